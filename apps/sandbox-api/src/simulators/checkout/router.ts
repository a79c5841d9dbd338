import { Hono, type Context } from 'hono';
import type { PaymentOutcome } from '../../db/schema/index.ts';
import { Conflict } from '../../errors.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { originOf } from '../../http/origin.ts';
import { readNow } from '../clock/clock.ts';
import { PageProblem } from '../pages/problem.ts';
import { readFields } from '../pages/read-fields.ts';
import { decideCharge } from '../payments/charge.ts';
import { deliverDueCallbacks } from '../payments/deliver.ts';
import { viewCheckout, type CheckoutView } from './find.ts';
import { checkoutPage } from './page.ts';
import { returnAddress } from './return-address.ts';

const outcomes: readonly PaymentOutcome[] = ['paid', 'failed', 'cancelled'];

/** The checkout of the payment provider this server plays (D30). */
export function checkoutPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/:paymentId', async (c) => show(c, deps, await read(c, deps)));
  app.post('/:paymentId', async (c) => {
    const { outcome: pressed, amountPaise } = await readFields(c);
    const outcome = outcomes.find((one) => one === pressed);
    if (outcome === undefined) throw new PageProblem(400, 'Choose Pay, Fail or Cancel.');
    const { view, nowMs } = await read(c, deps);
    if (view.phase === 'open') {
      // What is charged is what the payer saw, or nothing is.
      if (String(amountPaise) !== String(view.payment.amountPaise)) return afterwards(c, null);
      await decide(deps, { paymentId: view.payment.id, outcome, now: nowMs });
    }
    return afterwards(c, view.phase === 'expired' ? null : returnUrlOf(c, deps));
  });
  return app;
}

interface Moment {
  readonly view: CheckoutView;
  /** The server's time, epoch ms. */
  readonly nowMs: number;
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

/** Books the decision and calls back; of two presses the first counts. */
async function decide(
  deps: AppDeps,
  decision: { readonly paymentId: string; readonly outcome: PaymentOutcome; readonly now: number },
): Promise<void> {
  try {
    await decideCharge(deps.db, decision);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  await deliverDueCallbacks(deps);
}

/** Back to the app, or to this page, which tells how the payment stands. */
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
