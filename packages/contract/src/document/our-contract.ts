import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** In the package it lies beside the built code; in the workspace the files under `openapi/` are read. */
const shipped = join(import.meta.dirname, '../openapi.json');

/** Our contract, for what is generated from it and for its tests. */
export const ourContract = existsSync(shipped)
  ? shipped
  : join(import.meta.dirname, '../../../../openapi/openapi.yaml');
