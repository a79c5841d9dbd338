import type Form from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import type { FieldError } from '@kosha/api-client';
import { whenIdle } from '@kosha/ui';
import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { CompiledForm } from '../compile/compile-form.ts';
import { fieldKinds } from '../fields/registry.ts';
import type { FormDescription } from '../model/field.ts';
import { fillText, type FormTexts } from '../model/texts.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { useLatest } from '../shared/use-latest.ts';
import { createFormCheck } from '../validator/form-check.ts';
import { createFormValidator, warmUp } from '../validator/rjsf-validator.ts';
import type { SummaryItem } from './form-scope.ts';
import type { Answers } from './use-answers.ts';
import { useServerErrors } from './use-server-errors.ts';

interface ProblemsInput {
  form: FormDescription;
  schema: CompiledForm['schema'];
  texts: FormTexts;
  options: OptionsStore;
  answers: Answers;
  serverErrors: readonly FieldError[] | undefined;
  rjsf: RefObject<Form | null>;
  idOf: (fieldKey: string) => string;
  announce: (words: string) => void;
}

export interface Problems {
  validator: ValidatorType;
  /** After the first refused submit rjsf checks at every change, so that corrected errors go. */
  wasRefused: boolean;
  /** Called when the engine's own check refused a submit, with its errors in the order of the fields. */
  onRefused: (errors: readonly { property?: string }[]) => void;
  /** The server's errors, in its order (§8). */
  serverItems: readonly SummaryItem[];
  /** The server's errors in the form that rjsf takes. */
  extraErrors: ErrorSchema | undefined;
  /** Forgets the server's errors about a field. */
  dismissServer: (fieldKey: string) => void;
  /** Forgets all errors of the server. */
  clearServer: () => void;
}

/**
 * What is wrong with the answers, found by the engine or told by the server. In both cases the form
 * announces how many errors there are and focuses the first wrong field, or the list if no error
 * names a field.
 */
export function useProblems(input: ProblemsInput): Problems {
  const { texts, idOf, announce, serverErrors } = input;
  const [wasRefused, setWasRefused] = useState(false);
  const server = useServerErrors(serverErrors, input.answers.shown);
  const serverItems = useLatest(server.items);
  const tell = useLatest((count: number, firstKey: string | undefined) => {
    announce(fillText(texts.problemsAnnounced, { count }));
    document.getElementById(idOf(firstKey ?? 'problems'))?.focus();
  });
  useEffect(() => {
    const items = serverItems.current;
    if (!serverErrors || items.length === 0) return;
    tell.current(items.length, items.find(({ fieldKey }) => fieldKey)?.fieldKey);
  }, [serverErrors, serverItems, tell]);
  const validator = useFormValidator(input);
  useRecheck(input, wasRefused);
  return {
    validator,
    wasRefused,
    onRefused: (errors) => {
      setWasRefused(true);
      tell.current(errors.length, errors[0]?.property?.replace(/^\./, ''));
    },
    serverItems: server.items,
    extraErrors: server.extraErrors,
    dismissServer: server.dismiss,
    clearServer: server.clear,
  };
}

function useFormValidator({ form, schema, options, texts }: ProblemsInput): ValidatorType {
  const latestTexts = useLatest(texts);
  const validator = useMemo(() => {
    const check = createFormCheck(form, options, () => latestTexts.current);
    return createFormValidator(schema, check);
  }, [form, schema, options, latestTexts]);
  useEffect(() => whenIdle(() => warmUp(validator, schema)), [validator, schema]);
  return validator;
}

/**
 * Choices that arrive after a refused submit can resolve an error. rjsf checks only when a value is
 * set, so this sets one field with loaded choices to the value that it already has.
 */
function useRecheck({ form, options, answers, rjsf }: ProblemsInput, wasRefused: boolean): void {
  const { latest } = answers;
  useEffect(() => {
    const field = form.fields.find(({ kind }) => fieldKinds[kind].source !== undefined);
    if (!field || !wasRefused) return undefined;
    return options.subscribe(() =>
      rjsf.current?.setFieldValue([field.key], latest.current[field.key]),
    );
  }, [form, options, latest, rjsf, wasRefused]);
}
