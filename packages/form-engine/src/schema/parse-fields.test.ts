import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, everyTypeDescriptors, workInfoPage } from '../testing/fields.ts';
import { joinWorkLists } from './join-work-lists.ts';
import { parseFields } from './parse-fields.ts';

const problemsOf = (list: unknown) => parseFields(list).issues.map(({ code }) => code);
const fieldsOf = (list: unknown) => parseFields(list).form.fields;

const changedField = (changes: object) => ({ ...descriptor(), ...changes });
const withOneChoice = (choice: unknown) =>
  changedField({ dataType: 0, dictionaryVoList: [{ dictLabel: 'One', dictValue: '1' }, choice] });

describe('parseFields', () => {
  test('parses every field type of the contract without issues', () => {
    expect(fieldsOf(everyTypeDescriptors).map(({ name, type }) => [name, type])).toEqual([
      ['fullName', 'text'],
      ['education', 'select'],
      ['liveState', 'state'],
      ['liveDistrict', 'district'],
      ['pinCode', 'text'],
      ['payDay', 'day'],
    ]);
    expect(problemsOf(everyTypeDescriptors)).toEqual([]);
    expect(problemsOf(joinWorkLists(workInfoPage))).toEqual([]);
  });

  test('reports unknown properties with their path', () => {
    const { issues } = parseFields([
      changedField({ regex: '^a', 'odd key': 1, checkReq: '1' }),
      { ...withOneChoice({ dictLabel: 'Two', dictValue: 2 }), value: 'second' },
    ]);
    expect(issues).toEqual([
      { code: 'propertyUnknown', path: '[0].regex', received: '^a' },
      { code: 'propertyUnknown', path: '[0]["odd key"]', received: '1' },
      { code: 'typeUnexpected', path: '[0].checkReq', received: '1' },
      { code: 'typeUnexpected', path: '[1].dictionaryVoList[1].dictValue', received: '2' },
    ]);
  });

  test('truncates long texts without splitting a character', () => {
    const long = '🙂'.repeat(200);
    const [field] = fieldsOf([changedField({ key: `x${long}`, label: `x${long}` })]);
    for (const text of [field?.label, field?.hint]) {
      expect(text).toBe(`x${'🙂'.repeat(99)}…`);
    }
  });

  test('returns usable fields and short issues for any input', () => {
    fc.assert(
      fc.property(anyDescriptorList, (list) => {
        const { form, issues } = parseFields(list);
        const names = form.fields.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain('__proto__');
        for (const { label, key } of form.fields) {
          expect(label.trim()).not.toBe('');
          expect(key).toMatch(/^f\d+$/);
        }
        for (const { received } of issues) expect(received.length).toBeLessThanOrEqual(61);
        if (Array.isArray(list))
          expect(issues.length).toBeGreaterThanOrEqual(list.length - names.length);
      }),
    );
  });

  test.each([
    ['nothing', undefined, 'notAList'],
    ['null', null, 'notAList'],
    ['an object', {}, 'notAList'],
    ['a text', 'Full name', 'notAList'],
    ['a field instead of a list', descriptor(), 'notAList'],
    ['a text instead of a field', ['Full name'], 'notAnObject'],
    ['a list instead of a field', [[descriptor()]], 'notAnObject'],
    ['an empty object', [{}], 'nameMissing'],
    ['a hole in the list', [null], 'notAnObject'],
    ['a missing name', [descriptor({ value: '' })], 'nameMissing'],
    ['the name of a prototype property', [descriptor({ value: '__proto__' })], 'nameUnsafe'],
    ['a name that violates the contract', [descriptor({ value: 'pin-code' })], 'nameUnexpected'],
    ['a second field of the same name', [descriptor(), descriptor()], 'nameTwice'],
    ['a missing label', [descriptor({ key: ' ' })], 'labelMissing'],
    ['a label that is too long', [descriptor({ key: 'x'.repeat(201) })], 'labelTooLong'],
    ['an unknown dataType', [descriptor({ dataType: 7 })], 'dataTypeUnknown'],
    ['a dropdown without choices', [descriptor({ dataType: 0 })], 'choicesMissing'],
    ['a district without a state', [descriptor({ dataType: 5 })], 'stateMissing'],
    ['choices that are a text', [changedField({ dictionaryVoList: 'One' })], 'choicesMissing'],
    ['a choice that is a text', [withOneChoice('Two')], 'choiceUnreadable'],
    ['a choice that is null', [withOneChoice(null)], 'choiceUnreadable'],
    ['a choice without a label', [withOneChoice({ dictValue: '2' })], 'choiceLabelMissing'],
    ['a hint that is a list', [changedField({ label: ['As on PAN'] })], 'hintUnreadable'],
    ['a flag that is not 0 or 1', [descriptor({ checkReq: 7 as 0 })], 'flagUnreadable'],
    ['a checkType that is a text', [changedField({ checkType: 'digits' })], 'flagUnreadable'],
    ['a length that is a list', [changedField({ lengthLimitMax: [5] })], 'lengthUnreadable'],
    ['a length below one', [descriptor({ lengthLimitMax: 0 })], 'lengthUnreadable'],
    [
      'a hideable field in a list without the work status',
      [descriptor({ canHidden: 1 })],
      'deciderMissing',
    ],
    [
      'more fields than a payload may have',
      Array.from({ length: 301 }, (_, index) => descriptor({ value: `f${index}` })),
      'tooManyFields',
    ],
  ])('reports %s', (_, list, problem) => {
    expect(problemsOf(list)).toEqual([problem]);
  });

  test('shows a field of an unknown type as text (D22)', () => {
    expect(fieldsOf([descriptor({ dataType: 7 })])).toMatchObject([{ type: 'text' }]);
  });

  test('shows a dropdown without choices, and a district without a state, as text', () => {
    const fields = fieldsOf([
      descriptor({ dataType: 0 }),
      descriptor({ value: 'district', dataType: 5 }),
    ]);
    expect(fields.map(({ type }) => type)).toEqual(['text', 'text']);
  });

  test('drops choices that cannot be sent, and duplicates', () => {
    const dictionaryVoList = [
      { dictLabel: 'One', dictValue: '1' },
      { dictLabel: 'Again', dictValue: '1' },
      { dictLabel: 'None', dictValue: ' ' },
      { dictLabel: '', dictValue: '2' },
    ];
    const { form, issues } = parseFields([descriptor({ dataType: 0, dictionaryVoList })]);
    expect(form.fields[0]?.choices).toEqual([
      { value: '1', label: 'One' },
      { value: '2', label: '2' },
    ]);
    expect(issues.map(({ code }) => code)).toEqual([
      'choiceTwice',
      'choiceUnreadable',
      'choiceLabelMissing',
    ]);
  });

  test('limits a digits field without a length to 5 (§5), and a text to the payload limit', () => {
    const [digits, text] = fieldsOf([
      descriptor({ value: 'income', checkType: 1 }),
      descriptor({ value: 'street' }),
    ]);
    expect([digits?.maxLength, text?.maxLength]).toEqual([5, 1000]);
  });

  test('connects a district to the nearest previous state that is visible with it', () => {
    const fields = fieldsOf([
      descriptor({ value: 'homeState', dataType: 4 }),
      descriptor({ value: 'workState', dataType: 4, canHidden: 1 }),
      descriptor({ value: 'homeDistrict', dataType: 5 }),
      descriptor({ value: 'workDistrict', dataType: 5, canHidden: 1 }),
      descriptor({ value: 'workStatus' }),
    ]);
    expect(fields.map(({ parentKey }) => parentKey)).toEqual([
      undefined,
      undefined,
      'f0',
      'f1',
      undefined,
    ]);
  });

  test('removes characters that would reverse or hide adjacent text', () => {
    const { form } = parseFields([
      descriptor({
        key: '\u202Eeman lluF',
        label: '\u2066digits\u200b',
        dataType: 0,
        dictionaryVoList: [{ dictValue: '1', dictLabel: '\u202DOne' }],
      }),
    ]);
    const [field] = form.fields;
    expect(field).toMatchObject({ label: 'eman lluF', hint: 'digits' });
    expect(field?.choices).toEqual([{ value: '1', label: 'One' }]);
  });
});
