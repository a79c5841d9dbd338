import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, type EmptyFolder } from './empty-folder.ts';
import { folderOf } from './pack.ts';
import { useNextApp } from './use-app.ts';

const packages = [
  'next@16',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/node@20',
  'typescript@5',
];

/** Pages as files, so that no server is needed to look at them. */
const config = `export default { output: 'export' };
`;

/** An empty Next app whose page is a server component, with the one packed file. */
export async function tryNext(folder: EmptyFolder, packed: string): Promise<void> {
  const { path, write, install, run } = folder;
  install(packed, ...packages);
  write('next.config.js', config);
  cpSync(join(folderOf('form-engine'), 'examples/next'), join(path, 'app'), { recursive: true });
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, allowImportingTsExtensions: true } }),
  );
  const build = run('env', 'NEXT_TELEMETRY_DISABLED=1', 'next', 'build');
  expectThat(build.code === 0, 'Next 16 builds the form in a server component', build.stderr);
  await useNextApp(join(path, 'out'));
}
