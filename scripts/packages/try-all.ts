import { expectThat, type EmptyFolder } from './empty-folder.ts';

const packages = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/node@20',
  'typescript@6',
  'vite@8',
];

const everyEntry = `import '@kosha/api-client';
import '@kosha/api-client/types';
import '@kosha/api-client/upload';
import '@kosha/contract';
import '@kosha/domain';
import '@kosha/form-engine';
import '@kosha/ui';
`;

const typeSettings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client', 'node'],
  },
  include: ['src'],
};

/** All packed files together; the kit's accordion is the one part that needs Mantine. */
export async function tryAll(folder: EmptyFolder, packed: readonly string[]): Promise<void> {
  const { write, install, run } = folder;
  install(...packed, ...packages);
  write('tsconfig.json', JSON.stringify(typeSettings));
  write('src/every-entry.ts', everyEntry);
  const mantine = JSON.parse(run('npm', 'query', '[name^="@mantine"]').stdout) as unknown[];
  expectThat(mantine.length === 0, 'no package brings Mantine');
  const types = run('tsc');
  expectThat(types.code === 0, 'every entry of every package compiles', types.stdout);
  write('src/main.js', `import { Button } from '@kosha/ui';\nconsole.log(Button);\n`);
  write('index.html', '<script type="module" src="/src/main.js"></script>');
  const build = run('vite', 'build', '--logLevel', 'warn');
  expectThat(build.code === 0, 'the kit is built without Mantine', build.stderr);
  install('@mantine/core', '@mantine/hooks');
  write(
    'src/main.js',
    `import { Accordion } from '@kosha/ui/accordion';\nconsole.log(Accordion);\n`,
  );
  const withIt = run('vite', 'build', '--logLevel', 'warn');
  expectThat(withIt.code === 0, 'its accordion is built with Mantine', withIt.stderr);
}
