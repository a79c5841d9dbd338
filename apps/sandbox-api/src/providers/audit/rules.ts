import type { Paise } from '@kosha/domain';
import type { PublishedRule } from '../published-rule.ts';

export interface AuditInput {
  principalPaise: Paise;
  creditLimitPaise: Paise;
  accountMasked: string;
}

export interface AuditRule extends PublishedRule {
  stage: 'audit' | 'disbursal';
  applies: (facts: AuditInput) => boolean;
}

/** The rules of the simulated audit and payout, which the control page shows (D29). */
export const auditRules = [
  {
    stage: 'audit',
    when: "The amount is above the borrower's limit",
    outcome: '3 Denied; the borrower may apply for the product again after 15 days',
    applies: ({ principalPaise, creditLimitPaise }) => principalPaise > creditLimitPaise,
  },
  {
    stage: 'disbursal',
    when: 'The bank account number, of five digits or more, ends in 9',
    outcome: '5 Failed',
    applies: ({ accountMasked }) => accountMasked.endsWith('9'),
  },
] as const satisfies readonly AuditRule[];

export function passesStage(stage: AuditRule['stage'], facts: AuditInput): boolean {
  return !auditRules.some((rule) => rule.stage === stage && rule.applies(facts));
}
