import { externalLink, type CheckedLink } from './external-link.ts';

/**
 * The address that starts a payment: as is without a '?', else with '&callback={host}' appended
 * (§4 Repayment), refused by the rule of D26. The host that is called back is the page's own origin.
 */
export function paymentLink(
  paymentUrl: string | null | undefined,
  pageOrigin: string,
): CheckedLink {
  const link = externalLink(paymentUrl, pageOrigin);
  if (!link.ok || !link.url.includes('?')) return link;
  return { ok: true, url: appendQuery(link.url, `&callback=${encodeURIComponent(pageOrigin)}`) };
}

/** A fragment after the query stays last, or the server would never see what was appended. */
function appendQuery(url: string, addition: string): string {
  const fragmentAt = url.indexOf('#', url.indexOf('?'));
  return fragmentAt === -1
    ? url + addition
    : url.slice(0, fragmentAt) + addition + url.slice(fragmentAt);
}
