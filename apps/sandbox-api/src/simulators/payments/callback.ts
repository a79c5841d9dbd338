import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../../errors.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { readSecret } from '../../services/secret/read.ts';
import { settlePayment, type ProviderNotice } from '../../services/payment/settle.ts';
import { readNow } from '../clock/clock.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const MAX_BYTES = 4096;

/** Where the payment provider reports outcomes; the signature is what lets it in (D30). */
export function paymentCallback(deps: AppDeps): Hono {
  const app = new Hono();
  app.post('/', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    const body = await c.req.text();
    const key = await readSecret(deps.db, 'payment-callback');
    const now = await readNow(deps.db, deps.realNow);
    const signature = c.req.header(SIGNATURE_HEADER) ?? '';
    if (!isSigned(key, body, signature, now)) return c.text('The signature is not valid.', 401);
    try {
      await settlePayment(deps.db, JSON.parse(body) as ProviderNotice);
      return c.text('ok');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return c.text(error.message, 422);
    }
  });
  return app;
}
