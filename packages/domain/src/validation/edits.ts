import { asciiDigits } from './digits.ts';
import { typedText } from './typed-text.ts';

/** The value of a field after an edit, and what was rejected. */
export interface Edit {
  text: string;
  /** True if a pasted text was rejected entirely, because a part of it is invalid. */
  isRefused: boolean;
  /** The characters that were removed from a name, without duplicates. */
  leftOut: string;
}

/**
 * Handles an edit of a field. `held` is the previous value, `edited` the new text; `isPasted` is
 * true if several characters were inserted at once.
 */
export type ReadEdit = (held: string, edited: string, isPasted: boolean) => Edit;

/**
 * Handles edits of numbers and codes. A typed character that is invalid is removed (§5). A pasted
 * text may contain spaces and hyphens between groups. If anything else would have to be removed,
 * the whole paste is rejected, because the rest could be a wrong number.
 */
export const codeEdit =
  (clean: (text: string) => string): ReadEdit =>
  (held, edited, isPasted) => {
    const text = clean(edited);
    const ungrouped = withoutGroups(edited);
    // A person corrects invalid text key by key, so the field accepts each step.
    const wasAlreadyInvalid = clean(held) !== withoutGroups(held) && !isPasted;
    if (text === ungrouped || wasAlreadyInvalid)
      return { text: ungrouped, isRefused: false, leftOut: '' };
    // A composing keyboard (IME) can insert several characters at once.
    const isReverted = isPasted || edited.length === held.length + 1;
    return { text: isReverted ? withoutGroups(held) : text, isRefused: isPasted, leftOut: '' };
  };

/** Handles edits of names of people. Invalid characters are removed and reported. */
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
