import { rupeesToPaise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { bringOrderUpToDate } from '../../services/up-to-date/bring-up-to-date.ts';
import { fillInForm } from './answers.ts';
import { createVerifiedBorrower, failingAccountNo, signUp } from './borrower.ts';
import { extensionPersonas } from './extension-personas.ts';
import {
  anHourInDays,
  applyForFirstProduct,
  applyAndAudit,
  borrow,
  borrowAndRepay,
  applyAndConfirm,
  returnLoan,
  fiveMinutesInDays,
  forceState,
  repay,
  scheduleNextLoan,
} from './history.ts';
import type { Persona } from './persona.ts';
import { tierPersonas } from './tier-personas.ts';
import { completeVerification } from './verify.ts';

const lowLimitRupees = 1000;

/** The sandbox's personas (D29), each with its own phone number and data. */
export const personas: readonly Persona[] = [
  {
    key: 'new-visitor',
    title: 'New visitor',
    shows: 'Signed out; the number has no account yet. Sign in with the code from the inbox.',
    phone: '9000000001',
    build: async () => null,
  },
  {
    key: 'mid-verification',
    title: 'Mid-verification',
    shows: 'Basic and work information are done; applying leads to the identity step.',
    phone: '9000000002',
    build: async (stage) => {
      const userId = await signUp(stage);
      await fillInForm(stage, userId, { form: 'baseInfo', daysAgo: 1 });
      await fillInForm(stage, userId, { form: 'workInfo', daysAgo: 1 });
      return userId;
    },
  },
  {
    key: 'verified',
    title: 'Verified',
    shows: 'No orders yet, one bank card: ready to apply.',
    phone: '9000000003',
    build: async (stage) => (await createVerifiedBorrower(stage)).userId,
  },
  {
    key: 'no-card',
    title: 'Without a bank card',
    shows: 'Verified; applying asks for the first bank card, whose IFSC code can be looked up.',
    phone: '9000000017',
    build: async (stage) => {
      const userId = await signUp(stage);
      await completeVerification(stage, userId);
      return userId;
    },
  },
  {
    key: 'auditing',
    title: 'Auditing',
    shows: 'State 1. The audit ends when the clock moves on by a day.',
    phone: '9000000004',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await applyForFirstProduct(who, fiveMinutesInDays);
      return who.userId;
    },
  },
  {
    key: 'audit-finished',
    title: 'Audit finished',
    shows: 'State 10, which ends the audit page of a native app. The result comes after a day.',
    phone: '9000000023',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await applyForFirstProduct(who, fiveMinutesInDays);
      await forceState(who, orderId, { to: '10', cause: 'audit finished' });
      return who.userId;
    },
  },
  {
    key: 'pass',
    title: 'Passed',
    shows: "State 2. 'Get Money' waits to be pressed.",
    phone: '9000000005',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await applyAndAudit(who, 1);
      return who.userId;
    },
  },
  {
    key: 'denied',
    title: 'Denied',
    shows: 'State 3. Applying again for the product shows the days and hours left.',
    phone: '9000000006',
    build: async (stage) => {
      const creditLimitPaise = rupeesToPaise(lowLimitRupees);
      const who = await createVerifiedBorrower(stage, { creditLimitPaise });
      await applyAndAudit(who, 1.5);
      return who.userId;
    },
  },
  {
    key: 'lending',
    title: 'Lending',
    shows: 'State 4. The money arrives when the clock moves on by a day.',
    phone: '9000000007',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await applyAndConfirm(who, fiveMinutesInDays);
      return who.userId;
    },
  },
  {
    key: 'failed',
    title: 'Payout failed',
    shows: 'State 5. The account number ends in 9.',
    phone: '9000000008',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage, { accountNo: failingAccountNo });
      await borrow(who, 1);
      return who.userId;
    },
  },
  {
    key: 'loaned',
    title: 'Loaned',
    shows: 'State 6. Two days into the loan, to be repaid within five.',
    phone: '9000000009',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await borrow(who, 2);
      return who.userId;
    },
  },
  {
    key: 'settled',
    title: 'Settled',
    shows: 'State 7. One loan repaid on time; Copper is reached.',
    phone: '9000000010',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await borrowAndRepay(who, { borrowedDaysAgo: 6, repaidDaysAgo: 1 });
      return who.userId;
    },
  },
  {
    key: 'returned',
    title: 'Returned',
    shows: 'State 7. The loan was given back on its second day: no fee was kept.',
    phone: '9000000029',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await returnLoan(who, await borrow(who, 2), anHourInDays);
      return who.userId;
    },
  },
  {
    key: 'overdue',
    title: 'Overdue',
    shows: 'State 8. Three days past the due date, with a fee for each.',
    phone: '9000000011',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await borrow(who, 10);
      await bringOrderUpToDate(who.tx, { userId: who.userId, orderId, now: who.now });
      return who.userId;
    },
  },
  ...extensionPersonas,
  {
    key: 'closed',
    title: 'Closed',
    shows: 'State 9. An order that passed and was closed before the money was taken.',
    phone: '9000000013',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await applyAndAudit(who, 3);
      await forceState(who, orderId, { to: '9', cause: 'closed' });
      return who.userId;
    },
  },
  {
    key: 'locked-tier',
    title: 'Locked tier',
    shows: 'One loan repaid on time and one late: Copper is open, Silver and above are locked.',
    phone: '9000000014',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await borrowAndRepay(who, { borrowedDaysAgo: 40, repaidDaysAgo: 35 });
      await borrowAndRepay(who, { borrowedDaysAgo: 30, repaidDaysAgo: 20 });
      return who.userId;
    },
  },
  {
    key: 'scheduled',
    title: 'Scheduled',
    shows: 'State 6. A scheduled order begins when this loan is repaid.',
    phone: '9000000015',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await scheduleNextLoan(who, await borrow(who, 2), 1);
      return who.userId;
    },
  },
  {
    key: 'schedule-refused',
    title: 'Schedule refused',
    shows:
      'State 7. The loan was repaid, but the limit had become too low for its scheduled order.',
    phone: '9000000020',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const { tx, userId } = who;
      const orderId = await borrow(who, 5);
      await scheduleNextLoan(who, orderId, 4);
      const creditLimitPaise = rupeesToPaise(lowLimitRupees);
      await tx.update(users).set({ creditLimitPaise }).where(eq(users.id, userId));
      await repay(who, orderId, 1);
      return userId;
    },
  },
  ...tierPersonas,
];
