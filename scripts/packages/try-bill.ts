import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, type EmptyFolder } from './empty-folder.ts';

interface Bill {
  bomFormat: string;
  components: readonly { name: string; version: string; purl: string }[];
}

/** The bill of what is bundled: `npm audit` is asked about all of it, as if an app had installed it. */
export async function tryBill(folder: EmptyFolder, packed: string): Promise<void> {
  const { path, write, install, run } = folder;
  install(packed, 'react', 'react-dom');
  const file = join(path, 'node_modules/@kosha/form-engine/dist/vendor/bom.cdx.json');
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  const names = components.map(({ name, version }) => `${name} ${version}`);
  expectThat(bomFormat === 'CycloneDX' && names.length > 0, `the bill names ${names.join(', ')}`);
  const dependencies = Object.fromEntries(components.map(({ name, version }) => [name, version]));
  write('audit/package.json', JSON.stringify({ private: true, dependencies }));
  const lock = run('npm', 'install', '--prefix', 'audit', '--package-lock-only', '--no-audit');
  expectThat(lock.code === 0, 'the registry has all that the bill names', lock.stderr);
  const audit = run('npm', 'audit', '--prefix', 'audit');
  if (audit.stderr.includes('audit endpoint returned an error')) {
    console.log('– npm audit was not asked: this registry does not answer it');
    return;
  }
  expectThat(audit.code === 0, 'npm audit finds nothing in it', audit.stdout);
}
