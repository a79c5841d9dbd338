import { fileURLToPath } from 'node:url';

const stub = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * For `resolve.alias`: libraries and parts of @rjsf that a form compiled from descriptors never calls,
 * with a stub in the place of each (brotli: markdown 27 kB, fields and widgets 20 kB, merging of
 * schemas 3 kB).
 */
export const formEngineAlias = {
  'markdown-to-jsx/react': stub('./markdown-stub.ts'),
  // The longer name first: a name also stands for what is below it.
  '@x0k/json-schema-merge/lib/array': stub('./schema-merge-stub.ts'),
  '@x0k/json-schema-merge': stub('./schema-merge-stub.ts'),
  // As the one module that imports it writes it.
  '../getDefaultRegistry.js': stub('./registry-stub.ts'),
} as const;

/** The same for a build. While developing, a full ajv may be about, which needs the real one (7 kB). */
export const formEngineBuildAlias = {
  ...formEngineAlias,
  'fast-uri': stub('./uri-stub.ts'),
} as const;
