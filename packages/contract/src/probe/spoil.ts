import { isRecord, type DocNode } from '../document/doc-node.ts';

/** A value that violates one rule of a schema, and how. */
interface InvalidValue {
  value: unknown;
  how: string;
}

/** Texts from this length are not sent, because a server may close the connection. */
const maxCharacters = 100_000;

type Rule = (limit: number) => InvalidValue[];

const limits: Record<string, Rule> = {
  maxLength: (limit) =>
    limit < maxCharacters ? [{ value: 'x'.repeat(limit + 1), how: 'that is too long' }] : [],
  minLength: (limit) => (limit > 0 ? [{ value: '', how: 'that is empty' }] : []),
  maximum: (limit) => [{ value: limit + 1, how: 'that is too large' }],
  exclusiveMaximum: (limit) => [{ value: limit, how: 'that is too large' }],
  minimum: (limit) => [{ value: limit - 1, how: 'that is too small' }],
  exclusiveMinimum: (limit) => [{ value: limit, how: 'that is too small' }],
};

const isNumeric = (type: unknown) =>
  [type].flat().some((one) => one === 'integer' || one === 'number' || one === 'boolean');

/**
 * Invalid values: beyond a schema's limits, or of another type. Callers must validate them, because
 * another merged schema may allow them.
 * @param sent the serialization: query values are text, form parts have no type
 */
export function spoil(schema: DocNode, sent: 'json' | 'text' | 'form'): InvalidValue[] {
  if (!isRecord(schema.value)) return [];
  const rules = schema.value;
  const beyond = Object.entries(limits).flatMap(([name, rule]) => {
    const limit = rules[name];
    return typeof limit === 'number' ? rule(limit) : [];
  });
  const wrongTypes: Record<typeof sent, InvalidValue[]> = {
    json: [{ value: { wrong: true }, how: 'as an object' }],
    text: isNumeric(rules['type']) ? [{ value: 'wrong', how: 'as a word' }] : [],
    form: [],
  };
  return [...wrongTypes[sent], ...beyond];
}
