/**
 * Whether to check responses against the contract: in development and in automated browsers, but
 * not for visitors of the built Storybook.
 */
export const isChecked = import.meta.env.DEV || navigator.webdriver;

/** Whether tests run the stories. Tests of the built Storybook set `koshaTests`. */
export const isTested = 'koshaTests' in globalThis || import.meta.env['VITEST'] !== undefined;
