const prefix = 'form-draft.';
/**
 * The key prefix of drafts from earlier versions. The engine can read such a draft; the next save
 * stores the draft under `prefix`.
 */
const oldPrefix = 'kosha.form-draft.';

const prefixes = [prefix, oldPrefix] as const;

const textOf = (draftKey: string): string | null =>
  sessionStorage.getItem(prefix + draftKey) ?? sessionStorage.getItem(oldPrefix + draftKey);

/** Storage can be unavailable or full. The form then works without a draft. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

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
