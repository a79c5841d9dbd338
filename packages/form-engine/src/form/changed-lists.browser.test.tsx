import { afterEach, expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { clearDraft } from '../drafts/draft-storage.ts';
import { selectWithChips } from '../fields/select/select.field.ts';
import type { FieldType, WidgetProps } from '../model/field-type.ts';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { chooseOption, mountForm, type } from '../testing/mount-form.tsx';

afterEach(() => clearDraft('changing'));

const city = descriptor({ key: 'City', value: 'city', checkReq: 0 });
const inHindi = everyTypeDescriptors.map((item) => ({
  ...item,
  key: `${item.key} (हिन्दी)`,
  dictionaryVoList: (item.dictionaryVoList ?? []).map((choice) => ({ ...choice, dictLabel: 'हाँ' })),
}));

test.each([
  ['another language', inHindi],
  [
    'another label',
    everyTypeDescriptors.map((item, at) => (at === 1 ? { ...item, key: 'Schooling' } : item)),
  ],
  ['a new field above', [city, ...everyTypeDescriptors]],
  ['a new field below', [...everyTypeDescriptors, city]],
  [
    'other rules',
    everyTypeDescriptors.map((item) => ({ ...item, checkReq: 0, lengthLimitMax: 8 })),
  ],
  [
    'digits instead of text',
    everyTypeDescriptors.map((item, at) => (at ? item : { ...item, checkType: 1 })),
  ],
])('%s preserves answers, uncommitted text, focus and caret', async (_, fields) => {
  const form = mountForm({ fields: everyTypeDescriptors, draftKey: 'changing' });
  chooseOption(form.field('Education'), '2');
  const name = form.field('Full name');
  type(name, 'Priya');
  name.setSelectionRange(2, 2);
  form.change({ fields });
  expect(form.host.querySelector('select')?.value).toBe('2');
  expect(document.activeElement).toBe(name);
  expect([name.value, name.selectionStart]).toEqual(['Priya', 2]);
});

const withChoices = (count: number, more: Partial<FieldDescriptor> = {}) =>
  descriptor({
    dataType: 0,
    dictionaryVoList: Array.from({ length: count }, (_, at) => ({
      dictLabel: `Choice ${at + 1}`,
      dictValue: String(at + 1),
    })),
    ...more,
  });
const config = {
  ...defaultConfig,
  fieldTypes: { ...defaultConfig.fieldTypes, select: selectWithChips },
};

test.each([
  ['a long list that replaces a short one', withChoices(15), withChoices(16), 'BUTTON'],
  ['a short list that replaces a long one', withChoices(16), withChoices(15), 'SELECT'],
  ['a list that replaces chips', withChoices(3), withChoices(3, { checkReq: 0 }), 'SELECT'],
  ['a group of chips that replaces a list', withChoices(5), withChoices(3), 'INPUT'],
])('%s keeps the focus', (_, before, after, element) => {
  const form = mountForm({ fields: [before], config });
  const chips = [...form.host.querySelectorAll<HTMLElement>('[type=radio]')];
  (chips.at(-1) ?? document.getElementById('form_f0'))?.focus();
  form.change({ fields: [after] });
  expect(document.activeElement?.tagName).toBe(element);
  expect(document.activeElement?.id).toBe('form_f0');
});

test('a removed field is not sent, and keeps its answer in case it is added again', async () => {
  const onSubmit = vi.fn();
  const form = mountForm({ fields: [descriptor(), city], onSubmit });
  type(form.field('Full name'), 'Priya');
  type(form.field('City'), 'Pune');
  form.change({ fields: [descriptor()] });
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ fullName: 'Priya' }]);
  form.change({ fields: [city, descriptor()] });
  expect(form.field('City').value).toBe('Pune');
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ fullName: 'Priya', city: 'Pune' }]);
});

test('a field whose type changes starts empty', () => {
  const form = mountForm({ fields: [descriptor()] });
  type(form.field('Full name'), '7');
  form.change({ fields: [descriptor({ dataType: 3 })] });
  expect(form.field('Full name').value).toBe('');
});

