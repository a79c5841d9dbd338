import type { Schema } from '@kosha/api-client';
import { api } from '../../shared/api/api.ts';

type Card = Schema<'BankCard'>;

/** A wish may not keep a payment waiting for longer than this. */
const patienceMs = 10_000;
/** How many digits a masked account shows. */
const shownDigits = 4;

interface Reapply {
  order: Schema<'OrderDetail'>;
  readCards: () => Promise<readonly Card[]>;
  idempotencyKey: string;
}

/**
 * Asks for the next loan before the present one is paid (D11, D23). False when it could not be asked
 * for; never throws, and gives up in time, because nothing here may block the payment.
 */
export async function requestReapply(reapply: Reapply): Promise<boolean> {
  const abort = new AbortController();
  const outOfPatience = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), patienceMs);
  });
  const isAsked = await Promise.race([
    ask(reapply, abort.signal).catch(() => false),
    outOfPatience,
  ]);
  abort.abort();
  return isAsked;
}

async function ask(
  { order, readCards, idempotencyKey }: Reapply,
  signal: AbortSignal,
): Promise<boolean> {
  const card = cardOf(order.bankNo, await readCards());
  if (!card || signal.aborted) return false;
  const body = { cardId: card.id, borrowAmount: order.loanAmount, orderNo: order.orderNo };
  const result = await api.post('/order/v1/reapply', { body, idempotencyKey, signal });
  // 409: a new loan is waiting for this repayment already, which is what was wished for.
  return result.ok || (result.failure.kind === 'business' && String(result.failure.code) === '409');
}

/** The card that the loan was paid out to, known by the digits its mask leaves; else the first. */
function cardOf(bankNo: string | null, cards: readonly Card[]): Card | undefined {
  const digits = bankNo?.slice(-shownDigits);
  return cards.find((card) => digits && card.cardNo.endsWith(digits)) ?? cards[0];
}
