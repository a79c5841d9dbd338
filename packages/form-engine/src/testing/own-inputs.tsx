import {
  createFormEngine,
  englishMessages,
  defaultConfig,
  useSelectInput,
  useTextInput,
  type WidgetProps,
} from '../index.ts';

export function CustomInputWidget(props: WidgetProps) {
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

export function CustomSelectWidget(props: WidgetProps) {
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
          {props.messages.retry}
        </button>
      )}
      {error && <p {...errorProps}>{error}</p>}
    </div>
  );
}

const { text, select, state } = defaultConfig.fieldTypes;

export const { DynamicForm: CustomWidgetsForm } = createFormEngine({
  fieldTypes: {
    text: { ...text, widget: CustomInputWidget },
    select: { ...select, widget: CustomSelectWidget },
    state: { ...state, widget: CustomSelectWidget },
  },
  messages: englishMessages,
  options: { states: async () => [{ id: '30', name: 'Goa' }] },
});
