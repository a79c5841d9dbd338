import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Our own lint rules apply only to contracts with our conventions. */
export const hasOurConventions = (document: object): boolean => 'x-envelope' in document;

/** The published package has the contract as one file; the workspace has the folder `openapi/`. */
const shipped = join(import.meta.dirname, '../openapi.json');

export const ourContract = existsSync(shipped)
  ? shipped
  : join(import.meta.dirname, '../../../../openapi/openapi.yaml');
