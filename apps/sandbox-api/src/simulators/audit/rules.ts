import type { PublishedRule } from '../published-rule.ts';

/** What an audit and a disbursal look at; all money in paise. */
export interface AuditFacts {
  readonly principalPaise: number;
  readonly creditLimitPaise: number;
  readonly accountNo: string;
}

export interface AuditRule extends PublishedRule {
  readonly stage: 'audit' | 'disbursal';
  readonly applies: (facts: AuditFacts) => boolean;
}

/** The published table (D29): shown on the control page, so that every state is reached on purpose. */
export const auditRules = [
  {
    stage: 'audit',
    when: "The amount is above the borrower's limit",
    outcome: '3 Denied; the borrower may apply for the product again after 15 days',
    applies: ({ principalPaise, creditLimitPaise }) => principalPaise > creditLimitPaise,
  },
  {
    stage: 'disbursal',
    when: 'The bank account number ends in 9',
    outcome: '5 Failed',
    applies: ({ accountNo }) => accountNo.endsWith('9'),
  },
] as const satisfies readonly AuditRule[];

/** Whether nothing in the table speaks against the order at this stage. */
export function passes(stage: AuditRule['stage'], facts: AuditFacts): boolean {
  return !auditRules.some((rule) => rule.stage === stage && rule.applies(facts));
}
