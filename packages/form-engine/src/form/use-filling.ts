import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Field, FormDescription } from '../descriptor/field.ts';
import { restoreDraft, saveDraft, type FormData } from '../drafts/draft.ts';
import { useSaveOnLeave } from '../drafts/use-save-on-leave.ts';
import type { PendingEdit } from '../fields/definition.ts';
import { fieldsShownAt } from '../visibility/visible-fields.ts';
import { isWorkStatus } from '../visibility/work-status.ts';

export interface Filling {
  /** By field key, as rjsf first takes it: the draft. */
  initialData: FormData;
  data: FormData;
  /** `data`, for what runs before the next render. */
  latestData: RefObject<FormData>;
  shown: ReadonlyMap<string, Field>;
  /** Takes over what rjsf tells of a change. */
  record: (data: FormData) => void;
  /** What is typed and not yet committed. */
  onEdit: (field: Field, pending: PendingEdit | undefined) => void;
  /** Commits all of it. */
  flush: () => void;
}

/** What is filled in: committed data, texts still being typed, and the draft that outlives a reload. */
export function useFilling(form: FormDescription, draftKey: string | undefined): Filling {
  const [initialData] = useState(() => (draftKey ? restoreDraft(draftKey, form) : {}));
  const [data, setData] = useState(initialData);
  const latestData = useRef(data);
  const pending = useRef(new Map<string, PendingEdit>()).current;

  const save = useCallback(() => {
    if (!draftKey) return;
    const typed = [...pending].map(([key, { value }]) => [key, value] as const);
    saveDraft(draftKey, form, { ...latestData.current, ...Object.fromEntries(typed) });
  }, [draftKey, form, pending]);
  useSaveOnLeave(draftKey, save);

  return {
    initialData,
    data,
    latestData,
    shown: useShown(form, data),
    record: useCallback(
      (next) => {
        latestData.current = next;
        setData(next);
        save();
      },
      [save],
    ),
    onEdit: useCallback(
      (field, edit) => {
        if (edit) pending.set(field.key, edit);
        else pending.delete(field.key);
      },
      [pending],
    ),
    flush: useCallback(() => {
      for (const { flush } of pending.values()) flush();
    }, [pending]),
  };
}

/** The same map while the work status stays, so that nothing renders for a keystroke elsewhere. */
function useShown(form: FormDescription, data: FormData): ReadonlyMap<string, Field> {
  const status = form.fields.find(isWorkStatus);
  const answer = status && data[status.key];
  return useMemo(
    () => new Map(fieldsShownAt(form, answer).map((field) => [field.key, field])),
    [form, answer],
  );
}
