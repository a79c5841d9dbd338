import type { FormValue, FormValues } from '../model/form-value.ts';
import type { ChoiceInput, FieldDescriptor } from './field-descriptor.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Converts a flat JSON Schema to props of a form with `extendedConfig`. Unsupported parts, such as
 * nested objects, are reported as schema issues.
 */
export function fromJsonSchema(schema: object): {
  fields: readonly FieldDescriptor[];
  initialValues: FormValues;
} {
  const { properties = {}, required = [] } = schema as {
    properties?: Readonly<Record<string, Schema>>;
    required?: readonly string[];
  };
  const entries = Object.entries(properties);
  const defaults = entries.flatMap(([name, property]): [string, FormValue][] => {
    const { type, default: given = booleanDefault(type, required.includes(name)) } =
      withoutNull(property);
    return given === undefined || given === null ? [] : [[name, given as FormValue]];
  });
  return {
    fields: entries.map(([name, property]) => fieldOf(name, property, required.includes(name))),
    initialValues: Object.fromEntries(defaults),
  };
}

/** A required boolean starts as false, which is a valid answer. */
const booleanDefault = (type: unknown, isRequired: boolean) =>
  type === 'boolean' && isRequired ? false : undefined;

/** Keywords that are ignored, because they do not constrain the value. */
const annotations = new Set(['$id', '$schema', '$comment', 'default', 'examples', 'deprecated']);

const supported = new Set(
  'type title description enum const oneOf anyOf items format maxLength minimum maximum pattern uniqueItems'.split(
    ' ',
  ),
);

function fieldOf(name: string, property: Schema, isRequired: boolean): FieldDescriptor {
  const schema = withoutNull(property);
  const { type, title, description, format, maxLength, minimum, maximum, pattern } = schema;
  const choices = choicesOf(schema);
  const itemChoices = type === 'array' ? choicesOf((schema['items'] ?? {}) as Schema) : undefined;
  const list = itemChoices ?? choices;
  const isTick = type === 'boolean' && schema['const'] === undefined;
  const unsupported = Object.entries(schema).filter(
    ([keyword]) => !supported.has(keyword) && !annotations.has(keyword),
  );
  return {
    key: typeof title === 'string' ? title : name,
    value: name,
    dataType: itemChoices ? 'multiSelect' : list ? 'select' : typeOf(type),
    checkReq: Number(isRequired && !isTick),
    ...(typeof description === 'string' && { label: description }),
    ...(maxLength !== undefined && { lengthLimitMax: maxLength as number }),
    ...(format !== undefined && type === 'string' && { semantic: String(format) }),
    ...(minimum !== undefined && { min: minimum as number }),
    ...(maximum !== undefined && { max: maximum as number }),
    ...(pattern !== undefined && patternOf(String(pattern))),
    ...(list && { dictionaryVoList: list }),
    ...Object.fromEntries(unsupported),
  };
}

/** Returns an unknown type unchanged, so that `parseFields` reports it. */
const typeOf = (type: unknown): string => (type === 'string' ? 'text' : String(type));

/**
 * Patterns of the engine match the whole text. A pattern without anchors is passed as an unknown
 * property, so that `parseFields` reports the pattern.
 */
const patternOf = (pattern: string) =>
  /^\^.*\$$/.test(pattern) ? { pattern } : { partOfPattern: pattern };

function withoutNull(schema: Schema): Schema {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type))
    return { ...schema, type: type.find((one) => one !== 'null') as unknown };
  const nonNullTypes = Array.isArray(anyOf)
    ? (anyOf as Schema[]).filter((one) => one['type'] !== 'null')
    : [];
  return nonNullTypes.length === 1 ? { ...rest, ...nonNullTypes[0] } : schema;
}

function choicesOf({ type, enum: values, const: only, oneOf, anyOf }: Schema) {
  if (Array.isArray(values)) return values.filter((item) => item !== null).map(choiceOf);
  if (only !== undefined) return type === 'boolean' ? undefined : [choiceOf(only)];
  const options = (oneOf ?? anyOf) as readonly Schema[] | undefined;
  const isList = Array.isArray(options) && options.every((option) => option['const'] !== undefined);
  return isList
    ? options.map(({ const: value, title }) => ({
        ...choiceOf(value),
        ...(typeof title === 'string' && { dictLabel: title }),
      }))
    : undefined;
}

const choiceOf = (value: unknown): ChoiceInput => ({
  dictLabel: String(value),
  dictValue: String(value),
});
