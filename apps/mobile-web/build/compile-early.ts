import type { Plugin } from 'vite';

/** The files of which a start runs nearly all. */
const startFiles = ['index', 'signed-in'];

/**
 * Lets Chromium compile the functions of these files while they come, beside the main thread. Otherwise it
 * compiles each when it is first called. Other browsers see a comment.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const name of startFiles) {
          const file = chunks.find((chunk) => chunk.name === name);
          if (!file) this.error(`No file of the build is called ${name}`);
          // The comment counts only at the very start.
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
