import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-callback-signature';

const MAX_AGE_MS = 5 * 60 * 1000;
const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

/** `t={epoch ms},v1={hex}`: HMAC-SHA256 of the time and the body, so that neither can be changed. */
export function sign(key: string, body: string, atMs: number): string {
  return `t=${atMs},v1=${digest(key, body, atMs)}`;
}

/** Whether the body was signed with the key within the last minutes. */
export function isSigned(key: string, body: string, signature: string, now: number): boolean {
  const [, time, hex] = FORM.exec(signature) ?? [];
  if (time === undefined || hex === undefined) return false;
  if (Math.abs(now - Number(time)) > MAX_AGE_MS) return false;
  return timingSafeEqual(Buffer.from(digest(key, body, Number(time))), Buffer.from(hex));
}

function digest(key: string, body: string, atMs: number): string {
  return createHmac('sha256', key).update(`${atMs}.${body}`).digest('hex');
}
