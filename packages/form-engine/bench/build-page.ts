import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { formEngineBuildAlias } from '../build/vite-alias.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const PAGE = 'virtual:bench-page';

/** The page of one engine, built as for production. */
export interface BuiltPage {
  /** By path, such as `/page.js`. */
  files: ReadonlyMap<string, string>;
  /** Its scripts and styles, lazily loaded ones too, each gzipped; neither React nor the bench. */
  sizeKib: number;
}

const BENCH = 'bench';
const REACT = 'react';

export async function buildPage(engine: string, isOurs: boolean): Promise<BuiltPage> {
  const code = `
    import { present } from '${root}page.ts';
    import { engine } from '${root}engines/${engine}.tsx';
    present(engine);
  `;
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: PAGE,
        resolveId: (id) => (id.endsWith(PAGE) ? `\0${PAGE}` : undefined),
        load: (id) => (id === `\0${PAGE}` ? code : undefined),
      },
    ],
    resolve: { alias: isOurs ? formEngineBuildAlias : {} },
    build: {
      write: false,
      target: ['chrome100', 'safari15.4'],
      modulePreload: false,
      rolldownOptions: {
        input: { page: PAGE },
        output: {
          entryFileNames: '[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: REACT, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: BENCH, test: /bench[\\/](page|form|marks)\.ts$/ },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = output.map((file) => ({
    path: `/${file.fileName}`,
    name: file.name,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }));
  const counted = files.filter(
    ({ path, name }) => /\.(js|css)$/.test(path) && name !== REACT && name !== BENCH,
  );
  const bytes = counted.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
  return {
    files: new Map(files.map(({ path, text }) => [path, text])),
    sizeKib: bytes / 1024,
  };
}
