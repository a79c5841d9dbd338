import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormHandle } from '../../form/form-handle.ts';
import { floorsGroupDescriptor } from '../../testing/extended.ts';
import { mountForm, type MountedForm } from '../../testing/mount-form.tsx';
import { walkByTab } from '../../testing/screen-reader.ts';
import { extendedConfig } from '../extended-config.ts';

const config = extendedConfig();
const group = ({ host }: MountedForm, ...titles: readonly string[]) => {
  let inside: Element | undefined = host;
  for (const title of titles) {
    inside = [...(inside?.querySelectorAll('fieldset') ?? [])].find(
      (one) => one.querySelector(':scope > legend')?.textContent === title,
    );
  }
  return inside;
};
const button = (inside: Element | undefined, name: string) =>
  [...(inside?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
const inputs = (inside: Element | undefined) => [...(inside?.querySelectorAll('input') ?? [])];
const announcement = ({ host }: MountedForm) =>
  [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

const floors = [
  { name: 'Ground', rooms: [{ name: 'Hall' }, { name: 'Bath' }], owner: { name: 'Asha' } },
  { name: 'First', rooms: [{ name: 'Attic', area: '9' }] },
];

async function mount(more: Partial<Parameters<typeof mountForm>[0]> = {}) {
  const form = mountForm({
    fields: [floorsGroupDescriptor()],
    config,
    initialValues: { floors },
    ...more,
  });
  await expect.poll(() => group(form, 'Floor 1', 'Room 1')).toBeDefined();
  return form;
}

beforeEach(() => sessionStorage.clear());

test('adding or removing a nested row moves the focus and announces the outer row', async () => {
  const onSubmit = vi.fn();
  const form = await mount({ onSubmit });
  const addButton = button(group(form, 'Floor 2', 'Room'), 'Add to Room');
  expect(addButton?.textContent).toBe('Add to Room (Floor 2)');
  addButton?.click();
  const newField = () => inputs(group(form, 'Floor 2', 'Room 2'))[0];
  await expect.poll(newField).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(newField());
  await expect.poll(() => announcement(form)).toBe('Floor 2, Room 2 is added');
  await userEvent.keyboard('Loft');
  button(group(form, 'Floor 1', 'Room 1'), 'Remove Room 1')?.click();
  await expect.poll(() => group(form, 'Floor 1', 'Room 2')).toBeUndefined();
  expect(document.activeElement).toBe(group(form, 'Floor 1', 'Room'));
  await expect.poll(() => announcement(form)).toBe('Floor 1, Room 1 is removed');
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([
      {
        floors: [
          { name: 'Ground', rooms: [{ name: 'Bath' }], owner: { name: 'Asha' } },
          { name: 'First', rooms: [{ name: 'Attic', area: '9' }, { name: 'Loft' }] },
        ],
      },
    ]);
});

test('a new row has the minimum of nested rows; removing it removes its nested rows', async () => {
  const onSubmit = vi.fn();
  const form = await mount({ onSubmit });
  button(form.host, 'Remove Floor 1')?.click();
  await expect.poll(() => group(form, 'Floor 2')).toBeUndefined();
  button(form.host, 'Add to Floor')?.click();
  await expect.poll(() => group(form, 'Floor 2', 'Room 1')).toBeDefined();
  expect(document.activeElement).toBe(inputs(group(form, 'Floor 2'))[0]);
  const values = () => inputs(group(form, 'Floor 2')).map(({ value }) => value);
  await expect.poll(values).toEqual(['', '', '', '']);
  expect(button(group(form, 'Floor 2', 'Room'), 'Remove')).toBeUndefined();
  await userEvent.keyboard('Second{Tab}Study');
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ floors: [floors[1], { name: 'Second', rooms: [{ name: 'Study' }] }] }]);
});

