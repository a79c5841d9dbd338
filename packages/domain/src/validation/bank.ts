import { limits } from '../limits.ts';
import { asciiDigits, sanitizeDigits } from './digits.ts';

export interface AddBankForm {
  /** The IFSC code. */
  readonly bankCode: string;
  readonly cardNo: string;
  readonly confirmCardNo: string;
}

export type AddBankMessage =
  | 'ifscRequired'
  | 'accountRequired'
  | 'confirmAccountRequired'
  | 'accountMismatch'
  | 'ifscMalformed';

/** Capitals and digits, at most 11 characters: what an IFSC input holds. */
export function sanitizeIfsc(text: string): string {
  return asciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.ifscCharacters);
}

/** Four letters of the bank, a zero, six characters of the branch; case does not matter. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(text);
}

/** 1 to 19 digits (§5). */
export function isAccountNumber(text: string): boolean {
  return text !== '' && text === sanitizeAccount(text);
}

/**
 * What an account input holds after an edit: a non-digit or a 20th digit removes the character just
 * typed, wherever the cursor was; pasted text keeps its first 19 digits (§5).
 */
export function sanitizeAccountInput(previous: string, edited: string): string {
  const next = asciiDigits(edited);
  if (next === '' || isAccountNumber(next)) return next;
  const isTyped = next.length === previous.length + 1;
  return sanitizeAccount(isTyped ? previous : next);
}

/** The first thing to say about a bank card, in the order of §5 and then the code's form, or null. */
export function validateAddBank(form: AddBankForm): AddBankMessage | null {
  if (form.bankCode.trim() === '') return 'ifscRequired';
  if (form.cardNo === '') return 'accountRequired';
  if (form.confirmCardNo === '') return 'confirmAccountRequired';
  if (form.cardNo !== form.confirmCardNo) return 'accountMismatch';
  return isIfsc(form.bankCode.trim()) ? null : 'ifscMalformed';
}

/** An application needs a bank card (§5 Apply). */
export function validateChosenCard(cardId: string | null | undefined): 'bankCardRequired' | null {
  return cardId ? null : 'bankCardRequired';
}

function sanitizeAccount(text: string): string {
  return sanitizeDigits(text, limits.bankAccountMaxDigits);
}
