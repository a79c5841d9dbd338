import { parseFields } from '@kosha/form-engine';
import { expect, test } from 'vitest';
import { compareForms } from './compare-forms.ts';

const pin = {
  key: 'PIN code',
  value: 'pin',
  dataType: 1,
  checkType: 1,
  checkReq: 1,
  lengthLimitMax: 6,
};
const yesNo = {
  key: 'Own home',
  value: 'home',
  dataType: 0,
  checkReq: 0,
  dictionaryVoList: [
    { dictLabel: 'Yes', dictValue: '1' },
    { dictLabel: 'No', dictValue: '2' },
  ],
};

const compare = (before: readonly object[], after: readonly object[]) =>
  compareForms(parseFields(before), parseFields(after)).map(
    ({ label, text }) => `${label}: ${text}`,
  );

test('reports the visible changes of a new response, field by field', () => {
  expect(compare([pin], [pin])).toEqual([]);
  expect(compare([pin], [{ ...pin, lengthLimitMax: 5 }])).toEqual(['PIN code: 6 → 5 digits']);
  expect(compare([pin], [pin, { key: 'Blood group', value: 'b', dataType: 9 }])).toEqual([
    'Blood group: new kind 9, shown as a text, optional',
  ]);
  expect(compare([pin, yesNo], [yesNo])).toEqual(['PIN code: gone']);
  expect(compare([pin, yesNo], [yesNo, pin])).toEqual(['All fields: in another order']);
  expect(compare([yesNo], [{ ...yesNo, checkReq: 1, canHidden: 1, label: 'Or rented' }])).toEqual([
    'Own home: hint none → "Or rented"',
    'Own home: now shown only for some answers',
  ]);
});

test('reports choices that were added, removed or renamed', () => {
  const dictionaryVoList = [
    { dictLabel: 'Yes, my own', dictValue: '1' },
    { dictLabel: 'Rented', dictValue: '3' },
  ];
  expect(compare([yesNo], [{ ...yesNo, dictionaryVoList }])).toEqual([
    'Own home: choice "No" gone',
    'Own home: choice "Yes" → "Yes, my own"',
    'Own home: new choice "Rented"',
  ]);
});
