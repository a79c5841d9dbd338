/** A kind of field from outside the package: a number of stars, with an element of its own. */
import {
  createFormEngine,
  englishTexts,
  ourSetup,
  type FieldKindDefinition,
  type WidgetProps,
} from '@kosha/form-engine';

const most = 5;

function StarsWidget({ id, field, value, error, isReadOnly, onCommit }: WidgetProps) {
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        type="number"
        min={0}
        max={most}
        defaultValue={value}
        readOnly={isReadOnly}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onBlur={({ target }) => onCommit(target.value === '' ? undefined : target.valueAsNumber)}
      />
      <span id={`${id}-error`}>{error}</span>
    </p>
  );
}

const stars: FieldKindDefinition = {
  dataType: 20,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 0, maximum: most }),
  messages: { required: 'fieldRequired', outOfRange: 'choiceUnknown' },
  widget: StarsWidget,
};

export const { DynamicForm: FeedbackForm } = createFormEngine({
  kinds: { text: ourSetup.kinds.text, stars },
  texts: englishTexts,
  sources: {},
});
