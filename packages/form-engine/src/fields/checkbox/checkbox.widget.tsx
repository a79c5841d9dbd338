import { CheckboxField } from '@kosha/ui';
import type { WidgetProps } from '../../model/kind.ts';
import { useAdoption } from '../shared/use-adoption.ts';

export function CheckboxWidget({ id, field, value, error, texts, ...props }: WidgetProps) {
  const { isReadOnly, onCommit } = props;
  useAdoption(id, (element) => {
    const { checked } = element as HTMLInputElement;
    if (checked !== (value === 1)) onCommit(checked ? 1 : undefined);
  });
  return (
    <CheckboxField
      id={id}
      label={
        <>
          <bdi>{field.label}</bdi> {!field.isRequired && texts.optional}
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
        if (!isReadOnly) onCommit(target.checked ? 1 : undefined);
      }}
    />
  );
}
