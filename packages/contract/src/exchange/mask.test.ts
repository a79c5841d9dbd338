import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMask, noMask } from './mask.ts';

const mask = createMask(
  {
    info: { description: 'The rent is due on the first day.' },
    properties: {
      state: { enum: ['Karnataka'] },
      motto: { 'x-personal': true },
      pass: { $ref: '#/a~1b' },
    },
    parameters: [{ name: 'who', in: 'query', 'x-sensitive': true }],
    'a/b': { format: 'password' },
  },
  'code',
);

test.each([
  ['phone', '9876543210', '9000000000'],
  ['fatherName', 'Ravi Kumar', 'Aaaa Aaaaa'],
  ['panNo', 'ABCPE1234F', 'AAAPA0000A'],
  ['aadhaar', '2341 2341 2346', '2000 0000 0000'],
  ['code', '4711', '4000'],
  ['code', 4711, 4711],
  ['smsCode', 4711, 4000],
  ['otp', '4000', '4111'],
  ['token', 'a1b2', 'a1a0'],
  ['repaymentDate', 1767846600000, 1767846600000],
  ['anything', 9876543210, 9000000000],
  ['anything', 945938773223, 900000000000],
  ['anything', '2026-01-05', '2026-01-05'],
  ['anything', 'pay ravi.kumar@okaxis now', 'aaa aaaa.aaaaa@aaaaaa aaa'],
  ['anything', 'me@kosha.in', 'aa@aaaaa.aa'],
])('%s %j is shown as %j', (name, value, shown) => {
  expect(mask.value(name, value)).toEqual(shown);
});

describe('in a text', () => {
  test('words of the contract are shown, other words only as a pattern', () => {
    expect(mask.value('msg', 'The rent of Ravi Kumar is due, code 471199 or 12')).toBe(
      'The rent aa Aaaa Aaaaa is due, aaaa 400000 aa 12',
    );
  });

  test('a value that the contract lists is shown', () => {
    expect(mask.value('state', 'Karnataka')).toBe('Karnataka');
    expect(mask.value('state', 'Kerala')).toBe('Aaaaaa');
  });
});

test.each(['motto', 'pass', 'who'])(
  '%s, which the contract marks as personal, is hidden',
  (name) => {
    expect(mask.code(name, 'due')).toBe('aaa');
  },
);

test('a short word is shown as a code if the contract lists the values of its field', () => {
  expect(mask.code('kind', 'late_payment')).toBe('late_payment');
  expect(mask.code('kind', 'LATE')).toBe('LATE');
  expect(mask.code('kind', 'Ravi')).toBe('Aaaa');
  expect(mask.code('kind', 'Ravi Kumar')).toBe('Aaaa Aaaaa');
  expect(mask.code('kind', '471199')).toBe('400000');
});

test('an undocumented field is shown only as a pattern', () => {
  expect(mask.form('remark', 'due 12')).toBe('aaa 10');
  expect(mask.form('remark', 471199)).toBe(400000);
});

test('a masked value still conforms to the contract', () => {
  expect(mask.value('panNo', 'ABCPE1234F')).toMatch(/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/);
  expect(mask.value('phone', '7012345678')).toMatch(/^[6-9]\d{9}$/);
});

test('a URL shows no code, number or name', () => {
  expect(mask.url('https://a.test/user/9876543210?otp=4711&page=2&note=Ravi+Kumar')).toBe(
    'https://a.test/user/9000000000?otp=4000&page=2&note=Aaaa+Aaaaa',
  );
  expect(mask.text('/users/Ravi%20Kumar/orders/70123')).toBe('/users/Aaaa Aaaaa/orders/70000');
});

test('a number of nine digits or more is always masked', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,15}$/);
  const words = fc.stringMatching(/^[a-z .,:]*$/);
  fc.assert(
    fc.property(digits, words, words, (number, before, after) => {
      expect(mask.text(`${before}${number}${after}`)).not.toContain(number);
    }),
  );
});

test('--show masks nothing', () => {
  const person = { name: 'Ravi Kumar', otp: 4711 };
  expect(noMask.value('', person)).toEqual(person);
  expect(noMask.url('/a?otp=4711')).toBe('/a?otp=4711');
});
