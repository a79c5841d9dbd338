import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearDraft, writeDraft } from '../drafts/draft-storage.ts';
import { CustomInputWidget, CustomSelectWidget } from '../testing/own-inputs.tsx';
import { defaultConfig } from '../schema/default-config.ts';
import { dateRangeField } from '../fields/date-range/date-range.field.ts';
import { selectWithChips } from '../fields/select/select.field.ts';
import { multiSelectField } from '../fields/multi-select/multi-select.field.ts';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { extendedTypeDescriptors, extendedTypesConfig } from '../testing/extended-types.ts';
import { chooseOption, renderFormOnServer, type } from '../testing/mount-form.tsx';

afterEach(() => clearDraft('served'));

const filled = {
  fullName: 'Priya',
  education: '2',
  pinCode: '400069',
};
const optionalPlaces = everyTypeDescriptors.map((item) => ({
  ...item,
  checkReq: item.dataType === 4 || item.dataType === 5 ? 0 : item.checkReq,
}));

test('text typed before hydration is kept, shown and sent', async () => {
  const onSubmit = vi.fn();
  const served = renderFormOnServer({ fields: optionalPlaces, onSubmit });
  type(served.field('Full name'), 'Priya');
  chooseOption(served.field('Education'), '2');
  type(served.field('PIN code'), '४०० 069');
  const form = served.hydrate();
  await expect.poll(() => form.field('PIN code').value).toBe('400069');
  expect(form.field('Full name').value).toBe('Priya');
  expect(form.field('Education').value).toBe('2');
  expect(document.activeElement).toBe(form.field('PIN code'));
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([filled]);
  expect(served.errors).toEqual([]);
});

test('a checkbox, date, chip and textarea filled in before hydration are sent', async () => {
  const onSubmit = vi.fn();
  const { birthday, consent, story } = extendedTypeDescriptors;
  const chips = { ...everyTypeDescriptors[1]!, value: 'schooling', key: 'Schooling' };
  const config = extendedTypesConfig();
  const served = renderFormOnServer({
    fields: [birthday, consent, story, chips],
    config: { ...config, fieldTypes: { ...config.fieldTypes, select: selectWithChips } },
    onSubmit,
  });
  served.field('Date of birth').value = '1990-01-31';
  served.field('I agree').click();
  served.field('Your plan').value = 'A shop';
  served.host.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click();
  const form = served.hydrate();
  await expect.poll(() => form.field('Your plan').value).toBe('A shop');
  await expect
    .poll(() => {
      form.submit();
      return onSubmit.mock.lastCall;
    })
    .toEqual([{ birthday: '1990-01-31', consent: 1, plan: 'A shop', schooling: '2' }]);
});

test('multiple choices, a date range and a file filled in before hydration are sent', async () => {
  const onSubmit = vi.fn();
  const config = extendedTypesConfig();
  const journey = dateRangeField({
    dataType: 31,
    first: '2026-01-01',
    last: '2026-12-31',
    messages: { from: 'From', to: 'To', wrong: 'Two days of 2026' },
  });
  const served = renderFormOnServer({
    fields: [
      { ...everyTypeDescriptors[1]!, value: 'schools', dataType: 32 },
      descriptor({ value: 'journey', dataType: 31 }),
      extendedTypeDescriptors.payslip,
    ],
    config: {
      ...config,
      fieldTypes: { ...config.fieldTypes, journey, several: multiSelectField(32) },
    },
    initialValues: { schools: ['1'] },
    onSubmit,
  });
  served.field('Secondary school').click();
  served.field('Graduate').click();
  served.field('From').value = '2026-05-02';
  served.field('To').value = '2026-05-09';
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'may.pdf', { type: 'application/pdf' }));
  served.field('Payslip').files = transfer.files;
  const form = served.hydrate();
  await expect.poll(() => form.host.textContent).toContain('may.pdf is uploaded');
  expect(form.field('Secondary school').checked).toBe(false);
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ schools: ['2'], journey: '2026-05-02/2026-05-09', payslip: 'kept-may.pdf' }]);
  expect(served.errors).toEqual([]);
});

const { text, select, state } = defaultConfig.fieldTypes;
const ownInputs = {
  ...defaultConfig,
  fieldTypes: {
    ...defaultConfig.fieldTypes,
    text: { ...text, widget: CustomInputWidget },
    select: { ...select, widget: CustomSelectWidget },
    state: { ...state, widget: CustomSelectWidget },
  },
};

