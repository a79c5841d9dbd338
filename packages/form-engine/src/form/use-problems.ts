import type Form from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import type { FieldError, KeyedError } from '../model/field-error.ts';
import { whenIdle } from '@kosha/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { FormData } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { pluralMessage, type FormMessages } from '../model/messages.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { useLatest } from '../shared/use-latest.ts';
import { createFormCheck, textForValue, type CheckForm } from '../validator/form-check.ts';
import { createFormValidator } from '../validator/rjsf-validator.ts';
import type { FormScope, SummaryItem } from './form-scope.ts';
import { reveal } from './reveal.ts';
import type { Answers } from './use-answers.ts';
import { useServerErrors } from './use-server-errors.ts';

interface ProblemsInput {
  form: FormDescription;
  messages: FormMessages;
  options: OptionsStore;
  answers: Answers;
  serverErrors: readonly FieldError[] | undefined;
  /** The content of server errors that a reset has dismissed. */
  dismissedErrors: string;
  isSending: boolean;
  rjsf: RefObject<Form | null>;
  idOf: (fieldKey: string) => string;
  announce: (message: string) => void;
  /** Focuses a field, which may be on another page. */
  focusField: (fieldKey: string) => void;
}

export interface Problems {
  validator: ValidatorType;
  /**
   * Checks the form, or the fields for which `isChecked` is true, for a submit. If the submit is
   * rejected, every change checks again. Returns the first invalid field.
   */
  startChecking: (isChecked?: (field: Field) => boolean) => Field | undefined;
  /** Stops checking until the next submit. */
  stopChecking: () => void;
  onAccepted: () => void;
  /** Call it when the answers are sent, because the next server errors are the response. */
  onSent: () => void;
  /** Shows errors that the form's own check did not find. */
  showErrors: (errors: readonly KeyedError[]) => void;
  /** Call it when the engine's own check rejects a submit. The errors are in field order. */
  onRefused: (errors: readonly { property?: string }[]) => void;
  changesError: FormScope['changesError'];
  /** Finds all errors of the form's data, whether or not they are shown. */
  findAll: CheckForm;
  /** The server's errors in the order of the response (§8). */
  serverItems: readonly SummaryItem[];
  /** The server's errors in rjsf's format. */
  extraErrors: ErrorSchema | undefined;
  /** Removes the server's errors of a field. */
  dismissServer: (fieldKey: string) => void;
}

/**
 * The errors of a form, found by the engine or reported by the server. When they appear, the form
 * announces their number and focuses the first invalid field, or the summary if no error has a
 * field.
 */
export function useProblems(input: ProblemsInput): Problems {
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
    // If the summary gets the focus, its name has the same text and would be announced twice.
    announce(
      firstKey === undefined ? '' : pluralMessage(messages.problemsAnnounced, count, messages),
    );
    if (firstKey === undefined) reveal(idOf('problems'))?.focus();
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
      textForValue(field, value, answers.latest.current, options, latestMessages.current) !== error,
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

const noProblems: ReturnType<CheckForm> = [];

/**
 * A check that finds no errors until a submit has been rejected. rjsf validates on every change
 * from the start, because enabling this later would validate and render the form twice.
 */
function checkFromSubmit(check: CheckForm) {
  let isActive = false;
  let wasRefused = false;
  let isChecked: (field: Field) => boolean = allFields;
  return {
    check: (data: FormData) =>
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

/** The validator of the form. It is created once, because rjsf ignores a changed function. */
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
    return { submitCheck, validator: createFormValidator(submitCheck.check) };
  });
  // Runs the check once while idle, because the browser compiles its code on the first run.
  useEffect(() => whenIdle(() => void check({})), [check]);
  return { ...submission, check };
}

/**
 * Checks again after a rejected submit when choices have loaded, which can resolve an error, and
 * when descriptors or messages change.
 */
function useRecheck(input: ProblemsInput, isChecking: () => boolean): void {
  const { form, messages, options } = input;
  const recheck = useLatest(() => {
    if (isChecking()) checkAgain(input);
  });
  useEffect(() => options.subscribe(() => recheck.current()), [options, recheck]);
  useEffect(() => recheck.current(), [form, messages, recheck]);
}

/** Makes rjsf validate again by setting a field to its current value. */
function checkAgain({ form, answers, rjsf }: Pick<ProblemsInput, 'form' | 'answers' | 'rjsf'>) {
  const [field] = form.fields;
  if (field) rjsf.current?.setFieldValue([field.key], answers.latest.current[field.key]);
}
