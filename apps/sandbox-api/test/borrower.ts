import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { payments, type PaymentOutcome } from '../src/db/schema/index.ts';
import type { OperationId } from '../src/http/contract.ts';
import type { ResponseData } from '../src/http/route.ts';
import { readNow } from '../src/providers/clock/clock.ts';
import { recordPayerDecision } from '../src/services/payment/decide.ts';
import { listSms, readSmsBody } from '../src/providers/sms/inbox.ts';
import { secondMs, type ApiResponse, type CallInput, type TestServer } from './test-server.ts';

let lastPhone = 9_000_000_000;

export const newPhone = (): string => String((lastPhone += 1));

export async function listSmsTo(
  { db, deps }: TestServer,
  phone: string,
): Promise<readonly string[]> {
  return (await listSms(db, phone)).map((message) => readSmsBody(message, deps.keys));
}

export async function lastCode(server: TestServer, phone: string): Promise<string> {
  const [sms] = await listSmsTo(server, phone);
  return /^\d{4,6}/.exec(sms!)![0];
}

export async function signIn(
  server: TestServer,
  phone: string = newPhone(),
  device = `device-of-${phone}`,
): Promise<Borrower> {
  await server.call('sendCode', { device, query: { phone: `91${phone}` } });
  const code = await lastCode(server, phone);
  const { data } = await server.call('login', { device, body: { phone: `91${phone}`, code } });
  return new Borrower(server, phone, device, data.token);
}

export class Borrower {
  readonly server: TestServer;
  readonly phone: string;
  readonly device: string;
  readonly token: string;

  constructor(server: TestServer, phone: string, device: string, token: string) {
    this.server = server;
    this.phone = phone;
    this.device = device;
    this.token = token;
  }

  call<Id extends OperationId>(
    id: Id,
    input: CallInput = {},
  ): Promise<ApiResponse<ResponseData<Id>>> {
    return this.server.call(id, { token: this.token, device: this.device, ...input });
  }

  async addCard(cardNo = '50100234567890'): Promise<string> {
    const body = {
      bankCode: 'HDFC0001234',
      cardNo,
      confirmCardNo: cardNo,
      productId: '1',
      clientId: this.device,
    };
    const { data } = await this.call('bindBankCard', { body });
    return data!.id;
  }

  apply(application: Partial<Application> & { cardId: string }) {
    return this.call('applyOrder', { body: { ...defaults, ...application } });
  }

  async takeLoan(application: Partial<Application> = {}): Promise<string> {
    const cardId = application.cardId ?? (await this.addCard());
    const { data } = await this.apply({ ...application, cardId });
    await this.server.moveClock(10 * secondMs);
    return data!.orderId;
  }

  async state(orderId: string): Promise<string> {
    return (await this.detail(orderId)).orderState;
  }

  async detail(orderId: string) {
    return (await this.call('getOrderDetail', { query: { orderId } })).data;
  }

  async startRepayment(orderId: string): Promise<string> {
    const { data } = await this.call('repayOrder', { body: { orderId } });
    return paymentIdOf(data.paymentUrl);
  }

  async repay(orderId: string): Promise<void> {
    const { server } = this;
    const paymentId = await this.startRepayment(orderId);
    await decidePaymentAsPayer(server, paymentId, 'paid');
    await server.deliverCallbacks();
  }

  async repayOnTime(times: number, cardId: string): Promise<void> {
    for (let loan = 0; loan < times; loan += 1) {
      await this.repay(await this.takeLoan({ cardId }));
      await this.server.moveClock(dayMs / 24);
    }
  }
}

/**
 * Only stores the payer's decision. `server.deliverCallbacks()` then sends the payment provider's
 * callback to the server.
 */
export async function decidePaymentAsPayer(
  server: TestServer,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  const now = await readNow(server.db, server.deps.realNow);
  const [payment] = await server.db.select().from(payments).where(eq(payments.id, paymentId));
  const { amountPaise } = payment!;
  await recordPayerDecision(server.db, { paymentId, outcome, amountPaise, now });
}

export const paymentIdOf = (paymentUrl: string): string =>
  new URL(paymentUrl).pathname.split('/').at(-1)!;

export interface Application {
  cardId: string;
  borrowAmount: number;
  periods: number;
  productId: string;
  checkEmail: number;
  autoGetMoney: number;
  autoMoney: number;
}

const defaults: Omit<Application, 'cardId'> = {
  borrowAmount: 5000,
  periods: 7,
  productId: '1',
  checkEmail: 0,
  autoGetMoney: 1,
  autoMoney: 1,
};
