import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFields } from '../../schema/parse-fields.ts';
import { restoreDraft, saveDraft } from '../../drafts/draft.ts';
import { englishMessages } from '../../english-messages.ts';
import { computedChanges } from '../../model/computed.ts';
import { initialFormData } from '../../model/initial-values.ts';
import {
  answersToSend,
  visibleFieldsWith,
  stripHidden,
  visibleFields,
} from '../../model/visibility.ts';
import { extendedDescriptor, peopleGroupDescriptor } from '../../testing/extended.ts';
import { stubSessionStorage } from '../../testing/fake-storage.ts';
import { createCrossFieldCheck } from '../../validator/form-validation.ts';
import { possibleErrors } from '../../validator/possible-errors.ts';
import { sampleValues } from '../../validator/sample-values.ts';
import { validateForm } from '../../validator/validate.ts';
import { extendedConfig } from '../extended-config.ts';

const read = (...list: readonly unknown[]) => parseFields(list, extendedConfig());
type Form = ReturnType<typeof read>['form'];
const sent = (form: Form, data: Readonly<Record<string, unknown>>) =>
  answersToSend(form, ({ key }) => data[key]);
const namesOf = (form: Form, values: Record<string, unknown>) =>
  visibleFields(form, values).map(({ name }) => name);

const floors = extendedDescriptor({
  key: 'Floor',
  value: 'floors',
  group: {
    fields: [
      extendedDescriptor({ value: 'use', checkReq: 1 }),
      extendedDescriptor({ value: 'area', checkType: 1, lengthLimitMax: 5 }),
      extendedDescriptor({ value: 'shop', shownIf: { field: 'use', equals: 'shop' } }),
      extendedDescriptor({ value: 'tax', checkReq: 0, computed: { product: ['area', 'rate'] } }),
    ],
    maxRows: 3,
  },
});
const property = [
  extendedDescriptor({ value: 'rate' }),
  floors,
  extendedDescriptor({ value: 'total', computed: { sum: ['floors.tax'] } }),
  extendedDescriptor({ value: 'licence', shownIf: { field: 'floors.use', equals: 'shop' } }),
  extendedDescriptor({ value: 'plan', shownIf: { field: 'floors', atLeast: 2 } }),
];
const home = { use: 'home', area: '10', tax: '20' };
const shop = { use: 'shop', area: '5', shop: 'Books', tax: '10' };

