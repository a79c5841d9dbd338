/** A custom field type: a star rating with its own widget. */
import {
  createFormEngine,
  englishMessages,
  defineFieldType,
  getFieldProps,
  defaultConfig,
  type Descriptor,
  type WidgetProps,
} from '@kosha/form-engine';

interface Stars {
  most: number;
}

/** If this function throws, the engine logs the error and the field becomes a text field. */
function readStars({ most = 5 }: Descriptor): Stars {
  if (typeof most !== 'number') throw new Error('most is no number');
  return { most };
}

function StarsWidget(props: WidgetProps<Stars>) {
  const { id, field, value, error, isReadOnly, onCommit } = props;
  const { name } = getFieldProps(props);
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <input
        {...{ id, name }}
        type="number"
        min={0}
        max={field.descriptor.most}
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

export const stars = defineFieldType({
  dataType: 20,
  properties: ['most'],
  readDescriptor: readStars,
  rule: ({ isRequired, descriptor: { most } }) => ({
    type: 'integer',
    isRequired,
    minimum: 0,
    maximum: most,
  }),
  messages: { required: 'fieldRequired' },
  messagesFor: ({ descriptor: { most } }) => ({
    outOfRange: { text: `{label} takes 0 to ${most} stars` },
  }),
  widget: StarsWidget,
});

export const { DynamicForm: FeedbackForm } = createFormEngine({
  fieldTypes: { text: defaultConfig.fieldTypes.text, stars },
  messages: englishMessages,
  options: {},
});
