import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { restoreDraft, saveDraft } from '../drafts/draft.ts';
import { useSaveOnLeave } from '../drafts/use-save-on-leave.ts';
import type { Field, FormData, FormDescription, FormValues } from '../model/field.ts';
import type { TypedText } from '../model/kind.ts';
import { fieldsShownAt, isWorkStatus } from '../model/visibility.ts';

export interface Answers {
  /** What rjsf starts with: the initial values and, over them, the draft. */
  initial: FormData;
  /** The committed answers, as last rendered. */
  data: FormData;
  /** The committed answers right now, for code that runs before the next render. */
  latest: RefObject<FormData>;
  /** The fields that these answers show, by key (§4). */
  shown: ReadonlyMap<string, Field>;
  /** Remembers the text being typed into a field; undefined forgets it. Renders nothing. */
  type: (field: Field, typed: TypedText | undefined) => void;
  /** Commits every text still being typed. */
  commitTyped: () => void;
  /** Takes over rjsf's data after a commit and saves the draft. */
  record: (data: FormData) => void;
}

interface AnswersInput {
  form: FormDescription;
  /** By payload name. */
  initialValues: FormValues | undefined;
  draftKey: string | undefined;
}

/** What is filled in: committed answers, texts still being typed, and the draft of both. */
export function useAnswers({ form, initialValues = {}, draftKey }: AnswersInput): Answers {
  const [initial] = useState(() => ({
    ...dataOf(form, initialValues),
    ...(draftKey && restoreDraft(draftKey, form)),
  }));
  const [data, setData] = useState(initial);
  const latest = useRef(data);
  const typedTexts = useRef(new Map<string, TypedText>()).current;

  const type: Answers['type'] = useCallback(
    (field, typed) => {
      if (typed) typedTexts.set(field.key, typed);
      else typedTexts.delete(field.key);
    },
    [typedTexts],
  );
  const commitTyped = useCallback(() => {
    for (const { commit } of typedTexts.values()) commit();
  }, [typedTexts]);

  const save = useCallback(() => {
    if (!draftKey) return;
    const typed = [...typedTexts].map(([key, { value }]) => [key, value] as const);
    saveDraft(draftKey, form, { ...latest.current, ...Object.fromEntries(typed) });
  }, [draftKey, form, typedTexts]);
  useSaveOnLeave(draftKey, save);
  const record = useCallback(
    (next: FormData) => {
      latest.current = next;
      setData(next);
      save();
    },
    [save],
  );

  return { initial, data, latest, shown: useShown(form, data), type, commitTyped, record };
}

const dataOf = ({ fields }: FormDescription, values: FormValues): FormData =>
  Object.fromEntries(
    fields.flatMap(({ key, name }) => (Object.hasOwn(values, name) ? [[key, values[name]]] : [])),
  );

/** The same map until the work status changes, so that no other answer renders all fields. */
function useShown(form: FormDescription, data: FormData): ReadonlyMap<string, Field> {
  const status = form.fields.find(isWorkStatus);
  const answer = status && data[status.key];
  return useMemo(
    () => new Map(fieldsShownAt(form, answer).map((field) => [field.key, field])),
    [form, answer],
  );
}
