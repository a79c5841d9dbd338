import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormHandle } from '../../form/form-handle.ts';
import type { AsyncFormValidator } from '../../model/form-validator.ts';
import { floorsGroupDescriptor, peopleGroupDescriptor } from '../../testing/extended.ts';
import { mountForm, type, type MountedForm } from '../../testing/mount-form.tsx';
import { extendedConfig } from '../extended-config.ts';

type Answer = string | undefined;

/** Creates a fake server. A request stays pending until the test calls `answer`. */
function createRegister() {
  const calls: { name: string; share: unknown; signal: AbortSignal }[] = [];
  const waiting = new Map<string, (answer: Answer | Error) => void>();
  const validate: AsyncFormValidator['validate'] = ({ name, share }, signal) => {
    calls.push({ name: String(name), share, signal });
    return new Promise((resolve, reject) =>
      waiting.set(String(name), (answer) =>
        answer instanceof Error ? reject(answer) : resolve(answer),
      ),
    );
  };
  return {
    validate,
    names: () => calls.map(({ name }) => name),
    isStopped: (name: string) => calls.findLast((one) => one.name === name)?.signal.aborted,
    answer: (name: string, answer?: Answer | Error) => waiting.get(name)?.(answer),
  };
}

let register = createRegister();
beforeEach(() => {
  register = createRegister();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const nameValidator = (more: Partial<AsyncFormValidator> = {}): AsyncFormValidator => ({
  name: 'people.name',
  deps: [],
  timeoutMs: 5000,
  onFailure: 'continue',
  validate: register.validate,
  ...more,
});

const rows = ({ host }: MountedForm) => [...host.querySelectorAll('fieldset fieldset')];
const nameIn = (form: MountedForm, at: number) => rows(form)[at]?.querySelector('input');
const isWrong = (form: MountedForm, at: number) => nameIn(form, at)?.ariaInvalid === 'true';
const press = ({ host }: MountedForm, name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

async function mount(
  validator: AsyncFormValidator,
  names: readonly string[],
  more: Partial<Parameters<typeof mountForm>[0]> = {},
) {
  const onSubmit = vi.fn();
  const ref = createRef<FormHandle>();
  const form = mountForm({
    fields: [peopleGroupDescriptor()],
    config: { ...extendedConfig(), validateAsync: [validator] },
    initialValues: { people: names.map((name) => ({ name })) },
    onSubmit,
    ref,
    ...more,
  });
  await expect.poll(() => rows(form).length).toBe(names.length);
  return { form, onSubmit, ref };
}

test('each row is validated once and keeps its error if a previous row is removed', async () => {
  const { form, onSubmit } = await mount(nameValidator(), ['Asha', 'Ravi', 'Mira']);
  form.submit();
  await expect.poll(register.names).toEqual(['Asha', 'Ravi', 'Mira']);
  register.answer('Asha');
  register.answer('Mira');
  register.answer('Ravi', 'Nobody has this name');
  await expect.poll(() => isWrong(form, 1)).toBe(true);
  expect([isWrong(form, 0), isWrong(form, 2)]).toEqual([false, false]);
  expect(document.activeElement).toBe(nameIn(form, 1));
  expect(onSubmit).not.toHaveBeenCalled();
  press(form, 'Remove People 1');
  await expect.poll(() => rows(form).length).toBe(2);
  expect(isWrong(form, 0)).toBe(true);
  press(form, 'Remove People 1');
  await expect.poll(() => rows(form).length).toBe(1);
  expect(form.host.textContent).not.toContain('Nobody has this name');
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ people: [{ name: 'Mira' }] }]);
  expect(register.names()).toEqual(['Asha', 'Ravi', 'Mira']);
});

test('a submit waits for the results of all rows', async () => {
  const { form, onSubmit } = await mount(nameValidator(), ['Asha', 'Ravi']);
  form.submit();
  await expect.poll(() => nameIn(form, 0)?.readOnly).toBe(true);
  const buttons = () =>
    [...form.host.querySelectorAll('button')].filter(({ textContent }) =>
      /Add|Remove/.test(textContent ?? ''),
    );
  expect(buttons()).toEqual([]);
  register.answer('Asha');
  form.submit();
  await expect.poll(() => nameIn(form, 0)?.readOnly).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  register.answer('Ravi');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.poll(() => buttons().length).toBe(3);
});

