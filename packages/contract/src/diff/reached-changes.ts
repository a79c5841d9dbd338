import type { Change } from './change.ts';
import { compareSchemaPair } from './compare-shapes.ts';
import type { SchemaPair, ShapeReaders } from './pair.ts';
import type { MessageDirection } from './rules.ts';
import type { OperationComparison } from './site.ts';

interface Node {
  changes: Change[];
  inner: Edge[];
  outer: Node[];
  isChanged: boolean;
}

interface Edge {
  node: Node;
  only: MessageDirection | undefined;
}

export interface ReachedChange {
  change: Change;
  operations: Record<MessageDirection, Set<string>>;
}

export function collectChanges(
  sites: readonly OperationComparison[],
  readers: ShapeReaders,
): ReachedChange[] {
  const graph = new Graph(readers);
  const roots = sites.map(({ pairs }) => pairs.map((pair) => graph.add(pair)));
  graph.markChanged();
  const found = new Map<string, ReachedChange>();
  for (const [index, { operation, direction, changes }] of sites.entries()) {
    const reached = reachableChanges(roots[index] ?? [], direction);
    for (const change of [...changes, ...reached]) {
      const key = `${change.rule} ${change.pointer} ${change.text}`;
      const entry = found.get(key) ?? {
        change,
        operations: { request: new Set(), response: new Set() },
      };
      found.set(key, entry);
      entry.operations[direction].add(operation);
    }
  }
  return [...found.values()];
}

class Graph {
  readonly #readers: ShapeReaders;
  readonly #nodes = new Map<string, Node>();

  constructor(readers: ShapeReaders) {
    this.#readers = readers;
  }

  add(pair: SchemaPair): Edge {
    const open: SchemaPair[] = [];
    const edge = this.#edgeTo(pair, open);
    // The stack `open` replaces recursion, because deep schemas would overflow the call stack.
    for (let next = open.pop(); next; next = open.pop()) {
      const node = this.#nodes.get(keyOf(next));
      if (!node) continue;
      const { changes, inner } = compareSchemaPair(next, this.#readers);
      node.changes = changes;
      node.inner = inner.map((one) => this.#edgeTo(one, open));
      for (const edge of node.inner) edge.node.outer.push(node);
    }
    return edge;
  }

  #edgeTo(pair: SchemaPair, open: SchemaPair[]): Edge {
    const key = keyOf(pair);
    let node = this.#nodes.get(key);
    if (!node) {
      node = { changes: [], inner: [], outer: [], isChanged: false };
      this.#nodes.set(key, node);
      open.push(pair);
    }
    return { node, only: pair.only };
  }

  markChanged(): void {
    const open = [...this.#nodes.values()].filter(({ changes }) => changes.length > 0);
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.isChanged) continue;
      node.isChanged = true;
      open.push(...node.outer);
    }
  }
}

const keyOf = ({ before, after, ignoresNull = false }: SchemaPair) =>
  `${before.key}\n${after.key}\n${ignoresNull}`;

function reachableChanges(roots: readonly Edge[], direction: MessageDirection): Change[] {
  const counts = ({ only }: { only?: MessageDirection | undefined }) => !only || only === direction;
  const seen = new Set<Node>();
  const changes: Change[] = [];
  const open = [...roots];
  for (let edge = open.pop(); edge; edge = open.pop()) {
    const { node } = edge;
    if (!counts(edge) || !node.isChanged || seen.has(node)) continue;
    seen.add(node);
    changes.push(...node.changes.filter(counts));
    open.push(...node.inner);
  }
  return changes;
}
