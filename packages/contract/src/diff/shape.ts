/** The types of JSON Schema except null. `number` includes integers. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

export interface LocatedSchema {
  schema: Schema;
  pointer: string;
  /** The pointer, or a generated key for a merged schema. */
  key: string;
}

/** Keywords are not validated, so their values are `unknown`. */
export interface Schema {
  [keyword: string]: unknown;
}

/**
 * A normalized schema. Different notations of the same meaning have equal shapes, such as
 * `nullable: true` and `type: [x, 'null']`.
 */
export interface Shape {
  pointer: string;
  types: ReadonlySet<TypeName> | undefined;
  isNullable: boolean;
  values: readonly unknown[] | undefined;
  properties: ReadonlyMap<string, LocatedSchema>;
  required: ReadonlySet<string>;
  additional: boolean | LocatedSchema;
  items: LocatedSchema | undefined;
  prefix: readonly LocatedSchema[];
  constraints: ReadonlyMap<string, LocatedSchema>;
  alternatives: readonly LocatedSchema[];
  keywords: Schema;
}
