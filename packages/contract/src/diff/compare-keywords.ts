import type { Change } from './change.ts';
import { isSame } from './is-same.ts';
import { isNarrowerFormat, limitKindOf } from './limits.ts';
import type { RuleName } from './rules.ts';
import type { Shape } from './shape.ts';

/** Limits that allow everything, written out. */
const withoutEffect: Record<string, unknown> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  readOnly: false,
  writeOnly: false,
};

/** Compares limits, format, default and, as a whole, every other keyword. */
export function compareKeywords(old: Shape, now: Shape): Change[] {
  const names = new Set([...Object.keys(old.keywords), ...Object.keys(now.keywords)]);
  return [...names].flatMap((name) => {
    const before = effectOf(name, old.keywords[name]);
    const after = effectOf(name, now.keywords[name]);
    if (isSame(before, after)) return [];
    const pointer = after === undefined ? now.pointer : `${now.pointer}/${name}`;
    const text = `${name} ${describe(before, after)}`;
    return [{ rule: ruleOf(name, before, after), text, pointer, place: pointer }];
  });
}

const effectOf = (name: string, value: unknown) =>
  Object.hasOwn(withoutEffect, name) && withoutEffect[name] === value ? undefined : value;

function describe(before: unknown, after: unknown): string {
  if (before === undefined) return `is new: ${JSON.stringify(after)}`;
  if (after === undefined) return `is gone, it was ${JSON.stringify(before)}`;
  return `was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`;
}

function ruleOf(name: string, before: unknown, after: unknown): RuleName {
  if (name === 'format') return formatRule(before, after);
  if (name === 'default') return 'default-changed';
  if (name === 'discriminator') return 'discriminator-changed';
  const limit = limitKindOf(name);
  if (!limit) return 'keyword-changed';
  if (before === undefined) return 'limit-narrowed';
  if (after === undefined) return 'limit-widened';
  if (limit === 'any-change') return 'limit-changed';
  const isRaised = Number(after) > Number(before);
  return isRaised === (limit === 'raising-narrows') ? 'limit-narrowed' : 'limit-widened';
}

function formatRule(before: unknown, after: unknown): RuleName {
  if (before === undefined || isNarrowerFormat(after, before)) return 'format-narrowed';
  if (after === undefined || isNarrowerFormat(before, after)) return 'format-widened';
  return 'format-changed';
}
