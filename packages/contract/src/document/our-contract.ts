import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Our own lint rules apply only to contracts with our conventions. */
export const hasOurConventions = (document: object): boolean => 'x-envelope' in document;

/**
 * The published package contains the contract as one file. In the workspace, the files are in
 * `openapi/`.
 */
const shipped = join(import.meta.dirname, '../openapi.json');

/** Our contract, for code generation and tests. */
export const ourContract = existsSync(shipped)
  ? shipped
  : join(import.meta.dirname, '../../../../openapi/openapi.yaml');
