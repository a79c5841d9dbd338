import { isRecord, type DocNode } from '../exchange/doc-node.ts';

/** A value that breaks one rule of a schema, and in what way. */
interface Spoilt {
  value: unknown;
  how: string;
}

/** Longer texts are not sent: a server may rightly cut the connection. */
const mostCharacters = 100_000;

type Rule = (limit: number) => Spoilt[];

const limits: Record<string, Rule> = {
  maxLength: (limit) =>
    limit < mostCharacters ? [{ value: 'x'.repeat(limit + 1), how: 'that is too long' }] : [],
  minLength: (limit) => (limit > 0 ? [{ value: '', how: 'that is empty' }] : []),
  maximum: (limit) => [{ value: limit + 1, how: 'that is too large' }],
  exclusiveMaximum: (limit) => [{ value: limit, how: 'that is too large' }],
  minimum: (limit) => [{ value: limit - 1, how: 'that is too small' }],
  exclusiveMinimum: (limit) => [{ value: limit, how: 'that is too small' }],
};

const isNumeric = (type: unknown) =>
  [type].flat().some((one) => one === 'integer' || one === 'number' || one === 'boolean');

/**
 * Values on purpose beyond the limits of a schema, and of another type. Not each is wrong where schemas are joined, so
 * that the caller checks.
 * @param sent how the value travels: in a query everything is a text; a part of a form has no type
 */
export function spoil(schema: DocNode, sent: 'json' | 'text' | 'form'): Spoilt[] {
  if (!isRecord(schema.value)) return [];
  const rules = schema.value;
  const beyond = Object.entries(limits).flatMap(([name, rule]) => {
    const limit = rules[name];
    return typeof limit === 'number' ? rule(limit) : [];
  });
  const ofAnotherType: Record<typeof sent, Spoilt[]> = {
    json: [{ value: { wrong: true }, how: 'as an object' }],
    text: isNumeric(rules['type']) ? [{ value: 'wrong', how: 'as a word' }] : [],
    form: [],
  };
  return [...ofAnotherType[sent], ...beyond];
}
