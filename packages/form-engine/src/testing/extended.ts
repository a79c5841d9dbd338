import fc from 'fast-check';
import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import { descriptor } from './descriptors.ts';

/** A required text field with what D64 adds. */
export const extended = (
  more: Readonly<Record<string, unknown>> & Partial<DescriptorInput> = {},
): DescriptorInput => ({ ...descriptor(), ...more });

const name = fc.constantFrom('one', 'two', 'three', 'constructor');
const answer = fc.oneof(fc.constantFrom('1', 'x', '', 0, 7), fc.string());

const { condition } = fc.letrec<{ condition: unknown }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ field: name, equals: answer }),
    fc.record({ field: name, in: fc.array(answer) }),
    fc.record({ field: name, empty: fc.boolean() }),
    fc.record({ field: name, atLeast: fc.oneof(answer, fc.record({ field: name })) }),
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.anything(),
  ),
}));

const anyOr = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: arbitrary as fc.Arbitrary<unknown> }, fc.anything());

const plainProperties = {
  key: fc.constant('Label'),
  value: name,
  dataType: fc.constantFrom(0, 1, 3),
  checkReq: fc.constantFrom(0, 1),
  dictionaryVoList: fc.constantFrom(null, [{ dictLabel: 'One', dictValue: '1' }]),
  placeholder: anyOr(fc.string()),
  pattern: anyOr(fc.oneof(fc.constantFrom('[A-Z]{5}', '(a+)+$', 'a{2,1}', '[z-a]'), fc.string())),
  min: anyOr(fc.integer()),
  max: anyOr(fc.integer()),
  semantic: anyOr(fc.constantFrom('phone', 'pan', 'toString')),
  shownIf: condition,
  requiredIf: condition,
  readOnlyIf: condition,
  computed: anyOr(
    fc.oneof(fc.record({ sum: fc.array(name) }), fc.record({ join: fc.array(name) })),
  ),
  multiple: anyOr(fc.boolean()),
  page: anyOr(fc.constantFrom('One', 'Two', '')),
} as const;

const requiredKeys = ['key', 'value', 'dataType', 'checkReq'] as const;
const inGroup = fc.record(plainProperties, { requiredKeys: [...requiredKeys] });
const group = fc.record(
  {
    fields: anyOr(fc.array(fc.oneof(inGroup, fc.anything()), { maxLength: 4 })),
    minRows: anyOr(fc.integer({ min: -1, max: 3 })),
    maxRows: anyOr(fc.integer({ min: 0, max: 4 })),
  },
  { requiredKeys: ['fields'] },
);

/** Descriptors whose extended properties are right, nearly right or anything, some of them groups. */
export const extendedLists = fc.array(
  fc.record({ ...plainProperties, group: anyOr(group) }, { requiredKeys: [...requiredKeys] }),
  { maxLength: 5 },
);

/** A group of rows with a name each, and an optional area. */
export const people = (more: Readonly<Record<string, unknown>> = {}): DescriptorInput =>
  extended({
    key: 'People',
    value: 'people',
    group: {
      fields: [
        extended({ key: 'Name', value: 'name' }),
        extended({ key: 'Share', value: 'share', checkType: 1, lengthLimitMax: 3, checkReq: 0 }),
      ],
      ...more,
    },
  });
