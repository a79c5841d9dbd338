import fc from 'fast-check';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { descriptor } from './fields.ts';

/** A required text field, to which `more` can add extended properties (D64). */
export const extendedDescriptor = (
  more: Readonly<Record<string, unknown>> & Partial<FieldDescriptor> = {},
): FieldDescriptor => ({ ...descriptor(), ...more });

const name = fc.constantFrom('one', 'two', 'three', 'constructor');
const anyName = fc.oneof(name, fc.constantFrom('one.two', 'two.one.three', 'one[0].two'));
const answer = fc.oneof(fc.constantFrom('1', 'x', '', 0, 7), fc.string());

const { condition } = fc.letrec<{ condition: unknown }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ field: anyName, equals: answer }),
    fc.record({ field: anyName, in: fc.array(answer) }),
    fc.record({ field: anyName, empty: fc.boolean() }),
    fc.record({ field: anyName, atLeast: fc.oneof(answer, fc.record({ field: anyName })) }),
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.anything(),
  ),
}));

const validOrAnything = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: arbitrary as fc.Arbitrary<unknown> }, fc.anything());

const plainProperties = {
  key: fc.constant('Label'),
  value: name,
  dataType: fc.constantFrom(0, 1, 3),
  checkReq: fc.constantFrom(0, 1),
  dictionaryVoList: fc.constantFrom(null, [{ dictLabel: 'One', dictValue: '1' }]),
  placeholder: validOrAnything(fc.string()),
  pattern: validOrAnything(
    fc.oneof(fc.constantFrom('[A-Z]{5}', '(a+)+$', 'a{2,1}', '[z-a]'), fc.string()),
  ),
  min: validOrAnything(fc.integer()),
  max: validOrAnything(fc.integer()),
  semantic: validOrAnything(fc.constantFrom('phone', 'pan', 'date', 'dateRange', 'toString')),
  mask: validOrAnything(fc.constantFrom('## ##', '(#) #-#', 'x#')),
  shownIf: condition,
  requiredIf: condition,
  readOnlyIf: condition,
  computed: validOrAnything(
    fc.oneof(fc.record({ sum: fc.array(anyName) }), fc.record({ join: fc.array(anyName) })),
  ),
  multiple: validOrAnything(fc.boolean()),
  page: validOrAnything(fc.constantFrom('One', 'Two', '')),
  columns: validOrAnything(fc.boolean()),
  review: validOrAnything(fc.boolean()),
} as const;

const requiredKeys = ['key', 'value', 'dataType', 'checkReq'] as const;
const plain = fc.record(plainProperties, { requiredKeys: [...requiredKeys] });

const groupOf = (fields: fc.Arbitrary<unknown>) =>
  fc.record(
    {
      fields: validOrAnything(
        fc.array(fc.oneof({ weight: 4, arbitrary: fields }, fc.anything()), { maxLength: 4 }),
      ),
      single: validOrAnything(fc.constantFrom(false, false, true)),
      minRows: validOrAnything(fc.integer({ min: -1, max: 3 })),
      maxRows: validOrAnything(fc.integer({ min: 0, max: 4 })),
    },
    { requiredKeys: ['fields'] },
  );

const withGroups = (fields: fc.Arbitrary<unknown>) =>
  fc.record(
    { ...plainProperties, group: validOrAnything(groupOf(fields)) },
    { requiredKeys: [...requiredKeys] },
  );

const inRows = withGroups(withGroups(withGroups(plain)));

/**
 * Random lists of descriptors. Groups can be nested one level too deep for the parser, so that
 * tests also cover this error.
 */
export const anyExtendedDescriptorList = fc.array(withGroups(inRows), { maxLength: 5 });

export const anyPath = fc
  .array(name, { minLength: 1, maxLength: 3 })
  .map((names) => names.join('.'));

export const peopleGroupDescriptor = (
  more: Readonly<Record<string, unknown>> = {},
): FieldDescriptor =>
  extendedDescriptor({
    key: 'People',
    value: 'people',
    group: {
      fields: [
        extendedDescriptor({ key: 'Name', value: 'name' }),
        extendedDescriptor({
          key: 'Share',
          value: 'share',
          checkType: 1,
          lengthLimitMax: 3,
          checkReq: 0,
        }),
      ],
      ...more,
    },
  });

export const floorsGroupDescriptor = (
  more: Readonly<Record<string, unknown>> = {},
): FieldDescriptor =>
  extendedDescriptor({
    key: 'Floor',
    value: 'floors',
    checkReq: 0,
    group: {
      fields: [
        extendedDescriptor({ key: 'Floor name', value: 'name' }),
        extendedDescriptor({
          key: 'Room',
          value: 'rooms',
          group: {
            fields: [
              extendedDescriptor({ key: 'Room name', value: 'name' }),
              extendedDescriptor({
                key: 'Area',
                value: 'area',
                checkReq: 0,
                checkType: 1,
                lengthLimitMax: 4,
              }),
            ],
            minRows: 1,
          },
        }),
        extendedDescriptor({
          key: 'Owner',
          value: 'owner',
          group: {
            fields: [extendedDescriptor({ key: 'Owner name', value: 'name', checkReq: 0 })],
            single: true,
          },
        }),
      ],
      ...more,
    },
  });
