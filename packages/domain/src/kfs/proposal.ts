import { endOfNthWorkingDay } from '../dates/working-days.ts';

/** An issued Key Facts Statement, whose terms bind the lender until `validUntil`. */
export interface Proposal {
  /** 'KF', the order number and the version, such as 'KF1234-1'. */
  number: string;
  version: number;
  /** Epoch ms. */
  issuedAt: number;
  /** Epoch ms. The proposal is invalid from this time on. */
  validUntil: number;
}

/**
 * Proposals for this term or longer are valid for three working days, others for one (RBI, 15 April
 * 2024).
 */
const longTermDays = 7;

/** Number and validity of a proposal (D55). `holidays` are dates such as '2026-01-26'. */
export function proposalOf(input: {
  orderNo: string;
  version: number;
  termDays: number;
  issuedAtMs: number;
  holidays: ReadonlySet<string>;
}): Proposal {
  const { orderNo, version, termDays, issuedAtMs, holidays } = input;
  const workingDays = termDays >= longTermDays ? 3 : 1;
  return {
    number: `KF${orderNo}-${version}`,
    version,
    issuedAt: issuedAtMs,
    validUntil: endOfNthWorkingDay(issuedAtMs, workingDays, holidays),
  };
}
