const prefix = 'form-draft.';
/** The key prefix in earlier versions. Such a draft is still read, but the next save deletes it. */
const oldPrefix = 'kosha.form-draft.';

const prefixes = [prefix, oldPrefix] as const;

/** Throws if storage is unavailable. */
const textOf = (draftKey: string): string | null =>
  sessionStorage.getItem(prefix + draftKey) ?? sessionStorage.getItem(oldPrefix + draftKey);

/** Returns undefined if storage is unavailable or full. The form then has no draft. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns the saved draft; null or undefined if there is none. */
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

/** Deletes the draft of a form. Call this function after a successful submit. */
export function clearDraft(draftKey: string): void {
  attempt(() => {
    for (const start of prefixes) sessionStorage.removeItem(start + draftKey);
  });
}

/** Deletes all drafts. Call this function when the session ends. */
export function clearDrafts(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) {
      if (prefixes.some((start) => key?.startsWith(start))) sessionStorage.removeItem(key ?? '');
    }
  });
}
