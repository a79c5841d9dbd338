const PREFIX = 'kosha.form-draft.';

/** Storage can be missing or full: a form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What was saved under a key: any JSON, or undefined. */
export function readDraft(draftKey: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + draftKey) ?? 'null') as unknown);
}

export function hasDraft(draftKey: string): boolean {
  return attempt(() => sessionStorage.getItem(PREFIX + draftKey) !== null) ?? false;
}

export function writeDraft(draftKey: string, draft: unknown): void {
  attempt(() => sessionStorage.setItem(PREFIX + draftKey, JSON.stringify(draft)));
}

/** Forgets one form's draft: it has been sent. */
export function clearDraft(draftKey: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + draftKey));
}

/** Forgets every form's draft: the session has ended. */
export function clearDrafts(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) if (key?.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}
