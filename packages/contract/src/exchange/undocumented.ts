import { escapeKey, isRecord, DocNode } from './doc-node.ts';

export interface Undocumented {
  path: string;
  value: unknown;
  /** The schema that does not name it. */
  pointer: string;
}

/** The schemas that say something about one value, with `allOf` and all branches taken apart. */
type Schemas = readonly DocNode[];

const parts = new WeakMap<object, Schemas>();

function partsOf(schema: DocNode, seen: readonly unknown[] = []): Schemas {
  const { value } = schema;
  if (!isRecord(value) || seen.includes(value)) return [];
  const known = parts.get(value);
  if (known) return known;
  const within = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    (schema.at(keyword)?.keys() ?? []).map((index) => schema.at(keyword, index)),
  );
  const conditional = ['then', 'else'].map((keyword) => schema.at(keyword));
  const found = [
    schema,
    ...[...within, ...conditional].flatMap((part) => (part ? partsOf(part, [...seen, value]) : [])),
  ];
  parts.set(value, found);
  return found;
}

const has = ({ value }: DocNode, keyword: string) =>
  isRecord(value) && Object.hasOwn(value, keyword);

/** A schema that leaves further fields open on purpose, or forbids them, which the validator tells. */
const decidesOnMore = (schema: DocNode) =>
  ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some((keyword) =>
    has(schema, keyword),
  );

/**
 * The fields of a value that none of its schemas names. A schema without `properties` describes any
 * object. Where there are branches, a field of any of them counts as named.
 */
export function findUndocumented(root: DocNode, value: unknown): Undocumented[] {
  const found: Undocumented[] = [];
  walk(partsOf(root), value, '');
  return found;

  function walk(schemas: Schemas, at: unknown, path: string): void {
    if (typeof at !== 'object' || at === null) return;
    if (Array.isArray(at)) {
      const items = below(schemas, 'items');
      if (items.length > 0) at.forEach((one, index) => walk(items, one, `${path}/${index}`));
      return;
    }
    const naming = schemas.filter((schema) => has(schema, 'properties'));
    const isOpen = naming.length === 0 || schemas.some(decidesOnMore);
    const more = below(schemas, 'additionalProperties');
    for (const [key, child] of Object.entries(at)) {
      const named = naming.filter((schema) => schema.at('properties', key) !== undefined);
      const childPath = `${path}/${escapeKey(key)}`;
      if (named.length > 0) walk(below(named, 'properties', key), child, childPath);
      else if (isOpen) walk(more, child, childPath);
      else
        found.push({ path: childPath, value: child, pointer: `${naming[0]!.pointer}/properties` });
    }
  }
}

/** The schemas found by stepping down from each. */
function below(schemas: Schemas, ...keys: string[]): Schemas {
  return schemas.flatMap((schema) => {
    const child = schema.at(...keys);
    return child ? partsOf(child) : [];
  });
}
