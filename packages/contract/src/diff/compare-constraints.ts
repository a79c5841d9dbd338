import type { Change } from './change.ts';
import type { Comparison, Pair, Readers } from './pair.ts';
import type { Shape } from './shape.ts';

/** Compares constraints other than types, fields and limits, and the `prefixItems` of lists. */
export function compareConstraints(old: Shape, now: Shape, readers: Readers): Comparison {
  const names = [...new Set([...old.constraints.keys(), ...now.constraints.keys()])];
  const comparisons = names.map((name): Comparison => {
    const before = old.constraints.get(name);
    const after = now.constraints.get(name);
    if (before && after) return { changes: [], inner: [{ before, after }] };
    const change: Change = after
      ? {
          rule: 'constraint-added',
          text: `${name} is new`,
          pointer: after.pointer,
          place: after.pointer,
        }
      : {
          rule: 'constraint-removed',
          text: `${name} is gone`,
          pointer: now.pointer,
          place: now.pointer,
        };
    return { changes: [change], inner: [] };
  });
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    inner: [...comparisons.flatMap(({ inner }) => inner), ...pairEntries(old, now, readers)],
  };
}

/**
 * Pairs the entries of `prefixItems` by index. A contract without an entry at an index has its
 * `items` there, or else allows anything.
 */
function pairEntries(old: Shape, now: Shape, readers: Readers): Pair[] {
  const length = Math.max(old.prefix.length, now.prefix.length);
  return Array.from({ length }, (_, index) => ({
    before: old.prefix[index] ?? old.items ?? readers.before.anythingIn(old, 'items'),
    after: now.prefix[index] ?? now.items ?? readers.after.anythingIn(now, 'items'),
  }));
}
