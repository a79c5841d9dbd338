import { plainText } from '@kosha/domain';

const maximumMessageCharacters = 200;

/** How an identity provider sends the person back: 1 is success, as in its other answers (§7, D05). */
export function isProviderSuccess(query: URLSearchParams): boolean {
  return query.get('status') === '1';
}

/**
 * The provider's words as one short line. They come in an address that anybody can write, so what
 * hides or turns text is dropped, but for the joiners of Indic scripts; null where no word is left.
 */
export function readProviderMessage(query: URLSearchParams): string | null {
  const line = plainText(query.get('msg') ?? '');
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return [...line].slice(0, maximumMessageCharacters).join('');
}
