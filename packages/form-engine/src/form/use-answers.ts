import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { restoreDraft, saveDraft } from '../drafts/draft.ts';
import { useDraftSaving } from '../drafts/use-draft-saving.ts';
import { initialFormData } from '../model/initial-values.ts';
import type { AnswersByKey } from '../model/field-facts.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { UncommittedText } from '../model/field-type.ts';
import { visibleFieldsWith } from '../model/visibility.ts';
import { isSameList } from '../shared/same-list.ts';
import { useIsServerRendered } from '../shared/use-is-served.ts';
import { useLateInitialValues, type SetValue } from './use-late-answers.ts';

export interface AnswersStore {
  initial: AnswersByKey;
  latest: RefObject<AnswersByKey>;
  /** Returns the answers, including uncommitted text. */
  withTyped: () => AnswersByKey;
  /** The visible fields by key (§4). Each group is followed by the fields of its rows. */
  shown: ReadonlyMap<string, Field>;
  /** Records typed text without rendering; undefined discards the text. */
  type: (field: Field, typed: UncommittedText | undefined) => void;
  commitTyped: () => void;
  /** Records a value that rjsf applies only on the next render. */
  give: (key: string, value: unknown) => void;
  /** Returns false if the data is unchanged. Renders only if fields become visible or hidden. */
  record: (data: AnswersByKey) => boolean;
}

interface AnswersInput {
  form: FormDescription;
  initialValues: FormValues | undefined;
  draftKey: string | undefined;
  place: RefObject<number>;
  setValue: SetValue;
}

export function useAnswers(input: AnswersInput): AnswersStore {
  const { form, initialValues, draftKey, place, setValue } = input;
  const isServed = useIsServerRendered();
  const [initial] = useState((): AnswersByKey => {
    const given = {
      ...initialFormData(form.fields, initialValues),
      // The server cannot read drafts. A server-rendered form restores its draft after hydration.
      ...(draftKey && !isServed && restoreDraft(draftKey, form)),
    };
    return { ...given, ...Object.fromEntries(form.computed?.(form.fields, given) ?? []) };
  });
  const latest = useRef(initial);
  const typedTexts = useRef(new Map<string, UncommittedText>()).current;

  const type: AnswersStore['type'] = useCallback(
    (field, typed) => {
      if (typed) typedTexts.set(field.key, typed);
      else typedTexts.delete(field.key);
    },
    [typedTexts],
  );
  // A draft must include values that rjsf has not applied yet.
  const pendingValues = useRef(new Map<string, unknown>()).current;
  const give = useCallback(
    (key: string, value: unknown) => void pendingValues.set(key, value),
    [pendingValues],
  );
  const commitTyped = useCallback(() => {
    for (const { commit } of typedTexts.values()) commit();
  }, [typedTexts]);

  const withTyped = useCallback(() => {
    const typed = [...typedTexts].map(([key, { value }]) => [key, value] as const);
    return { ...latest.current, ...Object.fromEntries([...pendingValues, ...typed]) };
  }, [typedTexts, pendingValues]);

  useLateInitialValues({
    form,
    initialValues,
    draftKey,
    isServed,
    initial,
    withTyped,
    give,
    setValue,
  });
  const save = useCallback(() => {
    if (draftKey) saveDraft(draftKey, form, withTyped(), place.current);
  }, [draftKey, form, withTyped, place]);
  const saveSoon = useDraftSaving(draftKey, save);

  const [shownIn, setShownIn] = useState(() => ({ form, fields: fieldsShownWith(form, initial) }));
  // eslint-disable-next-line react/refs -- a new list needs the latest answers, kept in a ref
  if (shownIn.form !== form) setShownIn({ form, fields: fieldsShownWith(form, latest.current) });
  const shown = useMemo(
    () => new Map(shownIn.fields.map((field) => [field.key, field])),
    [shownIn.fields],
  );
  const record = useCallback(
    (next: AnswersByKey) => {
      const hasChanged = !isSameData(latest.current, next);
      latest.current = next;
      pendingValues.clear();
      if (!hasChanged) return false;
      const fields = fieldsShownWith(form, next);
      setShownIn((before) => (isSameList(before.fields, fields) ? before : { form, fields }));
      saveSoon();
      return true;
    },
    [form, saveSoon, pendingValues],
  );
  return { initial, latest, withTyped, shown, type, commitTyped, give, record };
}

const fieldsShownWith = (form: FormDescription, data: AnswersByKey) =>
  visibleFieldsWith(form, ({ key }) => data[key]);

const isSameData = (one: AnswersByKey, other: AnswersByKey): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((key) => one[key] === other[key]);
