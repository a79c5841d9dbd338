import { Button } from '@kosha/ui';
import type { WidgetProps } from '../../model/kind.ts';
import type { FieldOptions, OptionsState } from '../../model/options.ts';
import { fillText, type FormTexts } from '../../model/texts.ts';
import { SheetControl } from './sheet-control.tsx';

/** A choice from a loaded list. Shows whether the list is loading, failed (with Retry) or empty. */
export function LoadedChoiceControl({ options, ...props }: WidgetProps) {
  if (!options) return null;
  const { id, field, texts } = props;
  const choices = choicesIn(options);
  const words = statusWords(options, texts, field.label);
  const isRetryable = !choices && !options.waitsFor && options.state.status !== 'loading';
  const retry = () => {
    // The button disappears while the list loads; the field keeps the focus.
    document.getElementById(id)?.focus();
    options.retry();
  };
  return (
    <div>
      <SheetControl
        {...props}
        options={undefined}
        choices={choices}
        placeholder={choices ? texts.choose : words}
        isDisabled={options.waitsFor !== undefined}
      />
      {isRetryable && (
        <Button variant="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}

const choicesIn = ({ state, waitsFor }: FieldOptions) =>
  state.status === 'loaded' && state.choices.length > 0 && waitsFor === undefined
    ? state.choices
    : undefined;

const statusText = {
  loading: 'optionsLoading',
  failed: 'optionsFailed',
  loaded: 'optionsEmpty',
} as const satisfies Record<OptionsState['status'], keyof FormTexts>;

function statusWords({ state, waitsFor }: FieldOptions, texts: FormTexts, label: string): string {
  if (waitsFor !== undefined) return fillText(texts.chooseParentFirst, { parent: waitsFor });
  return fillText(texts[statusText[state.status]], { label });
}
