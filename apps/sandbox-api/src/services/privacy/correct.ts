import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { formAnswers, type FormName } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { isForm } from './answer-words.ts';
import { saveForm } from '../form/save.ts';

/**
 * Puts another value in place of one answer (D60): `field` is the form and the answer's name, as
 * `baseInfo.email`. Throws a Refusal for what was never answered or is not corrected here, and with what is
 * wrong in the value.
 */
export async function correctData(
  db: Db,
  request: { userId: string; field: string; value: string; now: number },
): Promise<void> {
  const { userId, value, now } = request;
  const [form = '', name = ''] = request.field.split('.', 2);
  await db.transaction(async (tx) => {
    const kept = isForm(form) ? await answersOf(tx, userId, form) : undefined;
    if (!isForm(form) || kept === undefined || !Object.hasOwn(kept, name)) {
      throw refuse('correctionNotHere');
    }
    await saveForm(tx, { userId, form, answers: { ...kept, [name]: value }, now });
  });
}

async function answersOf(tx: Db, userId: string, form: FormName) {
  const [kept] = await tx
    .select({ answers: formAnswers.answers })
    .from(formAnswers)
    .where(and(eq(formAnswers.userId, userId), eq(formAnswers.form, form)))
    .for('update');
  return kept?.answers;
}
