import { expect, it } from 'vitest';
import { ourSetup } from '../../descriptor/our-setup.ts';
import { parseDescriptors } from '../../descriptor/parse-descriptors.ts';
import { moreSetup } from '../../more/more-setup.ts';
import { extended } from '../../testing/extended.ts';
import { cleanFor } from './clean-for.ts';

const digits = { checkType: 1, lengthLimitMax: 10 } as const;

/** The field that a list of one makes, with all that descriptors may say. */
function fieldOf(changes: Parameters<typeof extended>[0]) {
  const [field] = parseDescriptors([extended(changes)], moreSetup()).form.fields;
  if (field === undefined) throw new Error('The list makes no field.');
  return field;
}

it.each([
  ['digits only', { ...digits, value: 'salary' }, '४५,०००', '45000'],
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
  ['a text with a form', { value: 'plate', pattern: '[A-Z]{2}[0-9]{2}' }, 'MH१२', 'MH12'],
])('%s takes the digits of any script as digits (D44)', (_, changes, typed, taken) => {
  expect(cleanFor(fieldOf(changes))(typed)).toBe(taken);
});

it.each(['अनीता शर्मा', 'ரவி குமார்', 'বাড়ি ১২, লক্ষ্মী রোড'])(
  'a text that is no number keeps %s as it is typed',
  (text) => {
    expect(cleanFor(fieldOf({ value: 'address' }))(text)).toBe(text);
    const [plain] = parseDescriptors([extended({ value: 'address' })], ourSetup).form.fields;
    expect(cleanFor(plain!)(text)).toBe(text);
  },
);

it('a name in any script stays; digits are no part of one', () => {
  const name = cleanFor(fieldOf({ value: 'fullName' }));
  expect(name('సీత రామ్ १')).toBe('సీత రామ్ ');
});
