import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import type { Field } from '../descriptor/field.ts';
import type { WidgetProps } from '../fields/definition.ts';
import { kindOf } from '../fields/registry.ts';
import { useFieldOptions } from '../options/use-field-options.ts';
import { useFormScope } from './form-context.ts';

/** rjsf's one widget: hands a field over to its kind's own. */
export function FieldAdapter({ id, name, value, onChange, rawErrors }: RjsfWidgetProps) {
  const scope = useFormScope();
  const field = scope.shown.get(name);
  if (!field) return null;
  const { widget: Widget, source } = kindOf(field.kind);
  const props: WidgetProps = {
    id,
    field,
    value: value as string | number | undefined,
    error: rawErrors?.[0],
    texts: scope.texts,
    isReadOnly: scope.isReadOnly,
    options: undefined,
    onEdit: (pending) => scope.onEdit(field, pending),
    onCommit: (next) => {
      onChange(next);
      scope.afterCommit(field, next);
    },
  };
  if (source === undefined) return <Widget {...props} />;
  return <LoadedField {...props} field={field} source={source} />;
}

function LoadedField({ source, field, ...props }: WidgetProps & { field: Field; source: string }) {
  const { widget: Widget } = kindOf(field.kind);
  return <Widget {...props} field={field} options={useFieldOptions(field, source)} />;
}
