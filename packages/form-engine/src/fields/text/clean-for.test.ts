import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../schema/default-config.ts';
import { parseFields } from '../../schema/parse-fields.ts';
import { extendedConfig } from '../../extended-fields/extended-config.ts';
import { checkField } from '../../validator/validate.ts';
import { extendedDescriptor } from '../../testing/extended.ts';
import { textCleanerFor } from './clean-for.ts';

const digits = { checkType: 1, lengthLimitMax: 10 } as const;

function fieldOf(changes: Parameters<typeof extendedDescriptor>[0]) {
  const [field] = parseFields([extendedDescriptor(changes)], extendedConfig()).form.fields;
  if (field === undefined) throw new Error('The list makes no field.');
  return field;
}

it.each([
  ['digits only', { ...digits, value: 'salary' }, '४५,०००.००', '45000'],
  [
    'a phone number by its name',
    { ...digits, value: 'secondMobile' },
    '+৯১ ৯৮৭৬৫৪৩২১০',
    '9876543210',
  ],
  ['a phone number', { semantic: 'phone' }, '௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  ['an Aadhaar number', { semantic: 'aadhaar' }, '౨౩౪౧ ౨౩౪౧ ౨౩౪౬', '234123412346'],
  ['a PAN', { semantic: 'pan' }, 'abcpe૧૨૩૪f', 'ABCPE1234F'],
  ['a PIN code', { semantic: 'pincode' }, '४११ ००२', '411002'],
  ['an IFSC code', { semantic: 'ifsc' }, 'hdfc००१२३४५', 'HDFC0012345'],
  ['a number with a range', { value: 'age', min: 18, max: 60 }, '४२', '42'],
  ['a text with a pattern', { value: 'plate', pattern: '[A-Z]{2}[0-9]{2}' }, 'MH१२', 'MH12'],
])('%s converts the digits of any script (D44)', (_, changes, typed, taken) => {
  expect(textCleanerFor(fieldOf(changes))(typed)).toBe(taken);
});

it.each([
  ['digits only', { ...digits, value: 'salary' }],
  ['digits in a mask', { ...digits, value: 'plot', mask: '###-###' }],
  ['a number with a range', { value: 'age', min: 18, max: 60 }],
])('%s leaves pasted text that is not a number, so that it is rejected (D69)', (_, changes) => {
  const field = fieldOf(changes);
  for (const text of ['1e5', '41a1', '-500 x', '2.5.1']) {
    const cleaned = textCleanerFor(field)(text);
    expect(checkField(field, cleaned, undefined)).toBeTruthy();
  }
});

it('an e-mail field removes hidden characters, and a text field removes direction marks', () => {
  expect(textCleanerFor(fieldOf({ semantic: 'email' }))('mailto:a\u200bsha@example.in')).toBe(
    'asha@example.in',
  );
  expect(textCleanerFor(fieldOf({ value: 'address' }))('12\u00a0MG\u202e Road')).toBe('12 MG Road');
});

it.each(['अनीता शर्मा', 'ரவி குமார்', 'বাড়ি ১২, লক্ষ্মী রোড'])(
  'a text field leaves %s unchanged',
  (text) => {
    expect(textCleanerFor(fieldOf({ value: 'address' }))(text)).toBe(text);
    const [plain] = parseFields([extendedDescriptor({ value: 'address' })], defaultConfig).form
      .fields;
    expect(textCleanerFor(plain!)(text)).toBe(text);
  },
);

it('a name field accepts letters of any script, but no digits', () => {
  const name = textCleanerFor(fieldOf({ value: 'fullName' }));
  expect(name('సీత రామ్ १')).toBe('సీత రామ్ ');
});

describe('a pasted number or code', () => {
  it.each([
    ['aadhaar', '2341 2341 2346 7', '2341234123467'],
    ['pan', 'PAN: ABCPE1234F', 'PAN:ABCPE1234F'],
    ['ifsc', 'A/c 5010, IFSC HDFC0001234', 'A/C5010,IFSCHDFC0001234'],
  ])(
    'for a field of type %s is not truncated: %j stays and gets an error',
    (semantic, pasted, cleaned) => {
      const field = fieldOf({ semantic });
      expect(textCleanerFor(field)(pasted, '', true)).toBe(cleaned);
      expect(checkField(field, cleaned, undefined)).toBe('badForm');
    },
  );

  it('can be corrected by typing, while invalid keys are ignored', () => {
    const clean = textCleanerFor(fieldOf({ semantic: 'pan' }));
    expect(clean('ABC-', 'ABC', false)).toBe('ABC');
    expect(clean('ABCPE 1234 F1', 'ABCPE 1234 F', false)).toBe('ABCPE1234F');
    expect(clean('PAN:ABCPE1234', 'PAN:ABCPE1234F', false)).toBe('PAN:ABCPE1234');
  });
});
