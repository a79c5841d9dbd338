/** Tests and development check responses against the contract; the public Storybook does not. */
export const isChecked = import.meta.env.DEV || navigator.webdriver;

/** Whether tests run the stories. Tests of the built Storybook set `koshaTests`. */
export const isTested = 'koshaTests' in globalThis || import.meta.env['VITEST'] !== undefined;
