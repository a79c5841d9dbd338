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
  /** The content of dismissed server errors. */
  dismissedErrors: string;
  isSending: boolean;
  rjsf: RefObject<Form | null>;
  idOf: (fieldKey: string) => string;
  announce: (message: string) => void;
  /** Focuses a field on any page. */
  focusField: (fieldKey: string) => void;
}

export interface Problems {
  validator: ValidatorType;
  /**
   * Starts a submit: checks the form (of a paged form, one page) now and, if it is rejected, on every
   * change. Returns the first invalid field.
   */
  startChecking: (isChecked?: (field: Field) => boolean) => Field | undefined;
  /** Stops checking until the next submit. */
  stopChecking: () => void;
  onAccepted: () => void;
  /** Called when the answers are sent: the next server errors refer to them. */
  onSent: () => void;
  /** Shows errors that the form's own check did not find. */
  showErrors: (errors: readonly KeyedError[]) => void;
  /** Called when the engine's own check rejects a submit, with its errors in field order. */
  onRefused: (errors: readonly { property?: string }[]) => void;
  changesError: FormScope['changesError'];
  /** Finds all errors of the form's data, also before a submit. */
  findAll: CheckForm;
  /** The server's errors, in its order (§8). */
  serverItems: readonly SummaryItem[];
  /** The server's errors in rjsf's format. */
  extraErrors: ErrorSchema | undefined;
  /** Removes the server's errors of a field. */
  dismissServer: (fieldKey: string) => void;
}

/**
 * The errors of the form, found by the engine or reported by the server. In both cases the form
 * announces their number and focuses the first invalid field, or the summary if no error names a
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
    // Announced once: the summary's name has the same text when it gets the focus.
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
  useRecheck(input, submitCheck.isOn);
  const changesError: FormScope['changesError'] = useCallback(
    (field, value, error) =>
      serverItems.current.some(({ fieldKey }) => fieldKey === field.key) ||
      textForValue(field, value, answers.latest.current, options, latestMessages.current) !== error,
    [serverItems, answers.latest, options, latestMessages],
  );
  return {
    validator,
    startChecking: (isChecked = everything) => {
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

const everything = () => true;

const noProblems: ReturnType<CheckForm> = [];

/**
 * rjsf validates on every change from the start, because enabling that after a rejection would validate
 * and render the form twice. This check finds nothing until a submit has been rejected.
 */
function checkFromSubmit(check: CheckForm) {
  let isOn = false;
  let wasRefused = false;
  let isChecked: (field: Field) => boolean = everything;
  return {
    check: (data: FormData) =>
      isOn ? check(data).filter(({ field }) => isChecked(field)) : noProblems,
    isOn: () => isOn,
    start(only: (field: Field) => boolean) {
      isOn = true;
      isChecked = only;
    },
    stop() {
      isOn = false;
      wasRefused = false;
    },
    accept: () => void (isOn = wasRefused),
    refuse: () => void (wasRefused = true),
  };
}

/** One validator for the life of the form, because rjsf ignores changed functions. */
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
  // Warms up the check: compiling its code takes longer than running it.
  useEffect(() => whenIdle(() => void check({})), [check]);
  return { ...submission, check };
}

/**
 * Rechecks when choices are loaded after a rejected submit, which can resolve an error, and when
 * descriptors or messages change.
 */
function useRecheck(input: ProblemsInput, isChecking: () => boolean): void {
  const { form, messages, options } = input;
  const recheck = useLatest(() => {
    if (isChecking()) checkAgain(input);
  });
  useEffect(() => options.subscribe(() => recheck.current()), [options, recheck]);
  useEffect(() => recheck.current(), [form, messages, recheck]);
}

/** rjsf validates only when a value is set, so a field is set to its current value. */
function checkAgain({ form, answers, rjsf }: Pick<ProblemsInput, 'form' | 'answers' | 'rjsf'>) {
  const [field] = form.fields;
  if (field) rjsf.current?.setFieldValue([field.key], answers.latest.current[field.key]);
}
