import { makeForm, type ContactsForm } from './contacts-form.ts';

const storageKey = 'kosha.contacts';

/** What was typed before a reload, in this tab alone; gone with the session. */
export function readContactsDraft(): ContactsForm {
  const stored = readStored();
  return makeForm((name) => (Object.hasOwn(stored, name) ? stored[name] : ''));
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export function writeContactsDraft(form: ContactsForm): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(form));
  } catch {
    // Without storage what is typed lasts as long as the page.
  }
}

export function dropContactsDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then there is none either.
  }
}
