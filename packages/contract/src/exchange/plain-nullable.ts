import { isRecord } from '../document/doc-node.ts';

/**
 * Rewrites `nullable` without `type`, which the validator rejects, but OpenAPI 3.0 documents use
 * next to references. Returns the document itself if there is nothing to rewrite.
 */
export function withPlainNullable(document: object): object {
  if (!hasUntypedNullable(document)) return document;
  const copy = structuredClone(document);
  for (const schema of untypedNullablesIn(copy)) rewrite(schema);
  return copy;
}

const hasUntypedNullable = (document: object) => !untypedNullablesIn(document).next().done;

function* untypedNullablesIn(document: object): Generator<Record<string, unknown>> {
  const seen = new Set<object>();
  const pending: object[] = [document];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const child of Object.values(part) as unknown[]) {
      if (typeof child === 'object' && child !== null) pending.push(child);
    }
    if (isRecord(part) && isUntypedNullable(part)) yield part;
  }
}

const isUntypedNullable = (part: Record<string, unknown>) =>
  typeof part['nullable'] === 'boolean' && part['type'] === undefined;

const nullSchema = { type: 'null' };

function rewrite(schema: Record<string, unknown>): void {
  const { nullable, allOf, $ref } = schema;
  delete schema['nullable'];
  if (nullable !== true) return;
  const choice = ['oneOf', 'anyOf'].find((keyword) => Array.isArray(schema[keyword]));
  if (choice !== undefined) schema[choice] = [...(schema[choice] as unknown[]), nullSchema];
  else if (Array.isArray(allOf)) {
    delete schema['allOf'];
    schema['anyOf'] = [...(allOf.length === 1 ? (allOf as unknown[]) : [{ allOf }]), nullSchema];
  } else if (typeof $ref === 'string') {
    delete schema['$ref'];
    schema['anyOf'] = [{ $ref }, nullSchema];
  }
}
