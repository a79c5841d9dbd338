import type { Plugin } from 'vite';

interface Lean {
  file: RegExp;
  /** Returns the module with less in it. */
  change: (code: string) => string;
}

/** Parts of libraries that the app never runs; the bundler cannot know that. In brotli 7 kB. */
const leanModules: readonly Lean[] = [
  {
    // A name for the developer tools keeps the router's Link, Form and all that they import. Its own checks
    // are for developers: TypeScript and the tests tell the same.
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    change: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^( +)((?:invariant|warning)\w*\()/gm, '$1/* @__PURE__ */ $2')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replace(
          'let dataRouterState = dataRouterOpts?.state;',
          'const dataRouterState = undefined;',
        )
        .replace(
          'isDataRoute ? useNavigateStable() : useNavigateUnstable()',
          'useNavigateUnstable()',
        ),
  },
  {
    // The app sends its writes itself (`useWrite`), with an idempotency key for each.
    file: /\/query-core\/build\/modern\/mutationCache\.js$/,
    change: () =>
      'export class MutationCache { clear() {} findAll() { return []; } async resumePausedMutations() {} }',
  },
  {
    file: /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    change: () =>
      'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false;',
  },
];

/** Leaves those parts out of a build; fails where a library has moved them, so that none comes back. */
export function leanLibraries(): Plugin {
  const missing = new Set(leanModules);
  return {
    name: 'lean-libraries',
    transform(code, id) {
      const lean = leanModules.find(({ file }) => file.test(id));
      if (!lean) return null;
      const changed = lean.change(code);
      if (changed !== code) missing.delete(lean);
      return { code: changed, map: null };
    },
    generateBundle() {
      for (const { file } of missing) this.error(`No module fits ${file}: it was moved`);
    },
  };
}
