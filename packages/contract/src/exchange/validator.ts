import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { DocNode, escapePointerKey, isRecord, keysOf } from '../document/doc-node.ts';
import { createRegExpFactory } from '../document/patterns.ts';
import { alternativeOf } from './discriminated.ts';
import { relaxRequiredFor, type MessageSide } from './relax-required.ts';

/**
 * In schemas without `type`, replaces `nullable: true` by an alternative `{ type: 'null' }`. Ajv
 * rejects `nullable` without `type`.
 */
function withPlainNullable(document: object): object {
  if (!hasUntypedNullable(document)) return document;
  const copy = structuredClone(document);
  for (const schema of untypedNullablesIn(copy)) rewrite(schema);
  return copy;
}

const hasUntypedNullable = (document: object) => !untypedNullablesIn(document).next().done;

function* untypedNullablesIn(document: object): Generator<Record<string, unknown>> {
  const seen = new Set<object>();
  const pending: object[] = [document];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const child of Object.values(part) as unknown[]) {
      if (typeof child === 'object' && child !== null) pending.push(child);
    }
    if (isRecord(part) && isUntypedNullable(part)) yield part;
  }
}

const isUntypedNullable = (part: Record<string, unknown>) =>
  typeof part['nullable'] === 'boolean' && part['type'] === undefined;

const nullSchema = { type: 'null' };

function rewrite(schema: Record<string, unknown>): void {
  const { nullable, allOf, $ref } = schema;
  delete schema['nullable'];
  if (nullable !== true) return;
  const choice = ['oneOf', 'anyOf'].find((keyword) => Array.isArray(schema[keyword]));
  if (choice !== undefined) schema[choice] = [...(schema[choice] as unknown[]), nullSchema];
  else if (Array.isArray(allOf)) {
    delete schema['allOf'];
    schema['anyOf'] = [...(allOf.length === 1 ? (allOf as unknown[]) : [{ allOf }]), nullSchema];
  } else if (typeof $ref === 'string') {
    delete schema['$ref'];
    schema['anyOf'] = [{ $ref }, nullSchema];
  }
}

export interface Fault {
  keyword: string;
  params: Record<string, unknown>;
  message: string;
  path: string;
  pointer: string;
}

export interface Validator {
  /**
   * `readOnly` fields are optional in requests, `writeOnly` fields in responses.
   * @throws on an invalid schema or a slow pattern
   */
  faultsOf: (schema: DocNode, value: unknown, side: MessageSide) => Fault[];
}

const documentId = 'document';

/** Compiles schemas on first use and caches them. */
export function createValidator(contractDocument: object): Validator {
  const document = withPlainNullable(contractDocument);
  const sides = new Map<MessageSide, SideValidator>();
  return {
    faultsOf(schema, value, side) {
      let faultsOf = sides.get(side);
      if (!faultsOf) {
        faultsOf = createSide(relaxRequiredFor(document, side));
        sides.set(side, faultsOf);
      }
      return faultsOf(schema, value);
    },
  };
}

type SideValidator = (schema: DocNode, value: unknown) => Fault[];

function createSide(document: object): SideValidator {
  const ajv = createAjv(document);
  const compiled = new Map<string, ValidateFunction>();
  let pointers: WeakMap<object, string> | undefined;
  const pointerOf = (schema: object) => (pointers ??= indexPointers(document)).get(schema);

  function faultsOf(schema: DocNode, value: unknown): Fault[] {
    let validate = compiled.get(schema.pointer);
    if (!validate) {
      validate = ajv.compile(referenceTo(schema));
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

  function faultsOfChoice(error: ErrorObject, fault: Fault): Fault[] {
    const branches = (error.parentSchema as Record<string, unknown[]>)[error.keyword] ?? [];
    const start = new DocNode(document).at(...keysOf(fault.pointer));
    const parent = new DocNode(document).at(...keysOf(fault.pointer).slice(0, -1));
    const named = parent && alternativeOf(parent, error.data);
    if (named && 'target' in named) {
      return faultsOf(named.target, error.data).map((one) => ({
        ...one,
        path: fault.path + one.path,
      }));
    }
    // No fault here: `findDiscriminated` in check-value.ts reports unknown discriminator values.
    if (named) return [];
    if (error.params['passingSchemas']) return [fault];
    const attempts = branches.flatMap((_, index) => {
      const branch = start?.at(index);
      if (!branch) return [];
      const faults = faultsOf(branch, error.data);
      return [{ faults, isSameKind: !faults.some((fault) => isOtherKind(fault)) }];
    });
    const sameKind = attempts.filter(({ isSameKind }) => isSameKind);
    const [best] = sameKind.toSorted((a, b) => a.faults.length - b.faults.length);
    return best
      ? best.faults.map((one) => ({ ...one, path: fault.path + one.path }))
      : [{ ...fault, ...mergeTypes(attempts.flatMap(({ faults }) => faults)) }];
  }

  return faultsOf;
}

function createAjv(document: object): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    // In floating point, 0.07 / 0.01 is not 7.
    multipleOfPrecision: 4,
    // Without `inlineRefs` and `optimize`, compiling takes half as long.
    inlineRefs: false,
    code: { optimize: false, regExp: createRegExpFactory() },
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

const isChoice = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf';

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

/** If a value has the wrong type, the other errors of its schema are redundant. */
const hasRightType = (error: ErrorObject, _: number, all: readonly ErrorObject[]) =>
  error.keyword === 'type' ||
  !all.some(
    ({ keyword, parentSchema }) => keyword === 'type' && parentSchema === error.parentSchema,
  );

/**
 * True if the whole value has a wrong type or constant. The value then belongs to another branch of
 * `oneOf` or `anyOf`.
 */
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

function indexPointers(document: object): WeakMap<object, string> {
  const pointers = new WeakMap<object, string>();
  const pending: [value: object, pointer: string][] = [[document, '']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, pointer] = next;
    if (pointers.has(value)) continue;
    pointers.set(value, pointer);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) {
        pending.push([child as object, `${pointer}/${escapePointerKey(key)}`]);
      }
    }
  }
  return pointers;
}
