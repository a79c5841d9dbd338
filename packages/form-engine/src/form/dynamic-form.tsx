import { useCallback, useEffect, useState } from 'react';
import { createFieldKeys } from '../descriptor/field-keys.ts';
import { keepSame } from '../descriptor/keep-same.ts';
import { ourSetup } from '../descriptor/our-setup.ts';
import { readForm, type ParsedForm } from '../descriptor/parse-descriptors.ts';
import { clearDraft } from '../drafts/draft-storage.ts';
import type { Drift } from '../model/drift.ts';
import type { OptionSources, OptionsPort } from '../model/options.ts';
import type { EngineSetup } from '../model/setup.ts';
import { useLatest } from '../shared/use-latest.ts';
import { FormBody } from './form-body.tsx';
import type { FormBodyProps } from './form-props.ts';
import { contentOf } from './use-server-errors.ts';

export interface DynamicFormProps<Sources extends OptionSources = OptionsPort> extends Omit<
  FormBodyProps,
  'form' | 'options'
> {
  /**
   * The list as the server sent it, such as `await answer.json()`; `DescriptorInput[]` is what it should be (§3). Whatever
   * it holds, the form renders or reports it.
   */
  descriptors: unknown;
  options: NoInfer<Sources>;
  /** Kinds, hide rules and identity names of another app; see `createFormEngine`. */
  setup?: EngineSetup;
  /** Gets what is wrong with the descriptors, once for each list. */
  onDrift?: (drift: readonly Drift[]) => void;
}

/** The form that a list of descriptors describes. */
export function DynamicForm<Sources extends OptionSources = OptionsPort>({
  descriptors,
  setup = ourSetup,
  onDrift,
  ...rest
}: DynamicFormProps<Sources>) {
  const { form, drift } = useParsed(descriptors, setup);
  const tell = useLatest(onDrift);
  useEffect(() => {
    if (drift.length > 0) tell.current?.(drift);
  }, [drift, tell]);
  const { place, dismissed, reset } = useForms(rest);
  return (
    <FormBody
      key={`${place} ${form.pages !== undefined}`}
      form={form}
      reset={reset}
      dismissedErrors={dismissed}
      {...rest}
    />
  );
}

/** What was read from the newest list, with the answers' keys and all unchanged fields of the lists before. */
function useParsed(descriptors: unknown, setup: EngineSetup): ParsedForm {
  const [keyOf] = useState(createFieldKeys);
  const read = () => readForm(descriptors, setup, keyOf);
  const [kept, setKept] = useState(() => ({ descriptors, setup, parsed: read() }));
  // The server may send what equals nothing, such as NaN.
  if (Object.is(kept.descriptors, descriptors) && kept.setup === setup) return kept.parsed;
  const parsed = keepSame(kept.parsed, read());
  setKept({ descriptors, setup, parsed });
  return parsed;
}

type FormNames = Pick<FormBodyProps, 'formId' | 'draftKey' | 'serverErrors'>;

/**
 * Counts the forms that were shown in this place. Another id or another draft is another form; the same form
 * with another list keeps its answers.
 */
function useForms({ formId, draftKey, serverErrors }: FormNames) {
  const [shown, setShown] = useState({ formId, draftKey, place: 0, dismissed: '' });
  if (shown.formId !== formId || shown.draftKey !== draftKey) {
    const isOther =
      shown.formId !== formId || (shown.draftKey !== undefined && draftKey !== undefined);
    setShown({ ...shown, formId, draftKey, place: shown.place + (isOther ? 1 : 0) });
  }
  const errors = useLatest(serverErrors);
  const reset = useCallback(() => {
    // Cleared first, or the form that goes away would save the draft once more.
    if (draftKey) clearDraft(draftKey);
    const dismissed = contentOf(errors.current);
    setShown((before) => ({ ...before, place: before.place + 1, dismissed }));
  }, [draftKey, errors]);
  return { ...shown, reset };
}
