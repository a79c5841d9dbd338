import { isDeepStrictEqual } from 'node:util';
import type { RuleName } from './rules.ts';
import type { LocatedSchema } from './shape.ts';

interface Discriminator {
  propertyName?: unknown;
  mapping?: Record<string, unknown>;
}

export function discriminatorRule(before: unknown, after: unknown): RuleName | undefined {
  if (before === undefined) return 'discriminator-added';
  if (after === undefined) return 'discriminator-removed';
  const old = before as Discriminator;
  const now = after as Discriminator;
  if (old.propertyName !== now.propertyName) return 'discriminator-changed';
  const oldNames = namesOf(old);
  const newNames = namesOf(now);
  const isUnchanged = [...oldNames].every(
    ([name, target]) => isDeepStrictEqual(newNames.get(name), target) || isOwnName(name, target),
  );
  const isMoved = [...newNames].some(
    ([name, target]) => oldNames.has(name) && oldNames.get(name) !== target,
  );
  if (!isUnchanged || isMoved) return 'discriminator-changed';
  return [...newNames.keys()].some((name) => !oldNames.has(name))
    ? 'discriminator-added'
    : undefined;
}

export function withoutTargets(discriminator: unknown, parts: readonly LocatedSchema[]): unknown {
  if (discriminator === undefined) return undefined;
  const { mapping = {}, ...rest } = discriminator as Discriminator;
  const pointers = parts.map(({ pointer }) => pointer);
  const remaining = Object.entries(mapping).filter(([, target]) =>
    pointers.every(
      (one) => `#${one}` !== target && one !== `/components/schemas/${String(target)}`,
    ),
  );
  return { ...rest, mapping: Object.fromEntries(remaining) };
}

/** Omits redundant entries, because a schema's name maps to the schema by default. */
const namesOf = ({ mapping = {} }: Discriminator) =>
  new Map(Object.entries(mapping).filter(([name, target]) => !isOwnName(name, target)));

const isOwnName = (name: string, target: unknown) =>
  target === name || (typeof target === 'string' && target.endsWith(`/schemas/${name}`));
