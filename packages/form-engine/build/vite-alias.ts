import { fileURLToPath } from 'node:url';

const stub = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * For `resolve.alias`: puts stubs in place of code that a form of descriptors never calls. In
 * brotli this saves 27 kB of markdown, 20 kB of rjsf's fields and widgets, 3 kB of schema merging,
 * 2 kB of comparing what no form has, 1 kB of props that no form sets.
 */
export const formEngineAlias = {
  'markdown-to-jsx/react': stub('./markdown-stub.ts'),
  // The longer name first: an alias also matches every path below it.
  '@x0k/json-schema-merge/lib/array': stub('./schema-merge-stub.ts'),
  '@x0k/json-schema-merge': stub('./schema-merge-stub.ts'),
  'fast-equals': stub('./equals-stub.ts'),
  // Written exactly as in the one module that imports each.
  '../getDefaultRegistry.js': stub('./registry-stub.ts'),
  './omitExtraData.js': stub('./unused-stub.ts'),
  './toPathSchema.js': stub('./unused-stub.ts'),
} as const;

/** For a build; saves 7 kB more. In development a full ajv may run: it needs the real fast-uri. */
export const formEngineBuildAlias = {
  ...formEngineAlias,
  'fast-uri': stub('./uri-stub.ts'),
} as const;