test('removing a row aborts its validator and ignores the result', async () => {
  const refuse = { onFailure: { refuse: 'We could not ask. Try again.' } };
  const { form, onSubmit, ref } = await mount(nameValidator(refuse), ['Asha', 'Ravi']);
  form.submit();
  await expect.poll(register.names).toEqual(['Asha', 'Ravi']);
  ref.current?.setValue('people', [{ name: 'Mira' }]);
  await expect.poll(() => register.isStopped('Ravi')).toBe(true);
  register.answer('Ravi', 'Nobody has this name');
  register.answer('Asha', 'Nobody has this name');
  await expect.poll(register.names).toEqual(['Asha', 'Ravi', 'Mira']);
  register.answer('Mira');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ people: [{ name: 'Mira' }] }]]);
  expect(form.host.textContent).not.toMatch(/Nobody|Try again/);
});

test('rows that the app replaces are validated again, each with its own result', async () => {
  const { form, onSubmit, ref } = await mount(nameValidator({ deps: [] }), ['Asha', 'Ravi']);
  form.submit();
  await expect.poll(register.names).toEqual(['Asha', 'Ravi']);
  ref.current?.setValue('people', [{ name: 'Ravi' }, { name: 'Asha' }, { name: 'Mira' }]);
  await expect.poll(() => rows(form).length).toBe(3);
  await expect.poll(register.names).toEqual(['Asha', 'Ravi', 'Ravi', 'Asha', 'Mira']);
  register.answer('Ravi', 'Nobody has this name');
  register.answer('Asha');
  register.answer('Mira');
  await expect.poll(() => isWrong(form, 0)).toBe(true);
  expect([isWrong(form, 1), isWrong(form, 2)]).toEqual([false, false]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['allows the submit', 'continue' as const, false],
  ['rejects it with an error', { refuse: 'We could not ask. Try again.' }, true],
])('a validator that fails in one row %s, as configured', async (_, onFailure, isRefused) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { form, onSubmit } = await mount(nameValidator({ onFailure }), ['Asha', 'Ravi']);
  form.submit();
  await expect.poll(register.names).toEqual(['Asha', 'Ravi']);
  register.answer('Asha');
  register.answer('Ravi', new Error('No connection'));
  await expect.poll(() => isWrong(form, 1) || onSubmit.mock.calls.length === 1).toBe(true);
  expect([isWrong(form, 0), isWrong(form, 1)]).toEqual([false, isRefused]);
  expect(onSubmit).toHaveBeenCalledTimes(isRefused ? 0 : 1);
});

test('a row is validated on blur if the answers that the validator reads are valid', async () => {
  const { form } = await mount(nameValidator({ deps: ['share'] }), ['Asha', 'Ravi']);
  const share = rows(form)[1]?.querySelectorAll('input')[1];
  if (!share) throw new Error('There is no row');
  type(share, '4.00');
  nameIn(form, 0)?.focus();
  await expect.poll(() => share.value).toBe('4');
  await expect.poll(register.names).toEqual(['Ravi']);
});

test('a validator in a nested row receives the answers of that row', async () => {
  const calls: unknown[] = [];
  const validate: AsyncFormValidator['validate'] = async (values) => {
    calls.push(values);
    return values['area'] === '9' ? 'Too small' : undefined;
  };
  const attic = { name: 'Attic', area: '9' };
  const form = mountForm({
    fields: [floorsGroupDescriptor()],
    config: {
      ...extendedConfig(),
      validateAsync: [nameValidator({ validate, name: 'floors.rooms.area', deps: ['name'] })],
    },
    initialValues: {
      floors: [
        { name: 'Ground', rooms: [{ name: 'Hall', area: '40' }] },
        { name: 'First', rooms: [attic] },
      ],
    },
  });
  const invalidInput = () => form.host.querySelector('[aria-invalid=true]');
  await expect.poll(() => form.host.querySelectorAll('fieldset').length).toBeGreaterThan(6);
  form.submit();
  await expect.poll(invalidInput).not.toBeNull();
  expect(
    invalidInput()?.closest('[data-row]')?.parentElement?.closest('[data-row]')?.textContent,
  ).toContain('Floor 2');
  expect(calls).toEqual([{ name: 'Hall', area: '40' }, attic]);
});
