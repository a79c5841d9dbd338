import { fileURLToPath } from 'node:url';

/** A small IFSC directory for tests and the app's stories. */
export const sampleIfscFile = fileURLToPath(new URL('./data/ifsc-sample.csv', import.meta.url));
