import { dayMs } from '@kosha/domain';
import type { FormName } from '../../db/schema/index.ts';
import type { FormAnswers } from '../../services/form/field-checks.ts';
import { findForm } from '../../services/form/find-form.ts';
import { saveForm } from '../../services/form/save.ts';
import type { PersonaInput } from './stage.ts';

const answers: FormAnswers = {
  fullName: 'Priya Sharma',
  education: '2',
  maritalStatus: '1',
  homeState: '27',
  homeDistrict: '482',
  address: '12, Lakshmi Road, Andheri East',
  pinCode: '400069',
  workStatus: '1',
  industry: '5',
  companyName: 'Sahyadri Software',
  monthlyIncome: '3',
  payDay: 7,
  liveState: '27',
  liveDistrict: '482',
};

export async function fillInForm(
  { tx, now }: PersonaInput,
  userId: string,
  { form, daysAgo }: { form: FormName; daysAgo: number },
): Promise<void> {
  const { fields } = await findForm(tx, form);
  const asked = fields.flatMap(({ value }) => {
    const answer = answers[value];
    return answer === undefined ? [] : [[value, answer] as const];
  });
  await saveForm(tx, {
    userId,
    form,
    answers: Object.fromEntries(asked),
    now: now - daysAgo * dayMs,
  });
}
