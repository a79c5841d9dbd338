import { limits, plainText } from '@kosha/domain';
import { isWorkStatus } from '../visibility/work-status.ts';
import type { Report } from './drift.ts';
import type { FieldFacts } from './field.ts';
import { readChoices } from './read-choices.ts';

/** As the contract has it; a text of a payload is no longer than a field may let it be. */
const LABEL_MAX = 200;
const LENGTH_MAX = 1000;
const CONTRACT_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** The facts of one descriptor, or undefined where nothing could be sent for it; reports what is odd. */
export function readField(
  item: unknown,
  index: number,
  report: Report,
): Omit<FieldFacts, 'parentKey'> | undefined {
  const path = `[${index}]`;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    report('notAnObject', path, item);
    return undefined;
  }
  const raw = item as Record<string, unknown>;
  const name = readName(raw['value'], `${path}.value`, report);
  if (name === undefined) return undefined;
  const isDigits = readIsDigits(raw['checkType'], `${path}.checkType`, report);
  return {
    key: `f${index}`,
    name,
    label: readLabel(raw['key'], name, `${path}.key`, report),
    placeholder: readPlaceholder(raw['label'], `${path}.label`, report),
    isRequired: readFlag(raw['checkReq'], `${path}.checkReq`, report),
    isHideable: readFlag(raw['canHidden'], `${path}.canHidden`, report) && !isWorkStatus({ name }),
    isDigits,
    maxLength: readLength(raw['lengthLimitMax'], isDigits, `${path}.lengthLimitMax`, report),
    choices: readChoices(raw['dictionaryVoList'], `${path}.dictionaryVoList`, report),
  };
}

function readName(value: unknown, path: string, report: Report): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    report('nameMissing', path, value);
    return undefined;
  }
  if (value === '__proto__') {
    report('nameUnsafe', path, value);
    return undefined;
  }
  if (!CONTRACT_NAME.test(value)) report('nameUnexpected', path, value);
  return value;
}

function readLabel(value: unknown, name: string, path: string, report: Report): string {
  const label = readText(value);
  if (label === undefined) {
    report('labelMissing', path, value);
    return name;
  }
  if (label.length <= LABEL_MAX) return label;
  report('labelTooLong', path, value);
  return `${label.slice(0, LABEL_MAX)}…`;
}

/** An empty one is common, and no mistake. */
function readPlaceholder(value: unknown, path: string, report: Report): string | undefined {
  const isExpected = typeof value === 'string' || value === null || value === undefined;
  if (!isExpected) report('placeholderUnreadable', path, value);
  return readText(value);
}

/** 1 takes digits only, any other number any text (§3). */
function readIsDigits(value: unknown, path: string, report: Report): boolean {
  const isAbsent = value === null || value === undefined;
  if (!isAbsent && !Number.isInteger(numberIn(value))) report('flagUnreadable', path, value);
  return numberIn(value) === 1;
}

/** Numbers are taken as text as well. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && plainText(value)) || undefined;

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  [null, false],
  [undefined, false],
]);

function readFlag(value: unknown, path: string, report: Report): boolean {
  const flag = FLAGS.get(value);
  if (flag === undefined) report('flagUnreadable', path, value);
  return flag ?? false;
}

/** Digits without a length take 5 (§5), a text without one what a payload may carry. */
function readLength(value: unknown, isDigits: boolean, path: string, report: Report): number {
  const length = numberIn(value);
  const isReadable =
    typeof length === 'number' && Number.isInteger(length) && length >= 1 && length <= LENGTH_MAX;
  if (isReadable) return length;
  if (value !== null && value !== undefined) report('lengthUnreadable', path, value);
  return isDigits ? limits.numberInputDefaultMaxDigits : LENGTH_MAX;
}
