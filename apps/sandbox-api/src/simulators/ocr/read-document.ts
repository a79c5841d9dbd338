import { createHash } from 'node:crypto';
import { verhoeffCheckDigit } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { PictureKind } from '../../db/schema/index.ts';
import type { Picture } from '../../services/picture/inspect.ts';
import { readSettings } from '../settings/settings.ts';
import { ocrRules } from './rules.ts';

export type DocumentKind = Exclude<PictureKind, 'face'>;

/** What a document says; numbers are whole here and must not be kept so. */
export interface DocumentReading {
  readonly name: string | null;
  readonly aadhaar: string | null;
  readonly pan: string | null;
}

/** The port: a real reader of documents takes this function's place. Null is not readable. */
export type ReadDocument = (document: {
  readonly kind: DocumentKind;
  readonly picture: Picture;
  /** Who sends it; `phone` is 10 digits, `name` null when it was not told yet. */
  readonly borrower: { readonly phone: string; readonly name: string | null };
}) => Promise<DocumentReading | null>;

const SAMPLE_NAME = 'Sample Borrower';

/** Reads by the published rules, and sees the borrower's own name and numbers made of the phone (D31). */
export const simulatedReader =
  (db: Db): ReadDocument =>
  async ({ kind, picture, borrower }) => {
    const { ocrOutcome } = await readSettings(db);
    const facts = { ...picture, isFailing: ocrOutcome === 'fail' };
    if (ocrRules.some((rule) => rule.applies(facts))) return null;
    const { phone, name } = borrower;
    return {
      name: kind === 'aadhaarBack' ? null : (name ?? SAMPLE_NAME),
      aadhaar: kind === 'pan' ? null : aadhaarOf(phone),
      pan: kind === 'pan' ? panOf(phone) : null,
    };
  };

/** Numbers of the right form that no two phones share. */
function aadhaarOf(phone: string): string {
  const digits = `3${phone}`;
  return digits + verhoeffCheckDigit(digits);
}

function panOf(phone: string): string {
  const bytes = [...createHash('sha256').update(`pan of ${phone}`).digest()];
  const letter = (index: number) => String.fromCharCode(65 + ((bytes[index] ?? 0) % 26));
  const digit = (index: number) => String((bytes[index] ?? 0) % 9);
  return [0, 1, 2, 3, 4].map(letter).join('') + [5, 6, 7, 8].map(digit).join('') + letter(9);
}
