import { toAsciiDigits } from '../validation/digits.ts';

/**
 * States by PIN code prefix, from the Department of Posts. The longest prefix applies. '' marks
 * prefixes that two states share.
 */
const rows: readonly (readonly [name: string, ...prefixes: string[]])[] = [
  ['Andaman And Nicobar Islands', '744'],
  ['Andhra Pradesh', '51', '52', '53'],
  ['Arunachal Pradesh', '790', '791', '792'],
  ['Assam', '78'],
  ['Bihar', '80', '81', '82', '84', '85'],
  ['Chhattisgarh', '49'],
  ['Delhi', '11'],
  ['Goa', '403'],
  ['Gujarat', '36', '37', '38', '39'],
  ['Haryana', '12', '13'],
  ['Himachal Pradesh', '17'],
  ['Jammu And Kashmir', '18', '19'],
  ['Jharkhand', '815', '816', '822', '825', '826', '827', '828', '829', '83'],
  ['Karnataka', '56', '57', '58', '59'],
  ['Kerala', '67', '68', '69'],
  ['Ladakh', '194'],
  ['Madhya Pradesh', '45', '46', '47', '48'],
  ['Maharashtra', '40', '41', '42', '43', '44'],
  ['Manipur', '795'],
  ['Meghalaya', '793', '794'],
  ['Mizoram', '796'],
  ['Nagaland', '797', '798'],
  ['Odisha', '75', '76', '77'],
  ['Punjab', '14', '15'],
  ['Rajasthan', '30', '31', '32', '33', '34'],
  ['Sikkim', '737'],
  ['Tamil Nadu', '60', '61', '62', '63', '64'],
  ['Telangana', '50'],
  ['Tripura', '799'],
  ['Uttar Pradesh', '20', '21', '22', '23', '24', '25', '26', '27', '28'],
  ['Uttarakhand', '248', '249', '263'],
  ['West Bengal', '70', '71', '72', '73', '74'],
  [
    '',
    '140',
    '244',
    '246',
    '247',
    '262',
    '362',
    '396',
    '533',
    '605',
    '607',
    '609',
    '673',
    '6825',
    '7831',
    '813',
    '814',
  ],
];

const stateByPrefix = new Map(
  rows.flatMap(([name, ...prefixes]) => prefixes.map((prefix) => [prefix, name] as const)),
);

/** The state of a PIN code; undefined if the code is ambiguous, unknown or not six digits. */
export function stateOfPinCode(pinCode: string): string | undefined {
  const digits = toAsciiDigits(pinCode);
  if (!/^[1-9][0-9]{5}$/.test(digits)) return undefined;
  const found = [4, 3, 2].map((length) => stateByPrefix.get(digits.slice(0, length)));
  return found.find((name) => name !== undefined) || undefined;
}

/** Compares two names of states, ignoring case, 'and', '&' and spaces. */
export function isSameIndianState(one: string, other: string): boolean {
  const normalize = (name: string) => name.toLowerCase().replace(/\band\b|[^a-z]/g, '');
  return normalize(one) === normalize(other);
}
