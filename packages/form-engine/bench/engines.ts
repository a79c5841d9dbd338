/** The engines measured side by side; each name is a file in `engines/`. The first one is ours. */
export const engines = {
  kosha: { title: 'kosha', isConfigDriven: true },
  'rjsf-mantine': { title: 'rjsf/mantine + ajv', isConfigDriven: true },
  'json-forms': { title: 'JSON Forms', isConfigDriven: true },
  'survey-js': { title: 'SurveyJS', isConfigDriven: true },
  'hook-form': { title: 'react-hook-form', isConfigDriven: false },
  'plain-html': { title: 'plain HTML', isConfigDriven: false },
} as const satisfies Record<string, { title: string; isConfigDriven: boolean }>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];
