import { plainText } from '@kosha/domain';

const maximumMessageCharacters = 200;

/** Whether the identity provider reports success: status 1, as in its other responses (§7, D05). */
export function isProviderSuccess(query: URLSearchParams): boolean {
  return query.get('status') === '1';
}

/**
 * The provider's message as one short line. Anybody can write such a URL, so characters that hide
 * or reverse text are removed, except the joiners of Indic scripts; null if no word is left.
 */
export function readProviderMessage(query: URLSearchParams): string | null {
  const line = plainText(query.get('msg') ?? '');
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return [...line].slice(0, maximumMessageCharacters).join('');
}
