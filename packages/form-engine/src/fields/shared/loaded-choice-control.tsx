import { Button } from '@kosha/ui';
import type { WidgetProps } from '../../model/field-type.ts';
import { choicesStatusOf } from './options-status.ts';
import { SheetControl } from './sheet-control.tsx';

export function LoadedChoiceControl({ options, ...props }: WidgetProps) {
  if (!options) return null;
  const { id, field, messages } = props;
  const { choices, message, isRetryable } = choicesStatusOf(options, messages, field.label);
  const retry = () => {
    // Moves the focus to the field, because the Retry button disappears while the list loads.
    document.getElementById(id)?.focus();
    options.retry();
  };
  return (
    <div>
      <SheetControl
        {...props}
        options={undefined}
        choices={choices}
        placeholder={choices ? messages.choose : message}
        isReadOnly={props.isReadOnly || options.waitsFor !== undefined}
      />
      {isRetryable && (
        <Button variant="quiet" onClick={retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
