import { createVerifiedBorrower } from './borrower.ts';
import { borrowAndRepay } from './history.ts';
import type { Persona } from './persona.ts';
import type { PersonaInput } from './persona.ts';

async function repaidOnTime(stage: PersonaInput, loans: number): Promise<string> {
  const who = await createVerifiedBorrower(stage);
  for (let left = loans; left > 0; left -= 1) {
    const borrowedDaysAgo = 10 + 10 * left;
    await borrowAndRepay(who, { borrowedDaysAgo, repaidDaysAgo: borrowedDaysAgo - 5 });
  }
  return who.userId;
}

/** Personas who reached a tier by on-time repayments (D18). */
export const tierPersonas: readonly Persona[] = [
  {
    key: 'silver',
    title: 'Silver',
    shows: 'Two loans repaid on time: Silver is reached.',
    phone: '9000000027',
    build: (stage) => repaidOnTime(stage, 2),
  },
  {
    key: 'gold',
    title: 'Gold',
    shows: 'Four loans repaid on time: Gold is reached and its products are open.',
    phone: '9000000016',
    build: (stage) => repaidOnTime(stage, 4),
  },
  {
    key: 'platinum',
    title: 'Platinum',
    shows: 'Five loans repaid on time: Platinum, the highest tier, is reached.',
    phone: '9000000028',
    build: (stage) => repaidOnTime(stage, 5),
  },
];
