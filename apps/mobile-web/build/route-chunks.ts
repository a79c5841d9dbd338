import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export interface RouteChunks {
  /** Addresses of the scripts to fetch ahead, the entry included. */
  scripts: string[];
  /** Addresses of the styles, in the order they apply. */
  styles: string[];
}

const entry = 'index.html';
/** The group of `vite.config.ts` that has `src/app/data-outlet.tsx`. */
const dataProvider = 'signed-in';

/** The screens whose files the build lists: in a page, in its inline script or in the service worker. */
const screens: Record<string, string[]> = {
  '/': ['src/features/home/home.screen.tsx', dataProvider],
  '/order': ['src/features/orders/list/order-list.screen.tsx', dataProvider],
  '/product/:pid': ['src/features/product/product.screen.tsx', dataProvider],
  '/product/:pid/detail': ['src/features/apply/apply.screen.tsx', dataProvider],
  '/personal': ['src/features/account/account.screen.tsx', dataProvider],
  '/login': ['src/features/login/login.screen.tsx'],
  '/verify/contact2': [
    'src/features/contact-verification/contact-verification.screen.tsx',
    dataProvider,
  ],
  '/download': ['src/features/public-pages/download.screen.tsx'],
  '/alert': ['src/features/public-pages/alert/alert.screen.tsx'],
  '/distribution': ['src/features/public-pages/distribution/distribution.screen.tsx'],
  '/promotion': ['src/features/public-pages/promotion/promotion.screen.tsx'],
  '/agreement/loan': ['src/features/public-pages/agreement.screen.tsx'],
  '/agreement/privacy': ['src/features/public-pages/agreement.screen.tsx'],
};

export type Chunks = Awaited<ReturnType<typeof readChunks>>;

/** Reads the bundler's manifest, which says which files a route needs. */
export async function readChunks(outputFolder: string) {
  const manifest = JSON.parse(
    await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;

  /** The key of a route's module, or of the file of a group. */
  const keyOf = (name: string) =>
    Object.keys(manifest).find((key) => key === name || manifest[key]?.name === name) ?? name;

  /** Adds a chunk after its imports, the order in which styles apply. */
  function collect(key: string, ordered: Set<string>, visited: Set<string>): void {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No chunk for ${key}; is it still a route's module?`);
    for (const imported of chunk.imports ?? []) collect(imported, ordered, visited);
    ordered.add(key);
  }

  function withImports(keys: readonly string[]): RouteChunks {
    const ordered = new Set<string>();
    const visited = new Set<string>();
    for (const key of keys) collect(keyOf(key), ordered, visited);
    const chunks = [...ordered].flatMap((key) => manifest[key] ?? []);
    return {
      scripts: [...new Set(chunks.map((chunk) => `/${chunk.file}`))],
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    };
  }

  return {
    entryScript: `/${manifest[entry]?.file}`,
    of: (pathname: string) => withImports([entry, ...(screens[pathname] ?? [])]),
    /** What every signed-in screen needs. */
    ofShell: () => withImports([entry, dataProvider]),
  };
}
