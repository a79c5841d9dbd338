import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * For contracts with our conventions, `lint` checks an additional rule, and `diff` reports some
 * changes at other severity levels.
 */
export const hasOurConventions = (document: object): boolean => 'x-envelope' in document;

/** The published package has the contract as one file; the workspace has the folder `openapi/`. */
const shipped = join(import.meta.dirname, '../openapi.json');

export const ourContractFile = existsSync(shipped)
  ? shipped
  : join(import.meta.dirname, '../../../../openapi/openapi.yaml');
