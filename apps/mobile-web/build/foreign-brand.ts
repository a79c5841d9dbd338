import type { Brand } from '@kosha/brand';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export function findForeignBrand(dist: string, other: Brand): string[] {
  const patterns = patternsOf([...shownWords(other), ...technicalNames(other)]);
  return filesIn(dist)
    .toSorted()
    .flatMap((file) => found(patterns, builtText(file), file.slice(dist.length + 1)));
}

const root = join(import.meta.dirname, '../../..');

const textFolders = [
  'locales',
  'apps/mobile-web/src',
  'apps/sandbox-api/src',
  'packages/domain/src',
];

export const textFiles = (): string[] =>
  textFolders
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /\.(tsx?|json|js)$/.test(file))
    .filter((file) => !/__generated__|\.(test|stories|fixtures)\.tsx?$/.test(file))
    .map((file) => file.slice(root.length + 1));

/** Finds words of another brand, such as its name, in our source code, except in comments. */
export function findForeignBrandInSource(other: Brand): string[] {
  const patterns = patternsOf(shownWords(other));
  return textFiles().flatMap((file) =>
    found(patterns, withoutComments(readFileSync(join(root, file), 'utf8')), file),
  );
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');

interface Word {
  word: string;
  pattern: RegExp;
}

function shownWords({ name, packageName, scheme, lender, partners }: Brand): string[] {
  const { companyName, address, phone, email, grievanceOfficer } = lender;
  const [, domain = email] = email.split('@');
  const ofPartners = partners.flatMap((partner) => [partner.name, partner.url]);
  const links = scheme === undefined ? [] : [`${scheme}://`];
  return [
    name,
    packageName,
    companyName,
    address,
    phone,
    domain,
    grievanceOfficer,
    ...links,
    ...ofPartners,
  ];
}

/**
 * Storage and cache names contain the brand's id. All other technical names keep our name (D27).
 */
const technicalNames = ({ id }: Brand) => [`${id}.session`, `${id}-files`];

const patternsOf = (words: readonly string[]): Word[] =>
  words.map((word) => {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return {
      word,
      pattern: new RegExp(`(?<![\\w-])${escaped}${/\w$/.test(word) ? '(?!\\w)' : ''}`),
    };
  });

const found = (patterns: readonly Word[], text: string, file: string): string[] =>
  patterns
    .filter(({ pattern }) => pattern.test(text))
    .map(({ word }) => `${file} still says "${word}".`);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function builtText(file: string): string {
  const content = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  if (file.endsWith('.gz')) return gunzipSync(content).toString();
  return /\.(png|webp|ico)$/.test(file) ? '' : content.toString();
}
