/** JSON Schema's types; `number` includes `integer`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

export interface Part {
  schema: Schema;
  /** JSON pointer after resolving references. */
  pointer: string;
  /** The pointer, or a generated key for a merged schema. */
  key: string;
}

/**
 * A schema of the contract by keyword. The values are not validated, so their type is `unknown`.
 */
export interface Schema {
  [keyword: string]: unknown;
}

/**
 * A normalised schema: different notations of the same meaning are equal. Examples: `nullable` and
 * `type: [x, 'null']`, `const` and an enum of one value.
 */
export interface Shape {
  pointer: string;
  /** The allowed types without null; undefined if any type is allowed. */
  types: ReadonlySet<TypeName> | undefined;
  isNullable: boolean;
  /** The allowed values without null; undefined if any value is allowed. */
  values: readonly unknown[] | undefined;
  properties: ReadonlyMap<string, Part>;
  required: ReadonlySet<string>;
  /** Additional properties: true allows any, false forbids all, a part is their schema. */
  additional: boolean | Part;
  items: Part | undefined;
  /** The schemas of `prefixItems`. `items` applies to the remaining items. */
  prefix: readonly Part[];
  constraints: ReadonlyMap<string, Part>;
  alternatives: readonly Part[];
  keywords: Schema;
}
