/**
 * Whether to check responses against the contract: in development and in automated browsers, but
 * not for visitors of the built Storybook.
 */
export const shouldCheckResponses = import.meta.env.DEV || navigator.webdriver;

/** Whether tests run the stories. Tests of the built Storybook set `koshaTests`. */
export const isTestRun = 'koshaTests' in globalThis || import.meta.env['VITEST'] !== undefined;
