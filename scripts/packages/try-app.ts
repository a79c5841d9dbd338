/**
 * `pnpm packages:try`: packs the five packages, checks the packed files, and installs them with Node 20
 * into an empty Vite and React app: it is type-checked, built and used in Chromium. Downloads from the
 * registry, so it is no part of the tests.
 */
import { cpSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expectThat, inEmptyFolder } from './empty-folder.ts';
import { folderOf, pack, packageNames } from './pack.ts';
import { mustRunIn } from './run-in.ts';
import { useApp } from './use-app.ts';

const tools = ['vite@8', '@vitejs/plugin-react@6', 'typescript@6'];
const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** Of all scripts of the app in brotli, React's 58 included; with the whole of rjsf it would be 159. */
const mostKilobytes = 115;

const page = `<!doctype html>
<html lang="en">
  <head><meta name="viewport" content="width=device-width"><title>Empty app</title></head>
  <body><script type="module" src="/src/main.tsx"></script></body>
</html>
`;
const viteConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
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
};
const everyEntry = `import '@kosha/api-client';
import '@kosha/api-client/types';
import '@kosha/api-client/upload';
import '@kosha/contract';
import '@kosha/domain';
import '@kosha/ui';
`;

/** What others check packages with before they take them; downloaded, so that no install needs them. */
const checks = [
  ['publint@0.3.25', 'run', '--strict'],
  // These packages are modules only, and a file of styles has no types.
  ['@arethetypeswrong/cli@0.18.5', '--profile=esm-only', '--exclude-entrypoints=styles.css'],
] as const;

await inEmptyFolder(async ({ path, write, install, run }) => {
  const packed = packageNames.map((name) => pack(name, path));
  packed.forEach(checkPacked);
  console.log(`✓ ${packed.length} packages are packed, and publint and attw find nothing`);

  install(...packed, ...react, ...tools, '@types/node@20');
  write('index.html', page);
  write('vite.config.js', viteConfig);
  write('tsconfig.json', JSON.stringify(typeSettings));
  write('src/every-entry.ts', everyEntry);
  cpSync(join(folderOf('form-engine'), 'examples'), join(path, 'src'), { recursive: true });

  const copies = JSON.parse(run('npm', 'query', '#react').stdout) as unknown[];
  expectThat(copies.length === 1, 'there is one React');
  const types = run('tsc');
  expectThat(types.code === 0, 'the example and a kind of its own compile', types.stdout);
  const build = run('vite', 'build', '--logLevel', 'warn');
  expectThat(build.code === 0, 'Vite builds it without an alias', build.stderr);
  const kilobytes = compressedSize(join(path, 'dist')) / 1000;
  expectThat(kilobytes < mostKilobytes, `its scripts have ${kilobytes.toFixed(1)} kB in brotli`);
  const node = run('node', '--input-type=module', '--eval', `import '@kosha/form-engine'`);
  expectThat(node.code === 0, 'the engine also loads in Node, to render on a server', node.stderr);
  await useApp(join(path, 'dist'));
});

function compressedSize(dist: string): number {
  const files = globSync('assets/*.js', { cwd: dist });
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.reduce((total, size) => total + size, 0);
}

/** Checks a packed file: its entries, what they lead to, and their types. Throws on any problem. */
function checkPacked(file: string): void {
  for (const check of checks) mustRunIn(dirname(file), 'npx', '-y', ...check, file);
}
