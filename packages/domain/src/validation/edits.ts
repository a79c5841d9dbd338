import { asciiDigits } from './digits.ts';
import { typedText } from './typed-text.ts';

/** The value of a field after an edit, and what was rejected. */
export interface Edit {
  text: string;
  /** True if a pasted text did not fit; then nothing of it is accepted. */
  isRefused: boolean;
  /** The characters removed from a name, each once. */
  leftOut: string;
}

/**
 * Handles an edit: the previous value, the new text, and whether it was pasted or inserted at once.
 */
export type ReadEdit = (held: string, edited: string, isPasted: boolean) => Edit;

/**
 * For numbers and codes. An invalid key stroke is removed (§5). A pasted text may have spaces and
 * hyphens between groups; if more would have to be removed or cut off, it is rejected instead of
 * changed.
 */
export const codeEdit =
  (clean: (text: string) => string): ReadEdit =>
  (held, edited, isPasted) => {
    const text = clean(edited);
    const bare = withoutGroups(edited);
    // Invalid text that is already in the field, such as a rejected paste, can be corrected key by key.
    const isWrong = clean(held) !== withoutGroups(held) && !isPasted;
    if (text === bare || isWrong) return { text: bare, isRefused: false, leftOut: '' };
    // A composing keyboard (IME) can insert several characters at once.
    const isReverted = isPasted || edited.length === held.length + 1;
    return { text: isReverted ? withoutGroups(held) : text, isRefused: isPasted, leftOut: '' };
  };

/** For names of people: invalid characters are removed and reported. */
export const nameEdit =
  (clean: (text: string) => string): ReadEdit =>
  (_held, edited) => {
    const leftOut = [...new Set(typedText(edited))]
      .filter((character) => clean(character) === '')
      .join(' ');
    return { text: clean(edited), isRefused: false, leftOut };
  };

/** A number or a code without the spaces and hyphens between its groups. */
export const withoutGroups = (text: string): string =>
  asciiDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
