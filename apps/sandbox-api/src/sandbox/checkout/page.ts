import { formatDateTime, formatInr } from '@kosha/domain';
import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';
import type { CheckoutView } from './view-checkout.ts';

interface CheckoutPage {
  view: CheckoutView;
  appName: string;
  /** The URL to which the form is submitted. Its query includes the return URL. */
  action: string;
  /** The URL to which the browser is redirected after the payment, or null. */
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

/**
 * The payment provider's page (D30). It shows the amount and the payee, and has a button for each
 * outcome.
 */
export function checkoutPage(page: CheckoutPage): Html {
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
