import { expect, test } from 'vitest';
import { exampleForms } from '../../examples/forms/index.ts';
import { districts, states } from '../../examples/forms/register.ts';
import { exampleSetup } from '../../examples/forms/setup.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { computedChanges } from '../model/computed.ts';
import { startingData } from '../model/initial-values.ts';
import { stripHidden } from '../model/visibility.ts';
import { validate, type ChoicesOf } from '../validator/validate.ts';

const choicesOf: ChoicesOf = ({ definition: { source } }) =>
  source === undefined ? undefined : source === 'states' ? states : Object.values(districts).flat();

test.each(Object.values(exampleForms))(
  '$title is read without a report, and takes its payload as it is',
  ({ descriptors, payload }) => {
    const { form, drift } = parseDescriptors(descriptors, exampleSetup());
    expect(drift).toEqual([]);
    expect(validate(form, payload, choicesOf)).toEqual([]);
    expect(stripHidden(form, payload)).toEqual(payload);
    expect(computedChanges(form.fields, startingData(form.fields, payload))).toEqual([]);
  },
);
