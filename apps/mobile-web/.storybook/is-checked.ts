/**
 * Whether what a story shows is held to the contract and the rules: in the tests and while developing. Who looks at the
 * built Storybook does not load what that needs.
 */
export const isChecked = import.meta.env.DEV || navigator.webdriver;
