import { toAsciiDigits } from './digits.ts';
import { normalizeTypedText } from './typed-text.ts';

/** The value of a field after an edit, and what was rejected. */
export interface EditResult {
  text: string;
  /** True if the field rejected the whole pasted text, because a part was invalid. */
  isRefused: boolean;
  /** The characters that were removed from a name, without duplicates. */
  leftOut: string;
}

/**
 * Computes a field's value after an edit. `held` is the previous value, `edited` the new text.
 * `isPasted` is true if the user did not type or delete the text, for example after autofill.
 */
export type ApplyEdit = (held: string, edited: string, isPasted: boolean) => EditResult;

/**
 * Removes invalid typed characters (§5), and spaces or hyphens in pasted text. Rejects pasted text
 * with other invalid characters: without them, the remaining digits could be a wrong number.
 */
export const createCodeEdit =
  (clean: (text: string) => string): ApplyEdit =>
  (held, edited, isPasted) => {
    const text = clean(edited);
    const ungrouped = removeGroupSeparators(edited);
    // Users correct invalid text key by key, so the field accepts each step.
    const wasAlreadyInvalid = clean(held) !== removeGroupSeparators(held) && !isPasted;
    if (text === ungrouped || wasAlreadyInvalid)
      return { text: ungrouped, isRefused: false, leftOut: '' };
    // Reverts a paste and a single invalid key. An input method editor (IME) can insert several
    // characters; the field then removes only the invalid characters.
    const isReverted = isPasted || edited.length === held.length + 1;
    return {
      text: isReverted ? removeGroupSeparators(held) : text,
      isRefused: isPasted,
      leftOut: '',
    };
  };

/** Handles edits of people's names. Removes and reports invalid characters. */
export const createNameEdit =
  (clean: (text: string) => string): ApplyEdit =>
  (_held, edited) => {
    const leftOut = [...new Set(normalizeTypedText(edited))]
      .filter((character) => clean(character) === '')
      .join(' ');
    return { text: clean(edited), isRefused: false, leftOut: leftOut };
  };

/**
 * Removes spaces, hyphens and invisible characters. Converts digits to ASCII and letters to upper
 * case.
 */
export const removeGroupSeparators = (text: string): string =>
  toAsciiDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
