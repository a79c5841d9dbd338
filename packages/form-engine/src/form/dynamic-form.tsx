import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFieldKeyFunction } from '../schema/field-keys.ts';
import { isSameFieldConfig, reuseUnchangedFields } from '../schema/reuse-unchanged-fields.ts';
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
  /** Called with the issues found in `fields`. Called again only if the issues change. */
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

/**
 * Parses `fields`. In a new list, a field with the same name and type keeps its key, and therefore
 * its answer. Unchanged fields keep their objects, so that React does not re-render them.
 */
function useParsed(fields: unknown, config: FormConfig): ParsedForm {
  const [keyOf] = useState(createFieldKeyFunction);
  const read = () => readForm(fields, config, keyOf);
  const [cached, setCached] = useState(() => ({ fields, config, parsed: read() }));
  // With `===`, a `fields` of NaN would never equal itself, and React would render endlessly.
  if (Object.is(cached.fields, fields) && cached.config === config) return cached.parsed;
  const earlier = isSameFieldConfig(cached.config, config) ? cached.parsed : undefined;
  const parsed = reuseUnchangedFields(earlier, read());
  setCached({ fields, config, parsed });
  return parsed;
}

type FormNames = Pick<FormBodyProps, 'formId' | 'draftKey' | 'serverErrors'>;

/**
 * `place` is part of the form's React key, so each new `place` remounts the form: after a reset, or
 * if another `formId` or `draftKey` replaces the old one. Adding or removing a draft key does not
 * remount the form.
 */
function useForms({ formId, draftKey, serverErrors }: FormNames) {
  const [shown, setShown] = useState({ formId, draftKey, place: 0, dismissed: '' });
  if (shown.formId !== formId || shown.draftKey !== draftKey) {
    const isNewForm =
      shown.formId !== formId || (shown.draftKey !== undefined && draftKey !== undefined);
    setShown({ ...shown, formId, draftKey, place: shown.place + (isNewForm ? 1 : 0) });
  }
  const errors = useLatest(serverErrors);
  const reset = useCallback(() => {
    // The draft must be cleared before the new `place` unmounts the form, because the form saves
    // its answers on unmount if a draft exists.
    if (draftKey) clearDraft(draftKey);
    const dismissed = errorContentKey(errors.current);
    setShown((before) => ({ ...before, place: before.place + 1, dismissed }));
  }, [draftKey, errors]);
  return { ...shown, reset };
}
