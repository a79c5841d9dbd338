import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binPath } from '../run.ts';
import { entrySources, type Manifest } from './manifest.ts';

export function buildTypes(folder: string, manifest: Manifest): void {
  const dist = join(folder, 'dist');
  // A temporary tsconfig lists the entry files. With file names as arguments, tsc would ignore the
  // package's tsconfig.
  const config = join(dist, 'tsconfig.json');
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rewriteRelativeImportExtensions: true,
        rootDir: '../src',
        outDir: '.',
      },
      include: [],
      files: entrySources(manifest).map((source) => join('..', source)),
    }),
  );
  execFileSync(binPath('tsc'), ['-p', config], { stdio: 'inherit' });
  rmSync(config);
  // Removes the imports of stylesheets, which have no types. tsc keeps these imports.
  for (const name of globSync('**/*.d.ts', { cwd: dist })) {
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^import '[^']+\.css';\n/gm, ''));
  }
}
