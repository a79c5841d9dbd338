import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFields } from '../../schema/parse-fields.ts';
import { restoreDraft, saveDraft } from '../../drafts/draft.ts';
import { englishMessages } from '../../english-messages.ts';
import { computedChanges } from '../../model/computed.ts';
import { initialFormData } from '../../model/initial-values.ts';
import { answersToSend, stripHidden, visibleFields } from '../../model/visibility.ts';
import { extendedDescriptor } from '../../testing/extended.ts';
import { stubSessionStorage } from '../../testing/fake-storage.ts';
import { createValidatorScopeResolver } from '../../validator/validator-places.ts';
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
const isShop = { field: 'use', equals: 'shop' };

const rooms = extendedDescriptor({
  key: 'Room',
  value: 'rooms',
  group: {
    fields: [
      extendedDescriptor({ value: 'area', checkType: 1, lengthLimitMax: 4 }),
      extendedDescriptor({ value: 'use', checkReq: 0, shownIf: { field: 'area', atLeast: 50 } }),
      extendedDescriptor({
        value: 'window',
        shownIf: { all: [isShop, { field: 'kind', equals: 'street' }] },
      }),
      extendedDescriptor({
        value: 'tax',
        checkReq: 0,
        computed: { product: ['area', 'rate', 'factor'] },
      }),
    ],
    minRows: 1,
  },
});
const owner = extendedDescriptor({
  key: 'Owner',
  value: 'owner',
  shownIf: { field: 'kind', equals: 'street' },
  group: {
    fields: [
      extendedDescriptor({ value: 'name' }),
      extendedDescriptor({ value: 'city', checkReq: 0 }),
    ],
    single: true,
  },
});
const floors = extendedDescriptor({
  key: 'Floor',
  value: 'floors',
  group: {
    fields: [
      extendedDescriptor({ value: 'kind' }),
      extendedDescriptor({ value: 'factor' }),
      rooms,
      owner,
      extendedDescriptor({ value: 'area', checkReq: 0, computed: { sum: ['rooms.area'] } }),
    ],
  },
});
const house = [
  extendedDescriptor({ value: 'rate' }),
  floors,
  extendedDescriptor({ value: 'total', checkReq: 0, computed: { sum: ['floors.rooms.tax'] } }),
  extendedDescriptor({ value: 'plan', shownIf: { field: 'floors.rooms.use', equals: 'shop' } }),
];
const shop = { area: '60', use: 'shop', window: 'W1', tax: '360' };
const cell = { area: '10', tax: '60' };
const street = {
  kind: 'street',
  factor: '3',
  rooms: [shop, cell],
  owner: { name: 'Asha' },
  area: '70',
};
const yard = { kind: 'yard', factor: '1', rooms: [{ area: '5', tax: '10' }], area: '5' };
const values = { rate: '2', floors: [street, yard], total: '430', plan: 'P' };