test.each(['floors[1].rooms[0].area', 'floors.1.rooms.0.area', '/floors/1/rooms/0/area'])(
  'a server error at %s is shown in its row and removed with that row',
  async (name) => {
    const form = await mount({ serverErrors: [{ name, message: 'Too small' }] });
    const area = () => inputs(group(form, 'Floor 2', 'Room 1'))[1];
    await expect.poll(() => area()?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(area());
    button(form.host, 'Remove Floor 1')?.click();
    await expect.poll(() => group(form, 'Floor 2')).toBeUndefined();
    expect(inputs(group(form, 'Floor 1', 'Room 1'))[1]?.getAttribute('aria-invalid')).toBe('true');
    button(form.host, 'Remove Floor 1')?.click();
    await expect.poll(() => form.host.textContent).not.toContain('Too small');
  },
);

test('the error summary names both the row and the nested row of an error', async () => {
  const form = await mount({
    initialValues: { floors: [{ name: 'Ground', rooms: [{ name: 'Hall' }, {}] }, floors[1]!] },
  });
  form.submit();
  const invalidInput = () => inputs(group(form, 'Floor 1', 'Room 2'))[0];
  await expect.poll(() => invalidInput()?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(invalidInput());
  expect(form.host.querySelector('section')?.textContent).toContain('Floor 1, Room 2: Room name');
});

test('a draft restores nested rows, with uncommitted text', async () => {
  const props = { draftKey: 'house', initialValues: {} };
  const form = mountForm({ fields: [floorsGroupDescriptor({ minRows: 1 })], config, ...props });
  await expect.poll(() => group(form, 'Floor 1', 'Room 1')).toBeDefined();
  button(group(form, 'Floor 1', 'Room'), 'Add to Room')?.click();
  await expect.poll(() => group(form, 'Floor 1', 'Room 2')).toBeDefined();
  await userEvent.keyboard('Loft');
  form.unmount();
  form.host.remove();
  const remounted = mountForm({
    fields: [floorsGroupDescriptor({ minRows: 1 })],
    config,
    ...props,
  });
  await expect.poll(() => group(remounted, 'Floor 1', 'Room 2')).toBeDefined();
  expect(inputs(group(remounted, 'Floor 1', 'Room 2'))[0]?.value).toBe('Loft');
});

test('an app can set nested rows, focus their fields and make them read-only', async () => {
  const ref = createRef<FormHandle>();
  const onSubmit = vi.fn();
  const form = await mount({ ref, onSubmit });
  ref.current?.setValue('floors[1].rooms', [{ name: 'One' }, { name: 'Two' }]);
  await expect.poll(() => group(form, 'Floor 2', 'Room 2')).toBeDefined();
  ref.current?.setValue('floors[1].rooms[1].area', '40');
  ref.current?.setValue('floors[1].owner', { name: 'Ravi' });
  ref.current?.focus('floors[1].rooms[1].area');
  const area = () => inputs(group(form, 'Floor 2', 'Room 2'))[1];
  await expect.poll(() => document.activeElement === area()).toBe(true);
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toMatchObject([
      {
        floors: [
          floors[0],
          { rooms: [{ name: 'One' }, { name: 'Two', area: '40' }], owner: { name: 'Ravi' } },
        ],
      },
    ]);
  ref.current?.setValue('floors', [{ rooms: [{ name: 'New' }] }]);
  await expect.poll(() => group(form, 'Floor 2')).toBeUndefined();
  expect(inputs(group(form, 'Floor 1', 'Room 1'))[0]?.value).toBe('New');
  form.change({ readOnlyFields: ['floors'] });
  expect(inputs(group(form, 'Floor 1')).every(({ readOnly }) => readOnly)).toBe(true);
  expect(button(form.host, 'Add')).toBeUndefined();
});

test('screen readers announce each button with its row and the outer row', async () => {
  const form = await mount({ initialValues: { floors: [floors[0]!] } });
  form.field('Floor name').focus();
  expect(await walkByTab(8)).toEqual([
    'Room name, textbox, Hall, required',
    'Area (optional), textbox',
    'Remove Room 1 (Floor 1), button',
    'Room name, textbox, Bath, required',
    'Area (optional), textbox',
    'Remove Room 2 (Floor 1), button',
    'Add to Room (Floor 1), button',
    'Owner name (optional), textbox, Asha',
  ]);
});
