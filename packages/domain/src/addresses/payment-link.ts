/**
 * The URL that starts a payment. If it has a '?', '&callback={the page's origin}' is appended (§4
 * Repayment). `externalLink` decides whether it may be opened (D26).
 */
export function paymentLink(
  paymentUrl: string | null | undefined,
  pageOrigin: string,
): CheckedLink {
  const link = externalLink(paymentUrl, pageOrigin);
  if (!link.ok || !link.url.includes('?')) return link;
  return { ok: true, url: appendQuery(link.url, `&callback=${encodeURIComponent(pageOrigin)}`) };
}

/** Appends to the query and before a fragment, because servers do not receive fragments. */
function appendQuery(url: string, addition: string): string {
  const fragmentAt = url.indexOf('#', url.indexOf('?'));
  return fragmentAt === -1
    ? url + addition
    : url.slice(0, fragmentAt) + addition + url.slice(fragmentAt);
}

export type LinkRefusal = 'missing' | 'malformed' | 'insecure' | 'credentials';
export type CheckedLink = { ok: true; url: string } | { ok: false; reason: LinkRefusal };

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Browsers silently remove or rewrite whitespace, control characters and backslashes. */
const rewrittenByBrowsers = /[\s\\\p{Cc}]/u;

const refuse = (reason: LinkRefusal): CheckedLink => ({ ok: false, reason });

/**
 * Returns the URL if it may be opened, else null: it must be https without credentials. http is
 * allowed only on localhost, or at the page's own origin for trials on a local network (D26).
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
  const isTrustedHost = localHosts.includes(url.hostname) || url.origin === pageOrigin;
  if (isHttp && !isTrustedHost) return refuse('insecure');
  if (url.username !== '' || url.password !== '') return refuse('credentials');
  return { ok: true, url: text };
}

/** The parsed URL, or null. Some supported browsers have no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
