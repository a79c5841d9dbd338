/** The product's rules behind inputs and lists of an app's own. */
import {
  createFormEngine,
  englishTexts,
  ourSetup,
  useSelectInput,
  useTextInput,
  type WidgetProps,
} from '@kosha/form-engine';

export function OwnInput(props: WidgetProps) {
  const { label, labelNote, hint, error, labelProps, inputProps, hintProps, errorProps } =
    useTextInput(props);
  return (
    <div className="own">
      <label {...labelProps}>
        {label} {labelNote}
      </label>
      {hint && <p {...hintProps}>{hint}</p>}
      <input {...inputProps} />
      {error && <p {...errorProps}>{error}</p>}
    </div>
  );
}

export function OwnSelect(props: WidgetProps) {
  const { label, error, labelProps, selectProps, errorProps, choices, placeholder, retry } =
    useSelectInput(props);
  return (
    <div className="own">
      <label {...labelProps}>{label}</label>
      <select {...selectProps}>
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {retry && (
        <button type="button" onClick={retry}>
          {props.texts.retry}
        </button>
      )}
      {error && <p {...errorProps}>{error}</p>}
    </div>
  );
}

const { text, dropdown, state } = ourSetup.kinds;

export const { DynamicForm: OwnForm } = createFormEngine({
  kinds: {
    text: { ...text, widget: OwnInput },
    dropdown: { ...dropdown, widget: OwnSelect },
    state: { ...state, widget: OwnSelect },
  },
  texts: englishTexts,
  sources: { states: async () => [{ id: '30', name: 'Goa' }] },
});
