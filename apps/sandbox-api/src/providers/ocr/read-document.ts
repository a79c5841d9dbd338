import { createHash } from 'node:crypto';
import { verhoeffCheckDigit } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { ProviderPicture } from '../picture.ts';
import { readSettings } from '../settings/settings.ts';
import { ocrRules } from './rules.ts';

export type DocumentKind = 'aadhaarFront' | 'aadhaarBack' | 'pan';

/** The data that OCR read from a document. The numbers are not masked and must not be stored. */
export interface DocumentReading {
  name: string | null;
  birthDate: string | null;
  aadhaar: string | null;
  pan: string | null;
}

const sampleName = 'Sample Borrower';
const sampleBirthDate = '14/08/1994';

/** Simulates OCR (D31). Derives the Aadhaar number or PAN from the borrower's phone number. */
export async function readDocument(
  db: Db,
  document: {
    kind: DocumentKind;
    picture: ProviderPicture;
    borrower: { phone: string; name: string | null };
  },
): Promise<DocumentReading | null> {
  const { kind, picture, borrower } = document;
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
}

function aadhaarOf(phone: string): string {
  const digits = `3${phone}`;
  return digits + verhoeffCheckDigit(digits);
}

function panOf(phone: string): string {
  const bytes = [...createHash('sha256').update(`pan of ${phone}`).digest()];
  const letter = (index: number) => String.fromCharCode(65 + ((bytes[index] ?? 0) % 26));
  // The digits are 1 to 9, because a PAN with 0000 would be invalid (D44).
  const digit = (index: number) => String(1 + ((bytes[index] ?? 0) % 9));
  const letters = `${letter(0)}${letter(1)}${letter(2)}P${letter(4)}`;
  return letters + [5, 6, 7, 8].map(digit).join('') + letter(9);
}
