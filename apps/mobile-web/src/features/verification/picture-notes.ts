import type { Schema } from '@kosha/api-client';

export type PictureKind = Schema<'DocumentType'> | 'face';

/** How far a picture got: on this phone only, or with the server. */
type PictureNote = 'taken' | 'sent';

const storageKey = 'kosha.pictures';
const notes: readonly unknown[] = ['taken', 'sent'] satisfies PictureNote[];

/**
 * What this tab still knows of a picture after a reload, until the session ends. The picture itself
 * and what was read from it are stored nowhere.
 */
export function readPictureNote(kind: PictureKind): PictureNote | undefined {
  const note = readStored()[kind];
  return notes.includes(note) ? (note as PictureNote) : undefined;
}

/** Undefined forgets the picture. */
export function notePicture(kind: PictureKind, note: PictureNote | undefined): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readStored(), [kind]: note }));
  } catch {
    // Without storage a reload begins anew.
  }
}

function readStored(): Partial<Record<PictureKind, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
