/** Begins the names of all drafts, in any app. What is an app's own stands in its `draftKey`. */
const prefix = 'form-draft.';
/** Began them before. A draft of that time is found, and has the new name from the next change on. */
const oldPrefix = 'kosha.form-draft.';

const prefixes = [prefix, oldPrefix] as const;

/** The text of a draft; throws without storage. */
const textOf = (draftKey: string): string | null =>
  sessionStorage.getItem(prefix + draftKey) ?? sessionStorage.getItem(oldPrefix + draftKey);

/** Storage can be missing or full: the form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What was saved under a key: any JSON; null or undefined if nothing. */
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

/** Deletes one form's draft, after it was sent. */
export function clearDraft(draftKey: string): void {
  attempt(() => {
    for (const start of prefixes) sessionStorage.removeItem(start + draftKey);
  });
}

/** Deletes every form's draft, when the session ends. */
export function clearDrafts(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) {
      if (prefixes.some((start) => key?.startsWith(start))) sessionStorage.removeItem(key ?? '');
    }
  });
}
