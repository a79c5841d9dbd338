import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, FormDescription } from '../model/field.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { anyContractDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, workInfoPage } from '../testing/fields.ts';
import { joinWorkLists } from '../schema/join-work-lists.ts';
import { possibleErrors } from './possible-errors.ts';
import { validateForm } from './validate.ts';

const loaded = [undefined, [], [{ value: '3', label: 'Three' }]];
const numbers = [undefined, 3, 0, 32];
const sampleMessages = [undefined, '', '1', '3', 'x', '9'.repeat(1001)];

const valuesFor = ({ type, choices }: Field): readonly unknown[] =>
  type === 'day' ? numbers : [...sampleMessages, ...choices.map(({ value }) => value)];

function statusesOf(form: FormDescription): readonly unknown[] {
  const status = form.fields.find(({ name }) => name === 'workStatus');
  if (!status) return [undefined];
  const isTaken = (answer: unknown) =>
    loaded.some((choices) =>
      validateForm(form, { workStatus: answer }, () => choices).every(
        ({ field }) => field.key !== status.key,
      ),
    );
  return [undefined, ...valuesFor(status).filter(isTaken)];
}

const foundIn = (form: FormDescription): ReadonlySet<string> =>
  new Set(
    statusesOf(form).flatMap((workStatus) =>
      form.fields.flatMap((field) =>
        valuesFor(field).flatMap((value) =>
          loaded.flatMap((choices) =>
            validateForm(form, { workStatus, [field.name]: value }, () => choices)
              .filter((found) => found.field.key === field.key)
              .map(({ type }) => `${field.name}: ${type}`),
          ),
        ),
      ),
    ),
  );

test('lists exactly the errors that the rules of a form can produce', () => {
  fc.assert(
    fc.property(anyContractDescriptorList, (list) => {
      const { form } = parseFields(list);
      const listed = possibleErrors(form, englishMessages);
      const names = listed.map(({ field, type }) => `${field.name}: ${type}`);
      expect(names.toSorted()).toEqual([...foundIn(form)].toSorted());
    }),
    { numRuns: 60 },
  );
});

const messagesOf = (list: unknown) =>
  possibleErrors(parseFields(list).form, englishMessages).map(({ message }) => message);

test('does not list a hideable field as required, because it is optional if visible (§4)', () => {
  expect(messagesOf(joinWorkLists(workInfoPage))).toEqual([
    'Choose Work status',
    'Choose Work status from the list',
    'Fill in Monthly income',
    'Monthly income takes digits only',
    'Use at most 7 characters for Monthly income',
    'Use at most 20 characters for Company',
    'Choose Pay day from the list',
  ]);
});

test('lists no errors of a field that can never be visible', () => {
  expect(messagesOf([descriptor({ canHidden: 1 })])).toEqual([]);
});
