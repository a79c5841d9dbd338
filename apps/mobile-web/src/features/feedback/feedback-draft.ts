import { newId } from '@kosha/api-client';
import { create } from 'zustand';
import { onSessionEnd } from '../../shared/session/session.ts';
import { stored } from '../../shared/browser/stored.ts';

/** A picture that is ready to be sent, and an object URL that shows it. */
export interface DraftPicture {
  id: string;
  image: File;
  url: string;
}

interface FeedbackDraft {
  /** Undefined until the person chooses; the first type is then meant. */
  problemType: string | undefined;
  content: string;
  pictures: readonly DraftPicture[];
  /** The page was loaded again since pictures were added. */
  hasLostPictures: boolean;
  /** The idempotency key of this very text with these pictures. */
  key: string;
}

/** Pictures are stored nowhere: only that there were some. */
interface KeptDraft extends Omit<FeedbackDraft, 'pictures' | 'hasLostPictures'> {
  hadPictures: boolean;
}

const kept = stored('session', 'feedback', (fields): KeptDraft => {
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

/** Outlives the dialog, which may be closed by mistake, and, but for the pictures, a reload. */
export const useFeedbackDraft = create<FeedbackDraft>(anEmptyDraft);

/** Takes what this tab has kept, unless the draft is here already. */
export function restoreFeedbackDraft(): void {
  const { content, pictures } = useFeedbackDraft.getState();
  const found = content === '' && pictures.length === 0 ? kept.read() : undefined;
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
  kept.write({ ...text, hadPictures: pictures.length > 0 || hasLostPictures });
}

/** Call this once the server has the feedback. */
export function forgetFeedbackDraft(): void {
  dropFromMemory();
  kept.remove();
}

/** Leaves what the tab keeps: that goes with the session, or stays for the person whose session was lost. */
function dropFromMemory(): void {
  revoke(useFeedbackDraft.getState().pictures);
  useFeedbackDraft.setState(anEmptyDraft(), true);
}

function revoke(pictures: readonly DraftPicture[]): void {
  for (const { url } of pictures) URL.revokeObjectURL(url);
}

onSessionEnd(dropFromMemory);
