import { plainText } from '@kosha/domain';

const maximumMessageCharacters = 200;

/** Whether the identity provider reports success: status 1, as in its other answers (§7, D05). */
export function isProviderSuccess(query: URLSearchParams): boolean {
  return query.get('status') === '1';
}

/**
 * The provider's words as one short line. Anybody can write such an address, so characters that
 * hide or reverse text are dropped, except the joiners of Indic scripts; null where no word is left.
 */
export function readProviderMessage(query: URLSearchParams): string | null {
  const line = plainText(query.get('msg') ?? '');
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return [...line].slice(0, maximumMessageCharacters).join('');
}
