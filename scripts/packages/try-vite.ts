import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, type EmptyFolder } from './empty-folder.ts';
import { useApp } from './use-app.ts';

const tools = ['vite@8', '@vitejs/plugin-react@6', 'typescript@6'];
const peers = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@mantine/core',
  '@mantine/hooks',
];

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty app</title></head>
  <body><script type="module" src="/src/main.tsx"></script></body>
</html>
`;
const viteConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`;
/** All strictness options of TypeScript. */
const typeSettings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noUncheckedSideEffectImports: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** An empty Vite app with the packed engine and its examples. */
export async function tryVite(folder: EmptyFolder, packed: string): Promise<void> {
  const { path, write, install, run } = folder;
  install(packed, ...peers, ...tools);
  const engine = join(path, 'node_modules/@kosha/form-engine');
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as object;
  expectThat(!('devDependencies' in manifest), 'the packed manifest has no devDependencies');
  const copies = JSON.parse(run('npm', 'query', '#react').stdout) as unknown[];
  expectThat(copies.length === 1, 'there is one React');
  write('index.html', page);
  write('vite.config.js', viteConfig);
  write('tsconfig.json', JSON.stringify(typeSettings));
  cpSync(join(engine, 'examples'), join(path, 'src'), { recursive: true });
  const types = run('tsc');
  expectThat(types.code === 0, 'strict TypeScript compiles the examples', types.stdout);
  const build = run('vite', 'build', '--logLevel', 'warn');
  expectThat(build.code === 0, 'Vite builds them', build.stderr);
  const node = run('node', '--input-type=module', '--eval', `import '@kosha/form-engine'`);
  expectThat(node.code === 0, 'the engine loads in Node, to render on a server', node.stderr);
  await useApp(join(path, 'dist'));
  const old = run('npm', 'install', '--no-audit', 'react@18', 'react-dom@18');
  expectThat(old.stderr.includes('ERESOLVE'), 'npm refuses React 18', old.stderr);
}
