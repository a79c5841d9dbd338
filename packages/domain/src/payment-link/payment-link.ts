import { externalLink, type CheckedLink } from './external-link.ts';

/**
 * The address that starts a payment. One with a '?' gets '&callback={the page's origin}' (§4
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

/** Adds to the query, before a fragment: servers do not see fragments. */
function appendQuery(url: string, addition: string): string {
  const fragmentAt = url.indexOf('#', url.indexOf('?'));
  return fragmentAt === -1
    ? url + addition
    : url.slice(0, fragmentAt) + addition + url.slice(fragmentAt);
}
