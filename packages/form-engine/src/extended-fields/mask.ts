import { editDigits } from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';

/** Stands for one character of the answer. */
const slot = '#';

/** A mask consists of slots and of separators, which cannot be part of an answer. */
const maskPattern = /^[#\s().,:/+-]{1,50}$/;

/** The characters that a masked answer cannot contain. */
const separators = /[^\p{L}\p{M}\p{N}]/gu;

/** Parses a descriptor's mask such as `#### ####` (D64); undefined if it is invalid. */
export const readMask = (value: unknown): string | undefined =>
  typeof value === 'string' && value.includes(slot) && maskPattern.test(value) ? value : undefined;

/** Formats a text with a mask. Characters beyond the mask are appended. */
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

/** Removes the mask's separators from a text. */
const withoutMask = (mask: string) => (text: string) =>
  [...text].filter((character) => !mask.includes(character)).join('');

/** The format's `edit`, adapted to text that is shown in a mask. */
export function editInMask(mask: string, { edit }: TextFormat = {}): Pick<TextFormat, 'edit'> {
  const bare = withoutMask(mask);
  return edit ? { edit: (held, edited, isPasted) => edit(bare(held), bare(edited), isPasted) } : {};
}

/** The format of a text that has a mask but no `semantic`. */
export const maskedText = (mask: string, isDigits: boolean): TextFormat => {
  const bare = withoutMask(mask);
  return {
    clean: isDigits
      ? (text, max, previous) => editDigits(previous && bare(previous), bare(text), max)
      : (text, max) => text.replace(separators, '').slice(0, max),
    show: inMask(mask),
  };
};
