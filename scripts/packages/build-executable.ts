/**
 * `pnpm contract:executable [FOLDER]` builds `contract` as a single executable with its licences,
 * for machines without Node. Downloads a tool that injects code into Node's binary.
 */
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { repositoryRoot } from '../run.ts';
import { packageFolder } from './pack.ts';
import { runInOrThrow } from './run-in.ts';

/** Node detects an injected program by this text. */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const postject = 'postject@1.0.0-alpha.6';

export async function buildExecutable(folder: string): Promise<string> {
  const parts = join(folder, 'parts');
  mkdirSync(parts, { recursive: true });
  await bundle(parts);
  writeFileSync(
    join(parts, 'sea.json'),
    JSON.stringify({
      main: join(parts, 'contract.cjs'),
      output: join(parts, 'contract.blob'),
      disableExperimentalSEAWarning: true,
      assets: {
        'package.json': join(packageFolder('contract'), 'package.json'),
      },
    }),
  );
  runInOrThrow(parts, process.execPath, '--experimental-sea-config', 'sea.json');
  const executable = join(folder, 'contract');
  copyFileSync(process.execPath, executable);
  const blob = join(parts, 'contract.blob');
  const sealing = [executable, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', fuse];
  runInOrThrow(folder, 'npx', '-y', postject, ...sealing);
  chmodSync(executable, 0o755);
  copyFileSync(join(parts, 'LICENSES.md'), join(folder, 'LICENSES.md'));
  rmSync(parts, { recursive: true });
  return executable;
}

/** Single executables support only CommonJS. */
async function bundle(folder: string): Promise<void> {
  await build({
    root: packageFolder('contract'),
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/cli/executable.ts',
      target: 'es2023',
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: 'contract.cjs', codeSplitting: false },
      },
    },
  });
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(repositoryRoot, '.kosha/executable'));
  console.log(await buildExecutable(folder));
}
