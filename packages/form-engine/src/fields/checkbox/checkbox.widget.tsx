import { CheckboxField } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { inputName } from '../shared/input-name.ts';
import { useHydratedValue } from '../shared/use-hydrated-value.ts';

export function CheckboxWidget({ id, field, value, error, messages, ...props }: WidgetProps) {
  const { isReadOnly, onCommit } = props;
  const { unticked } = (props.parts ?? {}) as { unticked?: number };
  useHydratedValue(id, (element) => {
    const { checked } = element as HTMLInputElement;
    if (checked !== (value === 1)) onCommit(checked ? 1 : unticked);
  });
  return (
    <CheckboxField
      id={id}
      name={inputName({ id, field })}
      label={
        <>
          <bdi>{field.label}</bdi> {!field.isRequired && messages.optional}
          {field.hint && (
            <>
              <br />
              <bdi>{field.hint}</bdi>
            </>
          )}
        </>
      }
      error={error}
      checked={value === 1}
      aria-required={field.isRequired}
      aria-disabled={isReadOnly || undefined}
      onChange={({ target }) => {
        if (!isReadOnly) onCommit(target.checked ? 1 : unticked);
      }}
    />
  );
}
