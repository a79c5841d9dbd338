import type { FormName } from '../../db/schema/index.ts';
import type { Db } from '../../db/database.ts';
import { findForm } from '../form/find-form.ts';
import type { ToldField } from './field-words.ts';

const forms: readonly string[] = ['baseInfo', 'workInfo'] satisfies readonly FormName[];
export const isForm = (name: unknown): name is FormName => forms.includes(String(name));

/** The answers of a form with the form's own words for questions and choices. */
export async function answerWords(db: Db, row: readonly ToldField[]): Promise<ToldField[]> {
  const form = row.find(({ name }) => name === 'form')?.value;
  if (!isForm(form)) return [...row];
  const { fields } = await findForm(db, form);
  return row.map((told) => {
    const asked = fields.find(({ value }) => value === told.name);
    const chosen = asked?.dictionaryVoList?.find(
      ({ dictValue }) => String(dictValue) === String(told.value),
    );
    return { ...told, label: asked?.key ?? told.label, text: chosen?.dictLabel ?? told.text };
  });
}
