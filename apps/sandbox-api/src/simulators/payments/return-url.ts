import type { AppDeps } from '../../http/app-deps.ts';

/** Where a checkout may send the browser: `callback` on an allowed origin, or null. */
export function safeReturnUrl(
  callback: string | undefined,
  origin: string,
  { returnOrigins }: Pick<AppDeps, 'returnOrigins'>,
): string | null {
  if (callback === undefined || !URL.canParse(callback)) return null;
  const url = new URL(callback);
  return [origin, ...returnOrigins].includes(url.origin) ? url.href : null;
}
