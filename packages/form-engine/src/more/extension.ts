import { cutText } from '../model/drift.ts';
import type { Extension, Extra, ReportProperty } from '../model/extension.ts';
import { computedChanges } from '../model/computed.ts';
import type { Bounds } from '../model/field-facts.ts';
import type { Meaning } from '../model/meaning.ts';
import { plainText } from '@kosha/domain';
import { readComputed } from './read-computed.ts';
import { readCondition } from './read-condition.ts';
import { rowsOf } from './groups/read-group.ts';
import { readPattern } from './pattern.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Characters of a placeholder. */
const placeholderMax = 100;
/** Characters of a page's title. */
const titleMax = 200;

const isAnswer = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || Number.isFinite(value);

/** How each property is read; undefined is one that cannot be. */
const readers = {
  placeholder: (value: unknown) =>
    typeof value === 'string' ? cutText(plainText(value), placeholderMax) : undefined,
  pattern: (value: unknown) => (typeof value === 'string' ? readPattern(value) : undefined),
  min: (value: unknown) => (isAnswer(value) ? value : undefined),
  max: (value: unknown) => (isAnswer(value) ? value : undefined),
  semantic: (value: unknown) => (typeof value === 'string' ? value : undefined),
  shownIf: (value: unknown) => readCondition(value),
  requiredIf: (value: unknown) => readCondition(value),
  readOnlyIf: (value: unknown) => readCondition(value),
  computed: readComputed,
  multiple: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  page: (value: unknown) =>
    (typeof value === 'string' && cutText(plainText(value), titleMax)) || undefined,
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
  const { semantic = '', multiple, pattern, min, max } = given;
  const meaning = Object.hasOwn(meanings, semantic) ? meanings[semantic] : undefined;
  if (semantic !== '' && !meaning) report('extraUnreadable', 'semantic', semantic);
  const bounds: Bounds = { min, max, form: pattern };
  const hasBounds = [min, max, pattern].some((one) => one !== undefined);
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
    kind: multiple && isList ? 'severalChoices' : undefined,
  };
}
