import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { clearDraft } from '../drafts/draft-storage.ts';
import type { Drift } from '../model/drift.ts';
import type { OptionSources, OptionsPort } from '../model/options.ts';
import type { EngineSetup } from '../model/setup.ts';
import { useLatest } from '../shared/use-latest.ts';
import { FormBody, type FormBodyProps } from './form-body.tsx';

export interface DynamicFormProps<Sources extends OptionSources = OptionsPort> extends Omit<
  FormBodyProps,
  'form' | 'options'
> {
  /** The list as the server sent it (§3). Whatever it holds, the form renders or reports it. */
  descriptors: readonly DescriptorInput[];
  options: NoInfer<Sources>;
  /** Kinds, hide rules and identity names of another app; see `createFormEngine`. */
  setup?: EngineSetup;
  /** Gets what is wrong with the descriptors, once for each list. */
  onDrift?: (drift: readonly Drift[]) => void;
}

/** The form that a list of descriptors describes. */
export function DynamicForm<Sources extends OptionSources = OptionsPort>({
  descriptors,
  setup,
  onDrift,
  ...rest
}: DynamicFormProps<Sources>) {
  const parsed = useParsed(descriptors, setup);
  const drift = parsed?.drift;
  const tell = useLatest(onDrift);
  useEffect(() => {
    if (drift && drift.length > 0) tell.current?.(drift);
  }, [drift, tell]);
  const [resets, setResets] = useState(0);
  const { draftKey } = rest;
  const reset = useCallback(() => {
    // Cleared first, or the form that goes away would save the draft once more.
    if (draftKey) clearDraft(draftKey);
    setResets((count) => count + 1);
  }, [draftKey]);
  return parsed && <FormBody key={resets} form={parsed.form} reset={reset} {...rest} />;
}

/**
 * Keeps the form while the content is the same, so that fetching the list again keeps what is
 * typed. For new content, one commit has no form: the old form saves its draft before the new one
 * reads it.
 */
function useParsed(descriptors: unknown, setup?: EngineSetup) {
  const parsed = useMemo(() => parseDescriptors(descriptors, setup), [descriptors, setup]);
  const [kept, setKept] = useState(parsed);
  const isSame = kept === parsed || kept.form.hash === parsed.form.hash;
  useLayoutEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- two commits on purpose: the old form goes, then the new one comes
    if (!isSame) setKept(parsed);
  }, [isSame, parsed]);
  return isSame ? kept : undefined;
}
