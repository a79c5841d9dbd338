import type { Db } from '../../db/database.ts';
import { settings } from '../../db/schema/index.ts';

export interface SettingRow<T extends number | boolean> {
  readonly default: T;
  readonly label: string;
  /** The largest number allowed. */
  readonly max?: number;
}

/** Everything the control page can change, kept in the database (D29). */
export const settingRows = {
  auditSeconds: { default: 4, label: 'Audit takes (seconds)', max: 86_400 },
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
  newUsersVerified: { default: true, label: 'New borrowers are verified' },
  isEligible: { default: true, label: 'The eligibility check accepts' },
  isTrackingWanted: { default: true, label: 'Tracking events are wanted' },
} as const satisfies Record<string, SettingRow<number> | SettingRow<boolean>>;

export type SettingKey = keyof typeof settingRows;
export type Settings = {
  readonly [K in SettingKey]: (typeof settingRows)[K]['default'] extends number ? number : boolean;
};

export const settingKeys = Object.keys(settingRows) as readonly SettingKey[];

const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingRows, key);

/** What `key` may be set to: a whole number within its bounds, or a boolean. */
export function isSettingValue(key: SettingKey, value: unknown): value is number | boolean {
  const row: SettingRow<number> | SettingRow<boolean> = settingRows[key];
  if (typeof row.default === 'boolean') return typeof value === 'boolean';
  return (
    typeof value === 'number' &&
    Number.isSafeInteger(value) &&
    value >= 0 &&
    value <= (row.max ?? 0)
  );
}

/** All settings as they are now. */
export async function readSettings(db: Db): Promise<Settings> {
  const defaults = Object.entries(settingRows).map(([key, row]) => [key, row.default] as const);
  const stored = (await db.select().from(settings))
    .filter(({ key, value }) => isSettingKey(key) && isSettingValue(key, value))
    .map(({ key, value }) => [key, value] as const);
  return Object.fromEntries([...defaults, ...stored]) as Settings;
}

/** Sets the given settings and leaves the others. Throws RangeError on a value out of bounds. */
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
