import type { FormValue, FormValues } from '../model/form-value.ts';
import type { ChoiceInput, FieldDescriptor } from './field-descriptor.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * The fields and defaults of a flat JSON Schema of an object, to spread into a form with `extendedConfig`. What no field
 * can show, such as an object inside it or a keyword that nothing checks, keeps its name and is reported as a schema issue.
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
    const { type, default: given = isFalse(type, required.includes(name)) } =
      oneOfNullable(property);
    return given === undefined || given === null ? [] : [[name, given as FormValue]];
  });
  return {
    fields: entries.map(([name, property]) => fieldOf(name, property, required.includes(name))),
    initialValues: Object.fromEntries(defaults),
  };
}

/** A box that has to be answered is not ticked at first, which is an answer. */
const isFalse = (type: unknown, isRequired: boolean) =>
  type === 'boolean' && isRequired ? false : undefined;

/** Says nothing about a value. */
const annotations = new Set(['$id', '$schema', '$comment', 'default', 'examples', 'deprecated']);

/** Keywords that a descriptor has another name for. */
const read = new Set(
  'type title description enum const oneOf anyOf items format maxLength minimum maximum pattern uniqueItems'.split(
    ' ',
  ),
);

function fieldOf(name: string, property: Schema, isRequired: boolean): FieldDescriptor {
  const schema = oneOfNullable(property);
  const { type, title, description, format, maxLength, minimum, maximum, pattern } = schema;
  const choices = choicesOf(schema);
  const several = type === 'array' ? choicesOf((schema['items'] ?? {}) as Schema) : undefined;
  const list = several ?? choices;
  const isTick = type === 'boolean' && schema['const'] === undefined;
  const unread = Object.entries(schema).filter(
    ([keyword]) => !read.has(keyword) && !annotations.has(keyword),
  );
  return {
    key: typeof title === 'string' ? title : name,
    value: name,
    dataType: several ? 'multiSelect' : list ? 'select' : typeOf(type),
    checkReq: Number(isRequired && !isTick),
    ...(typeof description === 'string' && { label: description }),
    ...(maxLength !== undefined && { lengthLimitMax: maxLength as number }),
    ...(format !== undefined && type === 'string' && { semantic: String(format) }),
    ...(minimum !== undefined && { min: minimum as number }),
    ...(maximum !== undefined && { max: maximum as number }),
    ...(pattern !== undefined && patternOf(String(pattern))),
    ...(list && { dictionaryVoList: list }),
    ...Object.fromEntries(unread),
  };
}

/** The names of JSON Schema, but for a text; those that no field type has are reported, and shown as a text. */
const typeOf = (type: unknown): string => (type === 'string' ? 'text' : String(type));

/** A whole text only: a pattern for a part of it would refuse what the schema allows. */
const patternOf = (pattern: string) =>
  /^\^.*\$$/.test(pattern) ? { pattern } : { partOfPattern: pattern };

/** What stands beside `null`, as optional values are often written. */
function oneOfNullable(schema: Schema): Schema {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type))
    return { ...schema, type: type.find((one) => one !== 'null') as unknown };
  const others = Array.isArray(anyOf)
    ? (anyOf as Schema[]).filter((one) => one['type'] !== 'null')
    : [];
  return others.length === 1 ? { ...rest, ...others[0] } : schema;
}

function choicesOf({ type, enum: values, const: only, oneOf, anyOf }: Schema) {
  if (Array.isArray(values)) return values.filter((one) => one !== null).map(choiceOf);
  if (only !== undefined) return type === 'boolean' ? undefined : [choiceOf(only)];
  const options = (oneOf ?? anyOf) as readonly Schema[] | undefined;
  const isList = Array.isArray(options) && options.every((one) => one['const'] !== undefined);
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
