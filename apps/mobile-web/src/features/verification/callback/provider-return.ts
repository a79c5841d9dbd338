import { sanitizePlainText } from '@kosha/domain';

const maximumMessageCharacters = 200;

/** In the URL of this page, `status=1` means that the provider's check succeeded (§7, D05). */
export function isProviderSuccess(query: URLSearchParams): boolean {
  return query.get('status') === '1';
}

/**
 * The provider's message as one short line; null if it has no letter or digit. Anybody can write
 * this URL, so characters that hide or reverse text are removed, except the joiners of Indic
 * scripts.
 */
export function readProviderMessage(query: URLSearchParams): string | null {
  const line = sanitizePlainText(query.get('msg') ?? '');
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return [...line].slice(0, maximumMessageCharacters).join('');
}
