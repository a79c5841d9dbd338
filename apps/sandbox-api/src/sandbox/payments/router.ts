import { formatDateTime, formatInr } from '@kosha/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { NoticeEffect } from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { deliverDueCallbacks, rescheduleCallback } from '../../providers/payment/charges.ts';
import {
  type ReconciledPayment,
  reconcilePayments,
  listUnsettledNotices,
  type PaymentNotice,
  type ReconciliationStatus,
} from '../../services/payment/reconcile.ts';
import {
  listPostponedOrders,
  type PostponedOrder,
} from '../../services/up-to-date/postponed-orders.ts';
import { type Html, layout } from '../pages/layout.ts';
import { PageProblem, readRequestFields, wantsJson } from '../pages/requests.ts';

const pagePath = '/sandbox/payments';

const verdicts = {
  agrees: 'Agrees with the provider',
  'not-begun': 'The payer has decided nothing',
  'notice-under-way': "The provider's notice is on its way",
  'to-give-back': 'Paid, to be given back',
  differs: 'Differs from the provider',
} as const satisfies Record<ReconciliationStatus, string>;

const effects = {
  settled: 'ended the payment',
  'settled-late': 'paid after all',
  'to-give-back': 'money to be given back',
  contradicts: 'says that a paid payment failed; changed nothing',
  'other-amount': 'refused: another amount',
  'other-time': 'refused: a time that cannot be',
  'unknown-payment': 'refused: no such payment',
  none: 'changed nothing',
} as const satisfies Record<NoticeEffect, string>;

function paymentsPage({
  payments: compared,
  toLookInto,
  postponed,
}: {
  payments: readonly ReconciledPayment[];
  toLookInto: readonly PaymentNotice[];
  postponed: readonly PostponedOrder[];
}): Html {
  const body = html`<h1>Payments</h1>
    <p class="soft">Our record of each payment beside the provider's book.</p>
    ${postponed.length === 0 ? '' : postponedList(postponed)}
    ${toLookInto.length === 0 ? '' : noticeList(toLookInto)}
    ${compared.length === 0 ? html`<p class="note">No payment yet.</p>` : ''}
    <ol class="stack" aria-label="Payments">
      ${compared.map(paymentItem)}
    </ol>`;
  return layout({ title: 'Payments', path: pagePath, body });
}

function postponedList(orders: readonly PostponedOrder[]): Html {
  return html`<h2>Set aside</h2>
    <p class="soft">
      Orders that could not be moved when they were due. They are tried again by themselves.
    </p>
    <ol class="stack" aria-label="Set aside">
      ${orders.map(
        ({ orderNo, reason, times, sinceMs }) =>
          html`<li class="card">
            <p class="row spread small soft">
              <strong class="figures">${orderNo}</strong>
              <span>${formatDateTime(sinceMs)}</span>
            </p>
            <p class="note problem">Failed ${times} ×, last with ${reason}</p>
          </li>`,
      )}
    </ol>`;
}

function noticeList(notices: readonly PaymentNotice[]): Html {
  return html`<h2>To look into</h2>
    <ol class="stack" aria-label="To look into">
      ${notices.map(
        ({ paymentId, outcome, amountPaise, decidedAtMs, effect, times }) =>
          html`<li class="card">
            <p class="row spread small soft">
              <strong class="figures">${paymentId}</strong>
              <span>${formatDateTime(decidedAtMs)}</span>
            </p>
            <p>“${outcome}”, <b>${formatInr(amountPaise)}</b>, ${times} ×</p>
            <p class="note problem">${effects[effect]}</p>
          </li>`,
      )}
    </ol>
    <h2>All</h2>`;
}

const purposes = {
  repayment: 'repayment',
  return: 'return of the loan',
  extension: 'extension fee',
} as const;

function paymentItem({ payment, orderNo, charge, verdict, notices }: ReconciledPayment): Html {
  const { id, purpose, amountPaise, state, createdAtMs } = payment;
  return html`<li class="card">
    <p class="row spread small soft">
      <strong class="figures">${orderNo}</strong>
      <span>${formatDateTime(createdAtMs)}</span>
    </p>
    <p><b>${formatInr(amountPaise)}</b>, ${purposes[purpose]}</p>
    <p class="note ${verdict === 'differs' ? 'problem' : ''}">${verdicts[verdict]}</p>
    <dl class="facts">
      <div>
        <dt>Here</dt>
        <dd>${state}</dd>
      </div>
      <div>
        <dt>Provider</dt>
        <dd>
          ${charge === null ? 'nothing' : `${charge.outcome}, ${formatInr(charge.amountPaise)}`}
        </dd>
      </div>
      ${notices.map(
        ({ outcome, effect, times }) =>
          html`<div>
            <dt>Notice “${outcome}”, ${times} ×</dt>
            <dd>${effects[effect]}</dd>
          </div>`,
      )}
    </dl>
    ${charge === null ? '' : actions(id, charge.outcome !== 'paid')}
  </li>`;
}

function actions(id: string, canBeCorrected: boolean): Html {
  return html`<form class="actions" method="post" action="${pagePath}/${id}" data-once>
    <button class="button">Send the notice again</button>
    ${
      canBeCorrected
        ? html`<button class="button" name="correct" value="paid">
            Report it as paid after all
          </button>`
        : ''
    }
  </form>`;
}

export function paymentPages(deps: AppDeps): Hono {
  const { db, realNow } = deps;
  const app = new Hono();
  const read = async () => ({
    payments: await reconcilePayments(db),
    toLookInto: await listUnsettledNotices(db),
    postponed: await listPostponedOrders(db),
  });
  app.get('/payments', async (c) => c.html(paymentsPage(await read())));
  app.get('/payments.json', async (c) => c.json(await read()));
  app.post('/payments/:id', async (c) => {
    const isPaidAfterAll = (await readRequestFields(c))['correct'] === 'paid';
    const paymentId = c.req.param('id');
    const now = await readNow(db, realNow);
    if (!(await rescheduleCallback(db, { paymentId, isPaidAfterAll, now }))) {
      throw new PageProblem(404, 'The provider has no such charge.');
    }
    await deliverDueCallbacks(deps);
    return wantsJson(c) ? c.json({}) : c.redirect(pagePath, 303);
  });
  return app;
}
