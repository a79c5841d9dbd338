import { formatDateTime, formatInr } from '@kosha/domain';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { PaymentOutcome } from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { originOf } from '../../http/origin.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { deliverDueCallbacks } from '../../providers/payment/charges.ts';
import { Refusal } from '../../refusals/refuse.ts';
import { recordPayerDecision } from '../../services/payment/decide.ts';
import { type Html, layout } from '../pages/layout.ts';
import { PageProblem, readRequestFields } from '../pages/requests.ts';
import { type CheckoutView, allowedReturnUrl, viewCheckout } from './view-checkout.ts';

interface CheckoutPage {
  view: CheckoutView;
  appName: string;
  action: string;
  returnUrl: string | null;
  nowMs: number;
}

interface PhaseText {
  title: string;
  text: string;
  tone: '' | 'problem' | 'waiting';
}

const phases = {
  open: {
    title: 'Pay',
    text: 'This is a simulation: choose how the payment ends. No money moves.',
    tone: '',
  },
  processing: {
    title: 'Payment is being confirmed',
    text: 'You need not pay again. This page follows it.',
    tone: 'waiting',
  },
  paid: { title: 'Payment received', text: 'Nothing more is to be done here.', tone: '' },
  failed: {
    title: 'Payment failed',
    text: 'Nothing was charged. Begin again from your order.',
    tone: 'problem',
  },
  cancelled: {
    title: 'Payment cancelled',
    text: 'Nothing was charged. Begin again from your order.',
    tone: 'problem',
  },
  expired: {
    title: 'This payment has expired',
    text: 'What is due has changed since it was begun. Nothing was charged. Begin again from your order.',
    tone: 'problem',
  },
} as const satisfies Record<CheckoutView['phase'], PhaseText>;

/** The payment page of the simulated payment provider (D30). */
function checkoutPage(page: CheckoutPage): Html {
  const { view, returnUrl } = page;
  const { title, text, tone } = phases[view.phase];
  const isProcessing = view.phase === 'processing';
  const body = html`<p class="soft small">Test checkout</p>
    <h1>${title}</h1>
    <p class="note ${tone}" ${isProcessing ? html`role="status" data-follow-payment` : ''}>
      ${text}
    </p>
    ${summary(page)} ${view.phase === 'open' ? choices(page) : returnLink(returnUrl)}`;
  return layout({ title, path: null, body });
}

function summary({ view, appName, nowMs }: CheckoutPage): Html {
  const { payment, orderNo, productName, lines } = view;
  return html`<section class="card" aria-label="Payment">
    <p class="amount">${formatInr(payment.amountPaise)}</p>
    <dl class="facts">
      <div>
        <dt>To</dt>
        <dd>${appName}, ${productName}</dd>
      </div>
      <div>
        <dt>Order no</dt>
        <dd>${orderNo}</dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>${payment.id}</dd>
      </div>
      <div>
        <dt>Time, India</dt>
        <dd>${formatDateTime(payment.endedAtMs ?? nowMs)}</dd>
      </div>
      ${lines.map(
        ({ label, paise }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${formatInr(paise)}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>Total</dt>
        <dd>${formatInr(payment.amountPaise)}</dd>
      </div>
    </dl>
  </section>`;
}

function choices({ view, action }: CheckoutPage): Html {
  const { amountPaise } = view.payment;
  return html`<form class="actions" method="post" action="${action}" data-once>
    <input type="hidden" name="amountPaise" value="${amountPaise}" />
    <button class="button primary" name="outcome" value="paid">
      Pay ${formatInr(amountPaise)}
    </button>
    <button class="button danger" name="outcome" value="failed">Fail</button>
    <button class="button quiet" name="outcome" value="cancelled">Cancel</button>
  </form>`;
}

function returnLink(returnUrl: string | null): Html {
  if (returnUrl === null) return html`<p>You can close this page.</p>`;
  return html`<p class="actions">
    <a class="button primary" href="${returnUrl}">Back to the app</a>
  </p>`;
}

const outcomes: readonly PaymentOutcome[] = ['paid', 'failed', 'cancelled'];

export function checkoutPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/:paymentId', async (c) => show(c, deps, await read(c, deps)));
  app.post('/:paymentId', async (c) => {
    const { outcome: pressed, amountPaise } = await readRequestFields(c);
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
 * Whether it is too late to charge the payer: the payment has expired, or the payer pressed 'Pay'
 * after the payment had failed or was cancelled.
 */
const isTooLate = (phase: CheckoutView['phase'], pressed: PaymentOutcome) =>
  phase === 'expired' || (pressed === 'paid' && (phase === 'failed' || phase === 'cancelled'));

interface Moment {
  view: CheckoutView;
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
 * Ignores the Refusal that `recordPayerDecision` throws if the payment was already decided or its
 * amount has changed.
 */
async function decide(
  deps: AppDeps,
  decision: Parameters<typeof recordPayerDecision>[1],
): Promise<void> {
  await recordPayerDecision(deps.db, decision).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await deliverDueCallbacks(deps);
}

/** Without a return URL, the payer sees the payment's state on this page. */
function afterwards(c: Context, returnUrl: string | null): Response {
  return c.redirect(returnUrl ?? addressOf(c), 303);
}

function returnUrlOf(c: Context, deps: AppDeps): string | null {
  return allowedReturnUrl(c.req.query('callback'), originOf(c, deps), deps);
}

function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
