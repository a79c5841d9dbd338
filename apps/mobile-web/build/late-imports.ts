import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/');
const folder = join(source, 'picture/late/');

/** What each module of the folder stands for, and the names that it has. */
const standIns = [
  {
    for: /^react-router-dom$/,
    module: 'router.ts',
    names: ['createPath', 'Navigate', 'useLocation', 'useNavigate', 'useSearchParams'],
  },
  {
    for: /^@tanstack\/react-query$/,
    module: 'query.ts',
    names: ['queryOptions', 'usePrefetchQuery', 'useQuery', 'useQueryClient'],
  },
  { for: /\/server\/api\.ts$/, module: 'server.ts', names: ['api'] },
];

/** One import of names, as the compiler writes it. */
const importOfNames = /^import \{([^}]*)\} from (["'])([^"'\n]+)\2;?$/gm;

/**
 * Lets the app's modules ask for what only acts through `src/picture/late`, so that those which a picture needs can run
 * before it has come.
 */
export function lateImports(): Plugin {
  let count = 0;
  return {
    name: 'late-imports',
    transform(code, id) {
      if (!id.startsWith(source) || id.startsWith(folder)) return null;
      const changed = code.replace(
        importOfNames,
        (whole, list: string, quote: string, from: string) => {
          const standIn = standIns.find((one) => one.for.test(from));
          if (!standIn) return whole;
          const names = list
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean);
          const late = names.filter((name) => standIn.names.includes(name));
          const others = names.filter((name) => !late.includes(name));
          if (late.length === 0) return whole;
          count += 1;
          const write = (some: string[], module: string) =>
            some.length > 0 ? `import { ${some.join(', ')} } from ${quote}${module}${quote};` : '';
          return write(late, join(folder, standIn.module)) + write(others, from);
        },
      );
      return changed === code ? null : { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('No module imports what has a stand-in');
    },
  };
}
