import { escapePointerKey, isRecord, type DocNode } from '../document/doc-node.ts';

/** A schema with all its branches for the same value, such as those of `allOf` and `oneOf`. */
export type FlattenedSchema = readonly DocNode[];

/**
 * Caches results of `flattenSchema`. The key is the node, not its value: two documents may share a
 * value, but the results are nodes of one document.
 */
const parts = new WeakMap<DocNode, FlattenedSchema>();

export function flattenSchema(schema: DocNode, seen: readonly unknown[] = []): FlattenedSchema {
  const { value } = schema;
  if (!isRecord(value) || seen.includes(value)) return [];
  const known = parts.get(schema);
  if (known) return known;
  const lists = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    (schema.at(keyword)?.keys() ?? []).map((index) => schema.at(keyword, index)),
  );
  const within = [...lists, schema.at('then'), schema.at('else')];
  const found = [
    schema,
    ...within.flatMap((part) => (part ? flattenSchema(part, [...seen, value]) : [])),
  ];
  // Inside a cycle, the result lacks the schemas in `seen`.
  if (seen.length === 0) parts.set(schema, found);
  return found;
}

export function walkValue(
  root: DocNode,
  value: unknown,
  visit: (
    schemas: FlattenedSchema,
    object: Record<string, unknown>,
    path: string,
    down: typeof subschemasAt,
  ) => void,
): void {
  walk(flattenSchema(root), value, '');

  function walk(schemas: FlattenedSchema, current: unknown, path: string): void {
    if (Array.isArray(current)) {
      const items = subschemasAt(schemas, 'items');
      if (items.length > 0) current.forEach((one, index) => walk(items, one, `${path}/${index}`));
    } else if (isRecord(current)) {
      visit(schemas, current, path, subschemasAt);
      const more = subschemasAt(schemas, 'additionalProperties');
      for (const [key, child] of Object.entries(current)) {
        if (typeof child !== 'object' || child === null) continue;
        const named = subschemasAt(schemas, 'properties', key);
        walk(named.length > 0 ? named : more, child, `${path}/${escapePointerKey(key)}`);
      }
    }
  }
}

export function subschemasAt(schemas: FlattenedSchema, ...keys: string[]): FlattenedSchema {
  return schemas.flatMap((schema) => {
    const child = schema.at(...keys);
    return child ? flattenSchema(child) : [];
  });
}
