import { asciiDigits } from './digits.ts';
import { typedText } from './typed-text.ts';

/** The value of a field after an edit, and what was rejected. */
export interface Edit {
  text: string;
  /** True if a part of the pasted text is invalid. The field then ignores the whole paste. */
  isRefused: boolean;
  /** The characters that were removed from a name, without duplicates. */
  leftOut: string;
}

/**
 * Computes the value of a field after an edit. `held` is the previous value, `edited` the new text;
 * `isPasted` is true if one edit inserted several characters.
 */
export type ApplyEdit = (held: string, edited: string, isPasted: boolean) => Edit;

/**
 * Handles edits of numbers and codes. Removes invalid typed characters (§5), and spaces or hyphens
 * in pasted text; rejects any other invalid paste, because the remaining digits could be a wrong
 * number.
 */
export const codeEdit =
  (clean: (text: string) => string): ApplyEdit =>
  (held, edited, isPasted) => {
    const text = clean(edited);
    const ungrouped = removeGroupSeparators(edited);
    // Users correct invalid text key by key, so the field accepts each step.
    const wasAlreadyInvalid = clean(held) !== removeGroupSeparators(held) && !isPasted;
    if (text === ungrouped || wasAlreadyInvalid)
      return { text: ungrouped, isRefused: false, leftOut: '' };
    // Reverts a paste and a single invalid key. An input method editor (IME) can insert several
    // characters in one edit; from these, only the invalid ones are removed.
    const isReverted = isPasted || edited.length === held.length + 1;
    return {
      text: isReverted ? removeGroupSeparators(held) : text,
      isRefused: isPasted,
      leftOut: '',
    };
  };

/** Handles edits of people's names. Removes and reports invalid characters. */
export const nameEdit =
  (clean: (text: string) => string): ApplyEdit =>
  (_held, edited) => {
    const leftOut = [...new Set(typedText(edited))]
      .filter((character) => clean(character) === '')
      .join(' ');
    return { text: clean(edited), isRefused: false, leftOut: leftOut };
  };

/** A number or a code without the spaces and hyphens between its groups. */
export const removeGroupSeparators = (text: string): string =>
  asciiDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
