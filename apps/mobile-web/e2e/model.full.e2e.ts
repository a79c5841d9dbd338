import { checkObservedResponse } from '@kosha/contract/check-response';
import {
  allOrderStates,
  canTransition,
  describeOrderState,
  isOrderSettled,
  isWaitingForLender,
  orderListLink,
  type OrderState,
} from '@kosha/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { requestServer } from './support/api.ts';
import {
  closeConnectionHeader,
  signInAs,
  type PersonaSession,
  type Sandbox,
} from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const outcomes = ['Pay', 'Fail', 'Cancel', 'leave'] as const;
type Outcome = (typeof outcomes)[number];

type Action =
  | { kind: 'apply'; isAutoMoney: boolean }
  | { kind: 'getMoney' | 'abandon' }
  | { kind: 'repay'; outcome: Outcome; isReapply: boolean }
  | { kind: 'extend'; outcome: Outcome }
  | { kind: 'wait'; hours: number };

const anyOutcome = fc.constantFrom(...outcomes);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('apply' as const), isAutoMoney: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('getMoney' as const, 'abandon' as const) }),
  fc.record({
    kind: fc.constant('repay' as const),
    outcome: anyOutcome,
    isReapply: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('extend' as const), outcome: anyOutcome }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 2, 30, 150) }),
);

interface ComparedPayment {
  orderNo: string;
  verdict: string;
  payment: { purpose: 'repayment' | 'extension'; state: string };
}

interface Order {
  orderId: string;
  orderNo: string;
  orderState: OrderState;
  extensionState: unknown;
}

class Borrower {
  #known = new Map<string, OrderState>();

  page: Page;
  request: APIRequestContext;
  sandbox: Sandbox;
  session: PersonaSession;

  constructor(place: Pick<Borrower, 'page' | 'request' | 'sandbox' | 'session'>) {
    ({
      page: this.page,
      request: this.request,
      sandbox: this.sandbox,
      session: this.session,
    } = place);
  }

  async act(action: Action): Promise<void> {
    switch (action.kind) {
      case 'wait':
        await this.sandbox.moveClock({ hours: action.hours });
        return;
      case 'apply':
        return this.#apply(action.isAutoMoney);
      case 'getMoney':
        return this.#getMoney();
      case 'repay':
        return this.#repay(action);
      case 'extend':
        return this.#extend(action.outcome);
      case 'abandon':
        return this.#abandon();
    }
  }

  /**
   * Asserts that the screens, the orders on the server and the payments agree, and that no order is
   * lost.
   */
  async agree(): Promise<void> {
    const orders = await this.#orders();
    for (const [orderId, before] of this.#known) {
      const now = orders.find((order) => order.orderId === orderId)?.orderState;
      expect(now, `order ${orderId} was ${before}`).toBeDefined();
      expect(reachable(before), `${before} to ${now}`).toContain(now);
    }
    this.#known = new Map(orders.map(({ orderId, orderState }) => [orderId, orderState]));

    await this.page.goto('/order');
    const rows = this.page.getByRole('listitem');
    await expect(rows).toHaveCount(orders.length);
    for (const { orderNo, orderState, extensionState } of orders) {
      const row = rows.filter({ hasText: orderNo });
      await expect(row).toContainText(describeOrderState(orderState).label);
      const isFinal = !allOrderStates.some((to) => canTransition(orderState, to));
      const hasLink = (await row.getByRole('link').count()) > 0;
      expect(hasLink).toBe(orderListLink(orderState, extensionState) !== null);
      expect(isFinal || hasLink || isWaitingForLender(orderState), `stuck in ${orderState}`).toBe(
        true,
      );
    }
    for (const { orderId, orderState } of orders.filter((order) =>
      isOrderSettled(order.orderState),
    )) {
      const { code } = await this.#ask('/pay-order/v1/repay', { orderId });
      expect(code, `a second payment of an order in ${orderState}`).not.toBe(0);
    }
    await this.#expectPaidOnce(orders);
  }