test('an added field starts with its initial value', async () => {
  const form = mountForm({ fields: [descriptor()], initialValues: { city: 'Pune' } });
  form.change({ fields: [descriptor(), city] });
  await expect.poll(() => form.field('City').value).toBe('Pune');
});

test('a changed formId starts a new form with the initial values', () => {
  const form = mountForm({ fields: [descriptor()] });
  type(form.field('Full name'), 'Priya');
  form.change({ formId: 'other' });
  expect(form.field('Full name').value).toBe('');
});

test('a stricter config applies at once, although the descriptors are unchanged', async () => {
  const onSubmit = vi.fn();
  const form = mountForm({ fields: [descriptor()], onSubmit });
  type(form.field('Full name'), 'Priya');
  const { text } = defaultConfig.fieldTypes;
  const strict: FieldType = {
    ...text,
    messages: { ...text.messages, outOfRange: { text: 'Both names' } },
    check: (value) => (String(value).includes(' ') ? undefined : 'outOfRange'),
  };
  form.change({
    config: { ...defaultConfig, fieldTypes: { ...defaultConfig.fieldTypes, text: strict } },
  });
  form.submit();
  await expect.poll(() => form.host.textContent).toContain('Both names');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('another text format of the config applies at once', () => {
  const form = mountForm({ fields: [descriptor()] });
  form.change({ config: { ...defaultConfig, format: () => ({ autoComplete: 'name' }) } });
  expect(form.field('Full name').autocomplete).toBe('name');
});

test('shown errors are translated if the language changes', async () => {
  const form = mountForm({ fields: [descriptor()] });
  form.submit();
  await expect.poll(() => form.host.textContent).toContain('Fill in Full name');
  form.change({ fields: [descriptor({ key: 'पूरा नाम' })] });
  await expect.poll(() => form.host.textContent).toContain('Fill in पूरा नाम');
});

test('equal props that are created on each render re-render no field', () => {
  const onRender = vi.fn();
  const { text } = defaultConfig.fieldTypes;
  const Counted = (props: WidgetProps) => {
    onRender();
    return <text.widget {...props} />;
  };
  const fieldTypes = { ...defaultConfig.fieldTypes, text: { ...text, widget: Counted } };
  const newProps = () => ({
    fields: structuredClone(everyTypeDescriptors),
    config: { ...defaultConfig, fieldTypes: { ...fieldTypes } },
    sections: [{ title: 'One', from: 'fullName' }],
    readOnlyFields: ['payDay'],
    serverErrors: [{ name: 'education', message: 'Choose another one' }],
  });
  const form = mountForm(newProps());
  onRender.mockClear();
  for (let round = 0; round < 3; round += 1) form.change(newProps());
  expect(onRender).not.toHaveBeenCalled();
  form.change({ ...newProps(), readOnlyFields: [] });
  expect(onRender).toHaveBeenCalled();
});

test('equal props that are created on each render cause no endless loop', async () => {
  const onSchemaIssue = vi.fn();
  const newProps = () => ({
    fields: structuredClone([
      ...everyTypeDescriptors,
      { value: 'odd' },
    ]) as typeof everyTypeDescriptors,
    config: {
      ...defaultConfig,
      validate: [{ name: 'fullName', deps: [], validate: () => undefined }],
    },
    sections: [{ title: 'One', from: 'fullName' }],
    readOnlyFields: ['payDay'],
    serverErrors: [{ name: 'fullName', message: 'Somebody else has this name' }],
    onSchemaIssue,
  });
  const form = mountForm(newProps());
  const name = form.field('Full name');
  expect(document.activeElement).toBe(name);
  form.field('PIN code').focus();
  for (let round = 0; round < 3; round += 1) form.change(newProps());
  expect(document.activeElement).toBe(form.field('PIN code'));
  expect(form.field('Full name')).toBe(name);
  expect(onSchemaIssue).toHaveBeenCalledOnce();
});
