import { endOfWorkingDay } from '../dates/working-days.ts';

/** An issued proposal, which binds the lender until it expires. */
export interface Proposal {
  /** 'KF', the order's number and the version. */
  number: string;
  version: number;
  /** Epoch ms. */
  issuedAt: number;
  /** Epoch ms; the proposal is no longer valid at this time. */
  validUntil: number;
}

/**
 * A proposal for a loan of at least this term is valid for three working days, a shorter one for
 * one (RBI, 15 April 2024).
 */
const longTermDays = 7;

/** A proposal's number and validity (D55). `holidays` are dates such as '2026-01-26'. */
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
    validUntil: endOfWorkingDay(issuedAtMs, workingDays, holidays),
  };
}
