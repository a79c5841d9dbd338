import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredValue } from './stored.ts';

const name = createStoredValue('session', 'name', ({ first }) =>
  typeof first === 'string' ? { first } : undefined,
);

const storageWith = (text: string | null) => {
  let storedText = text;
  return {
    getItem: () => storedText,
    setItem: (_: string, value: string) => (storedText = value),
    removeItem: () => (storedText = null),
  };
};

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};

describe('a stored value', () => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', storageWith(null)));
  afterEach(() => vi.unstubAllGlobals());

  it('returns what was written until it is removed', () => {
    expect(name.read()).toBeUndefined();
    name.write({ first: 'Priya' });
    expect(name.read()).toEqual({ first: 'Priya' });
    name.remove();
    expect(name.read()).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '"Priya"', '[]', '{}', '{"first":7}'])(
    'is undefined if %j is stored',
    (text) => {
      vi.stubGlobal('sessionStorage', storageWith(text));
      expect(name.read()).toBeUndefined();
    },
  );

  it.each([
    ['missing', undefined],
    ['blocked or full', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('never throws if storage is %s', (_, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    name.write({ first: 'Priya' });
    name.remove();
    expect(name.read()).toBeUndefined();
  });
});
