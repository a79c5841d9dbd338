import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readSecret } from '../db/read-secret.ts';
import { ApiError } from '../errors.ts';
import { readNow } from '../providers/clock/clock.ts';
import { callbackPath, signatureHeader, type ProviderNotice } from '../providers/payment/notice.ts';
import { isSigned } from '../providers/payment/signature.ts';
import { settlePayment } from '../services/payment/settle.ts';
import type { AppDeps } from './app-deps.ts';

const maxBytes = 4096;

/**
 * Mounts the address at which the payment provider reports outcomes (D30). It checks the signature of a
 * report, not where the report comes from. Without a checkout there are no payments, so no address either.
 */
export function mountPaymentCallback(app: Hono, { db, realNow, sandboxPages }: AppDeps): void {
  if (sandboxPages === 'off') return;
  app.post(callbackPath, bodyLimit({ maxSize: maxBytes }), async (c) => {
    const body = await c.req.text();
    const key = await readSecret(db, 'payment-callback');
    const signature = c.req.header(signatureHeader) ?? '';
    const isGenuine = isSigned(key, body, signature, await readNow(db, realNow));
    if (!isGenuine) return c.text('The signature is not valid.', 401);
    try {
      await settlePayment(db, JSON.parse(body) as ProviderNotice);
      return c.text('ok');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return c.text(error.message, 422);
    }
  });
}
