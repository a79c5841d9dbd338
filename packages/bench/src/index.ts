export { startChild, type Child } from './child.ts';
export { browserPath, launchBrowser, phone, slowDown } from './phone.ts';
export { alignColumns, allHold, printTable, type Measure } from './report.ts';
export { median, percentile, repeatRuns } from './runs.ts';
