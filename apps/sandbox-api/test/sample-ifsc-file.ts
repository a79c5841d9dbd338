import { fileURLToPath } from 'node:url';

/** A few branches of a few banks: what tests and the stories of the app find in the IFSC directory. */
export const sampleIfscFile = fileURLToPath(new URL('./data/ifsc-sample.csv', import.meta.url));
