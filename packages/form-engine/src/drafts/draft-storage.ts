const prefix = 'kosha.form-draft.';

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
  return attempt(() => JSON.parse(sessionStorage.getItem(prefix + draftKey) ?? 'null') as unknown);
}

export function hasDraft(draftKey: string): boolean {
  return attempt(() => sessionStorage.getItem(prefix + draftKey) !== null) ?? false;
}

export function writeDraft(draftKey: string, draft: unknown): void {
  attempt(() => sessionStorage.setItem(prefix + draftKey, JSON.stringify(draft)));
}

/** Deletes one form's draft, after it was sent. */
export function clearDraft(draftKey: string): void {
  attempt(() => sessionStorage.removeItem(prefix + draftKey));
}

/** Deletes every form's draft, when the session ends. */
export function clearDrafts(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}
