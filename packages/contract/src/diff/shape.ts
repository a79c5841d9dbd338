/** JSON Schema's types; `number` includes `integer`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

export interface Part {
  schema: Schema;
  /** JSON pointer after resolving references. */
  pointer: string;
  /** The pointer, or a generated key for a merged schema. */
  key: string;
}

/** Known keywords have types; all others are `unknown`. */
export interface Schema {
  [keyword: string]: unknown;
}

/**
 * A normalised schema: different notations of the same meaning are equal. Examples: `nullable` and
 * `type: [x, 'null']`, `const` and an enum of one value.
 */
export interface Shape {
  pointer: string;
  /** Excludes null; undefined allows any type. */
  types: ReadonlySet<TypeName> | undefined;
  isNullable: boolean;
  /** Excludes null; undefined allows any value. */
  values: readonly unknown[] | undefined;
  properties: ReadonlyMap<string, Part>;
  required: ReadonlySet<string>;
  /** True allows, false forbids additional properties; a part restricts them. */
  additional: boolean | Part;
  items: Part | undefined;
  /** The schemas of `prefixItems`. `items` applies to the remaining items. */
  prefix: readonly Part[];
  constraints: ReadonlyMap<string, Part>;
  alternatives: readonly Part[];
  keywords: Schema;
}
