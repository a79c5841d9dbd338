import { sanitizePlainText, readTypedNumber } from '@kosha/domain';
import { cutText } from '../model/schema-issue.ts';
import type { ExtendedProperties, Extension, ReportPropertyIssue } from '../model/extension.ts';
import { computedChanges } from '../model/computed.ts';
import type { Bounds, FieldProperties } from '../model/field-facts.ts';
import type { TextFormat } from '../model/text-format.ts';
import { readCondition } from './read-condition.ts';
import { text } from '../fields/text/text.field.ts';
import { numberFormatOf } from './number.field.ts';
import { dayBounds, isDateSemantic } from './day-fields.ts';
import { editInMask, formatWithMask, maskedTextFormat, readMask } from './mask.ts';
import { readGroupProperties } from './groups/read-group.ts';
import { readPattern } from './pattern.ts';
import type { GetAnswer } from '../model/condition.ts';
import { isFilledIn } from '../model/filled-in.ts';

type Compute = NonNullable<FieldProperties['compute']>;

/** An operand of a computed field: the payload name of a field, or a number. */
type Term = string | number;

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const read = readTypedNumber(String(value ?? ''), { maxFractionDigits: Infinity, hasSign: true });
  return read === null ? undefined : Number(read);
}

/** If the term is a field in several rows, returns the sum of its answers. */
function numberOf(term: Term, answerOf: GetAnswer): number | undefined {
  const value = typeof term === 'number' ? term : answerOf(term);
  if (!Array.isArray(value)) return numberIn(value);
  const numbers = value.map(numberIn).filter((number) => number !== undefined);
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one) : undefined;
}

/** Two decimals suffice for money and hide floating-point errors. */
const asText = (value: number): string => String(Math.round(value * 100) / 100);

type Arithmetic = (numbers: readonly number[], isComplete: boolean) => number | undefined;

/** `isComplete` is true if all terms are filled in. */
const arithmetics: Readonly<Record<string, Arithmetic>> = {
  sum: (numbers) => (numbers.length > 0 ? numbers.reduce((sum, one) => sum + one) : undefined),
  product: (numbers, isComplete) =>
    isComplete ? numbers.reduce((all, one) => all * one, 1) : undefined,
  difference: ([first = 0, ...others], isComplete) =>
    isComplete ? others.reduce((rest, one) => rest - one, first) : undefined,
};

/**
 * Reads a property such as `{ sum: ['floors.area', 10] }`. The name `floors.area` refers to the
 * field `area` in all rows of `floors`.
 */
function readComputed(value: unknown): Compute | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  if (isTerms(given['join'])) {
    const separator = given['with'];
    return computeJoin(given['join'], typeof separator === 'string' ? separator : ' ');
  }
  const name = Object.keys(arithmetics).find((one) => Object.hasOwn(given, one));
  const terms = name === undefined ? undefined : given[name];
  const calculate = name === undefined ? undefined : arithmetics[name];
  return calculate && isTerms(terms) ? computeNumber(terms, calculate) : undefined;
}

function computeNumber(terms: readonly Term[], calculate: Arithmetic): Compute {
  return (answerOf) => {
    const numbers = terms
      .map((term) => numberOf(term, answerOf))
      .filter((number) => number !== undefined);
    const result = calculate(numbers, numbers.length === terms.length);
    return result === undefined ? undefined : asText(result);
  };
}

const computeJoin =
  (names: readonly Term[], separator: string): Compute =>
  (answerOf) => {
    const answers = names.flatMap((name) => answerOf(String(name))).filter(isFilledIn);
    return answers.length > 0 ? answers.map(String).join(separator) : undefined;
  };

const isTerms = (list: unknown): list is readonly Term[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((term) => typeof term === 'string' || Number.isFinite(term));

type Raw = Readonly<Record<string, unknown>>;

const placeholderMax = 100;
const titleMax = 200;

const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const isAnswer = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || Number.isFinite(value);

/** `dataType` is the type's name, its number, or the number as a string. */
const isText = ({ dataType }: Raw) =>
  dataType === 'text' || dataType === text.dataType || dataType === String(text.dataType);
const isDigits = (raw: Raw) => Number(raw['checkType']) === 1;

const readers = {
  placeholder: (value: unknown) =>
    typeof value === 'string' ? cutText(sanitizePlainText(value), placeholderMax) : undefined,
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
    (typeof value === 'string' && cutText(sanitizePlainText(value), titleMax)) || undefined,
  columns: readFlag,
  review: readFlag,
} as const;

type Properties = { [Name in keyof typeof readers]?: ReturnType<(typeof readers)[Name]> };

/** Reads extended descriptors (D64). `formats` maps each `semantic` to its format. */
export const createFormExtension = (formats: Readonly<Record<string, TextFormat>>): Extension => ({
  properties: [...Object.keys(readers), 'group'],
  computed: computedChanges,
  read: (raw, report, readInside) => ({
    ...extraOf(readAll(raw, report), raw, formats, report),
    ...readGroupProperties(raw, report, readInside),
  }),
});

function readAll(raw: Raw, report: ReportPropertyIssue): Properties {
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
  formats: Readonly<Record<string, TextFormat>>,
  report: ReportPropertyIssue,
): ExtendedProperties {
  const { semantic = '', mask, multiple, pattern, min, max } = given;
  const kind = isText(raw) ? semantic : raw['dataType'];
  const days = isDateSemantic(kind) ? kind : undefined;
  const known = Object.hasOwn(formats, semantic) ? formats[semantic] : numberFormatOf(kind);
  if (semantic !== '' && !known && !days) report('extraUnreadable', 'semantic', semantic);
  const format =
    mask === undefined
      ? known
      : {
          ...maskedTextFormat(mask, isDigits(raw)),
          ...known,
          ...editInMask(mask, known),
          show: formatWithMask(mask),
        };
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
    ...(format && { format }),
    page: given.page,
    columns: given.columns,
    review: given.review,
    type: multiple && isList ? 'multiSelect' : days,
  };
}
