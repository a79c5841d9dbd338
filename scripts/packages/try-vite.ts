import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expectThat, type EmptyFolder } from './empty-folder.ts';
import { folderOf } from './pack.ts';
import { useApp } from './use-app.ts';
import { useServedPage } from './use-served-page.ts';

const tools = ['vite@8', '@vitejs/plugin-react@6', 'typescript@6', '@types/node@20'];
const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** Of all scripts of the app in brotli, React's 58 included; with the whole of rjsf it would be 159. */
const mostKilobytes = 115;
/** Of the packed file of styles; the whole kit's had 47. */
const mostStyleKilobytes = 26;

const page = (script: string, body = '') => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty app</title></head>
  <body>${body}<script type="module" src="${script}"></script></body>
</html>
`;
const viteConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()], build: { rollupOptions: { input: ['index.html', 'served.html'] } } };
`;
const typeSettings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    skipLibCheck: false,
    types: ['vite/client', 'node'],
  },
  include: ['src'],
  exclude: ['src/next', 'src/strict'],
};

/** An empty Vite app with the one packed file: built, used, and rendered on a server under a strict policy. */
export async function tryVite(folder: EmptyFolder, packed: string): Promise<void> {
  const { path, write, install, run } = folder;
  install(packed, ...react, ...tools);
  write('index.html', page('/src/main.tsx'));
  write('served.html', page('/src/served/client.tsx', '<div id="root">FORM</div>'));
  write('vite.config.js', viteConfig);
  write('tsconfig.json', JSON.stringify(typeSettings));
  cpSync(join(folderOf('form-engine'), 'examples'), join(path, 'src'), { recursive: true });

  const others = JSON.parse(run('npm', 'query', '[name^="@mantine"], [name^="@rjsf"]').stdout);
  const ours = readdirSync(join(path, 'node_modules/@kosha'));
  expectThat(ours.join() === 'form-engine', 'one packed file is all that is installed of ours');
  expectThat((others as unknown[]).length === 0, 'neither Mantine nor rjsf is installed');
  const copies = JSON.parse(run('npm', 'query', '#react').stdout) as unknown[];
  expectThat(copies.length === 1, 'there is one React');
  const types = run('tsc');
  expectThat(types.code === 0, 'the examples compile', types.stdout);
  const build = run('vite', 'build', '--logLevel', 'warn');
  expectThat(build.code === 0, 'Vite builds them without an alias', build.stderr);
  const dist = join(path, 'dist');
  expectSizes(dist, join(path, 'node_modules/@kosha/form-engine/dist/styles.css'));
  const node = run('node', '--input-type=module', '--eval', `import '@kosha/form-engine'`);
  expectThat(node.code === 0, 'the engine also loads in Node, to render on a server', node.stderr);
  await useApp(dist);
  render(folder);
  await useServedPage(dist);
}

function expectSizes(dist: string, styles: string): void {
  const files = globSync('assets/*.js', { cwd: dist });
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  const kilobytes = sizes.reduce((total, size) => total + size, 0) / 1000;
  expectThat(kilobytes < mostKilobytes, `its scripts have ${kilobytes.toFixed(1)} kB in brotli`);
  const css = readFileSync(styles);
  const [whole, small] = [css.length / 1000, brotliCompressSync(css).length / 1000];
  const words = `the styles have ${whole.toFixed(1)} kB, ${small.toFixed(1)} in brotli`;
  expectThat(whole < mostStyleKilobytes, words);
  expectThat(css.toString().startsWith('@layer kosha-form {'), 'all of them stand in a layer');
}

/** Puts what a server renders into the built page. */
function render({ path, run }: EmptyFolder): void {
  const build = run('vite', 'build', '--ssr', 'src/served/server.tsx', '--outDir', 'server');
  expectThat(build.code === 0, 'Vite builds the part for a server', build.stderr);
  const { stdout, stderr } = run('node', 'server/server.js');
  expectThat(stdout.includes('<form'), 'a server renders the form', stderr);
  const file = join(path, 'dist/served.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('FORM', stdout));
}
