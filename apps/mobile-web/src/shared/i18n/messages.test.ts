import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { defineMessages, setTranslations, translate } from './messages.ts';
import { tierName } from './tier-name.ts';

const catalogue = defineMessages('greeting', {
  hello: 'Hello {name}, {count} new',
  bye: 'Goodbye',
});

afterEach(() => setTranslations({}));

describe('the message catalogue', () => {
  test('fills placeholders', () => {
    expect(translate(catalogue)('hello', { name: 'Asha', count: 2 })).toBe('Hello Asha, 2 new');
  });

  test('a placeholder inside an inserted value stays unchanged', () => {
    expect(translate(catalogue)('hello', { name: '{count}', count: 2 })).toBe(
      'Hello {count}, 2 new',
    );
  });

  test('a translation replaces the messages that it contains; the others stay English', () => {
    setTranslations({ greeting: { bye: 'अलविदा' } }, 'hi');
    expect(translate(catalogue)('bye')).toBe('अलविदा');
    expect(translate(catalogue)('hello', { name: 'Asha', count: 1 })).toBe('Hello Asha, 1 new');
  });

  test('a count uses the plural form of the language', () => {
    const loans = defineMessages('loans', {
      loan_one: '{count} loan',
      loan_other: '{count} loans',
    });
    const counted = () => [0, 1, 2].map((count) => translate(loans)('loan', { count }));
    expect(counted()).toEqual(['0 loans', '1 loan', '2 loans']);
    setTranslations({ loans: { loan_one: '{count} one', loan_other: '{count} other' } }, 'hi');
    expect(counted()).toEqual(['0 one', '1 one', '2 other']);
  });

  test('a name of the server that has no message stays unchanged', () => {
    expect(tierName({ name: 'Copper' })).toBe('Copper');
    expect(['Diamond', 'कॉपर'].map((name) => tierName({ name }))).toEqual(['Diamond', 'कॉपर']);
  });

  test('a missing key or value does not compile', () => {
    const text = translate(catalogue);
    expectTypeOf(text).parameter(0).toEqualTypeOf<'hello' | 'bye'>();
    // @ts-expect-error the value of {count} is missing
    expect(text('hello', { name: 'Asha' })).toBe('Hello Asha, {count} new');
  });
});
