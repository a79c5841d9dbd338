import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, type EmptyFolder } from './empty-folder.ts';
import { folderOf } from './pack.ts';
import { useStrictApp } from './use-app.ts';

const packages = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript@6',
  'vite@8',
];

const page = `<!doctype html>
<html lang="en"><head><title>Strict app</title></head>
<body><script type="module" src="/src/strict/main.tsx"></script></body></html>
`;

/** All that TypeScript can be strict about; the modules are found as Node finds them. */
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
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: ['vite/client'],
  },
  include: ['src'],
};

/** An empty app under the strictest settings of TypeScript, with the one packed file. */
export async function tryStrict(folder: EmptyFolder, packed: string): Promise<void> {
  const { path, write, install, run } = folder;
  install(packed, ...packages);
  write('index.html', page);
  write('tsconfig.json', JSON.stringify(typeSettings));
  const examples = join(folderOf('form-engine'), 'examples');
  for (const name of ['strict', 'own-inputs.tsx']) {
    cpSync(join(examples, name), join(path, 'src', name), { recursive: true });
  }
  const types = run('tsc');
  expectThat(
    types.code === 0,
    'strict TypeScript compiles, and catches three mistakes',
    types.stdout,
  );
  const build = run('vite', 'build', '--logLevel', 'warn');
  expectThat(build.code === 0, 'Vite builds the strict app', build.stderr);
  await useStrictApp(join(path, 'dist'));
  const old = run('npm', 'install', '--no-audit', 'react@18', 'react-dom@18');
  expectThat(
    old.stderr.includes('ERESOLVE'),
    'npm says plainly that React 18 is too old',
    old.stderr,
  );
}
