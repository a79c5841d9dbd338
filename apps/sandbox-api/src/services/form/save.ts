import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { formAnswers, users, type FormName } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { checkAnswers } from './check-answers.ts';
import { toAnswerText, type FormAnswers } from './field-checks.ts';
import { findForm } from './find-form.ts';

/** The columns that mark a form's verification step as done (§4). */
const doneFlags = {
  baseInfo: { isBasicDone: true },
  workInfo: { isWorkDone: true },
} as const satisfies Record<FormName, Partial<typeof users.$inferInsert>>;

export async function saveForm(
  db: Db,
  request: {
    userId: string;
    form: FormName;
    answers: FormAnswers;
    now: number;
  },
): Promise<void> {
  const { userId, form, now } = request;
  await db.transaction(async (tx) => {
    const { version, fields } = await findForm(tx, form);
    const problems = checkAnswers(fields, request.answers);
    if (problems.length > 0) throw refuse('fieldsWrong', { fields: problems });
    const filled = Object.entries(request.answers).filter(
      ([, answer]) => toAnswerText(answer) !== '',
    );
    const row = { version, answers: Object.fromEntries(filled), savedAtMs: now };
    await tx
      .insert(formAnswers)
      .values({ userId, form, ...row })
      .onConflictDoUpdate({ target: [formAnswers.userId, formAnswers.form], set: row });
    await tx.update(users).set(doneFlags[form]).where(eq(users.id, userId));
  });
}
