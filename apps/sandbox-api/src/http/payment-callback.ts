import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { NoticeEffect } from '../db/schema/index.ts';
import { readNow } from '../providers/clock/clock.ts';
import {
  callbackPath,
  isSigned,
  parseProviderNotice,
  signatureHeader,
} from '../providers/payment/notice.ts';
import { recordNotice } from '../services/payment/settle.ts';
import type { AppDeps } from './app-deps.ts';

const maxBytes = 4096;

const refusals = {
  'unknown-payment': 'There is no such payment.',
  'other-amount': 'Another amount was asked for.',
  'other-time': 'The payer cannot have decided then.',
} as const satisfies Partial<Record<NoticeEffect, string>>;

type Refusal = keyof typeof refusals;

/** Receives the payment provider's callbacks (D30). The signature proves who sent a callback. */
export function mountPaymentCallback(
  app: Hono,
  { db, keys, realNow, sandboxPages }: AppDeps,
): void {
  if (sandboxPages === 'off') return;
  app.post(callbackPath, bodyLimit({ maxSize: maxBytes }), async (c) => {
    const body = await c.req.text();
    const signature = c.req.header(signatureHeader) ?? '';
    const now = await readNow(db, realNow);
    if (!isSigned(keys.payments, body, signature, now))
      return c.text('The signature is not valid.', 401);
    const notice = parseProviderNotice(body);
    if (notice === null) return c.text('The notice is not readable.', 422);
    const effect = await recordNotice(db, notice, now);
    return effect in refusals ? c.text(refusals[effect as Refusal], 422) : c.text('ok');
  });
}
