import {
  BrandError,
  brandFieldValue,
  brandFields,
  defaultBrandFolder,
  readBrand,
  type Brand,
} from '@kosha/brand';
import contract from '@kosha/contract/openapi.json' with { type: 'json' };
import { lowContrastPairs } from '@kosha/ui/palette';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokensOf } from './brand-colours.ts';
import { findForeignBrandInSource, findForeignBrand } from './foreign-brand.ts';
import { isWithinMask } from './icons.ts';

export interface BrandCheckResult {
  problems: string[];
  notes: string[];
}

export async function checkBrand(
  path: string | undefined,
  dist: string,
): Promise<BrandCheckResult> {
  try {
    const brand = readBrand(path);
    const problems = [
      ...lowContrastPairs(designTokensOf(brand)),
      ...((await isWithinMask(brand.mark))
        ? []
        : [
            'public/icon.svg: phones may cut off what lies outside a circle of 80 % of the square.',
          ]),
      ...(brand.folder === defaultBrandFolder
        ? []
        : [
            ...copied(brand, readBrand()),
            ...findForeignBrandInSource(readBrand()),
            ...builtProblems(brand, dist),
          ]),
      ...brand.missingCalls
        .filter((call) => !isOptional.has(call))
        .map((call) => `capabilities.json: "${call}" is no call of the contract.`),
    ];
    return { problems, notes: notesOf(brand, dist) };
  } catch (cause) {
    if (!(cause instanceof BrandError)) throw cause;
    return { problems: [...cause.problems], notes: [] };
  }
}

function notesOf(brand: Brand, dist: string): string[] {
  const { lender, scheme, stores, about, missingCalls } = brand;
  const absent: readonly (readonly [value: unknown, says: string])[] = [
    [lender.registration, 'No "lender.registration": About us does not show the registration.'],
    [scheme, 'No "scheme": no page offers to open a native app.'],
    [stores, 'No "stores": the reference server leads to its page that plays the native app.'],
    [about, 'No "about": the reference server shows a sample text on About us.'],
  ];
  const notes = [
    ...absent.flatMap(([value, says]) => (value === undefined ? [says] : [])),
    ...missingCalls
      .filter((call) => isOptional.get(call) === false)
      .map((call) => `capabilities.json: the app has no way around "${call}"; its screens fail.`),
  ];
  return isBuilt(brand, dist)
    ? notes
    : [...notes, 'This brand is not built, so no page was looked at.'];
}

/** Maps each call, such as 'GET /order/v1/kfs', to true if a server may lack the call. */
const isOptional: ReadonlyMap<string, boolean> = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path}`, 'x-optional' in operation] as const,
    ),
  ),
);

function copied(brand: Brand, ownBrand: Brand): string[] {
  // A short name that equals the name counts as not set, because the name is its default.
  const isSet = (path: string) => path !== 'shortName' || brand.shortName !== brand.name;
  return [
    ...brandFields
      .filter(
        ({ path }) =>
          isSet(path) && hasSame(brandFieldValue(brand, path), brandFieldValue(ownBrand, path)),
      )
      .map(({ path }) => `brand.json: "${path}" is still ours.`),
    ...(brand.mark === ownBrand.mark ? ['public/icon.svg is still our mark.'] : []),
  ];
}

function hasSame(one: unknown, other: unknown): boolean {
  const others = textsIn(other);
  return textsIn(one).some((text) => others.includes(text));
}

/** Colours may be written in upper or lower case. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.toLowerCase()]
    : Object.values(value ?? {}).flatMap((part) => textsIn(part));

function isBuilt({ name }: Brand, dist: string): boolean {
  // A copied brand may still have our name. The build of our own brand would then look like the
  // build of the copy.
  if (name === readBrand().name) return false;
  const manifest = join(dist, 'manifest.webmanifest');
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name === name;
}

const builtProblems = (brand: Brand, dist: string): string[] =>
  isBuilt(brand, dist) ? findForeignBrand(dist, readBrand()) : [];
