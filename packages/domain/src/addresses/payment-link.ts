/**
 * Checks the URL of the checkout (D26). Appends the page's origin as the parameter `callback`, so
 * that the checkout can return to the app. §4 Repayment forbids the parameter for URLs without '?'.
 */
export function checkedPaymentLink(
  paymentUrl: string | null | undefined,
  pageOrigin: string,
): CheckedLink {
  const link = checkedExternalLink(paymentUrl, pageOrigin);
  if (!link.ok || !link.url.includes('?')) return link;
  return { ok: true, url: appendQuery(link.url, `&callback=${encodeURIComponent(pageOrigin)}`) };
}

/** Appends before the fragment, because browsers do not send fragments to servers. */
function appendQuery(url: string, addition: string): string {
  const fragmentAt = url.indexOf('#', url.indexOf('?'));
  return fragmentAt === -1
    ? url + addition
    : url.slice(0, fragmentAt) + addition + url.slice(fragmentAt);
}

export type LinkRefusal = 'missing' | 'malformed' | 'insecure' | 'credentials';
export type CheckedLink = { ok: true; url: string } | { ok: false; reason: LinkRefusal };

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Browsers remove or rewrite these characters in a URL, so the URL that opens would differ from the
 * checked URL.
 */
const rewrittenByBrowsers = /[\s\\\p{Cc}]/u;

const refuse = (reason: LinkRefusal): CheckedLink => ({ ok: false, reason });

/**
 * Accepts only https URLs without credentials (D26). For tests on a local network, http is also
 * valid on localhost and at the page's own origin.
 */
export function checkedExternalLink(
  href: string | null | undefined,
  pageOrigin: string,
): CheckedLink {
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

/** Returns null for an invalid URL, like `URL.parse`, which some supported browsers lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
