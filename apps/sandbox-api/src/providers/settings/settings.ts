import { policyProfiles } from '@kosha/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { settings } from '../../db/schema/providers.ts';

type SettingValue = number | boolean | string;

interface NumberRow {
  default: number;
  label: string;
  /** The lowest allowed number; 0 by default. */
  min?: number;
  max: number;
}

interface SwitchRow {
  default: boolean;
  label: string;
}

interface ChoiceRow {
  default: string;
  label: string;
  choices: Readonly<Record<string, string>>;
}

interface TextRow {
  default: string;
  label: string;
  pattern: RegExp;
}

export type SettingDefinition = NumberRow | SwitchRow | ChoiceRow | TextRow;

const passOrFail = { pass: 'By the rules below', fail: 'Always fails' } as const;

/** All settings of the control page (D29). */
export const settingDefinitions = {
  policyProfile: {
    default: 'specified',
    label: 'Rules that the product follows (D54)',
    choices: policyProfiles,
  },
  coolingOffDays: {
    default: 3,
    label: 'Days for which a loan can be returned',
    min: 1,
    max: 30,
  },
  bankHolidays: {
    default: '',
    label: 'Bank holidays, as 2026-01-26,2026-08-15',
    pattern: /^(\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})*)?$/,
  },
  auditSeconds: { default: 4, label: 'Audit takes (seconds)', max: 86_400 },
  auditFinishedSeconds: {
    default: 0,
    label: 'State 10 (audit finished) lasts before the result (seconds; 0 leaves it out)',
    max: 86_400,
  },
  lendingSeconds: { default: 3, label: 'Disbursal takes (seconds)', max: 86_400 },
  callbackDelaySeconds: {
    default: 0,
    label: 'Payment callback is delayed by (seconds)',
    max: 86_400,
  },
  creditLimitRupees: {
    default: 20_000,
    label: 'Limit of new borrowers (rupees)',
    max: 10_000_000,
  },
  formVersion: {
    default: 1,
    label: 'Version of the basic and work forms (1 or 2)',
    min: 1,
    max: 2,
  },
  kycMode: {
    default: 'number',
    label: 'Identity is shown by',
    choices: { number: 'Aadhaar and PAN numbers', photo: 'Pictures' },
  },
  livingMode: {
    default: 'camera',
    label: 'The face is taken',
    choices: { camera: 'By the camera', upload: 'By the camera or from the gallery' },
  },
  ocrOutcome: { default: 'pass', label: 'Reading of documents', choices: passOrFail },
  isAadhaarBackRead: { default: true, label: 'The back of the Aadhaar card is read' },
  faceOutcome: { default: 'pass', label: 'Face check', choices: passOrFail },
  branchDirectory: {
    default: 'full',
    label: 'IFSC directory',
    choices: {
      full: 'Every branch is known',
      empty: 'No branches, as a server without the directory',
    },
  },
  countryCode: {
    default: 'IN',
    label: 'Visitors are in',
    choices: { IN: 'India', NP: 'Nepal', AE: 'the United Arab Emirates', GB: 'the United Kingdom' },
  },
  newUsersVerified: { default: false, label: 'New borrowers are verified' },
  nextLoanOutcome: {
    default: 'pass',
    label: 'Loans that follow a repayment',
    choices: passOrFail,
  },
  canChooseAmount: { default: true, label: 'A reapply may be for another amount' },
  isReserved: { default: false, label: 'Repayments start without a question (reservation 1)' },
  isExtensionOffered: { default: true, label: 'Extensions of the due date are offered' },
  isEligible: { default: true, label: 'The eligibility check accepts' },
  nativeLogin: {
    default: 'pass',
    label: 'Logins of native apps',
    choices: { pass: 'By their proof', fail: 'Always refused' },
  },
  isPositionWanted: { default: false, label: 'The position of the phone is asked for' },
  isTrackingWanted: { default: true, label: 'Tracking events are wanted' },
  wantedEvents: {
    default: 'all',
    label: 'Single tracking events',
    choices: { all: 'All are wanted', withoutPages: 'Opened pages are not wanted' },
  },
} as const satisfies Record<string, SettingDefinition>;

type Rows = typeof settingDefinitions;
type ValueOf<Row> = Row extends { choices: infer Choices }
  ? keyof Choices
  : Row extends { default: number }
    ? number
    : Row extends { pattern: RegExp }
      ? string
      : boolean;

export type SettingKey = keyof Rows;
export type Settings = { readonly [Key in SettingKey]: ValueOf<Rows[Key]> };

type NumberKey = {
  [Key in SettingKey]: Settings[Key] extends number ? Key : never;
}[SettingKey];

type SwitchKey = {
  [Key in SettingKey]: Settings[Key] extends boolean ? Key : never;
}[SettingKey];

type ChoiceKey = {
  [Key in SettingKey]: Rows[Key] extends { choices: unknown } ? Key : never;
}[SettingKey];

export const settingKeys = Object.keys(settingDefinitions) as readonly SettingKey[];

const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingDefinitions, key);

export function isSettingValue(key: SettingKey, value: unknown): value is SettingValue {
  const row: SettingDefinition = settingDefinitions[key];
  if ('choices' in row) return typeof value === 'string' && Object.hasOwn(row.choices, value);
  if ('pattern' in row) return typeof value === 'string' && row.pattern.test(value);
  if (!('max' in row)) return typeof value === 'boolean';
  const { min = 0, max } = row;
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

const allSettings = prepareQueryOnce((db) => db.select().from(settings).prepare(''));

export async function readSettings(db: Db): Promise<Settings> {
  const defaults = Object.entries(settingDefinitions).map(
    ([key, row]) => [key, row.default] as const,
  );
  const stored = (await allSettings(db).execute())
    .filter(({ key, value }) => isSettingKey(key) && isSettingValue(key, value))
    .map(({ key, value }) => [key, value] as const);
  return Object.fromEntries([...defaults, ...stored]) as Settings;
}

export const numberSettingSql = (key: NumberKey): SQL<number> => column(key, sql`int`);

export const switchSettingSql = (key: SwitchKey): SQL<boolean> => column(key, sql`boolean`);

export function choiceSettingSql<Key extends ChoiceKey>(key: Key): SQL<Settings[Key]> {
  const stored = sql`select ${settings.value} #>> '{}' from ${settings} where ${settings.key} = ${key}`;
  return sql<Settings[Key]>`coalesce((${stored}), ${settingDefinitions[key].default}::text)`;
}

function column<Value>(key: NumberKey | SwitchKey, type: SQL): SQL<Value> {
  const stored = sql`select (${settings.value})::text::${type} from ${settings} where ${settings.key} = ${key}`;
  return sql<Value>`coalesce((${stored}), ${settingDefinitions[key].default}::${type})`;
}

export async function writeSettings(db: Db, changes: Partial<Settings>): Promise<void> {
  const rows = Object.entries(changes).map(([key, value]) => {
    if (!isSettingKey(key) || !isSettingValue(key, value)) {
      throw new RangeError(`${key} cannot be ${String(value)}.`);
    }
    return { key, value };
  });
  await db.transaction(async (tx) => {
    for (const row of rows) {
      await tx
        .insert(settings)
        .values(row)
        .onConflictDoUpdate({ target: settings.key, set: { value: row.value } });
    }
  });
}
