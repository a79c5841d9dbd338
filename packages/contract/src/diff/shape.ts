/** JSON type names; `integer` is a subset of `number`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** A schema and its location in a contract. */
export interface Part {
  schema: Schema;
  /** JSON pointer with references resolved. */
  pointer: string;
  /** Identifies a schema: its pointer, or a generated key for a merged schema. */
  key: string;
}

/** Keywords with a known type; all other keywords are `unknown`. */
export interface Schema {
  [keyword: string]: unknown;
}

/**
 * A normalised schema: `nullable`, `type: [x, 'null']` and `oneOf: [x, {type: 'null'}]` are equal,
 * as are `const` and an enum of one value, and `allOf` and its merged content.
 */
export interface Shape {
  pointer: string;
  /** The allowed types other than null; undefined allows any type. */
  types: ReadonlySet<TypeName> | undefined;
  isNullable: boolean;
  /** The allowed values other than null; undefined allows any value. */
  values: readonly unknown[] | undefined;
  properties: ReadonlyMap<string, Part>;
  required: ReadonlySet<string>;
  /** Additional properties: allowed, forbidden, or with this shape. */
  additional: boolean | Part;
  items: Part | undefined;
  /** The schemas of `prefixItems`; `items` applies to the rest. */
  prefix: readonly Part[];
  /** Further schemas to match, such as that of `contains`, by their name in messages. */
  constraints: ReadonlyMap<string, Part>;
  /** The schemas of `oneOf` or `anyOf`, without null; empty if none. */
  alternatives: readonly Part[];
  /** Limits, format, default and all keywords that are compared as a whole. */
  keywords: Schema;
}
