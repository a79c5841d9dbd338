import type { FieldError } from '@kosha/api-client';
import { contactsMessage, sanitizePlainText } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createStoredValue } from '../../../shared/browser/stored.ts';
import { invalidateUserAuth } from '../../../shared/queries/user-auth.ts';
import { api } from '../../../shared/server/api.ts';
import { toastFailure, useWrite } from '../../../shared/server/use-write.ts';
import {
  type ContactsFieldName,
  type ContactsForm,
  emptyContactsForm,
  makeContactsForm,
  toContactsPayload,
  type InvalidContactField,
  findInvalidContactFields,
} from './contacts-form.ts';

export const contactsDraft = createStoredValue('session', 'contacts', (fields) =>
  makeContactsForm((name) => fields[name]),
);

/** The server's messages about the form and its fields, in the server's order (§8). */
export interface ContactsRefusal {
  title: string;
  items: readonly { text: string }[];
  fieldErrors: readonly FieldError[];
}

/** The last attempt to send the form. Fields in `changed` were edited since, and count as valid. */
interface Attempt {
  count: number;
  wrong: readonly InvalidContactField[];
  refusal: ContactsRefusal | null;
  changed: ReadonlySet<string>;
}

const noAttempt: Attempt = { count: 0, wrong: [], refusal: null, changed: new Set() };

interface ContactsWanted {
  count: 1 | 3;
  onSaved: () => void;
}

/** The state of the contacts form: the draft, the validation and the sending (§5, §7, §8). */
export function useContactsForm({ count, onSaved }: ContactsWanted) {
  const [form, setForm] = useState(() => contactsDraft.read() ?? emptyContactsForm);
  const [attempt, setAttempt] = useState(noAttempt);
  const save = useSaveContacts({
    count,
    onSaved() {
      setForm(emptyContactsForm);
      onSaved();
    },
    onRefusal: (refusal) => setAttempt((last) => ({ ...last, refusal })),
  });
  const wrong = attempt.wrong.filter((field) => !attempt.changed.has(field.payloadName));

  return {
    form,
    attemptCount: attempt.count,
    wrong,
    message: contactsMessage(wrong),
    refusal: attempt.refusal,
    isPending: save.isPending,
    /** The server's message about a field; undefined once the field has changed. */
    refusalOf: (name: ContactsFieldName) =>
      attempt.changed.has(name)
        ? undefined
        : attempt.refusal?.fieldErrors.find((error) => error.name === name)?.message,
    change(name: ContactsFieldName, value: string) {
      const next = makeContactsForm((key) => (key === name ? value : form[key]));
      setForm(next);
      contactsDraft.write(next);
      setAttempt((last) => ({ ...last, changed: new Set([...last.changed, name]) }));
    },
    submit(): readonly InvalidContactField[] {
      const found = findInvalidContactFields(form, count);
      setAttempt({ ...noAttempt, count: attempt.count + 1, wrong: found });
      if (found.length === 0) save.submit(form);
      return found;
    },
  };
}

interface SaveOptions extends ContactsWanted {
  onRefusal: (refusal: ContactsRefusal) => void;
}

function useSaveContacts({ count, onSaved, onRefusal }: SaveOptions) {
  const queryClient = useQueryClient();
  return useWrite(
    (form: ContactsForm, options) =>
      api.post('/auth/v1/contacts', { body: toContactsPayload(form, count), ...options }),
    {
      onSuccess() {
        contactsDraft.remove();
        invalidateUserAuth(queryClient);
      },
      onSuccessHere: () => onSaved(),
      onFailure(failure) {
        if (failure.kind !== 'business' || failure.fieldErrors.length === 0) {
          toastFailure(failure);
          return;
        }
        const title = sanitizePlainText(failure.message);
        const fieldErrors = failure.fieldErrors.map((error) => ({
          ...error,
          message: sanitizePlainText(error.message),
        }));
        const items = fieldErrors.map(({ message }) => ({ text: message }));
        onRefusal({ title, items, fieldErrors });
      },
    },
  );
}
