type Parts = Record<string, unknown>;

/**
 * Replaces fast-equals, which also compares maps, sets, dates and typed arrays by what they hold. A form has
 * plain values, lists and objects, which may lead back to themselves; anything else equals only itself.
 */
export const createCustomEqual = () => (one: unknown, other: unknown) =>
  isEqual(one, other, new Map());

/** `begun`: the objects that are being compared, each with its counterpart. */
function isEqual(one: unknown, other: unknown, begun: Map<Parts, Parts>): boolean {
  // As rjsf asks for: functions always count as equal.
  if (typeof one === 'function') return typeof other === 'function';
  if (one === other || Object.is(one, other)) return true;
  if (!hasParts(one) || !hasParts(other)) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (begun.has(one)) return begun.get(one) === other;
  begun.set(one, other);
  const names = Object.keys(one);
  const areEqual =
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        isOwner(name, one) ||
        (Object.hasOwn(other, name) && isEqual(one[name], other[name], begun)),
    );
  begun.delete(one);
  return areEqual;
}

const hasParts = (value: unknown): value is Parts =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/** What rendered a React element leads into the whole page, and is no part of what it shows. */
const isOwner = (name: string, element: Parts): boolean =>
  name === '_owner' && '$$typeof' in element;
