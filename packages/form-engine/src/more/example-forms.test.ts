import { expect, test } from 'vitest';
import { exampleForms } from '../../examples/forms/index.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { computedChanges } from '../model/computed.ts';
import { startingData } from '../model/initial-values.ts';
import { stripHidden } from '../model/visibility.ts';
import { validate } from '../validator/validate.ts';
import { moreSetup } from './more-setup.ts';

test.each(Object.values(exampleForms))(
  '$title is read without a report, and takes its payload as it is',
  ({ descriptors, payload }) => {
    const { form, drift } = parseDescriptors(descriptors, moreSetup());
    expect(drift).toEqual([]);
    expect(validate(form, payload)).toEqual([]);
    expect(stripHidden(form, payload)).toEqual(payload);
    expect(computedChanges(form.fields, startingData(form.fields, payload))).toEqual([]);
  },
);
