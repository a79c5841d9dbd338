import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { extendedConfig } from '../extended-fields/extended-config.ts';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { extendedDescriptor } from '../testing/extended.ts';
import { stubSessionStorage } from '../testing/fake-storage.ts';
import { clearDraft, clearDrafts, hasDraft, readDraft, writeDraft } from './draft-storage.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { sensitiveWords, isSensitiveField } from './sensitive-fields.ts';

let storage: ReturnType<typeof stubSessionStorage>;
beforeEach(() => {
  storage = stubSessionStorage();
});

const { form } = parseFields(everyTypeDescriptors);
const data = { f0: 'Priya', f1: '2', f2: '27', f3: '27-1', f4: '400069', f5: 7 };

describe('a draft', () => {
  test('is restored unchanged', () => {
    saveDraft('basic', form, data);
    expect(restoreDraft('basic', form)).toEqual(data);
  });

  test('restores valid answers if labels, order or rules have changed', () => {
    saveDraft('basic', form, data);
    const changed = parseFields([
      descriptor({ key: 'New', value: 'isNew' }),
      ...everyTypeDescriptors.map((item) => ({
        ...item,
        key: 'हिन्दी',
        label: 'हिन्दी',
        lengthLimitMax: 5,
      })),
    ]);
    expect(restoreDraft('basic', changed.form)).toEqual({
      f1: 'Priya',
      f2: '2',
      f3: '27',
      f4: '27-1',
      f5: '400069',
      f6: 7,
    });
  });

  test('drops answers of another type, of a removed choice, and letters in a digits field', () => {
    saveDraft('basic', form, data);
    const changed = parseFields(
      everyTypeDescriptors.map((item) => ({
        ...item,
        dataType: item.value === 'payDay' ? 1 : item.dataType,
        checkType: item.value === 'fullName' ? 1 : item.checkType,
        dictionaryVoList: item.dictionaryVoList?.slice(0, 1) ?? null,
      })),
    );
    expect(restoreDraft('basic', changed.form)).toEqual({ f2: '27', f3: '27-1', f4: '400069' });
  });

  test('restores a text with an invalid format or out of range', () => {
    const list = [
      extendedDescriptor({ value: 'plate', pattern: '[A-Z]{2}[0-9]{4}' }),
      extendedDescriptor({ value: 'age', checkType: 1, min: 18 }),
    ];
    const { form: asking } = parseFields(list, extendedConfig());
    saveDraft('unfinished', asking, { f0: 'MH1', f1: '1' });
    expect(restoreDraft('unfinished', asking)).toEqual({ f0: 'MH1', f1: '1' });
  });

  test('drops a district if its state is dropped', () => {
    saveDraft('basic', form, { ...data, f2: undefined });
    expect(restoreDraft('basic', form)).not.toHaveProperty('f3');
  });

  test('is deleted by clearDraft, and all drafts by clearDrafts', () => {
    saveDraft('basic', form, data);
    saveDraft('work', form, data);
    storage.setItem('other', 'stays');
    clearDraft('basic');
    expect(restoreDraft('basic', form)).toEqual({});
    clearDrafts();
    expect([...storage.items.keys()]).toEqual(['other']);
  });

  test('with the previous key prefix is still restored, renamed and deleted', () => {
    const old = (key: string) => `kosha.form-draft.${key}`;
    saveDraft('basic', form, data);
    const names = () => [...storage.items.keys()];
    expect(names()).toEqual(['form-draft.basic']);
    const text = storage.items.get('form-draft.basic') ?? '';
    const before = restoreDraft('basic', form);
    const storeOldDrafts = () => {
      storage.items.clear();
      for (const key of ['basic', 'work']) storage.setItem(old(key), text);
    };
    storeOldDrafts();
    expect(hasDraft('basic')).toBe(true);
    expect(restoreDraft('basic', form)).toEqual(before);
    saveDraft('basic', form, data);
    expect(names()).toEqual([old('work'), 'form-draft.basic']);
    storeOldDrafts();
    clearDraft('basic');
    expect(names()).toEqual([old('work')]);
    clearDrafts();
    expect(names()).toEqual([]);
  });

  test('tolerates any storage content and unavailable storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        writeDraft('basic', anything);
        expect(restoreDraft('basic', form)).toBeTypeOf('object');
      }),
    );
    const forged = Object.fromEntries(
      form.fields.map(({ name, type }) => [name, [type, { toString: 1 }]]),
    );
    writeDraft('basic', forged);
    expect(restoreDraft('basic', form)).toEqual({});
    storage.setItem('form-draft.basic', '{');
    expect(readDraft('basic')).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => saveDraft('basic', form, data)).not.toThrow();
    expect(restoreDraft('basic', form)).toEqual({});
  });
});

describe('identity numbers', () => {
  test.each([
    ['aadhaarNo', 'Number'],
    ['idNo', 'ID'],
    ['panNumber', 'Number'],
    ['PAN', 'x'],
    ['field7', 'Aadhaar card number'],
    ['field7', 'PAN Card'],
    ['field7', 'आधार संख्या'],
    ['accountNo', 'Number'],
    ['loginPassword', 'x'],
    ['upiPin', 'x'],
    ['passport_no', 'x'],
    ['field7', 'Number as on your Aadhaar'],
    ['field7', 'Name and PAN'],
  ])('the field %s (%s) asks for one and is never saved', (name, label) => {
    const { form: asking } = parseFields([descriptor({ value: name, key: label })]);
    expect(isSensitiveField({ name, label, hint: undefined })).toBe(true);
    saveDraft('step', asking, { f0: '12345' });
    expect(readDraft('step')).toEqual({});
  });

  test.each(sensitiveWords)('the word %s is detected in any notation', (word) => {
    const capitals = word.replaceAll(/(^| )(.)/g, (_, before: string, letter: string) =>
      (before + letter).toUpperCase(),
    );
    const spellings = [
      word,
      word.toUpperCase(),
      capitals.replace(' ', ''),
      word.replace(' ', '_ '),
    ];
    for (const text of spellings) {
      expect(isSensitiveField({ name: 'field7', label: `My ${text}.`, hint: undefined })).toBe(
        true,
      );
      expect(isSensitiveField({ name: 'field7', label: 'Number', hint: `(${text})` })).toBe(true);
    }
  });

  test.each([
    ['pinCode', 'PIN code'],
    ['pincode', 'Pincode'],
    ['companyName', 'Company'],
    ['expandedView', 'Japan office'],
    ['fluidOunces', 'Fluid'],
    ['field7', 'Name as on PAN card'],
  ])('the field %s (%s) does not ask for one', (name, label) => {
    expect(isSensitiveField({ name, label, hint: undefined })).toBe(false);
  });

  test('a field for the name on an identity card does not ask for one', () => {
    const fullName = { name: 'fullName', label: 'Full name', hint: 'As on your Aadhaar' };
    expect(isSensitiveField(fullName)).toBe(false);
  });

  test.each([
    'ABCDE1234F',
    'abcde1234f',
    '2341 2341 2346',
    '234123412346',
    'Aadhaar 2341-2341-2346, Pune',
    'Flat 12, 234123412346',
    'my PAN is ABCDE 1234 F',
    '२३४१ २३४१ २३४६',
  ])('the value %s is not saved in any field', (value) => {
    saveDraft('basic', form, { f0: value });
    expect(readDraft('basic')).toEqual({});
  });
});
