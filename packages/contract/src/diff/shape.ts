/** The names of JSON types; `integer` is a part of `number`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** A schema somewhere in a contract. */
export interface Part {
  schema: Schema;
  /** Where it stands after following references. */
  pointer: string;
  /** Equal for the same schema: its pointer, or a key of its own for a schema made of several. */
  key: string;
}

/** The keywords that are read here. Everything else stays unknown. */
export interface Schema {
  [keyword: string]: unknown;
}

/**
 * A schema in one form, however it was written: `nullable`, `type: [x, 'null']` and
 * `oneOf: [x, {type: 'null'}]` are the same, as are `const` and an enum of one value, and `allOf` and
 * what it joins.
 */
export interface Shape {
  pointer: string;
  /** Undefined: any type. Null is not among them, `isNullable` tells it. */
  types: ReadonlySet<TypeName> | undefined;
  isNullable: boolean;
  /** Undefined: any value. Null is not among them, `isNullable` tells it. */
  values: readonly unknown[] | undefined;
  properties: ReadonlyMap<string, Part>;
  required: ReadonlySet<string>;
  /** Fields that are not in `properties`: allowed, forbidden, or with this shape. */
  additional: boolean | Part;
  items: Part | undefined;
  /** The shapes of the first entries of a list; `items` is that of the others. */
  prefix: readonly Part[];
  /** Schemas that must fit as well, such as that of `contains`; by how a message names them. */
  constraints: ReadonlyMap<string, Part>;
  /** The shapes of `oneOf` or `anyOf`, without null; empty when there are none. */
  alternatives: readonly Part[];
  /** Limits, format, default and all keywords that are only compared as a whole. */
  keywords: Schema;
}
