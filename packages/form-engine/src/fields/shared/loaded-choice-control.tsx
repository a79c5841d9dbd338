import { Button } from '@kosha/ui';
import type { OptionsState } from '../../options/options-store.ts';
import { fillText, type ShellTexts } from '../../texts.ts';
import type { FieldOptions, WidgetProps } from '../definition.ts';
import { SheetControl } from './sheet-control.tsx';

/** One of a list that comes from elsewhere: loading, failed with Retry, empty, or to choose from. */
export function LoadedChoiceControl({ options, ...props }: WidgetProps) {
  if (!options) return null;
  const { id, field, texts } = props;
  const choices = choicesIn(options);
  const words = statusWords(options, texts, field.label);
  const isRetryable = !choices && !options.waitsFor && options.state.status !== 'loading';
  const retry = () => {
    // The button goes away while the list loads.
    document.getElementById(id)?.focus();
    options.retry();
  };
  return (
    <div>
      <SheetControl
        {...props}
        options={undefined}
        choices={choices}
        placeholder={choices ? (field.placeholder ?? texts.choose) : words}
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

const STATUS_TEXT = {
  loading: 'optionsLoading',
  failed: 'optionsFailed',
  loaded: 'optionsEmpty',
} as const satisfies Record<OptionsState['status'], keyof ShellTexts>;

function statusWords({ state, waitsFor }: FieldOptions, texts: ShellTexts, label: string): string {
  if (waitsFor !== undefined) return fillText(texts.chooseParentFirst, { parent: waitsFor });
  return fillText(texts[STATUS_TEXT[state.status]], { label });
}
