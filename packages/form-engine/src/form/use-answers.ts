import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { restoreDraft, saveDraft } from '../drafts/draft.ts';
import { useDraftSaving } from '../drafts/use-draft-saving.ts';
import type { FormData, FormValues } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { TypedText } from '../model/kind.ts';
import { fieldsShown } from '../model/visibility.ts';

export interface Answers {
  /** What rjsf starts with: the initial values and, over them, the draft. */
  initial: FormData;
  /** The committed answers right now. */
  latest: RefObject<FormData>;
  /** The answers right now with the texts still being typed. */
  withTyped: () => FormData;
  /** The fields that these answers show, by key (§4). */
  shown: ReadonlyMap<string, Field>;
  /** Remembers the text being typed into a field; undefined forgets it. Renders nothing. */
  type: (field: Field, typed: TypedText | undefined) => void;
  /** Commits every text still being typed. */
  commitTyped: () => void;
  /** Takes over rjsf's data after a commit. Renders only if other fields are shown now. */
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
  const [initial] = useState((): FormData => ({
    ...dataOf(form, initialValues),
    ...(draftKey && restoreDraft(draftKey, form)),
  }));
  const latest = useRef(initial);
  const typedTexts = useRef(new Map<string, TypedText>()).current;

  const type: Answers['type'] = useCallback(
    (field, typed) => {
      if (typed) typedTexts.set(field.key, typed);
      else typedTexts.delete(field.key);
    },
    [typedTexts],
  );
  // rjsf takes over an answer when React renders next; a page that goes away before that would lose it.
  const onTheWay = useRef(new Map<string, TypedText['value']>()).current;
  const commitTyped = useCallback(() => {
    for (const [key, { value, commit }] of typedTexts) {
      onTheWay.set(key, value);
      commit();
    }
  }, [typedTexts, onTheWay]);

  const withTyped = useCallback(() => {
    const typed = [...typedTexts].map(([key, { value }]) => [key, value] as const);
    return { ...latest.current, ...Object.fromEntries([...onTheWay, ...typed]) };
  }, [typedTexts, onTheWay]);

  const save = useCallback(() => {
    if (draftKey) saveDraft(draftKey, form, withTyped());
  }, [draftKey, form, withTyped]);
  const saveSoon = useDraftSaving(draftKey, save);

  const [shownFields, setShownFields] = useState(() => shownWith(form, initial));
  const shown = useMemo(
    () => new Map(shownFields.map((field) => [field.key, field])),
    [shownFields],
  );
  const record = useCallback(
    (next: FormData) => {
      latest.current = next;
      onTheWay.clear();
      const fields = shownWith(form, next);
      setShownFields((before) => (isSameList(before, fields) ? before : fields));
      saveSoon();
    },
    [form, saveSoon, onTheWay],
  );
  return { initial, latest, withTyped, shown, type, commitTyped, record };
}

const shownWith = (form: FormDescription, data: FormData) =>
  fieldsShown(form, ({ key }) => data[key]);

const isSameList = (one: readonly Field[], other: readonly Field[]): boolean =>
  one.length === other.length && one.every((field, at) => field === other[at]);

const dataOf = ({ fields }: FormDescription, values: FormValues): FormData =>
  Object.fromEntries(
    fields.flatMap(({ key, name }) => (Object.hasOwn(values, name) ? [[key, values[name]]] : [])),
  );
