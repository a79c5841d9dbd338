import { deepEquals } from '@rjsf/utils';
import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createCustomEqual } from './equals-stub.ts';

const isEqual = createCustomEqual();

describe('the lean comparison', () => {
  it('finds what the one of rjsf finds, for any answers', () => {
    const answers = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        expect(isEqual(one, other)).toBe(deepEquals(one, other));
        expect(isEqual([one, other], structuredClone([one, other]))).toBe(true);
      }),
    );
  });

  const circular = () => {
    const list: unknown[] = [1];
    list.push({ list });
    return list;
  };
  const element = (text: string) => createElement('p', { onClick: () => {} }, text);

  it.each([
    ['functions', () => 1, () => 2],
    ['a function and nothing', () => 1, undefined],
    ['nothing where a value can be', { a: undefined }, {}],
    ['other names', { a: undefined }, { b: undefined }],
    ['a list and an object', [], {}],
    ['no number', Number.NaN, Number.NaN],
    ['the two zeros', 0, -0],
    ['objects that lead back to themselves', circular(), circular()],
    ['elements', element('one'), element('one')],
    ['other elements', element('one'), element('two')],
    ['dates', new Date(1), new Date(2)],
    ['objects of other classes', new Error('one'), new Error('two')],
  ])('agrees with the one of rjsf about %s', (_, one, other) => {
    expect(isEqual(one, other)).toBe(deepEquals(one, other));
  });
});
