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
  /** The content of server errors that are not shown again. */
  dismissedErrors: string;
  isSending: boolean;
  rjsf: RefObject<Form | null>;
  idOf: (fieldKey: string) => string;
  announce: (words: string) => void;
  /** Gives the focus to a field, on whatever page it is. */
  lead: (fieldKey: string) => void;
}

export interface Problems {
  validator: ValidatorType;
  /**
   * A submit begins: the form is checked now and, if it is refused, at every change after it; of a form of several
   * pages the fields of one. Returns the first wrong field.
   */
  startChecking: (isChecked?: (field: Field) => boolean) => Field | undefined;
  /** Nothing is checked until the next submit. */
  stopChecking: () => void;
  onAccepted: () => void;
  /** The answers are handed over: what the server says next is about them. */
  onSent: () => void;
  /** Shows what was found about the answers outside of the form's own check. */
  tell: (errors: readonly KeyedError[]) => void;
  /** Called when the engine's own check refused a submit, with its errors in the order of the fields. */
  onRefused: (errors: readonly { property?: string }[]) => void;
  changesError: FormScope['changesError'];
  /** All that is wrong with the form's data, also before a submit. */
  findAll: CheckForm;
  /** The server's errors, in its order (§8). */
  serverItems: readonly SummaryItem[];
  /** The server's errors in the form that rjsf takes. */
  extraErrors: ErrorSchema | undefined;
  /** Forgets the server's errors about a field. */
  dismissServer: (fieldKey: string) => void;
}

/**
 * What is wrong with the answers, found by the engine or told by the server. In both cases the form
 * announces how many errors there are and focuses the first wrong field, or the list if no error
 * names a field.
 */
export function useProblems(input: ProblemsInput): Problems {
  const { messages, idOf, announce, lead, options, answers } = input;
  const server = useServerErrors({
    given: input.serverErrors,
    shown: answers.shown,
    isSending: input.isSending,
    dismissed: input.dismissedErrors,
  });
  const { news } = server;
  const serverItems = useLatest(server.items);
  const tell = useLatest((count: number, firstKey: string | undefined) => {
    // Once: the list's own name says the same when it takes the focus.
    announce(
      firstKey === undefined ? '' : pluralMessage(messages.problemsAnnounced, count, messages),
    );
    if (firstKey === undefined) reveal(idOf('problems'))?.focus();
    else lead(firstKey);
  });
  useEffect(() => {
    const items = serverItems.current;
    if (items.length === 0) return;
    tell.current(items.length, items.find(({ fieldKey }) => fieldKey)?.fieldKey);
  }, [news, serverItems, tell]);
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
    onSent: server.expect,
    tell: server.tell,
    onRefused: (errors) => {
      submitCheck.refuse();
      tell.current(errors.length, errors[0]?.property?.replace(/^\./, ''));
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
 * rjsf checks at each change, from the start: turning that on after a refusal would make it check and render
 * the form twice. So this check finds nothing at a change until a submit was refused.
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

/** One validator for the life of the form: rjsf compares functions by nothing, and would keep the first one. */
function useFormValidator(
  { form, options }: ProblemsInput,
  latestMessages: RefObject<FormMessages>,
) {
  const check = useMemo(
    () => createFormCheck(form, options, () => latestMessages.current),
    [form, options, latestMessages],
  );
  const latestCheck = useLatest(check);
  const [made] = useState(() => {
    const submitCheck = checkFromSubmit((data) => latestCheck.current(data));
    return { submitCheck, validator: createFormValidator(submitCheck.check) };
  });
  // The first check is made early: compiling its code takes longer than the check itself.
  useEffect(() => whenIdle(() => void check({})), [check]);
  return { ...made, check };
}

/**
 * Choices that arrive after a refused submit can resolve an error, another list or other words can change it.
 */
function useRecheck(input: ProblemsInput, isChecking: () => boolean): void {
  const { form, messages, options } = input;
  const recheck = useLatest(() => {
    if (isChecking()) checkAgain(input);
  });
  useEffect(() => options.subscribe(() => recheck.current()), [options, recheck]);
  useEffect(() => recheck.current(), [form, messages, recheck]);
}

/** rjsf checks only when a value is set: one field gets the value that it already has. */
function checkAgain({ form, answers, rjsf }: Pick<ProblemsInput, 'form' | 'answers' | 'rjsf'>) {
  const [field] = form.fields;
  if (field) rjsf.current?.setFieldValue([field.key], answers.latest.current[field.key]);
}
