import type Form from '@rjsf/core';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { FormDescription } from '../model/field.ts';
import { withRows } from '../model/rows.ts';
import { useOptionsStore } from '../options/use-options-store.ts';
import { useLatest } from '../shared/use-latest.ts';
import { useStableValue } from '../shared/use-stable-value.ts';
import type { BodyProps } from './form-props.ts';
import { type FormScope, useStableScope } from './form-scope.ts';
import { focusWhenRendered } from './reveal.ts';
import { useAnnouncer, useAnnounceFieldVisibility } from './use-announcer.ts';
import { type AnswersStore, useAnswers } from './use-answers.ts';
import { useBackgroundTasks } from './use-background-tasks.ts';
import type { SetValue } from './use-late-answers.ts';
import { useMountedFieldCount } from './use-mounted-field-count.ts';
import { type FormValidation, useFormValidation } from './use-form-validation.ts';
import { useBlurBeforeSubmit } from './use-blur-before-submit.ts';
import type { PageNavigation, PagesInput } from '../model/pages.ts';

const noop = () => undefined;

function useOnePage({ shown, idOf, focus }: PagesInput): PageNavigation {
  const focusField = useCallback((key: string) => focus(idOf(key)), [focus, idOf]);
  return { place: 0, here: shown, focusField, placeAfter: noop, goTo: noop, show: noop };
}

const none: readonly never[] = [];

export function useForm(props: Omit<BodyProps, 'reset'>, rjsf: RefObject<Form | null>) {
  const { form, formId, messages, initialValues, draftKey, serverErrors, submitLabel } = props;
  const { isSubmitting = false, dismissedErrors } = props;
  const readOnly = useStableValue(props.readOnlyFields ?? none);
  const sections = useStableValue(props.sections ?? none);
  const idOf = useCallback((key: string) => `${formId}_${key}`, [formId]);
  const { announcement, announce } = useAnnouncer();
  const options = useOptionsStore(props.options);
  const background = useBackgroundTasks();
  const setValue: SetValue = useCallback(
    (key, value) => rjsf.current?.setFieldValue([key], value),
    [rjsf],
  );
  const place = useRef(0);
  const answers = useAnswers({ form, initialValues, draftKey, place, setValue });
  const { shown, type, commitTyped } = answers;
  const uncommitted = useBlurBeforeSubmit();
  const onType: FormScope['onType'] = useCallback(
    (field, typed) => {
      uncommitted.markReported();
      type(field, typed);
    },
    [uncommitted, type],
  );
  const stopChecking = useRef<() => void>(undefined);
  /* eslint-disable react/hooks -- `usePages` is from the config, so that apps without pages do not
     bundle it. It never changes: `DynamicForm` remounts the form if pages are added or removed. */
  const { usePages = useOnePage } = form.pages ?? {};
  const pages = usePages({
    fields: form.fields,
    shown,
    draftKey,
    hasReview: props.hasReview,
    onPageChange: props.onPageChange,
    idOf,
    focus: focusWhenRendered,
    onBack: () => {
      commitTyped();
      stopChecking.current?.();
    },
  });
  /* eslint-enable react/hooks */
  const { here, focusField } = pages;
  const problems = useFormValidation({
    form,
    messages,
    options,
    answers,
    serverErrors,
    dismissedErrors,
    isSending: isSubmitting,
    rjsf,
    idOf,
    announce,
    focusField,
  });
  useLayoutEffect(() => {
    stopChecking.current = problems.stopChecking;
    place.current = pages.place;
  });
  const { serverItems, changesError } = problems;
  const afterCommit = useAfterCommit({
    form,
    rjsf,
    answers,
    problems,
    announce,
    markReported: uncommitted.markReported,
  });
  useAnnounceFieldVisibility(here, pages.place, messages, announce);
  const { mountedCount, ...mounting } = useMountedFieldCount(here.size, serverItems.length > 0);
  const { mountAll } = mounting;
  const mountField = useCallback(
    (id: string) => {
      mountAll();
      focusField(id.slice(formId.length + 1));
    },
    [mountAll, focusField, formId],
  );

  const scope = useStableScope({
    form,
    sections,
    messages,
    options,
    background,
    isSubmitting,
    readOnly,
    idOf,
    announce,
    onType,
    changesError,
    give: answers.give,
    afterCommit,
  });
  const isLast = pages.placeAfter(shown.values()) === undefined;
  const label = submitLabel && !isLast ? pages.next : submitLabel;
  const view = useMemo(
    () => ({
      shown: here,
      allShown: shown,
      pageView: pages.view,
      mountedCount,
      serverItems,
      submitLabel: label,
    }),
    [here, shown, pages.view, mountedCount, serverItems, label],
  );
  return {
    answers,
    problems,
    pages,
    scope,
    uncommitted,
    view,
    setValue,
    announcement,
    mountField,
    ...mounting,
  };
}

interface CommitParts {
  form: FormDescription;
  rjsf: RefObject<Form | null>;
  answers: AnswersStore;
  problems: FormValidation;
  announce: (message: string) => void;
  markReported: () => void;
}

/**
 * Removes the server errors of the committed field. If its answer has changed, also clears the
 * dependent fields (§4) and the announcement.
 */
function useAfterCommit(parts: CommitParts): FormScope['afterCommit'] {
  const latest = useLatest(parts);
  return useCallback(
    (field, value) => {
      const { form, rjsf, answers, problems, announce, markReported } = latest.current;
      markReported();
      problems.dismissServer(field.key);
      answers.give(field.key, value);
      if (answers.latest.current[field.key] === value) return;
      announce('');
      const fields = withRows(form.fields, ({ key }) => answers.latest.current[key]);
      for (const child of fields) {
        if (child.parentKey === field.key) rjsf.current?.setFieldValue([child.key], undefined);
      }
    },
    [latest],
  );
}