test.each([
  ['the default inputs', defaultConfig],
  ['custom inputs of an app', ownInputs],
])('%s keep changes and deletions made before hydration', async (_, config) => {
  const onSubmit = vi.fn();
  const optional = everyTypeDescriptors
    .slice(0, 3)
    .map((item) => ({ ...item, checkReq: 0 as const }));
  const [, education] = optional;
  const served = renderFormOnServer({
    fields: [...optional, { ...education!, key: 'Schooling', value: 'schooling' }],
    config,
    initialValues: { fullName: 'Priya', education: '2', liveState: '30', schooling: '1' },
    onSubmit,
  });
  served.field('Education').value = '';
  served.field('Schooling').value = '2';
  served.field('Full name').value = 'Priya Rao';
  const form = served.hydrate();
  await expect.poll(() => form.field('State').textContent).toContain('Goa');
  expect(form.field('Education').value).toBe('');
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ fullName: 'Priya Rao', liveState: '30', schooling: '2' }]);
  expect(form.field('Education').value).toBe('');
  expect(served.errors).toEqual([]);
});

test('a draft is restored after hydration and does not override earlier input', async () => {
  writeDraft('served', {
    fullName: ['text', 'Priya'],
    education: ['select', '1'],
    liveState: ['state', '30'],
    liveDistrict: ['district', '30-1'],
    pinCode: ['text', '400001'],
  });
  const onSubmit = vi.fn();
  const served = renderFormOnServer({ fields: everyTypeDescriptors, draftKey: 'served', onSubmit });
  chooseOption(served.field('Education'), '2');
  const form = served.hydrate();
  await expect.poll(() => form.field('Full name').value).toBe('Priya');
  expect(form.field('Education').value).toBe('2');
  await expect.poll(() => form.field('District').textContent).toContain('South Goa');
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([
      {
        fullName: 'Priya',
        education: '2',
        liveState: '30',
        liveDistrict: '30-1',
        pinCode: '400001',
      },
    ]);
  expect(served.errors).toEqual([]);
});

test('a submit before hydration is replayed after hydration, without navigation', async () => {
  writeDraft('served', { nickname: ['text', 'Pri'] });
  const onSubmit = vi.fn();
  const fields = [descriptor(), descriptor({ value: 'nickname', key: 'Nickname' })];
  const served = renderFormOnServer({ fields, draftKey: 'served', onSubmit });
  type(served.field('Full name'), 'Priya');
  const addressBefore = location.href;
  await userEvent.click(served.host.querySelector('button')!);
  const form = served.hydrate();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ fullName: 'Priya', nickname: 'Pri' }]]);
  expect(form.field('Full name').value).toBe('Priya');
  expect(location.href).toBe(addressBefore);
});

test.each([true, false])(
  'a form with a State field that is submitted before hydration is sent once (strict: %s)',
  async (isStrict) => {
    const onSubmit = vi.fn();
    const served = renderFormOnServer(
      { fields: optionalPlaces, draftKey: 'served', onSubmit },
      isStrict,
    );
    type(served.field('Full name'), 'Priya');
    chooseOption(served.field('Education'), '2');
    type(served.field('PIN code'), '400069');
    await userEvent.click(served.host.querySelector('button[type=submit]')!);
    served.hydrate();
    await expect.poll(() => onSubmit.mock.calls, { timeout: 5000 }).toEqual([[filled]]);
    expect(served.errors).toEqual([]);
  },
);

test('Enter before hydration is replayed, and a form without a submit is not sent', async () => {
  const onSubmit = vi.fn();
  const formWithSubmit = renderFormOnServer({ fields: [descriptor()], formId: 'sent', onSubmit });
  formWithSubmit.field('Full name').focus();
  await userEvent.keyboard('Priya{Enter}');
  const onOtherSubmit = vi.fn();
  const otherForm = renderFormOnServer({
    fields: [descriptor()],
    formId: 'other',
    onSubmit: onOtherSubmit,
  });
  otherForm.field('Full name').focus();
  await userEvent.keyboard('Ravi{Tab}');
  otherForm.hydrate();
  formWithSubmit.hydrate();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ fullName: 'Priya' }]]);
  expect(onOtherSubmit).not.toHaveBeenCalled();
});

test('the server-rendered page has no inline script that a CSP could forbid', () => {
  const { host } = renderFormOnServer({ fields: everyTypeDescriptors });
  expect(host.querySelector('script')).toBeNull();
  expect(host.innerHTML).not.toMatch(/javascript:|\son\w+=|\sstyle=/);
});
