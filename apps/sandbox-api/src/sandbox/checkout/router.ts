import { Hono, type Context } from 'hono';
import type { PaymentOutcome } from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { Refusal } from '../../refusals/refuse.ts';
import { originOf } from '../../http/origin.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { deliverDueCallbacks } from '../../providers/payment/charges.ts';
import { decidePayment } from '../../services/payment/decide.ts';
import { PageProblem } from '../pages/problem.ts';
import { readFields } from '../pages/read-fields.ts';
import { checkoutPage } from './page.ts';
import { type CheckoutView, returnAddress, viewCheckout } from './view-checkout.ts';

const outcomes: readonly PaymentOutcome[] = ['paid', 'failed', 'cancelled'];

/** The checkout of the simulated payment provider (D30). */
export function checkoutPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/:paymentId', async (c) => show(c, deps, await read(c, deps)));
  app.post('/:paymentId', async (c) => {
    const { outcome: pressed, amountPaise } = await readFields(c);
    const outcome = outcomes.find((one) => one === pressed);
    if (outcome === undefined) throw new PageProblem(400, 'Choose Pay, Fail or Cancel.');
    const { view, nowMs } = await read(c, deps);
    if (view.phase === 'open') {
      // Charge only the amount that the payer saw.
      const { id: paymentId, amountPaise: shownPaise } = view.payment;
      if (String(amountPaise) !== String(shownPaise)) return afterwards(c, null);
      await decide(deps, { paymentId, outcome, amountPaise: shownPaise, now: nowMs });
      if ((await read(c, deps)).view.phase === 'open') return afterwards(c, null);
    }
    return afterwards(c, isTooLate(view.phase, outcome) ? null : returnUrlOf(c, deps));
  });
  return app;
}

/**
 * Whether the payment ended before the payer pressed a button. If so, nothing is charged, and the
 * checkout is shown again with the payment's state.
 */
const isTooLate = (phase: CheckoutView['phase'], pressed: PaymentOutcome) =>
  phase === 'expired' || (pressed === 'paid' && (phase === 'failed' || phase === 'cancelled'));

interface Moment {
  view: CheckoutView;
  /** The server's time, epoch ms. */
  nowMs: number;
}

async function read(c: Context, { db, realNow }: AppDeps): Promise<Moment> {
  const now = await readNow(db, realNow);
  const paymentId = c.req.param('paymentId') ?? '';
  return { view: await viewCheckout(db, { paymentId, now }), nowMs: now };
}

function show(c: Context, deps: AppDeps, { view, nowMs }: Moment): Response | Promise<Response> {
  const action = addressOf(c);
  const returnUrl = returnUrlOf(c, deps);
  return c.html(checkoutPage({ view, nowMs, action, returnUrl, appName: deps.appName }));
}

/**
 * Stores the payer's decision and delivers the callback. Only the first decision counts, and only
 * if the amount is still due.
 */
async function decide(deps: AppDeps, decision: Parameters<typeof decidePayment>[1]): Promise<void> {
  await decidePayment(deps.db, decision).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await deliverDueCallbacks(deps);
}

/** Redirects to the app or, without a return URL, to this page, which shows the payment's state. */
function afterwards(c: Context, returnUrl: string | null): Response {
  return c.redirect(returnUrl ?? addressOf(c), 303);
}

function returnUrlOf(c: Context, deps: AppDeps): string | null {
  return returnAddress(c.req.query('callback'), originOf(c, deps), deps);
}

function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
