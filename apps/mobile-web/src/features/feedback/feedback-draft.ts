import { newId } from '@kosha/api-client';
import { create } from 'zustand';
import { onSessionEnd } from '../../shared/session/session.ts';
import { createStoredValue } from '../../shared/browser/stored.ts';

/** `url` is an object URL of the photo. */
export interface DraftPhoto {
  id: string;
  image: File;
  url: string;
}

interface FeedbackDraft {
  /** Undefined until the user selects a type. Until then, the first type applies. */
  problemType: string | undefined;
  content: string;
  pictures: readonly DraftPhoto[];
  /** True if a reload lost the photos. */
  hasLostPictures: boolean;
  /** The idempotency key of this text and these photos. */
  key: string;
}

/** The photos themselves are not stored. */
interface KeptDraft extends Omit<FeedbackDraft, 'pictures' | 'hasLostPictures'> {
  hadPictures: boolean;
}

const saved = createStoredValue('session', 'feedback', (fields): KeptDraft => {
  const { problemType, content, key, hadPictures } = fields;
  return {
    problemType: typeof problemType === 'string' ? problemType : undefined,
    content: typeof content === 'string' ? content : '',
    key: typeof key === 'string' && key ? key : newId(),
    hadPictures: hadPictures === true,
  };
});

const anEmptyDraft = (): FeedbackDraft => ({
  problemType: undefined,
  content: '',
  pictures: [],
  hasLostPictures: false,
  key: newId(),
});

/** The draft survives closing the dialog. After a reload, the draft returns without its photos. */
export const useFeedbackDraft = create<FeedbackDraft>(anEmptyDraft);

export function restoreFeedbackDraft(): void {
  const { content, pictures } = useFeedbackDraft.getState();
  const found = content === '' && pictures.length === 0 ? saved.read() : undefined;
  if (!found) return;
  const { hadPictures: hasLostPictures, ...draft } = found;
  useFeedbackDraft.setState({ ...draft, hasLostPictures });
}

export function changeFeedbackDraft(
  change: Partial<Pick<FeedbackDraft, 'problemType' | 'content' | 'pictures'>>,
): void {
  const before = useFeedbackDraft.getState();
  const hasLostPictures = before.hasLostPictures && change.pictures === undefined;
  const draft = { ...before, ...change, hasLostPictures, key: newId() };
  revoke(before.pictures.filter((picture) => !draft.pictures.includes(picture)));
  useFeedbackDraft.setState(draft);
  const { pictures, hasLostPictures: _, ...text } = draft;
  saved.write({ ...text, hadPictures: pictures.length > 0 || hasLostPictures });
}

export function forgetFeedbackDraft(): void {
  dropFromMemory();
  saved.remove();
}

/**
 * Keeps the stored draft. If the server has ended the session, the user gets the draft back after
 * signing in again.
 */
function dropFromMemory(): void {
  revoke(useFeedbackDraft.getState().pictures);
  useFeedbackDraft.setState(anEmptyDraft(), true);
}

function revoke(pictures: readonly DraftPhoto[]): void {
  for (const { url } of pictures) URL.revokeObjectURL(url);
}

onSessionEnd(dropFromMemory);
