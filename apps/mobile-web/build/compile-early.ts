import type { Plugin } from 'vite';

/**
 * Lets Chromium compile the functions of the files of which a start runs nearly all, the app's first one and
 * those of `modules`, while they come, beside the main thread. Otherwise it
 * compiles each when it is first called. Other browsers see a comment.
 */
export function compileEarly(modules: readonly string[]): Plugin {
  return {
    name: 'compile-early',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          if (!output.isEntry && !modules.some((id) => output.moduleIds.includes(id))) continue;
          // The comment counts only at the very start.
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}
