import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { deliverDueCallbacks, repeatNotice } from '../../providers/payment/charges.ts';
import { comparePayments, listUnsettled } from '../../services/payment/reconcile.ts';
import { listSetAside } from '../../services/up-to-date/set-aside.ts';
import { PageProblem } from '../pages/problem.ts';
import { readFields, wantsJson } from '../pages/read-fields.ts';
import { pagePath, paymentsPage } from './page.ts';

/**
 * Our payments and the provider's charges, as a page and as JSON. The page can make the provider
 * resend a notification.
 */
export function paymentPages(deps: AppDeps): Hono {
  const { db, realNow } = deps;
  const app = new Hono();
  const read = async () => ({
    payments: await comparePayments(db),
    toLookInto: await listUnsettled(db),
    setAside: await listSetAside(db),
  });
  app.get('/payments', async (c) => c.html(paymentsPage(await read())));
  app.get('/payments.json', async (c) => c.json(await read()));
  app.post('/payments/:id', async (c) => {
    const isPaidAfterAll = (await readFields(c))['correct'] === 'paid';
    const paymentId = c.req.param('id');
    const now = await readNow(db, realNow);
    if (!(await repeatNotice(db, { paymentId, isPaidAfterAll, now }))) {
      throw new PageProblem(404, 'The provider has no such charge.');
    }
    await deliverDueCallbacks(deps);
    return wantsJson(c) ? c.json({}) : c.redirect(pagePath, 303);
  });
  return app;
}
