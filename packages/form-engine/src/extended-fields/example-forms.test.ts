import { expect, test } from 'vitest';
import { registration } from '../../examples/groups-and-pages.tsx';
import verification from '../../examples/verification.json';
import { parseFields } from '../schema/parse-fields.ts';
import { computedChanges } from '../model/computed.ts';
import { initialFormData } from '../model/initial-values.ts';
import { stripHidden } from '../model/visibility.ts';
import { validateForm } from '../validator/validate.ts';
import { extendedConfig } from './extended-config.ts';

const filledIn = {
  legalName: 'Rao and Shah',
  pan: 'AABFR1234K',
  kind: 'partners',
  partners: [
    { name: 'Priya Rao', share: '60' },
    { name: 'Ravi Shah', share: '40' },
  ],
  shares: '100',
  office: { address: '12 MG Road, Pune', pinCode: '411001' },
  phone: '9876543210',
};

test('the example forms have no schema issues, and send valid values unchanged', () => {
  expect(parseFields(verification).issues).toEqual([]);
  const { form, issues } = parseFields(registration, extendedConfig());
  expect(issues).toEqual([]);
  expect(validateForm(form, filledIn)).toEqual([]);
  expect(stripHidden(form, filledIn)).toEqual(filledIn);
  expect(computedChanges(form.fields, initialFormData(form.fields, filledIn))).toEqual([]);
});
