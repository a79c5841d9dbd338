import type { Schema } from '@kosha/api-client';
import { dayMs, factsStatement, loanFacts, proposalOf, quote, rupeesToPaise } from '@kosha/domain';
import { aCustomerService } from '../../../shared/look/contact.fixtures.ts';
import { orderInState } from '../orders.fixtures.ts';

const hash = (letter: string) => letter.repeat(43);

/** The statement of the order that passed its check, as the reference server words it. */
export function keyFactsStatement(
  changes: Partial<Schema<'KeyFactsStatement'>> = {},
): Schema<'KeyFactsStatement'> {
  const { orderNo, loanAmount, period, interestRate = 0 } = orderInState('2');
  const principalPaise = rupeesToPaise(loanAmount);
  const facts = loanFacts({
    orderNo,
    lender: aCustomerService.companyName ?? '',
    price: quote({
      principalPaise,
      serviceRate: 10,
      tierReductionPercent: 0,
      interestRatePercentPerDay: interestRate,
      days: period,
    }),
    periodDays: period,
    interestRatePercentPerDay: interestRate,
    overdueRatePercentPerDay: 1,
    extension: { feePaise: rupeesToPaise(205), days: 7 },
    coolingOffDays: 3,
    grievanceOfficer: aCustomerService.grievanceOfficer ?? '',
  });
  const proposal = proposalOf({
    orderNo,
    version: 1,
    termDays: period,
    issuedAtMs: Date.now() - dayMs / 24,
    holidays: new Set(),
  });
  return {
    facts: { ...facts, proposal } as Schema<'KeyFacts'>,
    factsHash: hash('F'),
    texts: factsStatement(facts, proposal) as Schema<'KeyFactsTexts'>,
    textHash: hash('W'),
    language: 'en',
    isExpired: false,
    acknowledgedTime: null,
    mustAcknowledge: false,
    ...changes,
  };
}
