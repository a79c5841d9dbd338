import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import { fieldKinds } from '../fields/registry.ts';
import type { Field } from '../model/field.ts';
import type { WidgetProps } from '../model/kind.ts';
import type { OptionsSource } from '../model/options.ts';
import { useFormScope } from './form-scope.ts';
import { useFieldOptions } from './use-field-options.ts';

/** The only widget that rjsf knows: it renders the widget of the field's kind. */
export function FieldAdapter({ id, name, value, onChange, rawErrors }: RjsfWidgetProps) {
  const scope = useFormScope();
  const field = scope.shown.get(name);
  if (!field) return null;
  const { widget: Widget, source } = fieldKinds[field.kind];
  const props: WidgetProps = {
    id,
    field,
    value: value as string | number | undefined,
    error: rawErrors?.[0],
    texts: scope.texts,
    isReadOnly: scope.isSubmitting,
    options: undefined,
    onType: (typed) => scope.onType(field, typed),
    onCommit: (next) => {
      onChange(next);
      scope.afterCommit(field, next);
    },
  };
  if (source === undefined) return <Widget {...props} />;
  return <LoadedField {...props} field={field} source={source} />;
}

type LoadedFieldProps = WidgetProps & { field: Field; source: OptionsSource };

function LoadedField({ source, field, ...props }: LoadedFieldProps) {
  const { widget: Widget } = fieldKinds[field.kind];
  return <Widget {...props} field={field} options={useFieldOptions(field, source)} />;
}