describe('a nested group', () => {
  test('takes and sends a list in its row; a single group takes and sends an object', () => {
    const { form, issues } = read(...house);
    expect(issues).toEqual([]);
    expect(stripHidden(form, values)).toEqual(values);
    const data = initialFormData(form.fields, values);
    expect(sent(form, data)).toEqual(values);
    expect(computedChanges(form.fields, data)).toEqual([]);
    expect(validateForm(form, values)).toEqual([]);
  });

  test('evaluates conditions with names of its row, the enclosing row, and the form', () => {
    const { form } = read(...house);
    const names = namesOf(form, values);
    const namesUnder = (path: string) => names.filter((name) => name.startsWith(path));
    expect(namesUnder('floors[0].rooms[0]')).toHaveLength(4);
    expect(namesUnder('floors[0].rooms[1]')).toEqual([
      'floors[0].rooms[1].area',
      'floors[0].rooms[1].tax',
    ]);
    expect(namesUnder('floors[0].owner')).toEqual([
      'floors[0].owner',
      'floors[0].owner.name',
      'floors[0].owner.city',
    ]);
    expect(namesUnder('floors[1].owner')).toEqual([]);
    expect(names.at(-1)).toBe('plan');
    expect(namesOf(form, { floors: [yard] }).at(-1)).toBe('total');
  });

  test('computes sums over the rows in one enclosing row and over all rows', () => {
    const { form } = read(...house);
    const typed = (floor: typeof street | typeof yard) => ({
      ...floor,
      area: undefined,
      rooms: floor.rooms.map((room) => ({ ...room, tax: undefined })),
    });
    const data = initialFormData(form.fields, {
      ...values,
      total: undefined,
      floors: [typed(street), typed(yard)],
    } as never);
    const changes = Object.fromEntries(computedChanges(form.fields, data));
    expect(sent(form, { ...data, ...changes })).toEqual(values);
  });

  test('has errors at the path of the nested row, whose title includes the enclosing row', () => {
    const { form } = read(...house);
    const wrong = {
      ...values,
      floors: [yard, { ...street, rooms: [cell, { ...cell, area: 'x' }] }],
    };
    const [found] = validateForm(form, wrong);
    expect(found?.field.name).toBe('floors[1].rooms[1].area');
    expect(found?.field.row?.title).toBe('Floor 2, Room 2');
    expect(validateForm(form, { ...values, floors: [{ ...yard, rooms: [] }] })[0]).toMatchObject({
      field: { name: 'floors[0].rooms' },
      type: 'required',
    });
  });

  test('starts with its minimum number of rows in each row of the enclosing group', () => {
    const { form } = read(...house);
    const data = initialFormData(form.fields, { floors: [{ kind: 'yard' }, {}] });
    expect(sent(form, data)).toEqual({ floors: [{ kind: 'yard', rooms: [{}] }, { rooms: [{}] }] });
  });

  test('runs a validator once in each nested row, with the answers of the enclosing rows', () => {
    const { form } = read(...house);
    const data = initialFormData(form.fields, values);
    const fields = visibleFields(form, values);
    const validAnswers = fields.map((field) => ({ field, value: data[field.key] }));
    const placesFor = (name: string) =>
      createValidatorScopeResolver(validAnswers)({ name, deps: [] });
    const roomPlaces = placesFor('floors.rooms.area');
    expect(roomPlaces.map(({ field, validator }) => [field?.name, validator.name])).toEqual([
      ['floors[0].rooms[0].area', 'area'],
      ['floors[0].rooms[1].area', 'area'],
      ['floors[1].rooms[0].area', 'area'],
    ]);
    expect(roomPlaces[1]?.values).toMatchObject({ area: '10', kind: 'street', rate: '2' });
    expect(roomPlaces[1]?.values).not.toHaveProperty('window');
    expect(placesFor('floors.rooms').map(({ values: { rooms: all } }) => all)).toEqual([
      [shop, cell],
      yard.rooms,
    ]);
    expect(placesFor('floors')[0]?.values['floors']).toEqual([street, yard]);
    expect(placesFor('floors.owner.name').map(({ values: { name } }) => name)).toEqual(['Asha']);
  });

  test('includes its errors in the possible errors, and has valid sample answers', () => {
    const { form } = read(...house);
    const sample = sampleValues(form, () => []);
    expect(sample).toMatchObject({ floors: [{ kind: 'street', rooms: [{}], owner: {} }] });
    const changes = Object.fromEntries(
      computedChanges(form.fields, initialFormData(form.fields, sample)),
    );
    const data = { ...initialFormData(form.fields, sample), ...changes };
    expect(validateForm(form, sent(form, data))).toEqual([]);
    const errors = possibleErrors(form, englishMessages).map(
      ({ field, type }) => `${field.name} ${type}`,
    );
    expect(errors).toContain('floors[0].rooms[0].area digitsOnly');
    expect(errors).toContain('floors[0].rooms outOfRange');
    expect(errors).not.toContain('floors[0].owner required');
  });

  test('reports a condition on a missing field, but not on a field of the enclosing row', () => {
    const toOuterRow = extendedDescriptor({
      value: 'x',
      shownIf: { field: 'kind', equals: 'street' },
    });
    const toMissingField = extendedDescriptor({
      value: 'y',
      shownIf: { field: 'gone', equals: '1' },
    });
    const inRow = (...fields: readonly object[]) =>
      read({
        ...floors,
        group: { fields: [extendedDescriptor({ value: 'kind' }), { ...rooms, group: { fields } }] },
      });
    expect(inRow(toOuterRow).issues).toEqual([]);
    expect(inRow(toOuterRow, toMissingField).issues).toMatchObject([
      { code: 'deciderMissing', received: 'gone' },
    ]);
  });
});

describe('a single group', () => {
  const form = read(owner, extendedDescriptor({ value: 'kind' })).form;

  test('is omitted while it is blank or hidden, and its fields are required individually', () => {
    expect(stripHidden(form, { kind: 'street', owner: {} })).toEqual({ kind: 'street' });
    expect(stripHidden(form, { kind: 'yard', owner: { name: 'Asha' } })).toEqual({ kind: 'yard' });
    expect(validateForm(form, { kind: 'street' }).map(({ field }) => field.name)).toEqual([
      'owner.name',
    ]);
  });

  test('logs a value that is not an object', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    initialFormData(form.fields, { owner: 'Asha' });
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('takes an object'), 'Asha');
    consoleError.mockRestore();
  });
});

describe('the draft of nested groups', () => {
  beforeEach(() => {
    stubSessionStorage();
    return () => vi.unstubAllGlobals();
  });

  test('restores all nested rows', () => {
    const { form } = read(...house);
    saveDraft('house', form, initialFormData(form.fields, values));
    expect(sent(form, restoreDraft('house', form))).toEqual(values);
  });
});
