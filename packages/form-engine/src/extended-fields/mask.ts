import { editDigits } from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';

/** Placeholder for a character of the answer. */
const slot = '#';

/** Slots and separators; a separator cannot be a character of an answer. */
const maskPattern = /^[#\s().,:/+-]{1,50}$/;

/** Characters that no masked answer contains. */
const separators = /[^\p{L}\p{M}\p{N}]/gu;

/** Parses a descriptor's mask such as `#### ####` (D64); undefined if it is invalid. */
export const readMask = (value: unknown): string | undefined =>
  typeof value === 'string' && value.includes(slot) && maskPattern.test(value) ? value : undefined;

/** Formats a text with a mask; characters beyond the mask are appended. */
export const inMask =
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

/** Removes the mask's separators. */
const withoutMask = (mask: string) => (text: string) =>
  [...text].filter((character) => !mask.includes(character)).join('');

/** The format's `edit`, for text that is shown in a mask. */
export function editInMask(mask: string, { edit }: TextFormat = {}): Pick<TextFormat, 'edit'> {
  const bare = withoutMask(mask);
  return edit ? { edit: (held, edited, isPasted) => edit(bare(held), bare(edited), isPasted) } : {};
}

/** The format of a masked text without `semantic`. */
export const maskedText = (mask: string, isDigits: boolean): TextFormat => {
  const bare = withoutMask(mask);
  return {
    clean: isDigits
      ? (text, max, previous) => editDigits(previous && bare(previous), bare(text), max)
      : (text, max) => text.replace(separators, '').slice(0, max),
    show: inMask(mask),
  };
};
