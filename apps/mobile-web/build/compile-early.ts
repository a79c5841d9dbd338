import type { Plugin } from 'vite';

/** The files of which a start runs nearly all. */
const startFiles = new Set(['index', 'signed-in']);

/**
 * Lets Chromium compile the functions of these files while they come, beside the main thread. Otherwise it
 * compiles each when it is first called. Other browsers see a comment.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          // The comment counts only at the very start.
          if (file.type === 'chunk' && startFiles.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
