/**
 * Whether what a story shows is held to the contract and the rules: in the tests and while developing. Who looks at the
 * built Storybook does not load what that needs.
 */
export const isChecked = import.meta.env.DEV || navigator.webdriver;

/** Whether tests play the stories, each with the accessibility check: those of the built Storybook say so themselves. */
export const isTested = 'koshaTests' in globalThis || import.meta.env['VITEST'] !== undefined;
