import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeMs = 5 * 60 * 1000;
const form = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

/** `t={epoch ms},v1={hex}`: the HMAC-SHA256 of the time and the body. */
export function sign(key: string, body: string, atMs: number): string {
  return `t=${atMs},v1=${digest(key, body, atMs)}`;
}

/** Whether the body was signed with one of the keys, at most `maxAgeMs` ago. */
export function isSigned(
  keys: readonly string[],
  body: string,
  signature: string,
  now: number,
): boolean {
  const [, time, hex] = form.exec(signature) ?? [];
  if (time === undefined || hex === undefined) return false;
  if (Math.abs(now - Number(time)) > maxAgeMs) return false;
  return keys.some((key) =>
    timingSafeEqual(Buffer.from(digest(key, body, Number(time))), Buffer.from(hex)),
  );
}

function digest(key: string, body: string, atMs: number): string {
  return createHmac('sha256', key).update(`${atMs}.${body}`).digest('hex');
}
