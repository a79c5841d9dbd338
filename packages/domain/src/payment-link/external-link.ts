import { parseUrl } from '../url/parse-url.ts';

export type LinkRefusal = 'missing' | 'malformed' | 'insecure' | 'credentials';
export type CheckedLink = { ok: true; url: string } | { ok: false; reason: LinkRefusal };

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Browsers silently remove or rewrite whitespace, control characters and backslashes. */
const rewrittenByBrowsers = /[\s\\\p{Cc}]/u;

const refuse = (reason: LinkRefusal): CheckedLink => ({ ok: false, reason });

/**
 * Checks whether an address may be opened: it must be https, without credentials. http is allowed only on
 * this machine, or at the page's own origin when an app is tried out on a local network (D26).
 */
export function externalLink(href: string | null | undefined, pageOrigin: string): CheckedLink {
  const text = href?.trim() ?? '';
  if (text === '') return refuse('missing');
  if (rewrittenByBrowsers.test(text)) return refuse('malformed');
  const url = parseUrl(text);
  if (url === null) return refuse('malformed');
  const isHttp = url.protocol === 'http:';
  if (!isHttp && url.protocol !== 'https:') return refuse('insecure');
  if (!text.toLowerCase().startsWith(`${url.protocol}//`)) return refuse('malformed');
  const isNear = localHosts.includes(url.hostname) || url.origin === pageOrigin;
  if (isHttp && !isNear) return refuse('insecure');
  if (url.username !== '' || url.password !== '') return refuse('credentials');
  return { ok: true, url: text };
}
