import type { Schema } from '@kosha/api-client';
import type { OrderState } from '@kosha/domain';
import { aUserAuth } from '../../src/features/verification/dispatcher/dispatcher.fixtures.ts';

/** How the identity step asks: for photos of the documents or for their numbers. */
export type Identity = 'photos' | 'numbers';

export interface Loan {
  state: OrderState;
  amountRupees: number;
  card: Schema<'BankCard'> | undefined;
}

/** What the lender knows of the one borrower. */
interface Borrower {
  identity: Identity;
  /** Which steps are done. */
  auth: Schema<'UserAuth'>;
  hasGivenFace: boolean;
  cards: Schema<'BankCard'>[];
  /** Undefined before the application. */
  loan: Loan | undefined;
}

const aNewBorrower = (identity: Identity): Borrower => ({
  identity,
  auth: aUserAuth(),
  hasGivenFace: false,
  cards: [],
  loan: undefined,
});

export let borrower = aNewBorrower('photos');

/** The next borrower is a new one. */
export function startAnew(identity: Identity): void {
  borrower = aNewBorrower(identity);
}

export function changeLoan(change: Partial<Loan>): void {
  if (borrower.loan) Object.assign(borrower.loan, change);
}
