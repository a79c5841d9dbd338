import { bringOrderUpToDate } from '../../services/up-to-date/bring-up-to-date.ts';
import { createVerifiedBorrower } from './borrower.ts';
import { anHourInDays, requestPersonaExtension, borrow, extendLoan, repay } from './history.ts';
import type { Persona } from './persona.ts';

/** Personas whose loan has an offered, requested or paid extension (§4 Extension). */
export const extensionPersonas: readonly Persona[] = [
  {
    key: 'extension-offered',
    title: 'Extension offered',
    shows: 'State 6. Due tomorrow; the due date can be extended.',
    phone: '9000000021',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      await borrow(who, 6);
      return who.userId;
    },
  },
  {
    key: 'extension',
    title: 'Extension',
    shows: 'State 11. A later due date was asked for an hour ago; its fee waits to be paid.',
    phone: '9000000012',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await borrow(who, 6);
      await requestPersonaExtension(who, orderId, anHourInDays);
      return who.userId;
    },
  },
  {
    key: 'overdue-extension',
    title: 'Overdue, extension asked',
    shows: 'State 11. Two days late, a later due date was asked for; its fee waits to be paid.',
    phone: '9000000024',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await borrow(who, 9);
      await requestPersonaExtension(who, orderId, anHourInDays);
      return who.userId;
    },
  },
  {
    key: 'extended',
    title: 'Extended',
    shows: 'State 6, extension state 3. The fee was paid yesterday; due in six days.',
    phone: '9000000022',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await borrow(who, 6);
      await extendLoan(who, orderId, 1);
      return who.userId;
    },
  },
  {
    key: 'extended-late',
    title: 'Extended and late',
    shows: 'State 8. The due date was moved once, and is past again by two days.',
    phone: '9000000025',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await borrow(who, 15);
      await extendLoan(who, orderId, 9);
      await bringOrderUpToDate(who.tx, { userId: who.userId, orderId, now: who.now });
      return who.userId;
    },
  },
  {
    key: 'extended-settled',
    title: 'Extended and settled',
    shows: 'State 7. The due date was moved once, and the loan repaid before the new one.',
    phone: '9000000026',
    build: async (stage) => {
      const who = await createVerifiedBorrower(stage);
      const orderId = await borrow(who, 12);
      await extendLoan(who, orderId, 6);
      await repay(who, orderId, 1);
      return who.userId;
    },
  },
];
