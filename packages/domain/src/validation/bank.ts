import { limits } from '../limits.ts';
import { toAsciiDigits, sanitizeDigits } from './digits.ts';
import { createCodeEdit } from './edits.ts';

export interface AddBankForm {
  /** The IFSC code. */
  bankCode: string;
  cardNo: string;
  confirmCardNo: string;
}

export type AddBankMessage =
  | 'ifscRequired'
  | 'accountRequired'
  | 'confirmAccountRequired'
  | 'accountMismatch'
  | 'ifscMalformed'
  | 'accountZero';

/** Keeps at most 11 letters and digits, and converts letters to capitals. */
export function sanitizeIfsc(text: string): string {
  return toAsciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.ifscCharacters);
}

/**
 * True for an IFSC: four letters for the bank, a zero, and six letters or digits for the branch.
 * Letters may be upper or lower case.
 */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(text);
}

const accountPattern = new RegExp(`^[0-9]{1,${limits.bankAccountMaxDigits}}$`);

/** True for 1 to 19 digits (§5). */
export function isAccountNumber(text: string): boolean {
  return accountPattern.test(text);
}

/** Handles edits of an account number, such as typing and pasting (§5). */
export const editAccountNumber = createCodeEdit(sanitizeAccount);

export const editIfsc = createCodeEdit(sanitizeIfsc);

/** The form's first problem; null if valid. Checks the rules of §5 before our own rules. */
export function validateAddBank(form: AddBankForm): AddBankMessage | null {
  if (form.bankCode.trim() === '') return 'ifscRequired';
  if (form.cardNo === '') return 'accountRequired';
  if (form.confirmCardNo === '') return 'confirmAccountRequired';
  if (form.cardNo !== form.confirmCardNo) return 'accountMismatch';
  if (!isIfsc(form.bankCode.trim())) return 'ifscMalformed';
  return /^0+$/.test(form.cardNo) ? 'accountZero' : null;
}

function sanitizeAccount(text: string): string {
  return sanitizeDigits(text, limits.bankAccountMaxDigits);
}

/** 'bankCardRequired' if the application has no bank card (§5 Apply); null if it has one. */
export function validateChosenCard(cardId: string | null | undefined): 'bankCardRequired' | null {
  return cardId ? null : 'bankCardRequired';
}
