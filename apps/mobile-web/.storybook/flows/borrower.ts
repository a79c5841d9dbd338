import type { Schema } from '@kosha/api-client';
import type { OrderState, TierOrderNum } from '@kosha/domain';
import { incompleteUserAuth } from '../../src/features/verification/dispatcher/dispatcher.fixtures.ts';

/** The identity step asks for photos of the documents or for their numbers. */
export type IdentityMethod = 'photos' | 'numbers';

export interface Loan {
  orderId: string;
  orderNo: string;
  state: OrderState;
  productId: string;
  amountRupees: number;
  /** The tier at the time of the application; a tier reduces the fees. */
  tier: TierOrderNum | null;
  card: Schema<'BankCard'> | undefined;
  /** The amount of the new loan that the borrower requested with the repayment. */
  nextRupees?: number | undefined;
}

interface Borrower {
  identity: IdentityMethod;
  auth: Schema<'UserAuth'>;
  hasGivenFace: boolean;
  cards: Schema<'BankCard'>[];
  /** Newest first. */
  loans: Loan[];
  /** The order state after a payout; 4 (Lending) keeps the payout pending. */
  payoutEnd: Extract<OrderState, '4' | '5' | '6'>;
}

const aNewBorrower = (identity: IdentityMethod): Borrower => ({
  identity,
  auth: incompleteUserAuth(),
  hasGivenFace: false,
  cards: [],
  loans: [],
  payoutEnd: '6',
});

export let borrower = aNewBorrower('photos');

export function resetBorrower(identity: IdentityMethod): void {
  borrower = aNewBorrower(identity);
}

export const countRepaidLoans = () => borrower.loans.filter(({ state }) => state === '7').length;
