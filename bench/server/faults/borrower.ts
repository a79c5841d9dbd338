import { isTerminalOrderState, type OrderState } from '@kosha/domain';
import type { Client, Session } from './client.ts';

export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The actions of a borrower that the server has acknowledged. */
export interface AcknowledgedActions {
  phone: string;
  orderIds: Set<string>;
  cardIds: Set<string>;
  /** Payments for which the borrower pressed Pay. */
  paidPaymentIds: Set<string>;
  /** The number of loans that the borrower repaid and returned at the same time. */
  races: number;
}

interface Order {
  orderId: string;
  orderState: string;
}

const repayable: readonly string[] = ['6', '8'];
const outcomes = ['paid', 'paid', 'failed', 'cancelled'] as const;

/** Acts at random, with double taps and invalid actions. */
export class RandomBorrower {
  readonly #client: Client;
  readonly #session: Session;
  readonly #random: () => number;
  readonly book: AcknowledgedActions;

  private constructor(client: Client, session: Session, random: () => number) {
    this.#client = client;
    this.#session = session;
    this.#random = random;
    this.book = {
      phone: session.phone,
      orderIds: new Set(),
      cardIds: new Set(),
      paidPaymentIds: new Set(),
      races: 0,
    };
  }

  static async create(client: Client, phone: string, random: () => number) {
    const response: unknown = await client.untilAnswered('/sandbox/personas/no-card', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone }),
    });
    const { token, webUuid } = response as Session;
    const made = new RandomBorrower(client, { phone, token, webUuid }, random);
    await made.#addCard();
    return made;
  }

  get session(): Session {
    return this.#session;
  }

  /** Completes the current action after `isOver` returns true. */
  async act(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#step();
  }

  async #step(): Promise<void> {
    const { data } = await this.#client.read(this.#session, '/api1/order/v1/list');
    const newest = (data as readonly Order[])[0];
    const isFree = newest === undefined || isTerminalOrderState(newest.orderState as OrderState);
    if (isFree || this.#random() < 0.1) await this.#apply();
    else if (newest.orderState === '2' || this.#random() < 0.1) await this.#confirm(newest);
    else if (repayable.includes(newest.orderState)) await this.#end(newest);
  }

  #write(path: string, body: object) {
    return this.#client.write(this.#session, path, body, this.#random() < 0.3 ? 2 : 1);
  }

  async #addCard(): Promise<void> {
    const cardNo = '50100234567890';
    const { data } = await this.#write('/api1/bank/v1/bind-card', {
      bankCode: 'HDFC0001234',
      cardNo,
      confirmCardNo: cardNo,
      productId: '1',
      clientId: this.#session.webUuid,
    });
    this.book.cardIds.add((data as { id: string }).id);
  }

  async #apply(): Promise<void> {
    const [cardId] = this.book.cardIds;
    const { code, data } = await this.#write('/api1/order/v1/apply', {
      cardId,
      borrowAmount: 5000,
      periods: 7,
      productId: '1',
      checkEmail: 0,
      autoGetMoney: 1,
      autoMoney: this.#random() < 0.5 ? 1 : 0,
    });
    if (code === 0) this.book.orderIds.add((data as { orderId: string }).orderId);
  }

  async #confirm({ orderId }: Order): Promise<void> {
    await this.#write('/api1/order/v1/loan', { orderId });
  }

  /**
   * Repays the loan, returns the loan (D56), or does both at the same time. Only one of the two
   * payments may settle the loan.
   */
  async #end(order: Order): Promise<void> {
    const payments = [() => this.#repay(order), () => this.#return(order)];
    const chosen = this.#random();
    if (chosen < 0.2) {
      this.book.races += 1;
      await Promise.all(payments.map((pay) => pay()));
    } else await payments[chosen < 0.6 ? 0 : 1]?.();
  }

  async #repay({ orderId }: Order): Promise<void> {
    await this.#pay(await this.#write('/api1/pay-order/v1/repay', { orderId }));
  }

  async #return({ orderId }: Order): Promise<void> {
    const path = `/api1/order/v1/cooling-off?orderId=${orderId}`;
    const { code, data } = await this.#client.read(this.#session, path);
    if (code !== 0) return;
    const expectedAmount = (data as { payable: number }).payable;
    const body = { orderId, expectedAmount };
    await this.#pay(await this.#write('/api1/order/v1/cooling-off', body));
  }

  async #pay({ code, data }: { code: number; data: unknown }): Promise<void> {
    if (code !== 0) return;
    const { pathname } = new URL((data as { paymentUrl: string }).paymentUrl);
    const page = await this.#client.untilAnswered(pathname);
    const amountPaise = /name="amountPaise" value="(\d+)"/.exec(String(page.data))?.[1];
    if (amountPaise === undefined) return;
    const outcome = outcomes[Math.floor(this.#random() * outcomes.length)] ?? 'paid';
    const pressed = await this.#client.untilAnswered(pathname, {
      method: 'POST',
      body: new URLSearchParams({ outcome, amountPaise }),
    });
    if (outcome !== 'paid' || pressed.status !== 303) return;
    this.book.paidPaymentIds.add(pathname.split('/').at(-1) ?? '');
  }
}
