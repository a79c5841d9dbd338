/** The prefix of the storage keys of all drafts. It is the same in every app. */
const prefix = 'form-draft.';
/** The previous prefix. A draft with this prefix is read, and saved under the current one. */
const oldPrefix = 'kosha.form-draft.';

const prefixes = [prefix, oldPrefix] as const;

/** The stored text of a draft. Throws if storage is unavailable. */
const textOf = (draftKey: string): string | null =>
  sessionStorage.getItem(prefix + draftKey) ?? sessionStorage.getItem(oldPrefix + draftKey);

/** Ignores errors, because storage can be unavailable or full. The form then has no draft. */
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

/** Deletes the draft of a form. Call it after a successful submit. */
export function clearDraft(draftKey: string): void {
  attempt(() => {
    for (const start of prefixes) sessionStorage.removeItem(start + draftKey);
  });
}

/** Deletes all drafts. Call it when the session ends. */
export function clearDrafts(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) {
      if (prefixes.some((start) => key?.startsWith(start))) sessionStorage.removeItem(key ?? '');
    }
  });
}
