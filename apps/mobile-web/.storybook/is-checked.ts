/** Whether stories are checked against the contract: in tests and development, not for visitors of the built Storybook. */
export const isChecked = import.meta.env.DEV || navigator.webdriver;

/** Whether tests play the stories, each with the accessibility check. Tests of the built Storybook set the flag. */
export const isTested = 'koshaTests' in globalThis || import.meta.env['VITEST'] !== undefined;
