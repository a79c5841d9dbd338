/** The storage key prefix of all drafts, in any app; the `draftKey` is specific to an app. */
const prefix = 'form-draft.';
/** The previous prefix. Such a draft is still read, and gets the new key when it is next saved. */
const oldPrefix = 'kosha.form-draft.';

const prefixes = [prefix, oldPrefix] as const;

/** The text of a draft; throws without storage. */
const textOf = (draftKey: string): string | null =>
  sessionStorage.getItem(prefix + draftKey) ?? sessionStorage.getItem(oldPrefix + draftKey);

/** Storage can be unavailable or full: the form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The JSON saved under a key; null or undefined if there is none. */
export function readDraft(draftKey: string): unknown {
  return attempt(() => JSON.parse(textOf(draftKey) ?? 'null') as unknown);
}

export function hasDraft(draftKey: string): boolean {
  return attempt(() => textOf(draftKey) !== null) ?? false;
}

export function writeDraft(draftKey: string, draft: unknown): void {
  attempt(() => {
    sessionStorage.setItem(prefix + draftKey, JSON.stringify(draft));
    sessionStorage.removeItem(oldPrefix + draftKey);
  });
}

/** Deletes a form's draft after it is sent. */
export function clearDraft(draftKey: string): void {
  attempt(() => {
    for (const start of prefixes) sessionStorage.removeItem(start + draftKey);
  });
}

/** Deletes all drafts when the session ends. */
export function clearDrafts(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) {
      if (prefixes.some((start) => key?.startsWith(start))) sessionStorage.removeItem(key ?? '');
    }
  });
}
