import { and, eq, sql } from 'drizzle-orm';
import type { Schema } from '@kosha/api-client';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { formDescriptors, type FormName } from '../../db/schema/index.ts';
import { settingColumn } from '../../simulators/settings/settings.ts';

export type Field = Schema<'DynamicField'>;

/** A form as it is shown now. */
export interface ShownForm {
  readonly version: number;
  readonly fields: readonly Field[];
}

const fieldsOf = prepared((db) =>
  db
    .select({ version: formDescriptors.version, fields: formDescriptors.fields })
    .from(formDescriptors)
    .where(
      and(
        eq(formDescriptors.form, sql.placeholder('form')),
        eq(formDescriptors.version, settingColumn('formVersion')),
      ),
    )
    .prepare(''),
);

/** The form in the version that the control page says. */
export async function findForm(db: Db, form: FormName): Promise<ShownForm> {
  const [row] = await fieldsOf(db).execute({ form });
  if (row === undefined)
    throw new Error(`The database has no ${form} of the version that is shown.`);
  return row;
}

/** Shown only where the work status asks for them (§4). */
export const canBeHidden = (field: Field): boolean => field.canHidden === 1;
