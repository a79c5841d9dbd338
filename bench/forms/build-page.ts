import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const pagePath = 'virtual:bench-page';

export interface BuiltPage {
  files: ReadonlyMap<string, string>;
  /** The gzipped size of all scripts and styles. Excludes React and the benchmark's own code. */
  sizeKib: number;
  /** Like `sizeKib`, but without lazily loaded scripts and styles. */
  firstKib: number;
}

const benchChunk = 'bench';
const reactChunk = 'react';

export async function buildPage(engine: string): Promise<BuiltPage> {
  const code = `
    import { exposeToBenchmark } from '${root}page.ts';
    import { engine } from '${root}engines/${engine}.tsx';
    exposeToBenchmark(engine);
  `;
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: pagePath,
        resolveId: (id) => (id.endsWith(pagePath) ? `\0${pagePath}` : undefined),
        load: (id) => (id === `\0${pagePath}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: ['chrome100', 'safari15.4'],
      modulePreload: false,
      rolldownOptions: {
        input: { page: pagePath },
        output: {
          entryFileNames: '[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: reactChunk, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: benchChunk, test: /bench[\\/](page|form|marks)\.ts$/ },
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
    ({ path, name }) => /\.(js|css)$/.test(path) && name !== reactChunk && name !== benchChunk,
  );
  return {
    files: new Map(files.map(({ path, text }) => [path, text])),
    sizeKib: kibOf(counted),
    firstKib: kibOf(counted.filter(({ path }) => /\/(page|rolldown-runtime)[.-][^/]+$/.test(path))),
  };
}

const kibOf = (files: readonly { text: string }[]): number =>
  files.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
