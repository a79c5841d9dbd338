import type { ContractDocument } from '../document/operations.ts';
import {
  escapePointerKey,
  isRecord,
  keysOf,
  pointerOf,
  valueAtPointer,
} from '../document/doc-node.ts';
import { readOperations } from '../exchange/operations.ts';

export interface Assumption {
  pointer: string;
  /** A readable name for `pointer`, such as `getEligibility` or `ProductInfo.name`. */
  name: string;
  description: string;
  /** The value of `x-decision`: the number of a decision about the product, such as `D12`. */
  decision: string | undefined;
  operations: string[];
}

/**
 * Lists what nobody has confirmed: objects with `x-origin: assumed` and sentences in `x-assumed`.
 * Keeps the order of the contract.
 */
export function listAssumptions(document: ContractDocument): Assumption[] {
  const byComponent = operationsByComponent(document);
  const operationIds = new Map(readOperations(document).map(({ node, id }) => [node.pointer, id]));
  const found: Assumption[] = [];
  visit(document, '');
  return found;

  function visit(value: unknown, pointer: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (isRecord(value)) {
      if (value['x-origin'] === 'assumed') {
        add(value, pointer, describe(value));
      }
      for (const sentence of [value['x-assumed'] ?? []].flat()) {
        add(value, pointer, singleLine(sentence));
      }
    }
    for (const [key, child] of Object.entries(value))
      visit(child, `${pointer}/${escapePointerKey(key)}`);
  }

  function describe(value: Record<string, unknown>): string {
    const target =
      typeof value['$ref'] === 'string'
        ? valueAtPointer(document, pointerOf(value['$ref']))
        : undefined;
    const candidates = [value, isRecord(target) ? target : {}].flatMap((part) =>
      descriptionKeys.map((key) => singleLine(part[key])),
    );
    return candidates.find((text) => text !== '') ?? '';
  }

  function add(value: Record<string, unknown>, pointer: string, description: string): void {
    const own = [...operationIds].filter(([at]) => pointer === at || pointer.startsWith(`${at}/`));
    const component = /^\/components\/\w+\/[^/]+/.exec(pointer)?.[0] ?? '';
    found.push({
      pointer,
      name: nameOf(pointer, operationIds, value),
      description,
      decision: typeof value['x-decision'] === 'string' ? value['x-decision'] : undefined,
      operations:
        own.length > 0 ? own.map(([, id]) => id) : [...(byComponent.get(component) ?? [])],
    });
  }
}

const descriptionKeys = ['description', 'summary', 'meaning', 'title'];

const singleLine = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';

function nameOf(pointer: string, operations: ReadonlyMap<string, string>, value: object): string {
  const operation = [...operations].find(([at]) => pointer.startsWith(at));
  if (operation) {
    const name = 'name' in value && typeof value.name === 'string' ? ` ${value.name}` : '';
    return operation[1] + name;
  }
  const keys = keysOf(pointer);
  if (keys[0] !== 'components') return keys.join(' ') || 'the contract';
  const inside = keys.slice(2);
  return inside.filter((key) => key !== 'properties' && key !== 'items').join('.');
}

function operationsByComponent(document: ContractDocument): Map<string, Set<string>> {
  const reach = new Map<string, Set<string>>();
  for (const { id, node, parameters } of readOperations(document)) {
    const pending: unknown[] = [node.value, ...parameters.map((parameter) => parameter.node.value)];
    for (const { node: parameter } of parameters) mark(parameter.pointer, id);
    const seen = new Set<string>();
    while (pending.length > 0) {
      const value = pending.pop();
      if (typeof value !== 'object' || value === null) continue;
      const reference = (value as { $ref?: unknown }).$ref;
      if (typeof reference === 'string' && !seen.has(reference)) {
        seen.add(reference);
        const pointer = pointerOf(reference);
        mark(pointer, id);
        pending.push(valueAtPointer(document, pointer));
      }
      pending.push(...Object.values(value));
    }
  }
  return reach;

  function mark(pointer: string, id: string): void {
    const operations = reach.get(pointer) ?? new Set();
    reach.set(pointer, operations.add(id));
  }
}
