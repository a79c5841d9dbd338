import { TooLargeError } from '../findings/cannot-compare.ts';
import type { ContractDocument } from './operations.ts';
import { resolveReferenceOnce } from './references.ts';

/** The largest public contracts are about 30 MB in size. */
export const maxBytes = 40 * 1024 * 1024;

export function checkContractSize(bytes: number, name: string): void {
  if (bytes <= maxBytes) return;
  const size = Math.round(bytes / 1024 / 1024);
  throw new TooLargeError(`${name} has ${size} MB; a contract has at most 40`);
}

/**
 * A contract of 40 MB has about 1.3 million lines. A file with 2.6 million very short lines
 * needs 4 GB of memory.
 */
const maxLines = 2_000_000;

export function checkLines(text: string, name: string): void {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > maxLines) throw new TooLargeError(`${name} has more than ${maxLines} lines`);
}

const maxParts = 1_000_000;
const maxLevels = 500;

/** Rejects too deep nesting and exponentially expanding YAML aliases. */
export function checkNestingAndAliases(parsed: unknown, name: string): void {
  const counts = new Map<object, number>();
  const count = (value: unknown, level: number): number => {
    if (typeof value !== 'object' || value === null) return 1;
    if (level > maxLevels) {
      throw new TooLargeError(`${name} is nested more than ${maxLevels} levels deep`);
    }
    const known = counts.get(value);
    if (known !== undefined) return known;
    // An alias to an ancestor gets the count Infinity, which stops the recursion.
    counts.set(value, Infinity);
    const sum = Object.values(value).reduce<number>((all, one) => all + count(one, level + 1), 1);
    counts.set(value, sum);
    return sum;
  };
  if (count(parsed, 0) <= Math.max(maxParts, 20 * counts.size)) return;
  throw new TooLargeError(`${name} has aliases that unfold to more than ${maxParts} parts`);
}

const choices = ['allOf', 'oneOf', 'anyOf'] as const;
const maxChoices = 20_000;

export function checkCompositionSize(
  document: ContractDocument,
  placeOf: (pointer: string) => string,
) {
  const counts = new Map<object, number>();
  const count = (part: unknown): number => {
    const schema = targetOf(document, part);
    if (schema === undefined) return 1;
    const known = counts.get(schema);
    if (known !== undefined) return known;
    counts.set(schema, 1);
    const lists = choices.flatMap((key) => {
      const list = (schema as Record<string, unknown>)[key];
      return Array.isArray(list) ? (list as unknown[]) : [];
    });
    const sum = lists.reduce<number>((all, one) => all + count(one), 1);
    counts.set(schema, sum);
    return sum;
  };
  const schemas = (document['components'] as { schemas?: object } | undefined)?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (count(schema) <= maxChoices) continue;
    throw new TooLargeError(
      `${placeOf(`/components/schemas/${name}`)} ${name} joins more than ${maxChoices} schemas by allOf, oneOf and anyOf`,
    );
  }
}

function targetOf(document: ContractDocument, part: unknown): object | undefined {
  let value = part;
  for (
    let next = resolveReferenceOnce(document, value);
    next;
    next = resolveReferenceOnce(document, value)
  )
    value = next.value;
  return typeof value === 'object' && value !== null ? value : undefined;
}
