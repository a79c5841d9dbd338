import { dayMs } from '@kosha/domain';
import type { FormName } from '../../db/schema/index.ts';
import type { FormAnswers } from '../../services/form/field-checks.ts';
import { saveForm } from '../../services/form/save.ts';
import type { PersonaInput } from './persona.ts';

/** Both versions of each form accept these answers. */
export const personaAnswers = {
  baseInfo: {
    fullName: 'Priya Sharma',
    education: '2',
    maritalStatus: '1',
    homeState: '27',
    homeDistrict: '482',
    address: '12, Lakshmi Road, Andheri East',
    pinCode: '400069',
    payDay: 7,
  },
  workInfo: {
    workStatus: '1',
    industry: '5',
    companyName: 'Sahyadri Software',
    monthlyIncome: '3',
    liveState: '27',
    liveDistrict: '482',
  },
} as const satisfies Record<FormName, FormAnswers>;

export async function fillInForm(
  { tx, now }: PersonaInput,
  userId: string,
  { form, daysAgo }: { form: FormName; daysAgo: number },
): Promise<void> {
  const answers = personaAnswers[form];
  await saveForm(tx, { userId, form, answers, now: now - daysAgo * dayMs });
}
