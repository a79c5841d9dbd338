import { isRecord } from '../document/doc-node.ts';

/** The JSON Schema type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** A schema that accepts this value and similar ones, without copying any of its content. */
export function inferSchema(value: unknown): Record<string, unknown> {
  if (value === null) return {};
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return { type: 'array', items: first === undefined ? {} : inferSchema(first) };
  }
  if (!isRecord(value)) return { type: typeOf(value) };
  const properties = Object.entries(value).map(([name, one]) => [name, inferSchema(one)] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
