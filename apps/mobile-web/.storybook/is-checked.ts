/**
 * Whether responses are checked against the contract: in tests and development, but not for
 * visitors of the built Storybook.
 */
export const isChecked = import.meta.env.DEV || navigator.webdriver;

/**
 * Whether tests run the stories, which includes accessibility checks. Tests of the built Storybook
 * set `koshaTests`.
 */
export const isTested = 'koshaTests' in globalThis || import.meta.env['VITEST'] !== undefined;
