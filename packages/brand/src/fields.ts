/** Returns a problem such as 'must be a text', which follows the field's name in messages. */
type Check = (value: unknown) => string | undefined;

/** Checks a text on one line. Screens have no room for more than `max` characters. */
const line =
  (max: number, pattern?: RegExp, example?: string): Check =>
  (value) => {
    if (typeof value !== 'string' || value.trim() === '') return 'must be a text';
    const length = [...value].length;
    if (length > max) return `has ${length} characters, and at most ${max} fit`;
    if (/[\p{Cc}\p{Cf}<>]/u.test(value))
      return 'has characters that cannot be shown: < or > or unseen ones';
    if (pattern && !pattern.test(value)) return `is "${value}", but must look like ${example}`;
    return undefined;
  };

const https: Check = (value) =>
  typeof value === 'string' && /^https:\/\//i.test(value) && URL.canParse(value)
    ? undefined
    : 'must be an address that begins with https://';

const colour = line(7, /^#[0-9a-f]{6}$/i, '#0f5c4c');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const colours: Check = (value) =>
  isObject(value) &&
  Object.values(value).every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((one) => !colour(one)),
  )
    ? undefined
    : 'must name tokens, each with two colours, light and dark, such as {"accent": ["#c8741a", "#e9a04f"]}';

const partners: Check = (value) =>
  Array.isArray(value) &&
  value.every((one) => isObject(one) && !line(30)(one['name']) && !https(one['url']))
    ? undefined
    : 'must be a list, each with a name of at most 30 characters and an https address as url';

const ownScheme: Check = (value) =>
  line(20, /^[a-z][a-z0-9-]{2,}$/, 'kosha')(value) ??
  (takenSchemes.has(String(value))
    ? `is "${String(value)}", which browsers use themselves`
    : undefined);

const takenSchemes = new Set(
  'about blob data file filesystem geo http https intent javascript mailto market sms tel upi'.split(
    ' ',
  ),
);

const about: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 1000
    ? undefined
    : 'must be a text of at most 1000 characters';

interface Field {
  path: string;
  check: Check;
  isOptional?: true;
}

/**
 * The fields of `brand.json`. `name` has at most 30 characters, because app stores cut off longer
 * names.
 */
export const brandFields: readonly Field[] = [
  { path: 'id', check: line(20, /^[a-z][a-z0-9-]{2,}$/, 'kosha') },
  { path: 'name', check: line(30) },
  { path: 'shortName', check: line(12), isOptional: true },
  { path: 'colour', check: colour },
  { path: 'colours', check: colours, isOptional: true },
  { path: 'packageName', check: line(60, /^[a-z]\w*(\.[a-z]\w*)+$/i, 'in.kosha.web') },
  { path: 'scheme', check: ownScheme, isOptional: true },
  { path: 'lender.companyName', check: line(120) },
  { path: 'lender.registration', check: line(60), isOptional: true },
  { path: 'lender.address', check: line(200) },
  { path: 'lender.phone', check: line(20, /^[\d +()-]{6,}$/, '1800 000 0000') },
  { path: 'lender.email', check: line(80, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'care@lender.example') },
  { path: 'lender.grievanceOfficer', check: line(120) },
  { path: 'partners', check: partners },
  { path: 'stores.playStoreUrl', check: https, isOptional: true },
  { path: 'stores.appStoreUrl', check: https, isOptional: true },
  { path: 'stores.apkUrl', check: https, isOptional: true },
  { path: 'about', check: about, isOptional: true },
];

/** The value at a path such as 'lender.phone'; undefined if missing. */
export const brandFieldValue = (file: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), file);

export function fieldProblems(file: unknown): string[] {
  if (!isObject(file)) return ['brand.json must be an object with the fields of a brand.'];
  const fieldErrors = brandFields.flatMap(({ path, check, isOptional }) => {
    const value = brandFieldValue(file, path);
    if (value === undefined) return isOptional ? [] : [`brand.json: "${path}" is missing.`];
    const message = check(value);
    return message === undefined ? [] : [`brand.json: "${path}" ${message}.`];
  });
  return [...fieldErrors, ...unknownFields(file)];
}

/** Reports unknown fields, because the app would silently ignore a field with a mistyped name. */
function unknownFields(file: Record<string, unknown>): string[] {
  const known = brandFields.map(({ path }) => path);
  const groups = new Set(known.flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])));
  return Object.entries(file).flatMap(([key, value]) => {
    if (!groups.has(key)) return known.includes(key) ? [] : [noField(key)];
    if (!isObject(value)) return [`brand.json: "${key}" must hold fields of its own.`];
    const paths = Object.keys(value).map((inner) => `${key}.${inner}`);
    return paths.filter((path) => !known.includes(path)).map(noField);
  });
}

const noField = (path: string) => `brand.json: there is no field "${path}".`;
