import { and, eq, sql } from 'drizzle-orm';
import type { Schema } from '@kosha/api-client';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { formDescriptors, type FormName } from '../../db/schema/index.ts';
import { numberSettingSql } from '../../providers/settings/settings.ts';

export type Field = Schema<'DynamicField'>;

export interface FormVersion {
  version: number;
  fields: readonly Field[];
}

const fieldsOf = prepareQueryOnce((db) =>
  db
    .select({ version: formDescriptors.version, fields: formDescriptors.fields })
    .from(formDescriptors)
    .where(
      and(
        eq(formDescriptors.form, sql.placeholder('form')),
        eq(formDescriptors.version, numberSettingSql('formVersion')),
      ),
    )
    .prepare(''),
);

export async function findForm(db: Db, form: FormName): Promise<FormVersion> {
  const [row] = await fieldsOf(db).execute({ form });
  if (row === undefined)
    throw new Error(`The database has no ${form} of the version that is shown.`);
  return row;
}

/** Whether the field is visible only for some work statuses (§4). */
export const canBeHidden = (field: Field): boolean => field.canHidden === 1;
