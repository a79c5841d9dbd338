import { and, eq } from 'drizzle-orm';
import type { Schema } from '@kosha/api-client';
import type { Db } from '../../db/database.ts';
import { formDescriptors, type FormName } from '../../db/schema/index.ts';
import { readSettings } from '../../simulators/settings/settings.ts';

export type Field = Schema<'DynamicField'>;

/** A form as it is shown now. */
export interface ShownForm {
  readonly version: number;
  readonly fields: readonly Field[];
}

/** The form in the version that the control page says. */
export async function findForm(db: Db, form: FormName): Promise<ShownForm> {
  const { formVersion: version } = await readSettings(db);
  const [row] = await db
    .select({ fields: formDescriptors.fields })
    .from(formDescriptors)
    .where(and(eq(formDescriptors.form, form), eq(formDescriptors.version, version)));
  if (row === undefined) throw new Error(`The database has no ${form} of version ${version}.`);
  return { version, fields: row.fields };
}

/** Shown only where the work status asks for them (§4). */
export const canBeHidden = (field: Field): boolean => field.canHidden === 1;