describe('a group', () => {
  test('takes and sends a list of rows, each with its visible answers', () => {
    const { form, issues } = read(...property);
    expect(issues).toEqual([]);
    const values = { rate: '2', floors: [home, shop], total: '30', licence: 'L1', plan: 'P' };
    expect(stripHidden(form, values)).toEqual(values);
    const data = initialFormData(form.fields, values);
    expect(sent(form, data)).toEqual(values);
    expect(computedChanges(form.fields, data)).toEqual([]);
    const hidden = { ...home, shop: 'Old' };
    expect(stripHidden(form, { floors: [hidden] })).toEqual({ floors: [home] });
  });

  test('sends blank rows, so that the indices of later rows are right', () => {
    const { form } = read(peopleGroupDescriptor());
    expect(sent(form, initialFormData(form.fields, { people: [{}, { name: 'Asha' }] }))).toEqual({
      people: [{}, { name: 'Asha' }],
    });
  });

  test('is supported in conditions: within a row, on the form, and over all rows', () => {
    const { form } = read(...property);
    expect(namesOf(form, { floors: [home, shop] })).toEqual([
      'rate',
      'floors',
      'floors[0].use',
      'floors[0].area',
      'floors[0].tax',
      'floors[1].use',
      'floors[1].area',
      'floors[1].shop',
      'floors[1].tax',
      'total',
      'licence',
      'plan',
    ]);
    expect(namesOf(form, { floors: [home] }).slice(-1)).toEqual(['total']);
  });

  test('is supported in computed answers: within a row and over all rows', () => {
    const { form } = read(...property);
    const data = initialFormData(form.fields, {
      rate: '3',
      floors: [
        { use: 'home', area: '10' },
        { use: 'home', area: '5' },
      ],
    });
    const changes = Object.fromEntries(computedChanges(form.fields, data));
    expect(sent(form, { ...data, ...changes })).toMatchObject({
      floors: [{ tax: '30' }, { tax: '15' }],
      total: '45',
    });
  });

  test('has errors in its rows, and an error for a wrong number of rows', () => {
    const { form } = read(...property);
    const invalidFields = (values: Record<string, unknown>) =>
      validateForm(form, { rate: '1', total: '1', plan: 'P', ...values }).map(
        ({ field, type }) => `${field.name} ${type}`,
      );
    expect(invalidFields({ floors: [home, { use: 'shop', area: 'x' }], licence: 'L' })).toEqual([
      'floors[1].area digitsOnly',
      'floors[1].shop required',
    ]);
    expect(invalidFields({})).toEqual(['floors required']);
    expect(invalidFields({ floors: [home, home, home, home] })).toEqual(['floors outOfRange']);
  });

  test('starts with its minimum of rows, and logs an initial value that is not a list', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { form } = read(peopleGroupDescriptor({ minRows: 2 }));
    expect(sent(form, initialFormData(form.fields))).toEqual({ people: [{}, {}] });
    expect(consoleError).not.toHaveBeenCalled();
    expect(sent(form, initialFormData(form.fields, { people: 'Asha' }))).toEqual({
      people: [{}, {}],
    });
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockRestore();
  });

  test('includes the errors of its rows in the possible errors', () => {
    const { form } = read(...property);
    const validValues = sampleValues(form, () => []);
    expect(validValues['floors']).toHaveLength(1);
    const errors = possibleErrors(form, englishMessages).map(({ message, field }) => [
      field.name,
      message,
    ]);
    expect(errors).toContainEqual(['floors', 'Floor takes 1 to 3 entries']);
    expect(errors).toContainEqual(['floors[0].area', 'Full name takes digits only']);
  });

  test('that is invalid or nested too deeply is reported and shown as a text field', () => {
    const inside = (field: object) => ({ ...floors, group: { fields: [field] } });
    const { form, issues } = read(
      peopleGroupDescriptor({ minRows: 5, maxRows: 2 }),
      inside(inside(inside({ ...peopleGroupDescriptor(), unknown: 1 }))),
    );
    const deep = '[1].group.fields[0].group.fields[0].group.fields[0]';
    expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'extraUnreadable [0].group',
      `propertyUnknown ${deep}.unknown`,
      `extraUnreadable ${deep}.group`,
    ]);
    const rows = [{ floors: [{ floors: [{}] }] }];
    expect(namesOf(form, { floors: rows }).at(-1)).toBe('floors[0].floors[0].floors[0].people');
    expect(form.fields.at(-1)?.rows?.fields[0]?.rows?.fields[0]?.rows?.fields[0]?.type).toBe(
      'text',
    );
  });

  test('without the extension is reported and shown as a text field', () => {
    const { form, issues } = parseFields([peopleGroupDescriptor()]);
    expect(form.fields.map(({ name, type }) => [name, type])).toEqual([['people', 'text']]);
    expect(issues).toMatchObject([{ code: 'propertyUnknown', path: '[0].group' }]);
  });

  test('runs the validator of a row field in each row, and that of the group once', () => {
    const { form } = read(...property);
    const received: unknown[] = [];
    const validate = [
      {
        name: 'floors.area',
        deps: ['use', 'rate'],
        validate: (values: unknown) => void received.push(values),
      },
      { name: 'floors', deps: [], validate: (values: unknown) => void received.push(values) },
    ];
    const checks = { ...form, validate };
    const data = initialFormData(form.fields, { rate: '2', floors: [home, shop] });
    checkTogether(checks, data);
    expect(received).toEqual([
      { area: '10', use: 'home', rate: '2' },
      { area: '5', use: 'shop', rate: '2' },
      { floors: [home, shop] },
    ]);
  });
});

function checkTogether(form: Form, data: Readonly<Record<string, unknown>>) {
  const checked = visibleByKey(form, data).map((field) => ({
    field,
    value: data[field.key],
    found: undefined,
  }));
  createCrossFieldCheck(form)(checked);
}

const visibleByKey = (form: Form, data: Readonly<Record<string, unknown>>) =>
  visibleFieldsWith(form, ({ key }) => data[key]);

describe('the draft of a group', () => {
  beforeEach(() => {
    stubSessionStorage();
    return () => vi.unstubAllGlobals();
  });

  test('restores all rows, without identity numbers', () => {
    const { form } = read(
      extendedDescriptor({
        value: 'family',
        group: {
          fields: [extendedDescriptor({ value: 'name' }), extendedDescriptor({ value: 'panNo' })],
        },
      }),
    );
    const rows = [{ name: 'Asha' }, { name: 'Ravi', panNo: 'ABCPE1234F' }];
    saveDraft('group', form, initialFormData(form.fields, { family: rows }));
    expect(sent(form, restoreDraft('group', form))).toEqual({
      family: [{ name: 'Asha' }, { name: 'Ravi' }],
    });
  });

  test('replaces initial rows, also if it has no rows', () => {
    const { form } = read(peopleGroupDescriptor());
    const start = initialFormData(form.fields, { people: [{ name: 'Asha', share: '50' }] });
    saveDraft('group', form, { ...initialFormData(form.fields, { people: [{ name: 'Ravi' }] }) });
    expect(sent(form, { ...start, ...restoreDraft('group', form) })).toEqual({
      people: [{ name: 'Ravi' }],
    });
    saveDraft('group', form, { ...start, f0: '' });
    expect(sent(form, { ...start, ...restoreDraft('group', form) })).toEqual({});
  });
});
