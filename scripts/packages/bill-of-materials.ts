import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the bill stands in the packed file; `exports` of the package lead to it as `./bom.json`. */
export const billFile = 'vendor/bom.cdx.json';

interface Installed {
  name: string;
  version: string;
  license?: string;
}

/**
 * Writes what is bundled as a software bill (CycloneDX 1.6): `npm audit` sees only what a package names as its
 * dependency, other tools read this.
 */
export function billOfMaterials(about: Installed): Plugin {
  return {
    name: 'bill-of-materials',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const used = new Map(
        files.flatMap((file) => installedAround(file) ?? []).map((one) => [purlOf(one), one]),
      );
      if (used.size === 0) return;
      const components = [...used].toSorted().map(([purl, one]) => componentOf(purl, one));
      const bill = { ...headOf(about, components), components };
      this.emitFile({ type: 'asset', fileName: billFile, source: JSON.stringify(bill, null, 2) });
    },
  };
}

/** The same contents give the same bill, so it has no date. */
function headOf(about: Installed, components: readonly object[]) {
  const hash = createHash('sha256')
    .update(JSON.stringify([about, components]))
    .digest('hex');
  const serial = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  const component = { ...componentOf(purlOf(about), about), type: 'library' };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: { component },
  };
}

function componentOf(purl: string, { name, version, license }: Installed) {
  const licenses = license ? [{ license: { id: license } }] : [];
  return { type: 'library', 'bom-ref': purl, name, version, licenses, purl };
}

const purlOf = ({ name, version }: Installed): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The installed package that a bundled module belongs to; undefined for one of the workspace. */
function installedAround(file: string): Installed | undefined {
  if (!file.includes('/node_modules/')) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Installed;
    // A folder inside of a package may say only what kind its modules are.
    if (name && version) return { name, version, ...(license && { license }) };
  }
  return undefined;
}
