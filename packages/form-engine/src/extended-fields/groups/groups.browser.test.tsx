import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormHandle } from '../../form/form-handle.ts';
import { peopleGroupDescriptor } from '../../testing/extended.ts';
import { mountForm, type, type MountedForm } from '../../testing/mount-form.tsx';
import { walkByTab } from '../../testing/screen-reader.ts';
import { extendedConfig } from '../extended-config.ts';

const config = extendedConfig();
const button = ({ host }: MountedForm, name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const rows = ({ host }: MountedForm) => host.querySelectorAll('fieldset fieldset');
const announcement = ({ host }: MountedForm) =>
  [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

async function mount(more: Partial<Parameters<typeof mountForm>[0]> = {}) {
  const form = mountForm({ fields: [peopleGroupDescriptor()], config, ...more });
  await expect.poll(() => form.host.querySelector('fieldset')).not.toBeNull();
  return form;
}

beforeEach(() => sessionStorage.clear());

test('adding a row focuses its first field, removing it focuses the group', async () => {
  const onSubmit = vi.fn();
  const form = await mount({
    onSubmit,
    initialValues: { people: [{ name: 'Asha' }, { name: 'Ravi' }] },
  });
  button(form, 'Add to People')?.click();
  await expect.poll(() => rows(form).length).toBe(3);
  expect(document.activeElement).toBe(rows(form)[2]?.querySelector('input'));
  await expect.poll(() => announcement(form)).toBe('People 3 is added');
  await userEvent.keyboard('Mira');
  button(form, 'Remove People 1')?.click();
  await expect.poll(() => rows(form).length).toBe(2);
  expect(document.activeElement).toBe(form.host.querySelector('fieldset'));
  await expect.poll(() => announcement(form)).toBe('People 1 is removed');
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ people: [{ name: 'Ravi' }, { name: 'Mira' }] }]);
});

test('a row added after a removal starts blank', async () => {
  const form = await mount({ initialValues: { people: [{ name: 'Asha' }] } });
  const add = async () => {
    button(form, 'Add to People')?.click();
    const hasFocus = () => document.activeElement === rows(form)[1]?.querySelector('input');
    await expect.poll(hasFocus).toBe(true);
  };
  await add();
  await userEvent.keyboard('Mira{Tab}');
  button(form, 'Remove People 2')?.click();
  await expect.poll(() => rows(form).length).toBe(1);
  await add();
  expect(rows(form)[1]?.querySelector('input')?.value).toBe('');
});

test('rows can be added up to the maximum and removed down to the minimum', async () => {
  const fields = [peopleGroupDescriptor({ minRows: 1, maxRows: 2 })];
  const form = await mount({ fields });
  expect(button(form, 'Remove People 1')).toBeUndefined();
  button(form, 'Add to People')?.click();
  await expect.poll(() => rows(form).length).toBe(2);
  expect(button(form, 'Add to People')).toBeUndefined();
  expect(button(form, 'Remove People 1')).toBeDefined();
});

test('an invalid row shows its error and gets the focus, and the summary names the row', async () => {
  const form = await mount({ initialValues: { people: [{ name: 'Asha' }, {}] } });
  form.submit();
  const invalidInput = () => rows(form)[1]?.querySelector('input');
  await expect.poll(() => invalidInput()?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(invalidInput());
  expect(rows(form)[0]?.querySelector('[aria-invalid]')).toBeNull();
  expect(form.host.querySelector('section')?.textContent).toContain('People 2: Name');
});

test.each(['people[1].name', 'people.1.name', '/people/1/name'])(
  'a server error at %s is shown in its row, also after the previous row is removed',
  async (name) => {
    const message = 'This name is taken';
    const form = await mount({
      initialValues: { people: [{ name: 'Asha' }, { name: 'Ravi' }] },
      serverErrors: [{ name, message }],
    });
    const errorsIn = (at: number) => rows(form)[at]?.querySelectorAll('[aria-invalid]').length;
    await expect.poll(() => [errorsIn(0), errorsIn(1)]).toEqual([0, 1]);
    button(form, 'Remove People 1')?.click();
    await expect.poll(() => rows(form).length).toBe(1);
    expect(errorsIn(0)).toBe(1);
    const input = rows(form)[0]?.querySelector('input');
    if (input) type(input, 'x');
    await expect.poll(() => errorsIn(0)).toBe(0);
  },
);

test('an app can set rows and row fields by name', async () => {
  const ref = createRef<FormHandle>();
  const onSubmit = vi.fn();
  const form = await mount({
    ref,
    onSubmit,
    initialValues: { people: [{ name: 'Asha', share: '9' }] },
  });
  ref.current?.setValue('people', [{ name: 'Ravi' }, { name: 'Mira' }]);
  await expect.poll(() => rows(form).length).toBe(2);
  ref.current?.setValue('people[1].share', '40');
  ref.current?.focus('people[1].share');
  expect(document.activeElement).toBe(rows(form)[1]?.querySelectorAll('input')[1]);
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ people: [{ name: 'Ravi' }, { name: 'Mira', share: '40' }] }]);
});

test('a draft restores the rows, with uncommitted text', async () => {
  const props = { draftKey: 'people' };
  const first = await mount(props);
  button(first, 'Add to People')?.click();
  await expect.poll(() => rows(first).length).toBe(2);
  await userEvent.keyboard('Mira');
  first.unmount();
  first.host.remove();
  const remounted = await mount(props);
  await expect.poll(() => rows(remounted).length).toBe(2);
  expect(rows(remounted)[1]?.querySelector('input')?.value).toBe('Mira');
});

test('changing the language preserves rows, uncommitted text and focus', async () => {
  const form = await mount();
  const input = rows(form)[0]?.querySelector('input');
  if (!input) throw new Error('There is no row');
  type(input, 'Mira');
  form.change({ fields: [{ ...peopleGroupDescriptor(), key: 'व्यक्ति' }] });
  expect(form.host.querySelector('legend')?.textContent).toContain('व्यक्ति');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('Mira');
});

test('with 50 rows, a key press in a row renders nothing', async () => {
  const initialValues = { people: Array.from({ length: 50 }, (_, at) => ({ name: `N${at}` })) };
  const form = await mount({ initialValues });
  await expect.poll(() => form.host.querySelectorAll('input:not([hidden])').length).toBe(100);
  const input = rows(form)[49]?.querySelector('input');
  if (!input) throw new Error('There is no row');
  input.focus();
  const changes = new MutationObserver(() => undefined);
  changes.observe(form.host, { subtree: true, childList: true, attributes: true });
  type(input, 'x');
  await Promise.resolve();
  expect(changes.takeRecords()).toEqual([]);
});

test('screen readers announce each Tab stop, and a remove button with its row', async () => {
  const form = await mount({ initialValues: { people: [{ name: 'Asha' }, { name: 'Ravi' }] } });
  form.field('Name').focus();
  expect(await walkByTab(6)).toEqual([
    'Share (optional), textbox',
    'Remove People 1, button',
    'Name, textbox, Ravi, required',
    'Share (optional), textbox',
    'Remove People 2, button',
    'Add to People, button',
  ]);
});
