/**
 * `pnpm brand:check [folder]` lists the problems of the brand in this folder. The default is the
 * folder in the environment variable `BRAND`, or else our own brand.
 */
import { join } from 'node:path';
import { checkBrand } from './check-brand.ts';

const path = process.argv[2] ?? process.env['BRAND'];
const { problems, notes } = await checkBrand(path, join(import.meta.dirname, '../dist'));
for (const note of notes) console.log(`note: ${note}`);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Nothing is missing, every contrast holds.');
process.exit(problems.length === 0 ? 0 : 1);
