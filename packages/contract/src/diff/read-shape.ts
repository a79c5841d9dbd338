import type { ContractDocument } from '../document/operations.ts';
import { escapePointerKey } from '../document/doc-node.ts';
import { resolveReferenceOnce } from '../document/references.ts';
import { readConstraints } from './constraints.ts';
import { intersectShapes } from './join-shapes.ts';
import {
  isNullSchema,
  isOnlyReference,
  keywordsOf,
  arrayOrEmpty,
  undefinedIfAnyType,
  typesOf,
  valuesOf,
} from './keywords.ts';
import type { LocatedSchema, Schema, Shape } from './shape.ts';

export class ShapeReader {
  readonly #document: ContractDocument;
  readonly #shapes = new Map<string, Shape>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  /** Does not resolve a `$ref` next to other keywords, because `shapeOf` merges the two. */
  partAt(schema: unknown, pointer: string): LocatedSchema {
    if (schema === false) return partOf({ not: {} }, pointer);
    if (typeof schema !== 'object' || schema === null) return partOf({}, pointer);
    const next = isOnlyReference(schema) && resolveReferenceOnce(this.#document, schema);
    return next ? this.partAt(next.value, next.pointer) : partOf(schema as Schema, pointer);
  }

  /**
   * Returns a schema that allows any value, for a missing keyword. A keyword missing inside this
   * schema gets the same key again. The comparison visits each pair of keys only once, so it ends
   * for recursive schemas, too.
   */
  anythingIn({ types, pointer }: Shape, keyword: 'items' | 'additionalProperties'): LocatedSchema {
    const place = types ? `${pointer}/${keyword}` : pointer;
    return { schema: {}, pointer: place, key: `anything in ${place}` };
  }

  shapeOf(part: LocatedSchema): Shape {
    const known = this.#shapes.get(part.key);
    if (known) return known;
    const shape = this.#read(part, new Set());
    this.#shapes.set(part.key, shape);
    return shape;
  }

  #read(part: LocatedSchema, around: ReadonlySet<string>): Shape {
    const inside = new Set([...around, part.key]);
    const read = (one: LocatedSchema) => (inside.has(one.key) ? [] : [this.#read(one, inside)]);
    const own = this.#withSimpleAlternatives(this.#readOwn(part), part, read);
    return this.#joinedParts(part).flatMap(read).reduce(intersectShapes, own);
  }

  #joinedParts({ schema, pointer }: LocatedSchema): LocatedSchema[] {
    const all = arrayOrEmpty(schema['allOf']).map((one, index) =>
      this.partAt(one, `${pointer}/allOf/${index}`),
    );
    const { $ref } = schema;
    return $ref === undefined ? all : [this.partAt({ $ref }, pointer), ...all];
  }

  #readOwn({ schema, pointer }: LocatedSchema): Shape {
    const alternatives = this.#alternativesOf(schema, pointer);
    const values = valuesOf(schema);
    const filled = values?.filter((value) => value !== null);
    // In OpenAPI 3.0, an enum is the only way to restrict a value to null.
    const isOnlyNull = filled?.length === 0;
    const declaredTypes = isOnlyNull ? new Set(['null'] as const) : typesOf(schema, values);
    const isInteger = Number.isInteger(schema['multipleOf']);
    const types =
      declaredTypes && isInteger
        ? new Set(
            [...declaredTypes].map((declaredType) =>
              declaredType === 'number' ? 'integer' : declaredType,
            ),
          )
        : declaredTypes;
    // In OpenAPI 3.1, `unevaluated…` keywords also restrict further items and properties.
    const items = unlessEmpty(schema['items'] ?? schema['unevaluatedItems']);
    const additional = schema['additionalProperties'] ?? schema['unevaluatedProperties'];
    return {
      pointer,
      types: types && undefinedIfAnyType(new Set([...types].filter((name) => name !== 'null'))),
      isNullable:
        schema['nullable'] === true ||
        ((types?.has('null') ?? true) && (values?.includes(null) ?? true)),
      values: isOnlyNull ? undefined : filled,
      properties: this.#readProperties(schema, pointer),
      required: new Set(arrayOrEmpty(schema['required']).map(String)),
      additional: this.#readAdditional(additional, pointer),
      items: items === undefined ? undefined : this.partAt(items, `${pointer}/items`),
      prefix: arrayOrEmpty(schema['prefixItems']).map((one, index) =>
        this.partAt(one, `${pointer}/prefixItems/${index}`),
      ),
      constraints: readConstraints(schema, pointer, (one, place) => this.partAt(one, place)),
      alternatives: alternatives.filter((alternative) => !isNullSchema(alternative.schema)),
      keywords: keywordsOf(types?.has('integer') ? withoutTrivialMultiple(schema) : schema),
    };
  }

