import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { restoreDraft, saveDraft } from '../drafts/draft.ts';
import { useDraftSaving } from '../drafts/use-draft-saving.ts';
import { startingData } from '../model/initial-values.ts';
import type { FormData } from '../model/field-facts.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { TypedText } from '../model/field-type.ts';
import { fieldsShown } from '../model/visibility.ts';
import { isSameList } from '../shared/same-list.ts';
import { useIsServed } from '../shared/use-is-served.ts';
import { useLateAnswers, type SetValue } from './use-late-answers.ts';

export interface Answers {
  /** What rjsf starts with: the initial values and, over them, the draft. */
  initial: FormData;
  /** The committed answers right now. */
  latest: RefObject<FormData>;
  /** The answers right now with the texts still being typed. */
  withTyped: () => FormData;
  /** The fields that these answers show, by key (§4); those of a group's rows come after it. */
  shown: ReadonlyMap<string, Field>;
  /** Remembers the text being typed into a field; undefined forgets it. Renders nothing. */
  type: (field: Field, typed: TypedText | undefined) => void;
  /** Commits every text still being typed. */
  commitTyped: () => void;
  /** rjsf was given this value, and takes it over when React renders next. */
  give: (key: string, value: unknown) => void;
  /**
   * Takes over rjsf's data after a commit; false if nothing has changed. Renders only if other fields are shown
   * now.
   */
  record: (data: FormData) => boolean;
}

interface AnswersInput {
  form: FormDescription;
  /** By payload name. */
  initialValues: FormValues | undefined;
  draftKey: string | undefined;
  /** The place of the page that is shown, for the draft. */
  place: RefObject<number>;
  /** Gives rjsf a value. */
  setValue: SetValue;
}

/** What is filled in: committed answers, texts still being typed, and the draft of both. */
export function useAnswers(input: AnswersInput): Answers {
  const { form, initialValues, draftKey, place, setValue } = input;
  const isServed = useIsServed();
  const [initial] = useState((): FormData => {
    const given = {
      ...startingData(form.fields, initialValues),
      // No server knows the draft: what it has rendered gets it afterwards.
      ...(draftKey && !isServed && restoreDraft(draftKey, form)),
    };
    return { ...given, ...Object.fromEntries(form.computed?.(form.fields, given) ?? []) };
  });
  const latest = useRef(initial);
  const typedTexts = useRef(new Map<string, TypedText>()).current;

  const type: Answers['type'] = useCallback(
    (field, typed) => {
      if (typed) typedTexts.set(field.key, typed);
      else typedTexts.delete(field.key);
    },
    [typedTexts],
  );
  // A page that goes away before React renders would lose these.
  const onTheWay = useRef(new Map<string, unknown>()).current;
  const give = useCallback(
    (key: string, value: unknown) => void onTheWay.set(key, value),
    [onTheWay],
  );
  const commitTyped = useCallback(() => {
    for (const { commit } of typedTexts.values()) commit();
  }, [typedTexts]);

  const withTyped = useCallback(() => {
    const typed = [...typedTexts].map(([key, { value }]) => [key, value] as const);
    return { ...latest.current, ...Object.fromEntries([...onTheWay, ...typed]) };
  }, [typedTexts, onTheWay]);

  useLateAnswers({ form, initialValues, draftKey, isServed, initial, withTyped, give, setValue });
  const save = useCallback(() => {
    if (draftKey) saveDraft(draftKey, form, withTyped(), place.current);
  }, [draftKey, form, withTyped, place]);
  const saveSoon = useDraftSaving(draftKey, save);

  const [shownIn, setShownIn] = useState(() => ({ form, fields: shownWith(form, initial) }));
  // eslint-disable-next-line react/refs -- rendered again only if other fields are shown; another list needs the newest answers
  if (shownIn.form !== form) setShownIn({ form, fields: shownWith(form, latest.current) });
  const shown = useMemo(
    () => new Map(shownIn.fields.map((field) => [field.key, field])),
    [shownIn.fields],
  );
  const record = useCallback(
    (next: FormData) => {
      const hasChanged = !isSameData(latest.current, next);
      latest.current = next;
      onTheWay.clear();
      if (!hasChanged) return false;
      const fields = shownWith(form, next);
      setShownIn((before) => (isSameList(before.fields, fields) ? before : { form, fields }));
      saveSoon();
      return true;
    },
    [form, saveSoon, onTheWay],
  );
  return { initial, latest, withTyped, shown, type, commitTyped, give, record };
}

const shownWith = (form: FormDescription, data: FormData) =>
  fieldsShown(form, ({ key }) => data[key]);

const isSameData = (one: FormData, other: FormData): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((key) => one[key] === other[key]);
