import type { Schema } from '@kosha/api-client';
import type { OrderState, TierOrderNum } from '@kosha/domain';
import { aUserAuth } from '../../src/features/verification/dispatcher/dispatcher.fixtures.ts';

/** How the identity step asks: for photos of the documents or for their numbers. */
export type Identity = 'photos' | 'numbers';

export interface Loan {
  orderId: string;
  orderNo: string;
  state: OrderState;
  productId: string;
  amountRupees: number;
  /** The one reached at the application, which prices the loan. */
  tier: TierOrderNum | null;
  card: Schema<'BankCard'> | undefined;
  /** The amount of the new loan that was asked for with the repayment. */
  nextRupees?: number | undefined;
}

/** What the lender knows of the one borrower. */
interface Borrower {
  identity: Identity;
  /** Which steps are done. */
  auth: Schema<'UserAuth'>;
  hasGivenFace: boolean;
  cards: Schema<'BankCard'>[];
  /** The newest first. */
  loans: Loan[];
}

const aNewBorrower = (identity: Identity): Borrower => ({
  identity,
  auth: aUserAuth(),
  hasGivenFace: false,
  cards: [],
  loans: [],
});

export let borrower = aNewBorrower('photos');

/** The next borrower is a new one. */
export function startAnew(identity: Identity): void {
  borrower = aNewBorrower(identity);
}

export const repaidLoans = () => borrower.loans.filter(({ state }) => state === '7').length;
