import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Brand, BrandError, type BrandFile } from './brand.ts';
import { fieldProblems } from './fields.ts';
import { logoProblems, svgSafetyProblems } from './mark.ts';

const name = 'capabilities.json';
const problem = `${name} must be as \`contract diff --capabilities\` writes it: {"missing": [{"call": "GET /order/v1/kfs", "part": "…"}]}.`;

function readMissingCalls(folder: string): { calls: string[]; problems: string[] } {
  const file = join(folder, name);
  if (!existsSync(file)) return { calls: [], problems: [] };
  try {
    const { missing } = JSON.parse(readFileSync(file, 'utf8')) as { missing: { call: string }[] };
    const calls = missing.map(({ call }) => call);
    if (calls.every((call) => /^(GET|POST) \/[^\s,]+$/.test(call))) return { calls, problems: [] };
  } catch {
    // Invalid JSON and a wrong shape get the same message.
  }
  return { calls: [], problems: [problem] };
}

const repositoryRoot = join(import.meta.dirname, '../../..');

export const defaultBrandFolder = join(repositoryRoot, 'brand');

const markName = 'public/icon.svg';
const servable = /\.(svg|png|webp|ico|txt|json|xml)$/i;

/**
 * Reads a brand folder, by default our own. Throws a `BrandError` with all problems.
 * @param path relative to the repository root
 */
export function readBrand(path?: string): Brand {
  const hasPath = path !== undefined && path.trim() !== '';
  const folder = hasPath ? resolve(repositoryRoot, path) : defaultBrandFolder;
  if (!existsSync(folder)) throw new BrandError([`BRAND=${path}: there is no folder ${folder}.`]);
  const { file, problems } = readFile(folder);
  const markFile = join(folder, markName);
  const mark = existsSync(markFile) ? readFileSync(markFile, 'utf8') : undefined;
  const missing = readMissingCalls(folder);
  const allProblems = [
    ...problems,
    ...missing.problems,
    ...(mark === undefined
      ? [`${markName} is missing: the mark, from which all icons are drawn.`]
      : logoProblems(markName, mark)),
    ...otherFiles(folder),
  ];
  if (allProblems.length > 0) throw new BrandError(allProblems);
  const brandFile = file as BrandFile;
  const shortName = brandFile.shortName ?? brandFile.name;
  return { ...brandFile, shortName, folder, mark: mark ?? '', missingCalls: missing.calls };
}

function readFile(folder: string): { file?: unknown; problems: string[] } {
  const path = join(folder, 'brand.json');
  if (!existsSync(path)) return { problems: ['brand.json is missing.'] };
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return { file, problems: [...fieldProblems(file), ...shortNameProblem(file)] };
  } catch (cause) {
    return { problems: [`brand.json is not JSON: ${(cause as Error).message}.`] };
  }
}

/** Phones show only 12 characters under an icon, so a longer name needs a short name. */
function shortNameProblem(file: unknown): string[] {
  const { name, shortName } = (file ?? {}) as Partial<BrandFile>;
  return typeof name === 'string' && [...name].length > 12 && shortName === undefined
    ? [
        'brand.json: "shortName" is missing: phones show 12 characters under an icon, and "name" has more.',
      ]
    : [];
}

/**
 * Allows only images without scripts and plain data files in `public`. The build copies the folder
 * unchanged, so a script in it could attack the app's visitors.
 */
function otherFiles(folder: string): string[] {
  const publicFolder = join(folder, 'public');
  if (!existsSync(publicFolder)) return [];
  const names = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length + 1));
  return names
    .filter((name) => `public/${name}` !== markName)
    .flatMap((name) => {
      if (!servable.test(name))
        return [`public/${name} cannot be served: pictures, .txt, .json and .xml can.`];
      return /\.svg$/i.test(name)
        ? svgSafetyProblems(`public/${name}`, readFileSync(join(publicFolder, name), 'utf8'))
        : [];
    });
}

export function exitOnError<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (cause) {
    if (!(cause instanceof BrandError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}
