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
      ...(brand.folder === ownFolder
        ? []
        : [...copied(brand, readBrand()), ...builtProblems(brand, dist)]),
    ];
    return { problems, notes: notesOf(brand, dist) };
  } catch (cause) {
    if (!(cause instanceof BrandError)) throw cause;
    return { problems: [...cause.problems], notes: [] };
  }
}

function notesOf(brand: Brand, dist: string): string[] {
  const { lender, scheme, stores, about } = brand;
  const absent: readonly (readonly [value: unknown, says: string])[] = [
    [lender.registration, 'No "lender.registration": About us does not show the registration.'],
    [scheme, 'No "scheme": no page offers to open a native app.'],
    [stores, 'No "stores": the reference server leads to its page that plays the native app.'],
    [about, 'No "about": the reference server shows a sample text on About us.'],
  ];
  const notes = absent.flatMap(([value, says]) => (value === undefined ? [says] : []));
  return isBuilt(brand, dist)
    ? notes
    : [...notes, 'This brand is not built, so no page was looked at.'];
}

/** What a folder that began as a copy of ours has not changed yet. */
function copied(brand: Brand, ours: Brand): string[] {
  const same = (one: object, other: object, before = '') =>
    Object.entries(one).flatMap(([key, value]) =>
      value === (other as Record<string, unknown>)[key] ? [before + key] : [],
    );
  const { id, name, packageName, scheme } = brand;
  const fields = [
    ...same({ id, name, packageName, ...(scheme !== undefined && { scheme }) }, ours),
    ...same(brand.lender, ours.lender, 'lender.'),
  ];
  return [
    ...fields.map((path) => `brand.json: "${path}" is still ours.`),
    ...(brand.mark === ours.mark ? ['public/icon.svg is still our mark.'] : []),
  ];
}

function isBuilt({ name }: Brand, dist: string): boolean {
  const manifest = join(dist, 'manifest.webmanifest');
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name === name;
}

const builtProblems = (brand: Brand, dist: string): string[] =>
  isBuilt(brand, dist) ? foreignWords(dist, readBrand()) : [];

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