  async #expectPaidOnce(orders: readonly Order[]): Promise<void> {
    const answer = await this.request.get('/sandbox/payments.json', {
      headers: closeConnectionHeader,
    });
    const { payments } = (await answer.json()) as { payments: ComparedPayment[] };
    for (const { orderNo, orderState } of orders) {
      const own = payments.filter((one) => one.orderNo === orderNo);
      expect(own.map(({ verdict }) => verdict)).not.toContain('differs');
      const repaid = own.filter(
        ({ payment }) => payment.purpose === 'repayment' && payment.state === 'paid',
      );
      expect(repaid, `payments of an order in ${orderState}`).toHaveLength(
        isOrderSettled(orderState) ? 1 : 0,
      );
    }
  }

  async #apply(isAutoMoney: boolean): Promise<void> {
    await this.page.goto('/bank?pid=1');
    await this.page.locator('a[href*="bank_id="]').first().click();
    const title = this.page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/^(Apply|Orders|Application Denied)$/);
    const apply = this.page.getByRole('button', { name: 'APPLY NOW' });
    const elsewhere = this.page.getByRole('heading', { name: /^(Orders|Application Denied)$/ });
    await expect(apply.or(elsewhere).first()).toBeVisible();
    if ((await apply.count()) === 0) return;
    await this.page.getByLabel('Automatically get money?').setChecked(isAutoMoney);
    await apply.click();
    await expect(title).toHaveText('Orders');
  }

  async #getMoney(): Promise<void> {
    const order = await this.#orderIn('2');
    if (!order) return;
    await this.page.goto(`/orders/${order.orderId}/confirm`);
    await this.page.getByRole('button', { name: 'Get Money' }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  }

  async #repay({ outcome, isReapply }: Extract<Action, { kind: 'repay' }>): Promise<void> {
    const order = await this.#orderIn('6', '8');
    if (!order) return;
    await this.page.goto(`/orders/${order.orderId}/detail`);
    const payButton = this.page.getByRole('button', { name: /^(Repayment|Continue payment)/ });
    await payButton.click();
    const reapply = this.page.getByLabel('Reapply after this repayment');
    if (await reapply.isVisible()) await reapply.setChecked(isReapply);
    await this.page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
    await this.#check(outcome, /Order Detail/);
  }

  async #extend(outcome: Outcome): Promise<void> {
    const order = await this.#orderIn('6', '8', '11');
    if (!order) return;
    await this.page.goto(`/orders/${order.orderId}/extension`);
    const pay = this.page.getByRole('button', { name: /Apply and payment|Continue payment/ });
    const none = this.page.getByText(
      /cannot be extended|not offered|Order not found|Due date extended/,
    );
    await expect(pay.or(none).first()).toBeVisible();
    if ((await pay.count()) === 0) return;
    await pay.click();
    await this.#check(outcome, /Extension/);
  }

  async #abandon(): Promise<void> {
    const order = await this.#orderIn('11');
    if (!order) return;
    await this.page.goto(`/orders/${order.orderId}/extension`);
    await this.page.getByRole('button', { name: 'Abandon extension' }).click();
    await this.page.getByRole('button', { name: 'Abandon Extension', exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  }

  async #check(outcome: Outcome, title: RegExp): Promise<void> {
    await expect(this.page.getByText('Test checkout')).toBeVisible();
    if (outcome === 'leave') await this.page.goBack({ waitUntil: 'commit' });
    else await this.page.getByRole('button', { name: outcomeButton[outcome] }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  async #orderIn(...states: OrderState[]): Promise<Order | undefined> {
    return (await this.#orders()).find(({ orderState }) => states.includes(orderState));
  }

  async #orders(): Promise<Order[]> {
    const path = '/order/v1/list';
    const answer = await this.#ask(path);
    const text = JSON.stringify(answer);
    expect(checkObservedResponse({ method: 'get', path, httpStatus: 200, text })).toEqual([]);
    return answer.data as Order[];
  }

  #ask(path: string, body?: object) {
    return requestServer(this.request, this.session, path, body);
  }
}

const outcomeButton = { Pay: /^Pay /, Fail: 'Fail', Cancel: 'Cancel' } as const;

function reachable(from: OrderState): OrderState[] {
  const found = new Set<OrderState>([from]);
  for (const state of found) {
    for (const to of allOrderStates) if (canTransition(state, to)) found.add(to);
  }
  return [...found];
}

test('after any sequence of actions and waits, screen and server agree, and no loan is lost or paid twice', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  test.setTimeout(240_000);
  let runs = 0;
  // The audit and the payout end only when an action moves the clock.
  await sandbox.set({ auditSeconds: 1800, lendingSeconds: 1800 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 8, maxLength: 10 }), async (actions) => {
      const number = `6${runs}${phone.slice(2)}`;
      runs += 1;
      const session = await sandbox.persona('verified', number);
      await signInAs(page, session);
      const borrower = new Borrower({ page, request, sandbox, session });
      for (const action of actions) {
        await borrower.act(action);
        await borrower.agree();
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
