import { cutText } from '../model/drift.ts';
import type { Extension, Extra, ReportProperty } from '../model/extension.ts';
import { computedChanges } from '../model/computed.ts';
import type { Bounds } from '../model/field-facts.ts';
import type { Meaning } from '../model/meaning.ts';
import { plainText } from '@kosha/domain';
import { readComputed } from './read-computed.ts';
import { readCondition } from './read-condition.ts';
import { text } from '../fields/text/text.kind.ts';
import { dayBounds, isDayKind } from './day-kinds.ts';
import { inMask, maskedText, readMask } from './mask.ts';
import { rowsOf } from './groups/read-group.ts';
import { readPattern } from './pattern.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Characters of a placeholder. */
const placeholderMax = 100;
/** Characters of a page's title. */
const titleMax = 200;

const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const isAnswer = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || Number.isFinite(value);

/** A number may also come as text. */
const isText = (raw: Raw) => Number(raw['dataType']) === text.dataType;
const isDigits = (raw: Raw) => Number(raw['checkType']) === 1;

/** How each property is read; undefined is one that cannot be. */
const readers = {
  placeholder: (value: unknown) =>
    typeof value === 'string' ? cutText(plainText(value), placeholderMax) : undefined,
  pattern: (value: unknown) => (typeof value === 'string' ? readPattern(value) : undefined),
  min: (value: unknown) => (isAnswer(value) ? value : undefined),
  max: (value: unknown) => (isAnswer(value) ? value : undefined),
  semantic: (value: unknown) => (typeof value === 'string' ? value : undefined),
  mask: readMask,
  shownIf: (value: unknown) => readCondition(value),
  requiredIf: (value: unknown) => readCondition(value),
  readOnlyIf: (value: unknown) => readCondition(value),
  computed: readComputed,
  multiple: readFlag,
  page: (value: unknown) =>
    (typeof value === 'string' && cutText(plainText(value), titleMax)) || undefined,
  columns: readFlag,
  review: readFlag,
} as const;

type Properties = { [Name in keyof typeof readers]?: ReturnType<(typeof readers)[Name]> };

/**
 * Reads extended descriptors (D64). `meanings`: what each `semantic` is. A property that cannot be read is reported,
 * and the field is shown without it.
 */
export const extensionWith = (meanings: Readonly<Record<string, Meaning>>): Extension => ({
  properties: [...Object.keys(readers), 'group'],
  computed: computedChanges,
  read: (raw, report, readInside) => ({
    ...extraOf(readAll(raw, report), raw, meanings, report),
    ...rowsOf(raw, report, readInside),
  }),
});

function readAll(raw: Raw, report: ReportProperty): Properties {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const given = raw[name];
    if (given === undefined || given === null) return [];
    const value = reader(given);
    if (value === undefined) report('extraUnreadable', name, given);
    return [[name, value]];
  });
  return Object.fromEntries(read) as Properties;
}

function extraOf(
  given: Properties,
  raw: Raw,
  meanings: Readonly<Record<string, Meaning>>,
  report: ReportProperty,
): Extra {
  const { semantic = '', mask, multiple, pattern, min, max } = given;
  const days = isDayKind(semantic) && isText(raw) ? semantic : undefined;
  const known = Object.hasOwn(meanings, semantic) ? meanings[semantic] : undefined;
  if (semantic !== '' && !known && !days) report('extraUnreadable', 'semantic', semantic);
  const meaning =
    mask === undefined
      ? known
      : { ...maskedText(mask, isDigits(raw)), ...known, show: inMask(mask) };
  const bounds: Bounds = days ? dayBounds(given, report) : { min, max, form: pattern };
  const hasBounds = Object.values(bounds).some((one) => one !== undefined);
  const isList = Array.isArray(raw['dictionaryVoList']);
  return {
    showWhen: given.shownIf,
    requiredWhen: given.requiredIf,
    readOnlyWhen: given.readOnlyIf,
    compute: given.computed,
    placeholder: given.placeholder,
    ...(hasBounds && { bounds }),
    ...(meaning && { meaning }),
    page: given.page,
    columns: given.columns,
    review: given.review,
    kind: multiple && isList ? 'severalChoices' : days,
  };
}
