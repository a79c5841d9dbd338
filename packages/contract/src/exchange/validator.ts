import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readPattern } from '../document/patterns.ts';
import { withPlainNullable } from './plain-nullable.ts';
import { DocNode, escapeKey, isRecord, unescapeKey } from './doc-node.ts';

/** One thing that a value breaks. */
export interface Fault {
  keyword: string;
  params: Record<string, unknown>;
  message: string;
  /** Where in the value, as a JSON pointer. */
  path: string;
  /** The part of the document that the value breaks. */
  pointer: string;
}

export interface Validator {
  /**
   * Where a value does not fit the schema at this place; empty when it fits. Throws when the schema
   * itself cannot be used, or a pattern of it takes too long on the value.
   */
  faultsOf: (schema: DocNode, value: unknown) => Fault[];
  /** As `faultsOf`, for values that came as texts in an object: a query, a form. Gives them types. */
  faultsOfTexts: (properties: readonly TextField[], values: Record<string, unknown>) => Fault[];
}

export interface TextField {
  name: string;
  isRequired: boolean;
  schema: DocNode | undefined;
}

const documentId = 'document';

/** Schemas are compiled when they are first needed, then kept. */
export function createValidator(given: object): Validator {
  const document = withPlainNullable(given);
  const bodies = createAjv(document, false);
  const texts = createAjv(document, 'array');
  const compiled = new Map<string, ValidateFunction>();
  const textsCompiled = new Map<string, ValidateFunction>();
  let pointers: WeakMap<object, string> | undefined;
  const pointerOf = (schema: object) => (pointers ??= indexPointers(document)).get(schema);

  function faultsOf(schema: DocNode, value: unknown): Fault[] {
    let validate = compiled.get(schema.pointer);
    if (!validate) {
      validate = bodies.compile(referenceTo(schema));
      compiled.set(schema.pointer, validate);
    }
    if (validate(value)) return [];
    const errors = (validate.errors ?? []).filter(hasRightType);
    return errors
      .filter((error) => !isWithin(error, errors))
      .flatMap((error) => {
        const fault = toFault(error, pointerOf);
        return isChoice(error) ? faultsOfChoice(error, fault) : [fault];
      });
  }

  /** Of several branches the one that the value was probably meant for. */
  function faultsOfChoice(error: ErrorObject, fault: Fault): Fault[] {
    const branches = (error.parentSchema as Record<string, unknown[]>)[error.keyword] ?? [];
    if (error.params['passingSchemas']) return [fault];
    const start = new DocNode(document).at(...keysOf(fault.pointer));
    const tried = branches.flatMap((_, index) => {
      const branch = start?.at(index);
      if (!branch) return [];
      const faults = faultsOf(branch, error.data);
      return [{ faults, isMeant: !faults.some((one) => isOtherKind(one)) }];
    });
    const meant = tried.filter(({ isMeant }) => isMeant);
    const [best] = meant.toSorted((a, b) => a.faults.length - b.faults.length);
    // For a value of none of the kinds, all of them are named.
    return best
      ? best.faults.map((one) => ({ ...one, path: fault.path + one.path }))
      : [{ ...fault, ...mergeTypes(tried.flatMap(({ faults }) => faults)) }];
  }

  return {
    faultsOf,
    faultsOfTexts(fields, values) {
      // Most calls carry the same headers.
      const key = JSON.stringify(fields.map(({ schema, ...rest }) => [schema?.pointer, rest]));
      let validate = textsCompiled.get(key);
      if (!validate) {
        validate = texts.compile(objectOf(fields));
        textsCompiled.set(key, validate);
      }
      if (validate(values)) return [];
      return (validate.errors ?? []).map((error) => toFault(error, pointerOf));
    },
  };
}

function createAjv(document: object, coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    coerceTypes,
    // 0.07 / 0.01 is not exactly 7 in floating point.
    multipleOfPrecision: 4,
    // These halve the time to compile.
    inlineRefs: false,
    code: { optimize: false, regExp: readPattern },
    validateSchema: false,
    addUsedSchema: false,
    logger: false,
  });
  addFormats.default(ajv);
  return ajv.addSchema(document, documentId);
}

const referenceTo = ({ pointer }: DocNode) => ({
  $ref: `${documentId}#${pointer.split('/').map(encodeURIComponent).join('/')}`,
});

function objectOf(fields: readonly TextField[]): object {
  return {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map(({ name, schema }) => [name, schema ? referenceTo(schema) : {}]),
    ),
  };
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf';

/** Whether an error only says why one branch of a choice does not fit. */
function isWithin(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  return all.some(
    (choice) =>
      isChoice(choice) &&
      choice !== error &&
      choice.parentSchema !== error.parentSchema &&
      all.indexOf(error) < all.indexOf(choice) &&
      (error.instancePath === choice.instancePath ||
        error.instancePath.startsWith(`${choice.instancePath}/`)),
  );
}

/** A value of the wrong type is reported once, not for each of its other rules too. */
const hasRightType = (error: ErrorObject, _: number, all: readonly ErrorObject[]) =>
  error.keyword === 'type' ||
  !all.some(
    ({ keyword, parentSchema }) => keyword === 'type' && parentSchema === error.parentSchema,
  );

/** The value is of another kind than this branch describes: the fault is at its root. */
const isOtherKind = ({ keyword, path }: Fault) =>
  path === '' && ['type', 'const', 'enum'].includes(keyword);

function mergeTypes(faults: readonly Fault[]): Pick<Fault, 'keyword' | 'params'> | undefined {
  const types = faults.map(({ keyword, params }) =>
    keyword === 'type' ? params['type'] : undefined,
  );
  if (types.length === 0 || types.includes(undefined)) return undefined;
  return { keyword: 'type', params: { type: [...new Set(types.flat())] } };
}

function toFault(error: ErrorObject, pointerOf: (schema: object) => string | undefined): Fault {
  const { keyword, params, message = '', instancePath: path, parentSchema } = error;
  const schema = isRecord(parentSchema) ? pointerOf(parentSchema) : undefined;
  return {
    keyword,
    params: params as Record<string, unknown>,
    message,
    path,
    pointer: schema === undefined ? '' : `${schema}/${keyword}`,
  };
}

const keysOf = (pointer: string) => pointer.split('/').slice(1).map(unescapeKey);

/** The first place of every object in the document. */
function indexPointers(document: object): WeakMap<object, string> {
  const pointers = new WeakMap<object, string>();
  const pending: [value: object, pointer: string][] = [[document, '']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, pointer] = next;
    if (pointers.has(value)) continue;
    pointers.set(value, pointer);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) {
        pending.push([child as object, `${pointer}/${escapeKey(key)}`]);
      }
    }
  }
  return pointers;
}
