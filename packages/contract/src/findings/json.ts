import type { Format } from './format.ts';

export const json: Format = (report) => `${JSON.stringify(report, null, 2)}\n`;
