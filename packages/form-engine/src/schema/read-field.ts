import { limits, sanitizePlainText } from '@kosha/domain';
import type { Condition } from '../model/condition.ts';
import type { FormConfig } from '../model/config.ts';
import type { ExtendedProperties, ReadGroupFields } from '../model/extension.ts';
import type { Choice, FieldProperties } from '../model/field-facts.ts';
import { cutText, type ReportIssue, type SchemaIssueCode } from '../model/schema-issue.ts';

const labelMax = 200;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function readChoices(list: unknown, path: string, report: ReportIssue): readonly Choice[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    report('choicesMissing', path, list);
    return [];
  }
  const choicesByValue = new Map<string, Choice>();
  // The path is built only for an issue, because a list can have more than 100,000 choices.
  const reportItem = (problem: SchemaIssueCode, index: number, step: string, received: unknown) =>
    report(problem, `${path}[${index}]${step}`, received);
  list.forEach((item: unknown, index) => {
    const { dictValue, dictLabel } = (item ?? {}) as Record<string, unknown>;
    const value = textOf(dictValue);
    if (!value?.trim()) reportItem('choiceUnreadable', index, '', item);
    else if (choicesByValue.has(value)) reportItem('choiceTwice', index, '', value);
    else {
      if (typeof dictValue !== 'string')
        reportItem('typeUnexpected', index, '.dictValue', dictValue);
      const fullLabel = sanitizePlainText(textOf(dictLabel) ?? '');
      if (!fullLabel) reportItem('choiceLabelMissing', index, '.dictLabel', dictLabel);
      const label = cutText(fullLabel, labelMax);
      if (label !== fullLabel) reportItem('choiceLabelTooLong', index, '.dictLabel', dictLabel);
      choicesByValue.set(value, { value, label: label || value });
    }
  });
  return [...choicesByValue.values()];
}

/** The maximum length of an answer in the contract, in characters. */
const lengthMax = 1000;
const contractName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

export interface ReadFieldResult extends Omit<FieldProperties, 'key' | 'parentKey'> {
  requestedType: string | undefined;
  rows: ExtendedProperties['rows'];
}

/** Returns undefined if the item is not an object or has no usable payload name. */
export function readField(
  item: unknown,
  index: number,
  report: ReportIssue,
  config: FormConfig,
  readInside: ReadGroupFields | undefined,
): ReadFieldResult | undefined {
  const path = `[${index}]`;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    report('notAnObject', path, item);
    return undefined;
  }
  const raw = item as Record<string, unknown>;
  reportUnknown(raw, path, report, config);
  reportTexts(raw, path, report);
  const name = readName(raw['value'], `${path}.value`, report);
  if (name === undefined) return undefined;
  const canHide = readFlag(raw['canHidden'], `${path}.canHidden`, report);
  const rule = config.visibility({ name, canHide });
  const { showWhen, type, rows, ...extra } = readExtra(raw, path, report, config, readInside);
  const isRequired = readFlag(raw['checkReq'], `${path}.checkReq`, report);
  const isDigits = readIsDigits(raw['checkType'], `${path}.checkType`, report);
  return {
    descriptor: raw,
    name,
    label: readLabel(raw['key'], name, `${path}.key`, report),
    hint: readHint(raw['label'], `${path}.label`, report),
    isRequired: isRequired && rule?.isOptional !== true,
    isReadOnly: extra.compute !== undefined,
    showWhen: both(rule?.showWhen, showWhen),
    requestedType: type,
    rows,
    format: config.format?.({ name, isDigits }),
    ...extra,
    isDigits,
    maxLength: readLength(raw['lengthLimitMax'], isDigits, `${path}.lengthLimitMax`, report),
    choices: readChoices(raw['dictionaryVoList'], `${path}.dictionaryVoList`, report),
  };
}

const noExtension: ExtendedProperties = {};

