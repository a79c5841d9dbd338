/** A kind of field from outside the package: a number of stars, with an element of its own. */
import {
  createFormEngine,
  englishTexts,
  fieldKind,
  ourSetup,
  type Descriptor,
  type WidgetProps,
} from '@kosha/form-engine';

interface Stars {
  most: number;
}

/** What does not fit is said in the console, and its field becomes a text. */
function readStars({ most = 5 }: Descriptor): Stars {
  if (typeof most !== 'number') throw new Error('most is no number');
  return { most };
}

function StarsWidget({ id, field, value, error, isReadOnly, onCommit }: WidgetProps<Stars>) {
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
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

const stars = fieldKind({
  dataType: 20,
  properties: ['most'],
  readDescriptor: readStars,
  rule: ({ isRequired, descriptor: { most } }) => ({
    type: 'integer',
    isRequired,
    minimum: 0,
    maximum: most,
  }),
  messages: { required: 'fieldRequired', outOfRange: 'choiceUnknown' },
  widget: StarsWidget,
});

export const { DynamicForm: FeedbackForm } = createFormEngine({
  kinds: { text: ourSetup.kinds.text, stars },
  texts: englishTexts,
  sources: {},
});
