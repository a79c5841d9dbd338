import type { Brand } from '@kosha/brand';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Each file of a built app in which words of another brand stand; compressed ones are read as browsers read them. */
export function findForeignBrand(dist: string, other: Brand): string[] {
  const words = patternsOf([...shownWords(other), ...keptNames(other)]);
  return filesIn(dist)
    .toSorted()
    .flatMap((file) => found(words, builtText(file), file.slice(dist.length + 1)));
}

const root = join(import.meta.dirname, '../../..');

/** Where the texts of the app stand, and those of the reference server: its messages, SMS, agreements. */
const textFolders = [
  'locales',
  'apps/mobile-web/src',
  'apps/sandbox-api/src',
  'packages/domain/src',
];

/** The files with texts that a person may read, from the root of the repository. */
export const textFiles = (): string[] =>
  textFolders
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /\.(tsx?|json|js)$/.test(file))
    .filter((file) => !/__generated__|\.(test|stories|fixtures)\.tsx?$/.test(file))
    .map((file) => file.slice(root.length + 1));

/** Each file of `textFiles` in which words of another brand stand, comments aside: they should have a place for the name. */
export function findForeignBrandInSource(other: Brand): string[] {
  const words = patternsOf(shownWords(other));
  return textFiles().flatMap((file) =>
    found(words, withoutComments(readFileSync(join(root, file), 'utf8')), file),
  );
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');

interface Word {
  word: string;
  pattern: RegExp;
}

/** What borrowers read of a brand, or are sent to. */
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

/** The names of the bridge and of styles stay (D27): they have the name in small letters, and nobody sees them. */
const keptNames = ({ id }: Brand) => [`${id}.session`, `${id}-files`];

const patternsOf = (words: readonly string[]): Word[] =>
  words.map((word) => {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return {
      word,
      pattern: new RegExp(`(?<![\\w-])${escaped}${/\w$/.test(word) ? '(?!\\w)' : ''}`),
    };
  });

const found = (words: readonly Word[], text: string, file: string): string[] =>
  words
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
