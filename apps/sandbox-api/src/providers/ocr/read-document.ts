import { createHash } from 'node:crypto';
import { verhoeffCheckDigit } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { ProviderPicture } from '../picture.ts';
import { readSettings } from '../settings/settings.ts';
import { ocrRules } from './rules.ts';

export type DocumentKind = 'aadhaarFront' | 'aadhaarBack' | 'pan';

/** The content of a document. The numbers are complete here and must not be stored. */
export interface DocumentReading {
  name: string | null;
  /** As printed. */
  birthDate: string | null;
  aadhaar: string | null;
  pan: string | null;
}

/** The provider's interface; a real reader replaces `simulatedReader`. Null means unreadable. */
export type ReadDocument = (document: {
  kind: DocumentKind;
  picture: ProviderPicture;
  /** The sender. `phone` has 10 digits; unknown values are null. */
  borrower: { phone: string; name: string | null };
}) => Promise<DocumentReading | null>;

const sampleName = 'Sample Borrower';
const sampleBirthDate = '14/08/1994';

/**
 * Follows the published rules. Returns the borrower's name, a sample birth date, and numbers
 * derived from the phone (D31).
 */
export const simulatedReader =
  (db: Db): ReadDocument =>
  async ({ kind, picture, borrower }) => {
    const { ocrOutcome } = await readSettings(db);
    const facts = { ...picture, isFailing: ocrOutcome === 'fail' };
    if (ocrRules.some((rule) => rule.applies(facts))) return null;
    const { phone, name } = borrower;
    return {
      name: kind === 'aadhaarBack' ? null : (name ?? sampleName),
      birthDate: kind === 'aadhaarFront' ? sampleBirthDate : null,
      aadhaar: kind === 'pan' ? null : aadhaarOf(phone),
      pan: kind === 'pan' ? panOf(phone) : null,
    };
  };

/** A valid number, unique per phone. */
function aadhaarOf(phone: string): string {
  const digits = `3${phone}`;
  return digits + verhoeffCheckDigit(digits);
}

function panOf(phone: string): string {
  const bytes = [...createHash('sha256').update(`pan of ${phone}`).digest()];
  const letter = (index: number) => String.fromCharCode(65 + ((bytes[index] ?? 0) % 26));
  // From 1 to 9, so that the digits are never 0000 (D44).
  const digit = (index: number) => String(1 + ((bytes[index] ?? 0) % 9));
  const letters = `${letter(0)}${letter(1)}${letter(2)}P${letter(4)}`;
  return letters + [5, 6, 7, 8].map(digit).join('') + letter(9);
}
