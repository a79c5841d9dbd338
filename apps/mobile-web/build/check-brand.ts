import { BrandError, ownFolder, readBrand, type Brand } from '@kosha/brand';
import { weakPairs } from '@kosha/ui/palette';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tokensOf } from './brand-colours.ts';
import { isWithinMask } from './pictures.ts';

/** What the check of a brand found. */
export interface Checked {
  /** What must be changed. */
  problems: string[];
  /** What may stay as it is, but is worth knowing. */
  notes: string[];
}

/**
 * Everything that is missing or wrong in a brand's folder, each colour with too little contrast, and each place of the
 * built app in the folder `dist` where our own name is still written.
 */
export async function checkBrand(path: string | undefined, dist: string): Promise<Checked> {
  try {
    const brand = readBrand(path);
    const problems = [
      ...weakPairs(tokensOf(brand)),
      ...((await isWithinMask(brand.mark))
        ? []
        : [
            'public/icon.svg: phones may cut off what lies outside a circle of 80 % of the square.',
          ]),
      ...(brand.folder === ownFolder ? [] : builtProblems(brand, dist)),
    ];
    return { problems, notes: notesOf(brand, dist) };
  } catch (cause) {
    if (!(cause instanceof BrandError)) throw cause;
    return { problems: [...cause.problems], notes: [] };
  }
}

function notesOf({ lender, scheme, stores, about }: Brand, dist: string): string[] {
  const absent: readonly (readonly [value: unknown, says: string])[] = [
    [lender.registration, 'No "lender.registration": About us does not show the registration.'],
    [scheme, 'No "scheme": no page offers to open a native app.'],
    [stores, 'No "stores": the reference server leads to its page that plays the native app.'],
    [about, 'No "about": the reference server shows a sample text on About us.'],
  ];
  const notes = absent.flatMap(([value, says]) => (value === undefined ? [says] : []));
  return existsSync(dist) ? notes : [...notes, 'Nothing is built yet, so no page was looked at.'];
}

function builtProblems(brand: Brand, dist: string): string[] {
  const manifest = join(dist, 'manifest.webmanifest');
  if (!existsSync(manifest)) return [];
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
  return name === brand.name
    ? foreignWords(dist, readBrand())
    : [`The built app is "${name}": build this brand first, with BRAND=${brand.folder}.`];
}

/** Each file of a built app in which words of another brand stand; compressed ones are read as browsers read them. */
export function foreignWords(dist: string, other: Brand): string[] {
  const words = wordsOf(other);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap((file) => {
      const text = textOf(file);
      return words
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word }) => `${file.slice(dist.length + 1)} still says "${word}".`);
    });
}

/** The names of the bridge and of styles stay (D27): they have the name in small letters, and nobody sees them. */
function wordsOf({ id, name, packageName, lender }: Brand): { word: string; pattern: RegExp }[] {
  const [, domain = lender.email] = lender.email.split('@');
  const kept = [`${id}.session`, `${id}-files`];
  return [name, lender.companyName, packageName, domain, ...kept].map((word) => ({
    word,
    pattern: new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`),
  }));
}

function textOf(file: string): string {
  const content = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  if (file.endsWith('.gz')) return gunzipSync(content).toString();
  return /\.(png|webp|ico)$/.test(file) ? '' : content.toString();
}
