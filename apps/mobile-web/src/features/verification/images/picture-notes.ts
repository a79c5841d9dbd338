import type { Schema } from '@kosha/api-client';
import { stored } from '../../../shared/browser/stored.ts';

type PictureKind = Schema<'DocumentType'> | 'face';

/** How far a picture got: on this phone only, or with the server. */
type PictureNote = 'taken' | 'sent';

type PictureNotes = Partial<Record<PictureKind, PictureNote>>;

const isNote = (note: unknown): note is PictureNote => note === 'taken' || note === 'sent';

/**
 * What this tab remembers about the pictures over a reload, until the session ends. The pictures and
 * what was read from them are stored nowhere.
 */
const notes = stored('session', 'pictures', (fields): PictureNotes => {
  const known = Object.entries(fields).filter(([, note]) => isNote(note));
  return Object.fromEntries(known);
});

export const readPictureNote = (kind: PictureKind): PictureNote | undefined => notes.read()?.[kind];

/** Undefined forgets the picture. */
export function notePicture(kind: PictureKind, note: PictureNote | undefined): void {
  notes.write({ ...notes.read(), [kind]: note });
}