const readExtra = (
  raw: Record<string, unknown>,
  path: string,
  report: ReportIssue,
  config: FormConfig,
  readInside: ReadGroupFields | undefined,
) =>
  config.extension?.read(
    raw,
    (problem, property, received) => report(problem, `${path}.${property}`, received),
    readInside,
  ) ?? noExtension;

const both = (one: Condition | undefined, other: Condition | undefined): Condition | undefined =>
  one && other ? { all: [one, other] } : (one ?? other);

/** The known properties of a descriptor (§3.19). */
const known: ReadonlySet<string> = new Set([
  'key',
  'value',
  'dataType',
  'checkType',
  'checkReq',
  'lengthLimitMax',
  'label',
  'dictionaryVoList',
  'canHidden',
]);

const unknownMax = 10;

/** Reports unknown properties, because one may be a new rule that the engine does not apply. */
function reportUnknown(
  raw: Record<string, unknown>,
  path: string,
  report: ReportIssue,
  { extension, fieldTypes }: FormConfig,
): void {
  const isOwn = (name: string) =>
    Object.values(fieldTypes).some(({ properties }) => properties?.includes(name));
  const unknown = Object.keys(raw).filter(
    (name) => !known.has(name) && !extension?.properties.includes(name) && !isOwn(name),
  );
  for (const name of unknown.slice(0, unknownMax)) {
    const step = contractName.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
    report('propertyUnknown', `${path}${cutText(step, labelMax)}`, raw[name]);
  }
}

const numbers = ['dataType', 'checkType', 'checkReq', 'lengthLimitMax', 'canHidden'] as const;

function reportTexts(raw: Record<string, unknown>, path: string, report: ReportIssue): void {
  for (const name of numbers) {
    const value = raw[name];
    if (typeof value === 'string' && Number.isInteger(numberIn(value))) {
      report('typeUnexpected', `${path}.${name}`, value);
    }
  }
}

function readName(value: unknown, path: string, report: ReportIssue): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    report('nameMissing', path, value);
    return undefined;
  }
  if (value === '__proto__') {
    report('nameUnsafe', path, value);
    return undefined;
  }
  if (!contractName.test(value)) report('nameUnexpected', path, value);
  return value;
}

function readLabel(value: unknown, name: string, path: string, report: ReportIssue): string {
  const label = readText(value);
  if (label === undefined) {
    report('labelMissing', path, value);
    return name;
  }
  if (label.length > labelMax) report('labelTooLong', path, value);
  return cutText(label, labelMax);
}

/** An empty hint is common and is not reported. */
function readHint(value: unknown, path: string, report: ReportIssue): string | undefined {
  const isExpected = typeof value === 'string' || value === null || value === undefined;
  if (!isExpected) report('hintUnreadable', path, value);
  const hint = readText(value);
  if (hint && hint.length > labelMax) report('hintTooLong', path, value);
  return hint && cutText(hint, labelMax);
}

/** 1 means digits only. Any other number means any text (§3). */
function readIsDigits(value: unknown, path: string, report: ReportIssue): boolean {
  const isAbsent = value === null || value === undefined;
  if (!isAbsent && !Number.isInteger(numberIn(value))) report('flagUnreadable', path, value);
  return numberIn(value) === 1;
}

/** The server may send a number as a string. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && sanitizePlainText(value)) || undefined;

const flags = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  [null, false],
  [undefined, false],
]);

function readFlag(value: unknown, path: string, report: ReportIssue): boolean {
  const flag = flags.get(value);
  if (flag === undefined) report('flagUnreadable', path, value);
  return flag ?? false;
}

/** Returns the maximum length: by default 5 for digits (§5) and the contract's limit for text. */
function readLength(value: unknown, isDigits: boolean, path: string, report: ReportIssue): number {
  const length = numberIn(value);
  const isReadable =
    typeof length === 'number' && Number.isInteger(length) && length >= 1 && length <= lengthMax;
  if (isReadable) return length;
  if (value !== null && value !== undefined) report('lengthUnreadable', path, value);
  return isDigits ? limits.numberInputDefaultMaxDigits : lengthMax;
}
