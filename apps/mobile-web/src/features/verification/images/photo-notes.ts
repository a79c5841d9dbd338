import type { Schema } from '@kosha/api-client';
import { maskAadhaar, maskPan, sanitizePlainText } from '@kosha/domain';
import { createStoredValue } from '../../../shared/browser/stored.ts';

type PhotoKind = Schema<'DocumentType'> | 'face';

/** The OCR results. The app masks the numbers, even if the server did not mask them. */
export type MaskedOcrResult = Readonly<Record<'name' | 'idNo' | 'birthDate' | 'panNo', string>>;

/**
 * The state of a photo: `taken` by the borrower, `sent` to the server or, for a document that OCR
 * has read, the OCR results.
 */
type PhotoNote = 'taken' | 'sent' | MaskedOcrResult;

type PhotoNotes = Partial<Record<PhotoKind, PhotoNote>>;

const text = (part: unknown): string => (typeof part === 'string' ? sanitizePlainText(part) : '');

export const maskOcrResult = (read: Readonly<Record<string, unknown>>): MaskedOcrResult => ({
  name: text(read['name']),
  idNo: maskAadhaar(text(read['idNo'])),
  birthDate: text(read['birthDate']),
  panNo: maskPan(text(read['panNo'])),
});

function readNote(note: unknown): PhotoNote | undefined {
  if (note === 'taken' || note === 'sent') return note;
  return typeof note === 'object' && note !== null ? maskOcrResult({ ...note }) : undefined;
}

/**
 * The state of each photo, stored so that it survives a reload. Never contains photos or unmasked
 * document numbers.
 */
const notes = createStoredValue('session', 'pictures', (fields): PhotoNotes => {
  const known = Object.entries(fields).flatMap(([kind, value]) => {
    const note = readNote(value);
    return note ? [[kind, note]] : [];
  });
  return Object.fromEntries(known);
});

export const readPhotoState = (kind: PhotoKind): PhotoNote | undefined => notes.read()?.[kind];

export function writePhotoState(kind: PhotoKind, note: PhotoNote | undefined): void {
  notes.write({ ...notes.read(), [kind]: note });
}
