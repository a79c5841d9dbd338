import { isSame } from './is-same.ts';
import type { RuleName } from './rules.ts';

interface Discriminator {
  propertyName?: unknown;
  mapping?: Record<string, unknown>;
}

/** How a discriminator changed; undefined when it names the same alternatives as before. */
export function discriminatorRule(before: unknown, after: unknown): RuleName | undefined {
  if (before === undefined) return 'discriminator-added';
  if (after === undefined) return 'discriminator-removed';
  const old = before as Discriminator;
  const now = after as Discriminator;
  if (old.propertyName !== now.propertyName) return 'discriminator-changed';
  const olds = namesOf(old);
  const nows = namesOf(now);
  const isKept = [...olds].every(
    ([name, target]) => isSame(nows.get(name), target) || isOwnName(name, target),
  );
  const isMoved = [...nows].some(([name, target]) => olds.has(name) && olds.get(name) !== target);
  if (!isKept || isMoved) return 'discriminator-changed';
  return [...nows.keys()].some((name) => !olds.has(name)) ? 'discriminator-added' : undefined;
}

/** Without the entries that say what holds anyway: a schema is called by its own name. */
const namesOf = ({ mapping = {} }: Discriminator) =>
  new Map(Object.entries(mapping).filter(([name, target]) => !isOwnName(name, target)));

const isOwnName = (name: string, target: unknown) =>
  target === name || (typeof target === 'string' && target.endsWith(`/schemas/${name}`));
