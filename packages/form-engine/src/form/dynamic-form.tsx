import type { FieldError } from '@kosha/api-client';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import type { Drift } from '../descriptor/drift.ts';
import type { FormValues } from '../descriptor/field.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import type { OptionsPort } from '../options/options-port.ts';
import type { FormTexts } from '../texts.ts';
import { FormBody } from './form-body.tsx';
import { useLatest } from '../shared/use-latest.ts';

export interface DynamicFormProps {
  /** The list as the server sent it (§3); whatever it is, the form renders or reports. */
  descriptors: readonly DescriptorInput[];
  options: OptionsPort;
  texts: FormTexts;
  /** What may be sent: shown and filled fields by payload name. */
  onSubmit: (values: FormValues) => void;
  /** While what was filled in is being sent nothing of it can be changed, and nothing is sent again. */
  isSubmitting?: boolean;
  /** What the server said of the last submit (§8); a new array for each answer. */
  serverErrors?: readonly FieldError[] | undefined;
  /** Keeps what is typed over a reload, but identity numbers; the caller clears it on success. */
  draftKey?: string;
  /** What the descriptors have wrong, once for each list. */
  onDrift?: (drift: readonly Drift[]) => void;
  /** The button's words; without them the form has no button of its own. */
  submitLabel?: string;
  formId: string;
}

/** The form a server describes. */
export function DynamicForm({ descriptors, onDrift, ...rest }: DynamicFormProps) {
  const parsed = useParsed(descriptors);
  const drift = parsed?.drift;
  const tell = useLatest(onDrift);
  useEffect(() => {
    if (drift && drift.length > 0) tell.current?.(drift);
  }, [drift, tell]);
  return parsed && <FormBody form={parsed.form} {...rest} />;
}

/**
 * The same form for the same content: a list fetched anew leaves what is typed alone. Another list
 * is nothing for one commit, unseen, so that the old form has saved its draft when the new one reads it.
 */
function useParsed(descriptors: unknown) {
  const parsed = useMemo(() => parseDescriptors(descriptors), [descriptors]);
  const [kept, setKept] = useState(parsed);
  const isSame = kept.form.hash === parsed.form.hash;
  useLayoutEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- the cascade is the point: out, then in
    if (!isSame) setKept(parsed);
  }, [isSame, parsed]);
  return isSame ? kept : undefined;
}
