import { conditionFields } from '../model/condition.ts';
import type { FieldProperties } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { FormConfig } from '../model/config.ts';
import { isStandardSchema } from '../model/standard-schema.ts';
import { defaultConfig } from './default-config.ts';
import { createIssueCollector, type SchemaIssue, type ReportIssue } from '../model/schema-issue.ts';
import { fieldKeyByPosition, type FieldKeyFunction } from './field-keys.ts';
import type { ReadGroupFields } from '../model/extension.ts';
import { readField, type ReadFieldResult } from './read-field.ts';

/** The maximum number of fields in the contract (DynamicFieldValues). */
const fieldsMax = 300;

/** Limits the nesting of groups, because each level multiplies the number of fields. */
const depthMax = 3;

const none: readonly never[] = [];

export interface ParsedForm {
  form: FormDescription;
  issues: readonly SchemaIssue[];
}

/** Parses any input as a form and reports invalid parts as issues. Never throws (D22). */
export const parseFields = (input: unknown, config: FormConfig = defaultConfig): ParsedForm =>
  readForm(input, config, fieldKeyByPosition);

export function readForm(
  input: unknown,
  config: FormConfig,
  keyOf: FieldKeyFunction,
  depth = 0,
): ParsedForm {
  const { issues, report } = createIssueCollector();
  const fields: Field[] = [];
  const places = new Map<string, number>();
  listOf(input, report).forEach((item, index) => {
    const readInside: ReadGroupFields = (list, name) => {
      const keyIn: FieldKeyFunction = (inside, type, at) =>
        keyOf(`${name}.${inside}`, type, `${index}_${at}`);
      const { form, issues: inside } = readForm(list, config, keyIn, depth + 1);
      return { fields: form.fields, issues: inside };
    };
    const facts = readField(item, index, report, config, depth < depthMax ? readInside : undefined);
    if (!facts) return;
    if (places.has(facts.name)) {
      report('nameTwice', `[${index}].value`, facts.name);
      return;
    }
    places.set(facts.name, index);
    fields.push(fieldOf(facts, { index, earlier: fields, keyOf, report, config }));
  });
  const names = new Set(fields.flatMap(({ name, rows }) => [name, ...(rows?.paths ?? none)]));
  for (const { name, showWhen, requiredWhen, readOnlyWhen, rows } of fields) {
    const conditions = [showWhen, requiredWhen, readOnlyWhen].filter((one) => one !== undefined);
    const dependencies = [...conditions.flatMap(conditionFields), ...(rows?.asks ?? none)];
    const missing = dependencies.find((dependency) => !names.has(dependency));
    if (missing !== undefined) report('deciderMissing', `[${places.get(name)}]`, missing);
  }
  const { validate = none } = config;
  return {
    form: {
      fields,
      sensitive: config.sensitive,
      validate: isStandardSchema(validate) ? none : validate,
      schema: isStandardSchema(validate) ? validate : undefined,
      validateAsync: config.validateAsync ?? none,
      pages: config.pages,
      computed: config.extension?.computed,
    },
    issues,
  };
}

function listOf(input: unknown, report: ReportIssue): readonly unknown[] {
  if (!Array.isArray(input)) {
    report('notAList', '', input);
    return [];
  }
  if (input.length > fieldsMax) report('tooManyFields', '', input.length);
  return input.slice(0, fieldsMax);
}

interface Place {
  index: number;
  earlier: readonly Field[];
  keyOf: FieldKeyFunction;
  report: ReportIssue;
  config: FormConfig;
}

function fieldOf(
  { requestedType, rows, ...read }: ReadFieldResult,
  { index, earlier, keyOf, report, config }: Place,
): Field {
  const path = `[${index}].dataType`;
  const { descriptor: sent } = read;
  const { dataType } = sent;
  const { type, isUnknown } =
    requestedType !== undefined && Object.hasOwn(config.fieldTypes, requestedType)
      ? { type: requestedType, isUnknown: false }
      : fieldTypeOf(dataType, config);
  if (isUnknown) report('dataTypeUnknown', path, dataType);
  const known = config.fieldTypes[type] ?? config.fieldTypes.text;
  const parentKey = parentOf(known.parentType, read, earlier);
  const problem = known.unusable?.({ ...read, key: '', parentKey });
  if (problem) report(problem, path, dataType);
  const finalType = problem ? 'text' : type;
  const facts: FieldProperties = {
    ...read,
    descriptor: (!problem && known.readDescriptor?.(sent, read.name)) || sent,
    key: keyOf(read.name, finalType, index),
    parentKey,
  };
  return {
    ...facts,
    sent,
    type: finalType,
    ...(rows && { rows }),
    definition: problem ? config.fieldTypes.text : known,
    // A getter, because this check is slow and not always needed.
    get isSensitive() {
      return config.sensitive.isField(facts);
    },
  };
}

/** The nearest earlier field of the parent type that is visible whenever this field is visible. */
function parentOf(
  parentType: string | undefined,
  { showWhen }: Pick<FieldProperties, 'showWhen'>,
  earlier: readonly Field[],
): string | undefined {
  if (parentType === undefined) return undefined;
  const isSame = (other: Field) => JSON.stringify(other.showWhen) === JSON.stringify(showWhen);
  return earlier.findLast(
    (field) => field.type === parentType && (field.showWhen === undefined || isSame(field)),
  )?.key;
}

interface FieldTypeResult {
  type: string;
  /** True if the `dataType` is unknown. The field then becomes a text field (D22). */
  isUnknown: boolean;
}

export function fieldTypeOf(dataType: unknown, { fieldTypes }: FormConfig): FieldTypeResult {
  const isReadable = typeof dataType === 'number' || typeof dataType === 'string';
  const known = isReadable
    ? Object.entries(fieldTypes).find(
        ([name, { dataType: number, group }]) =>
          !group &&
          (name === dataType || (number !== undefined && String(number) === String(dataType))),
      )
    : undefined;
  return known ? { type: known[0], isUnknown: false } : { type: 'text', isUnknown: true };
}
