import { isRecord } from '../exchange/doc-node.ts';

/** The name of a value's type in JSON Schema. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** A schema that takes this value and others like it; nothing of the value itself stands in it. */
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
