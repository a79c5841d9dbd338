export { browserPath, launchBrowser, phone, slowDown } from './phone.ts';
export { alignColumns, printTable, type Measure } from './report.ts';
export { median, percentile, repeatRuns } from './runs.ts';
