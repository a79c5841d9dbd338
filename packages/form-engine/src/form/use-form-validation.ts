import type Form from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import type { FieldError, KeyedError } from '../model/field-error.ts';
import { whenIdle } from '@kosha/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { AnswersByKey } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { pluralMessage, type FormMessages } from '../model/messages.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { useLatest } from '../shared/use-latest.ts';
import { createFormCheck, errorTextForValue, type FormCheck } from '../validator/form-check.ts';
import { createRjsfValidator } from '../validator/rjsf-validator.ts';
import type { FormScope, FormErrorItem } from './form-scope.ts';
import { openSectionsAround } from './reveal.ts';
import type { AnswersStore } from './use-answers.ts';
import { useServerErrors } from './use-server-errors.ts';

interface ProblemsInput {
  form: FormDescription;
  messages: FormMessages;
  options: OptionsStore;
  answers: AnswersStore;
  serverErrors: readonly FieldError[] | undefined;
  dismissedErrors: string;
  isSending: boolean;
  rjsf: RefObject<Form | null>;
  idOf: (fieldKey: string) => string;
  announce: (message: string) => void;
  focusField: (fieldKey: string) => void;
}

export interface FormValidation {
  validator: ValidatorType;
  /**
   * Returns the first invalid field. If a field is invalid, the form then checks every change until
   * `stopChecking`.
   */
  startChecking: (isChecked?: (field: Field) => boolean) => Field | undefined;
  stopChecking: () => void;
  onAccepted: () => void;
  /** Call this function when the answers are sent. Later server errors belong to these answers. */
  onSent: () => void;
  /** Shows errors that the form's own check did not find, such as those of async validators. */
  showErrors: (errors: readonly KeyedError[]) => void;
  /**
   * Call this function when the form's own check rejects a submit. `errors` must be in field order,
   * because the field of the first error gets the focus.
   */
  onRefused: (errors: readonly { property?: string }[]) => void;
  changesError: FormScope['changesError'];
  /** Returns all errors, including those that are not shown. */
  findAll: FormCheck;
  serverItems: readonly FormErrorItem[];
  extraErrors: ErrorSchema | undefined;
  dismissServer: (fieldKey: string) => void;
}

/**
 * Announces new errors and focuses the first invalid field or, without such a field, the summary.
 */
export function useFormValidation(input: ProblemsInput): FormValidation {
  const { messages, idOf, announce, focusField, options, answers } = input;
  const server = useServerErrors({
    given: input.serverErrors,
    shown: answers.shown,
    isSending: input.isSending,
    dismissed: input.dismissedErrors,
  });
  const { revision } = server;
  const serverItems = useLatest(server.items);
  const announceErrors = useLatest((count: number, firstKey: string | undefined) => {
    // If no error has a field, the error summary gets the focus. Screen readers then read the
    // summary, so no announcement is needed.
    announce(
      firstKey === undefined ? '' : pluralMessage(messages.problemsAnnounced, count, messages),
    );
    if (firstKey === undefined) openSectionsAround(idOf('problems'))?.focus();
    else focusField(firstKey);
  });
  useEffect(() => {
    const items = serverItems.current;
    if (items.length === 0) return;
    announceErrors.current(items.length, items.find(({ fieldKey }) => fieldKey)?.fieldKey);
  }, [revision, serverItems, announceErrors]);
  const latestMessages = useLatest(messages);
  const { validator, submitCheck, check } = useFormValidator(input, latestMessages);
  useRecheck(input, submitCheck.isActive);
  const changesError: FormScope['changesError'] = useCallback(
    (field, value, error) =>
      serverItems.current.some(({ fieldKey }) => fieldKey === field.key) ||
      errorTextForValue(field, value, answers.latest.current, options, latestMessages.current) !==
        error,
    [serverItems, answers.latest, options, latestMessages],
  );
  return {
    validator,
    startChecking: (isChecked = allFields) => {
      submitCheck.start(isChecked);
      server.clear(isChecked);
      return submitCheck.check(answers.withTyped())[0]?.field;
    },
    stopChecking: () => {
      submitCheck.stop();
      checkAgain(input);
    },
    onAccepted: submitCheck.accept,
    onSent: server.expectResponse,
    showErrors: server.showErrors,
    onRefused: (errors) => {
      submitCheck.refuse();
      announceErrors.current(errors.length, errors[0]?.property?.replace(/^\./, ''));
    },
    changesError,
    findAll: check,
    serverItems: server.items,
    extraErrors: server.extraErrors,
    dismissServer: server.dismiss,
  };
}

const allFields = () => true;

const noProblems: ReturnType<FormCheck> = [];

/**
 * Finds no errors until the first submit. If rjsf enabled its validation only at the submit, rjsf
 * would validate and render the form twice.
 */
function checkFromSubmit(check: FormCheck) {
  let isActive = false;
  let wasRefused = false;
  let isChecked: (field: Field) => boolean = allFields;
  return {
    check: (data: AnswersByKey) =>
      isActive ? check(data).filter(({ field }) => isChecked(field)) : noProblems,
    isActive: () => isActive,
    start(only: (field: Field) => boolean) {
      isActive = true;
      isChecked = only;
    },
    stop() {
      isActive = false;
      wasRefused = false;
    },
    accept: () => void (isActive = wasRefused),
    refuse: () => void (wasRefused = true),
  };
}

/** Creates the validator only once, because rjsf ignores a changed validator. */
function useFormValidator(
  { form, options }: ProblemsInput,
  latestMessages: RefObject<FormMessages>,
) {
  const check = useMemo(
    () => createFormCheck(form, options, () => latestMessages.current),
    [form, options, latestMessages],
  );
  const latestCheck = useLatest(check);
  const [submission] = useState(() => {
    const submitCheck = checkFromSubmit((data) => latestCheck.current(data));
    return { submitCheck, validator: createRjsfValidator(submitCheck.check) };
  });
  // Runs the check while the browser is idle, so that its code is compiled before the first submit.
  useEffect(() => whenIdle(() => void check({})), [check]);
  return { ...submission, check };
}

function useRecheck(input: ProblemsInput, isChecking: () => boolean): void {
  const { form, messages, options } = input;
  const recheck = useLatest(() => {
    if (isChecking()) checkAgain(input);
  });
  useEffect(() => options.subscribe(() => recheck.current()), [options, recheck]);
  useEffect(() => recheck.current(), [form, messages, recheck]);
}

/** Setting a field to its current value makes rjsf validate again. */
function checkAgain({ form, answers, rjsf }: Pick<ProblemsInput, 'form' | 'answers' | 'rjsf'>) {
  const [field] = form.fields;
  if (field) rjsf.current?.setFieldValue([field.key], answers.latest.current[field.key]);
}
