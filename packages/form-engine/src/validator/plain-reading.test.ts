import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { anyContractDescriptorList, type ContractDescriptor } from '../testing/arbitraries.ts';
import { validateForm } from './validate.ts';

/* A second implementation of the rules in §3 to §5, in JSON Schema, to compare with the engine. It
   shares no code with the engine, because a comparison cannot find bugs in shared code. */

type Loaded = readonly string[] | undefined;

const enumOf = (values: readonly string[]): object | boolean =>
  values.length > 0 ? { type: 'string', enum: values } : false;

const textOf = ({ checkType, lengthLimitMax }: ContractDescriptor) => ({
  type: 'string',
  maxLength: lengthLimitMax ?? (checkType === 1 ? 5 : 1000),
  ...(checkType === 1 && { pattern: '^[0-9]*$' }),
});

const isHideable = ({ value, canHidden }: ContractDescriptor) =>
  canHidden === 1 && value !== 'workStatus';

const plainSchema = (list: readonly ContractDescriptor[], at: number, loaded: Loaded) => {
  const field = list[at]!;
  const choices = (field.dictionaryVoList ?? []).map(({ dictValue }) => dictValue);
  const hasState = list
    .slice(0, at)
    .some((other) => other.dataType === 4 && (isHideable(field) || !isHideable(other)));
  const byDataType: Record<number, object | boolean> = {
    0: choices.length > 0 ? enumOf(choices) : textOf(field),
    3: { type: 'integer', minimum: 1, maximum: 31 },
    4: enumOf(loaded ?? []),
    5: hasState ? enumOf(loaded ?? []) : textOf(field),
  };
  const isLoaded = field.dataType === 4 || (field.dataType === 5 && hasState);
  return {
    schema: byDataType[field.dataType] ?? textOf(field),
    isRequired:
      field.checkReq === 1 && !isHideable(field) && !(isLoaded && loaded && loaded.length === 0),
  };
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function failedKeywords(
  list: readonly ContractDescriptor[],
  values: Readonly<Record<string, unknown>>,
  loaded: Loaded,
): ReadonlyMap<string, readonly string[]> {
  const isShowing = String(values['workStatus']) === '3' && 'workStatus' in values;
  const hasWorkStatus = list.some(({ value }) => value === 'workStatus');
  const fields = list
    .map((field, at) => ({ field, ...plainSchema(list, at, loaded) }))
    .filter(({ field }) => !isHideable(field) || (isShowing && hasWorkStatus));
  const check = new Ajv({ allErrors: true, strict: false }).compile({
    type: 'object',
    properties: Object.fromEntries(fields.map(({ field, schema }) => [field.value, schema])),
    required: fields.flatMap(({ field, isRequired }) => (isRequired ? [field.value] : [])),
  });
  check(Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))));
  const found = new Map<string, string[]>();
  for (const { instancePath, params, keyword } of check.errors ?? []) {
    const name = (params['missingProperty'] as string | undefined) ?? instancePath.slice(1);
    found.set(name, [...(found.get(name) ?? []), keyword]);
  }
  return found;
}

const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  required: ['required'],
  wrongType: ['type', 'false schema'],
  digitsOnly: ['pattern'],
  tooLong: ['maxLength'],
  notInList: ['enum', 'false schema'],
  notLoaded: ['false schema'],
  outOfRange: ['minimum', 'maximum'],
};

const answer = fc.oneof(
  fc.constantFrom('1', '2', '3', 3, '', '  ', undefined, null, 1.5, 32, true, []),
  fc.stringMatching(/^[0-9]{0,14}$/),
  fc.string({ maxLength: 14 }),
);

const filledForm = anyContractDescriptorList.chain((list) =>
  fc.record({
    list: fc.constant(list),
    values: fc.record(Object.fromEntries(list.map(({ value }) => [value, answer])), {
      noNullPrototype: true,
    }),
    loaded: fc.constantFrom<Loaded[]>(undefined, [], ['3'], ['1', '2']),
  }),
);

test('the engine finds exactly the errors of a reference implementation', () => {
  fc.assert(
    fc.property(filledForm, ({ list, values, loaded }) => {
      const { form } = parseFields(list);
      const choices = loaded?.map((value) => ({ value, label: value }));
      const found = validateForm(form, values, () => choices);
      const plain = failedKeywords(list, values, loaded);
      expect(found.map(({ field }) => field.name).toSorted()).toEqual([...plain.keys()].toSorted());
      for (const { field, type } of found) {
        expect(keywordsOf[type]).toEqual(
          expect.arrayContaining([expect.toBeOneOf([...plain.get(field.name)!])]),
        );
      }
    }),
    { numRuns: 300 },
  );
});
