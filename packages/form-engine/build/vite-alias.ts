import { fileURLToPath } from 'node:url';

/**
 * For `resolve.alias`: @rjsf/core renders markdown that no descriptor here can carry, with a library
 * of 31 KiB gzip; a stub takes its place.
 */
export const formEngineAlias = {
  'markdown-to-jsx/react': fileURLToPath(new URL('./markdown-stub.ts', import.meta.url)),
} as const;
