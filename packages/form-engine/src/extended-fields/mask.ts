import { editDigits } from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';

/** In a mask, this character represents one character of the answer. */
const slot = '#';

const maskPattern = /^[#\s().,:/+-]{1,50}$/;

/** Matches the characters that are removed from the typed text, such as spaces and hyphens. */
const separators = /[^\p{L}\p{M}\p{N}]/gu;

/** A mask such as `#### ####` (D64); undefined if invalid. */
export const readMask = (value: unknown): string | undefined =>
  typeof value === 'string' && value.includes(slot) && maskPattern.test(value) ? value : undefined;

/** Formats text with the mask. Characters beyond the end of the mask are appended. */
export const formatWithMask =
  (mask: string) =>
  (text: string): string => {
    const rest = [...text];
    let shown = '';
    for (const character of mask) {
      if (rest.length === 0) break;
      shown += character === slot ? rest.shift() : character;
    }
    return shown + rest.join('');
  };

const withoutMask = (mask: string) => (text: string) =>
  [...text].filter((character) => !mask.includes(character)).join('');

export function editInMask(mask: string, { edit }: TextFormat = {}): Pick<TextFormat, 'edit'> {
  const bare = withoutMask(mask);
  return edit ? { edit: (held, edited, isPasted) => edit(bare(held), bare(edited), isPasted) } : {};
}

export const maskedTextFormat = (mask: string, isDigits: boolean): TextFormat => {
  const bare = withoutMask(mask);
  return {
    clean: isDigits
      ? (text, max, previous) => editDigits(previous && bare(previous), bare(text), max)
      : (text, max) => text.replace(separators, '').slice(0, max),
    show: formatWithMask(mask),
  };
};
