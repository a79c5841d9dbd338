import { editDigits } from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';

/** Stands for a character of the answer. */
const place = '#';

/** What may stand between the characters: none of it can be one of them. */
const written = /^[#\s().,:/+-]{1,50}$/;

/** What no masked answer has. */
const signs = /[^\p{L}\p{M}\p{N}]/gu;

/** How a text is shown, as a descriptor writes it (D64): `#### ####`; undefined if it is no mask. */
export const readMask = (value: unknown): string | undefined =>
  typeof value === 'string' && value.includes(place) && written.test(value) ? value : undefined;

/** Shows a text in its mask; what the mask has no place for stands behind it. */
export const inMask =
  (mask: string) =>
  (text: string): string => {
    const rest = [...text];
    let shown = '';
    for (const sign of mask) {
      if (rest.length === 0) break;
      shown += sign === place ? rest.shift() : sign;
    }
    return shown + rest.join('');
  };

/** Without the signs of a mask. */
const withoutMask = (mask: string) => (text: string) =>
  [...text].filter((sign) => !mask.includes(sign)).join('');

/** The edits of a format, whose text stands in a mask. */
export function editInMask(mask: string, { edit }: TextFormat = {}): Pick<TextFormat, 'edit'> {
  const bare = withoutMask(mask);
  return edit ? { edit: (held, edited, isPasted) => edit(bare(held), bare(edited), isPasted) } : {};
}

/** What a text with this mask is, where its `semantic` does not say more. */
export const maskedText = (mask: string, isDigits: boolean): TextFormat => {
  const bare = withoutMask(mask);
  return {
    clean: isDigits
      ? (text, max, previous) => editDigits(previous && bare(previous), bare(text), max)
      : (text, max) => text.replace(signs, '').slice(0, max),
    show: inMask(mask),
  };
};
