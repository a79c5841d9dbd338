/**
 * Each key is a file in `engines/`. Engines that a budget compares are adjacent, because the
 * machine's speed varies over time.
 */
export const engines = {
  kosha: { title: 'kosha', isConfigDriven: true },
  'plain-html': { title: 'plain HTML', isConfigDriven: false },
  'hook-form': { title: 'react-hook-form', isConfigDriven: false },
  'rjsf-mantine': { title: 'rjsf/mantine + ajv', isConfigDriven: true },
  'json-forms': { title: 'JSON Forms', isConfigDriven: true },
  'survey-js': { title: 'SurveyJS', isConfigDriven: true },
} as const satisfies Record<string, { title: string; isConfigDriven: boolean }>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];
