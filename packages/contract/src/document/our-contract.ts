import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a contract follows our conventions: our own rules apply only then. */
export const isLikeOurs = (document: object): boolean => 'x-envelope' in document;

/**
 * The package ships the contract as one file next to the built code; the workspace reads the files
 * in `openapi/`.
 */
const shipped = join(import.meta.dirname, '../openapi.json');

/** Our contract, for code generation and its tests. */
export const ourContract = existsSync(shipped)
  ? shipped
  : join(import.meta.dirname, '../../../../openapi/openapi.yaml');