  #alternativesOf(schema: Schema, pointer: string): LocatedSchema[] {
    const key = schema['oneOf'] ? 'oneOf' : 'anyOf';
    return arrayOrEmpty(schema[key]).map((one, index) =>
      this.partAt(one, `${pointer}/${key}/${index}`),
    );
  }

  /**
   * Merges a single alternative into the schema. Joins alternatives that have only types or values,
   * such as `anyOf: [{ type: string }, { type: number }]`.
   */
  #withSimpleAlternatives(
    own: Shape,
    part: LocatedSchema,
    read: (one: LocatedSchema) => Shape[],
  ): Shape {
    const declared = this.#alternativesOf(part.schema, part.pointer);
    if (declared.length === 0) return own;
    const { alternatives } = own;
    const hasNull = alternatives.length < declared.length;
    const shapes = alternatives.flatMap(read);
    // `nullable` next to alternatives allows null, consistent with how responses are validated.
    const isExplicit = hasNull || part.schema['nullable'] === true;
    const isNullable = own.isNullable && (isExplicit || shapes.some((shape) => shape.isNullable));
    const [single] = shapes;
    if (single && shapes.length === 1) {
      return { ...intersectShapes({ ...own, alternatives: [] }, single), isNullable };
    }
    const isPlain = (shape: Shape) =>
      shape.alternatives.length === 0 &&
      shape.properties.size === 0 &&
      shape.required.size === 0 &&
      shape.items === undefined &&
      shape.prefix.length === 0 &&
      shape.constraints.size === 0 &&
      shape.additional === true &&
      Object.keys(shape.keywords).length === 0;
    if (!shapes.every(isPlain)) return { ...own, isNullable };
    const enumCount = shapes.filter(({ values }) => values !== undefined).length;
    if (enumCount > 0 && enumCount < shapes.length) return { ...own, isNullable };
    const union: Shape = {
      ...own,
      alternatives: [],
      types: shapes.every(({ types }) => types)
        ? undefinedIfAnyType(new Set(shapes.flatMap(({ types }) => [...(types ?? [])])))
        : undefined,
      values: enumCount > 0 ? shapes.flatMap(({ values }) => values ?? []) : undefined,
    };
    return { ...intersectShapes({ ...own, alternatives: [] }, union), isNullable };
  }

  #readProperties(schema: Schema, pointer: string): ReadonlyMap<string, LocatedSchema> {
    return new Map(
      Object.entries((schema['properties'] ?? {}) as object).map(([name, one]) => [
        name,
        this.partAt(one, `${pointer}/properties/${escapePointerKey(name)}`),
      ]),
    );
  }

  #readAdditional(value: unknown, pointer: string): boolean | LocatedSchema {
    if (typeof value !== 'object' || value === null) return value !== false;
    if (unlessEmpty(value) === undefined) return true;
    return this.partAt(value, `${pointer}/additionalProperties`);
  }
}

/**
 * `{}` and `true` allow any value, like a missing schema. `items: {}` is common, because OpenAPI
 * 3.0 requires `items` for arrays.
 */
const unlessEmpty = (schema: unknown): unknown =>
  schema === true || (isObject(schema) && Object.keys(schema).length === 0) ? undefined : schema;

function withoutTrivialMultiple(schema: Schema): Schema {
  const { multipleOf, ...rest } = schema;
  return multipleOf === 1 ? rest : schema;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const partOf = (schema: Schema, pointer: string): LocatedSchema => ({
  schema,
  pointer,
  key: pointer,
});
