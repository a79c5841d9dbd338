import type { Borrower } from './borrower.ts';

export async function findFirstCardId(borrower: Borrower): Promise<string> {
  const [card] = (await borrower.call('findUserBankCards')).data;
  return card!.id;
}

export async function setAutoApply(borrower: Borrower, orderId: string, changes: object = {}) {
  const cardId = await findFirstCardId(borrower);
  const body = { orderId, cardId, expectBorrowAmount: 3000, usage: 'Education' };
  return borrower.call('setAutoApply', { body: { ...body, ...changes } });
}

export async function takeLoanWithSchedule(borrower: Borrower, changes: object = {}) {
  const orderId = await borrower.takeLoan();
  const { data } = await setAutoApply(borrower, orderId, changes);
  return { orderId, id: data.id, orderNo: data.orderNo };
}

export const readScheduledOrder = (borrower: Borrower, oid: string) =>
  borrower.call('getScheduleDetail', { query: { oid } });
export const readAutoApply = async (borrower: Borrower, orderId: string) =>
  (await borrower.call('getAutoApply', { query: { orderId } })).data;
export const listScheduledOrders = async (borrower: Borrower) =>
  (await borrower.call('listSchedules')).data;
export const cancelSchedule = (
  borrower: Borrower,
  { id, orderNo }: { id: string; orderNo: string },
) => borrower.call('cancelSchedule', { body: { id, orderNo } });
export const listOrderAmounts = async (borrower: Borrower) =>
  (await borrower.call('listOrders')).data.map(({ loanAmount }) => loanAmount);
