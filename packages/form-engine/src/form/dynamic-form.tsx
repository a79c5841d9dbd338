import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFieldKeys } from '../schema/field-keys.ts';
import { reuseUnchanged } from '../schema/reuse-unchanged.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { readForm, type ParsedForm } from '../schema/parse-fields.ts';
import { clearDraft } from '../drafts/draft-storage.ts';
import type { SchemaIssue } from '../model/schema-issue.ts';
import type { OptionLoaders, DefaultOptions } from '../model/options.ts';
import type { FormConfig } from '../model/config.ts';
import { useLatest } from '../shared/use-latest.ts';
import { FormBody } from './form-body.tsx';
import type { FormBodyProps } from './form-props.ts';
import { errorContentKey } from './use-server-errors.ts';

export interface DynamicFormProps<Sources extends OptionLoaders = DefaultOptions> extends Omit<
  FormBodyProps,
  'form' | 'options'
> {
  /**
   * Usually `FieldDescriptor[]` (§3). The form reports invalid descriptors and shows the valid
   * fields.
   */
  fields: unknown;
  /** The functions that load choices, one for each `source` of the field types. */
  options?: NoInfer<Sources>;
  /** The default is `defaultConfig`. */
  config?: FormConfig;
  /** Overrides the config's `validate`. */
  validate?: FormConfig['validate'];
  /** Called with the issues of the descriptors, once for each new `fields`. */
  onSchemaIssue?: (issues: readonly SchemaIssue[]) => void;
}

const noLoaders: OptionLoaders = {};

/** Renders a form from a list of descriptors. */
export function DynamicForm<Sources extends OptionLoaders = DefaultOptions>({
  fields,
  config: given = defaultConfig,
  validate,
  options = noLoaders as NoInfer<Sources>,
  onSchemaIssue,
  ...rest
}: DynamicFormProps<Sources>) {
  const config = useMemo(() => (validate ? { ...given, validate } : given), [given, validate]);
  const { form, issues } = useParsed(fields, config);
  const notify = useLatest(onSchemaIssue);
  useEffect(() => {
    if (issues.length > 0) notify.current?.(issues);
  }, [issues, notify]);
  const { place, dismissed, reset } = useForms(rest);
  return (
    <FormBody
      key={`${place} ${form.pages !== undefined}`}
      form={form}
      reset={reset}
      dismissedErrors={dismissed}
      options={options}
      {...rest}
    />
  );
}

/** A new list reuses the keys and the unchanged fields of earlier lists. */
function useParsed(fields: unknown, config: FormConfig): ParsedForm {
  const [keyOf] = useState(createFieldKeys);
  const read = () => readForm(fields, config, keyOf);
  const [cached, setCached] = useState(() => ({ fields, config, parsed: read() }));
  // `Object.is` is necessary, because `fields` can be any value, even NaN.
  if (Object.is(cached.fields, fields) && cached.config === config) return cached.parsed;
  const parsed = reuseUnchanged(cached.parsed, read());
  setCached({ fields, config, parsed });
  return parsed;
}

type FormNames = Pick<FormBodyProps, 'formId' | 'draftKey' | 'serverErrors'>;

/** `place` is a React key: another `formId` or `draftKey` starts a new form. */
function useForms({ formId, draftKey, serverErrors }: FormNames) {
  const [shown, setShown] = useState({ formId, draftKey, place: 0, dismissed: '' });
  if (shown.formId !== formId || shown.draftKey !== draftKey) {
    const isNewForm =
      shown.formId !== formId || (shown.draftKey !== undefined && draftKey !== undefined);
    setShown({ ...shown, formId, draftKey, place: shown.place + (isNewForm ? 1 : 0) });
  }
  const errors = useLatest(serverErrors);
  const reset = useCallback(() => {
    // Clears the draft first. Otherwise, the form would save the draft again on unmount.
    if (draftKey) clearDraft(draftKey);
    const dismissed = errorContentKey(errors.current);
    setShown((before) => ({ ...before, place: before.place + 1, dismissed }));
  }, [draftKey, errors]);
  return { ...shown, reset };
}
