import { limits, plainText } from '@kosha/domain';
import { isWorkStatus } from '../model/visibility.ts';
import type { Report } from '../model/drift.ts';
import type { FieldFacts } from '../model/field.ts';
import { readChoices } from './read-choices.ts';

/** Limits of the contract, in characters. */
const labelMax = 200;
const lengthMax = 1000;
const contractName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** The facts of one descriptor; undefined if its name could not be sent. Reports what is wrong. */
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
    hint: readHint(raw['label'], `${path}.label`, report),
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
  if (!contractName.test(value)) report('nameUnexpected', path, value);
  return value;
}

function readLabel(value: unknown, name: string, path: string, report: Report): string {
  const label = readText(value);
  if (label === undefined) {
    report('labelMissing', path, value);
    return name;
  }
  if (label.length <= labelMax) return label;
  report('labelTooLong', path, value);
  return `${label.slice(0, labelMax)}…`;
}

/** An empty hint is common and not reported. */
function readHint(value: unknown, path: string, report: Report): string | undefined {
  const isExpected = typeof value === 'string' || value === null || value === undefined;
  if (!isExpected) report('hintUnreadable', path, value);
  return readText(value);
}

/** 1 means digits only, any other number any text (§3). */
function readIsDigits(value: unknown, path: string, report: Report): boolean {
  const isAbsent = value === null || value === undefined;
  if (!isAbsent && !Number.isInteger(numberIn(value))) report('flagUnreadable', path, value);
  return numberIn(value) === 1;
}

/** A number may also come as text. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && plainText(value)) || undefined;

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

function readFlag(value: unknown, path: string, report: Report): boolean {
  const flag = flags.get(value);
  if (flag === undefined) report('flagUnreadable', path, value);
  return flag ?? false;
}

/** Without a length, digits take 5 (§5) and a text as much as a payload may carry. */
function readLength(value: unknown, isDigits: boolean, path: string, report: Report): number {
  const length = numberIn(value);
  const isReadable =
    typeof length === 'number' && Number.isInteger(length) && length >= 1 && length <= lengthMax;
  if (isReadable) return length;
  if (value !== null && value !== undefined) report('lengthUnreadable', path, value);
  return isDigits ? limits.numberInputDefaultMaxDigits : lengthMax;
}
