import { escapePointerKey, isRecord, type DocNode } from '../document/doc-node.ts';
import type { Problem } from './exchange.ts';
import { describeOneOf, type Wording } from './problems.ts';
import { walkValue, type FlattenedSchema } from './walk-value.ts';

/** Names of fields that clients compare with constants, even if the contract lists no values. */
const branchedOn = /(state|status|flag)$/i;

const isCode = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,32}$/.test(value));

interface Known {
  values: readonly unknown[];
  pointer: string;
}

/**
 * Finds values that the contract lists but does not enforce: `x-extensible-enum`, an `anyOf` or
 * `oneOf` of an enum and a plain type, or the examples of a state, status or flag field.
 */
function knownOf(name: string, schemas: FlattenedSchema): Known | undefined {
  const open = schemas.filter(({ value }) => isRecord(value));
  const listed = open.flatMap(({ value, pointer }) => {
    const { enum: values, const: only } = value as Record<string, unknown>;
    if (Array.isArray(values)) return [{ values: values as unknown[], pointer: `${pointer}/enum` }];
    return only === undefined ? [] : [{ values: [only], pointer: `${pointer}/const` }];
  });
  const extensible = open.flatMap((node) => listAt(node, 'x-extensible-enum'));
  const isChoice = open.some(
    ({ value }) => isRecord(value) && ('anyOf' in value || 'oneOf' in value),
  );
  const scalars = open.filter(
    ({ value }) => isRecord(value) && 'type' in value && !('enum' in value),
  );
  if (extensible[0]) return extensible[0];
  if (listed.length > 0) {
    const isOpen = isChoice && scalars.some(({ value }) => (value as Json)['type'] !== 'null');
    const [{ pointer } = { pointer: '' }] = listed;
    return isOpen ? { values: listed.flatMap(({ values }) => values), pointer } : undefined;
  }
  if (!branchedOn.test(name)) return undefined;
  const examples = open.flatMap((node) => listAt(node, 'examples'));
  return examples.find(({ values }) => values.length > 1 && values.every(isCode));
}

type Json = Record<string, unknown>;

function listAt({ value, pointer }: DocNode, key: string): Known[] {
  const values = isRecord(value) ? value[key] : undefined;
  return Array.isArray(values)
    ? [{ values: values as unknown[], pointer: `${pointer}/${key}` }]
    : [];
}

export function findUnknownValues(
  root: DocNode,
  value: unknown,
  { mask, describe }: Wording,
): Problem[] {
  const found: Problem[] = [];
  walkValue(root, value, (schemas, object, path, down) => {
    for (const [name, child] of Object.entries(object)) {
      if (!isScalar(child)) continue;
      const known = knownOf(name, down(schemas, 'properties', name));
      if (!known || known.values.some((item) => item === child)) continue;
      found.push({
        rule: 'response-unknown-value',
        level: 'info',
        field: mask.text(`${path}/${escapePointerKey(name)}`),
        expected: `${describeOneOf(known.values)}, which are the known ones`,
        got: describe(name, child, 'code'),
        pointer: known.pointer,
      });
    }
  });
  return found;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
