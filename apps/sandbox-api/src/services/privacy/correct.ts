import { contactRelations, isPersonName } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { districtsOf, listStates } from '../../db/regions.ts';
import { contacts, formAnswers, type FormName } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { shownFields } from '../form/check-answers.ts';
import type { FormAnswers } from '../form/field-checks.ts';
import { findForm, type Field } from '../form/find-form.ts';
import { saveForm } from '../form/save.ts';
import { isFormName } from './format-row.ts';

interface Correction {
  userId: string;
  /** Form or table, a dot and the field's name, such as `baseInfo.email` or `contacts.name1`. */
  field: string;
  value: string;
  now: number;
}

/**
 * Throws a Refusal if the borrower never filled in the field, if the app does not allow its
 * correction (D60), or if the new value is invalid.
 */
export async function correctData(db: Db, correction: Correction): Promise<void> {
  const [source = '', name = ''] = correction.field.split('.', 2);
  if (source === 'contacts') return correctContact(db, correction, name);
  if (!isFormName(source)) throw refuse('correctionNotHere');
  await correctAnswer(db, correction, { form: source, name });
}

async function correctAnswer(
  db: Db,
  { userId, value, now }: Correction,
  { form, name }: { form: FormName; name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await answersOf(tx, userId, form);
    if (stored === undefined || !Object.hasOwn(stored, name)) throw refuse('correctionNotHere');
    const { fields } = await findForm(tx, form);
    const answers = { ...stored, ...stateOfDistrict(fields, name, value), [name]: value };
    // The corrected answer may hide other fields, whose answers are then deleted.
    const shown = shownFields(fields, answers);
    const ended = fields.filter((field) => !shown.includes(field)).map((field) => field.value);
    const shownAnswers = Object.entries(answers).filter(([key]) => !ended.includes(key));
    await saveForm(tx, { userId, form, answers: Object.fromEntries(shownAnswers), now });
  });
}

/** A corrected district may be in another state, so the answer for the state changes too. */
function stateOfDistrict(fields: readonly Field[], name: string, value: string): FormAnswers {
  const at = fields.findIndex((field) => field.value === name && field.dataType === 5);
  const state = fields.slice(0, Math.max(at, 0)).findLast(({ dataType }) => dataType === 4);
  const found = listStates().find(({ id }) =>
    (districtsOf(id) ?? []).some((district) => district.id === value),
  );
  return state === undefined || found === undefined ? {} : { [state.value]: found.id };
}

async function answersOf(tx: Db, userId: string, form: FormName) {
  const [stored] = await tx
    .select({ answers: formAnswers.answers })
    .from(formAnswers)
    .where(and(eq(formAnswers.userId, userId), eq(formAnswers.form, form)))
    .for('update');
  return stored?.answers;
}

/** The phone number cannot be corrected, because a different number means another person. */
async function correctContact(db: Db, { userId, value }: Correction, name: string): Promise<void> {
  const [, part, at] = /^(name|relation)([123])$/.exec(name) ?? [];
  const position = Number(at);
  const isRight =
    part === 'name'
      ? isPersonName(value)
      : contactRelations[position - 1]?.some((relation) => relation.value === value);
  if (part === undefined) throw refuse('correctionNotHere');
  if (!isRight) throw refuse('correctionWrong');
  const changed = await db
    .update(contacts)
    .set(part === 'name' ? { name: value.trim() } : { relation: value })
    .where(and(eq(contacts.userId, userId), eq(contacts.position, position)))
    .returning({ id: contacts.id });
  if (changed.length === 0) throw refuse('correctionNotHere');
}
