import { fileURLToPath } from 'node:url';

export const sampleIfscFile = fileURLToPath(new URL('./data/ifsc-sample.csv', import.meta.url));
