import { parseUrl } from '../url/parse-url.ts';

export type LinkRefusal = 'missing' | 'malformed' | 'insecure' | 'credentials';
export type CheckedLink =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: LinkRefusal };

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Whitespace, control characters and backslashes: browsers drop or rewrite them silently. */
const REWRITTEN_BY_BROWSERS = /[\s\\\p{Cc}]/u;

const refuse = (reason: LinkRefusal): CheckedLink => ({ ok: false, reason });

/**
 * Whether an address may be opened: https without credentials; http only on this machine, or where
 * the page itself came from, such as an app tried out on a local network (D26).
 */
export function externalLink(href: string | null | undefined, pageOrigin: string): CheckedLink {
  const text = href?.trim() ?? '';
  if (text === '') return refuse('missing');
  if (REWRITTEN_BY_BROWSERS.test(text)) return refuse('malformed');
  const url = parseUrl(text);
  if (url === null) return refuse('malformed');
  const isHttp = url.protocol === 'http:';
  if (!isHttp && url.protocol !== 'https:') return refuse('insecure');
  if (!text.toLowerCase().startsWith(`${url.protocol}//`)) return refuse('malformed');
  const isNear = LOCAL_HOSTS.includes(url.hostname) || url.origin === pageOrigin;
  if (isHttp && !isNear) return refuse('insecure');
  if (url.username !== '' || url.password !== '') return refuse('credentials');
  return { ok: true, url: text };
}
