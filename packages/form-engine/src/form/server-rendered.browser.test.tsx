import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearDraft, writeDraft } from '../drafts/draft-storage.ts';
import { OwnInput, OwnSelect } from '../../examples/own-inputs.tsx';
import { ourSetup } from '../descriptor/our-setup.ts';
import { dateRangeKind } from '../fields/date-range/date-range.kind.ts';
import { dropdownWithChips } from '../fields/dropdown/dropdown.kind.ts';
import { severalChoicesKind } from '../fields/several-choices/several-choices.kind.ts';
import { descriptor, everyKind } from '../testing/descriptors.ts';
import { moreDescriptors, moreKinds } from '../testing/more-kinds.ts';
import { choose, serveForm, type } from '../testing/mount-form.tsx';

afterEach(() => clearDraft('served'));

const filled = {
  fullName: 'Priya',
  education: '2',
  pinCode: '400069',
};
const optionalPlaces = everyKind.map((item) => ({
  ...item,
  checkReq: item.dataType === 4 || item.dataType === 5 ? 0 : item.checkReq,
}));

test('what was filled in before React came stays, is shown and is sent', async () => {
  const onSubmit = vi.fn();
  const served = serveForm({ descriptors: optionalPlaces, onSubmit });
  type(served.field('Full name'), 'Priya');
  choose(served.field('Education'), '2');
  type(served.field('PIN code'), '40a00 69');
  const form = served.hydrate();
  await expect.poll(() => form.field('PIN code').value).toBe('400069');
  expect(form.field('Full name').value).toBe('Priya');
  expect(form.field('Education').value).toBe('2');
  expect(document.activeElement).toBe(form.field('PIN code'));
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([filled]);
  expect(served.complaints).toEqual([]);
});

test('a box, a day, a chip and several lines that were filled in before React came are sent', async () => {
  const onSubmit = vi.fn();
  const { birthday, consent, story } = moreDescriptors;
  const chips = { ...everyKind[1]!, value: 'schooling', key: 'Schooling' };
  const setup = moreKinds();
  const served = serveForm({
    descriptors: [birthday, consent, story, chips],
    setup: { ...setup, kinds: { ...setup.kinds, dropdown: dropdownWithChips } },
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

test('several choices, two days and a file that were filled in before React came are sent', async () => {
  const onSubmit = vi.fn();
  const setup = moreKinds();
  const journey = dateRangeKind({
    dataType: 31,
    first: '2026-01-01',
    last: '2026-12-31',
    words: { from: 'From', to: 'To', wrong: 'Two days of 2026' },
  });
  const served = serveForm({
    descriptors: [
      { ...everyKind[1]!, value: 'schools', dataType: 32 },
      descriptor({ value: 'journey', dataType: 31 }),
      moreDescriptors.payslip,
    ],
    setup: { ...setup, kinds: { ...setup.kinds, journey, several: severalChoicesKind(32) } },
    initialValues: { schools: ['1'] },
    onSubmit,
  });
  served.field('Secondary school').click();
  served.field('Graduate').click();
  served.field('From').value = '2026-05-02';
  served.field('To').value = '2026-05-09';
  const picked = new DataTransfer();
  picked.items.add(new File(['x'], 'may.pdf', { type: 'application/pdf' }));
  served.field('Payslip').files = picked.files;
  const form = served.hydrate();
  await expect.poll(() => form.host.textContent).toContain('may.pdf is uploaded');
  expect(form.field('Secondary school').checked).toBe(false);
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ schools: ['2'], journey: '2026-05-02/2026-05-09', payslip: 'kept-may.pdf' }]);
  expect(served.complaints).toEqual([]);
});

const { text, dropdown, state } = ourSetup.kinds;
const ownInputs = {
  ...ourSetup,
  kinds: {
    ...ourSetup.kinds,
    text: { ...text, widget: OwnInput },
    dropdown: { ...dropdown, widget: OwnSelect },
    state: { ...state, widget: OwnSelect },
  },
};

test.each([
  ['our own inputs', ourSetup],
  ["an app's own inputs", ownInputs],
])('%s keep what was changed or emptied before React came', async (_, setup) => {
  const onSubmit = vi.fn();
  const optional = everyKind.slice(0, 3).map((item) => ({ ...item, checkReq: 0 as const }));
  const [, education] = optional;
  const served = serveForm({
    descriptors: [...optional, { ...education!, key: 'Schooling', value: 'schooling' }],
    setup,
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
  expect(served.complaints).toEqual([]);
});

test('a draft comes after React, is shown as it is sent, and gives way to what was filled in meanwhile', async () => {
  writeDraft('served', {
    fullName: ['text', 'Priya'],
    education: ['dropdown', '1'],
    liveState: ['state', '30'],
    liveDistrict: ['district', '30-1'],
    pinCode: ['text', '400001'],
  });
  const onSubmit = vi.fn();
  const served = serveForm({ descriptors: everyKind, draftKey: 'served', onSubmit });
  choose(served.field('Education'), '2');
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
  expect(served.complaints).toEqual([]);
});

test('a form that is sent before React came is sent once it is there, and the page stays', async () => {
  writeDraft('served', { nickname: ['text', 'Pri'] });
  const onSubmit = vi.fn();
  const descriptors = [descriptor(), descriptor({ value: 'nickname', key: 'Nickname' })];
  const served = serveForm({ descriptors, draftKey: 'served', onSubmit });
  type(served.field('Full name'), 'Priya');
  const place = location.href;
  await userEvent.click(served.host.querySelector('button')!);
  const form = served.hydrate();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ fullName: 'Priya', nickname: 'Pri' }]]);
  expect(form.field('Full name').value).toBe('Priya');
  expect(location.href).toBe(place);
});

test.each([true, false])(
  'a list that was chosen from and sent before React came is sent once, with a State beside it (strict: %s)',
  async (isStrict) => {
    const onSubmit = vi.fn();
    const served = serveForm(
      { descriptors: optionalPlaces, draftKey: 'served', onSubmit },
      isStrict,
    );
    type(served.field('Full name'), 'Priya');
    choose(served.field('Education'), '2');
    type(served.field('PIN code'), '400069');
    await userEvent.click(served.host.querySelector('button[type=submit]')!);
    served.hydrate();
    await expect.poll(() => onSubmit.mock.calls, { timeout: 5000 }).toEqual([[filled]]);
    expect(served.complaints).toEqual([]);
  },
);

test('Enter before React came counts too, and a form that nobody has sent is not sent', async () => {
  const onSubmit = vi.fn();
  const sent = serveForm({ descriptors: [descriptor()], formId: 'sent', onSubmit });
  sent.field('Full name').focus();
  await userEvent.keyboard('Priya{Enter}');
  const onOther = vi.fn();
  const other = serveForm({ descriptors: [descriptor()], formId: 'other', onSubmit: onOther });
  other.field('Full name').focus();
  await userEvent.keyboard('Ravi{Tab}');
  other.hydrate();
  sent.hydrate();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ fullName: 'Priya' }]]);
  expect(onOther).not.toHaveBeenCalled();
});

test('the page of a server has no script that a Content-Security-Policy could forbid', () => {
  const { host } = serveForm({ descriptors: everyKind });
  expect(host.querySelector('script')).toBeNull();
  expect(host.innerHTML).not.toMatch(/javascript:|\son\w+=|\sstyle=/);
});
