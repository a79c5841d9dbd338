import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFieldKeys } from '../schema/field-keys.ts';
import { keepSame } from '../schema/keep-same.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { readForm, type ParsedForm } from '../schema/parse-fields.ts';
import { clearDraft } from '../drafts/draft-storage.ts';
import type { SchemaIssue } from '../model/schema-issue.ts';
import type { OptionLoaders, DefaultOptions } from '../model/options.ts';
import type { FormConfig } from '../model/config.ts';
import { useLatest } from '../shared/use-latest.ts';
import { FormBody } from './form-body.tsx';
import type { FormBodyProps } from './form-props.ts';
import { contentOf } from './use-server-errors.ts';

export interface DynamicFormProps<Sources extends OptionLoaders = DefaultOptions> extends Omit<
  FormBodyProps,
  'form' | 'options'
> {
  /**
   * The list as the server sent it, such as `await answer.json()`; `FieldDescriptor[]` is what it should be (§3). Whatever
   * it holds, the form renders or reports it.
   */
  fields: unknown;
  /** A loader for the choices of each field type with a `source`; a form without such fields needs none. */
  options?: NoInfer<Sources>;
  /** Field types, hide rules and sensitive names of another app; see `createFormEngine`. */
  config?: FormConfig;
  /** In place of the config's. */
  validate?: FormConfig['validate'];
  /** Gets what is wrong with the descriptors, once for each list. */
  onSchemaIssue?: (issues: readonly SchemaIssue[]) => void;
}

const noLoaders: OptionLoaders = {};

/** The form that a list of descriptors describes. */
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
  const tell = useLatest(onSchemaIssue);
  useEffect(() => {
    if (issues.length > 0) tell.current?.(issues);
  }, [issues, tell]);
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

/** What was read from the newest list, with the answers' keys and all unchanged fields of the lists before. */
function useParsed(fields: unknown, config: FormConfig): ParsedForm {
  const [keyOf] = useState(createFieldKeys);
  const read = () => readForm(fields, config, keyOf);
  const [kept, setKept] = useState(() => ({ fields, config, parsed: read() }));
  // The server may send what equals nothing, such as NaN.
  if (Object.is(kept.fields, fields) && kept.config === config) return kept.parsed;
  const parsed = keepSame(kept.parsed, read());
  setKept({ fields, config, parsed });
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
