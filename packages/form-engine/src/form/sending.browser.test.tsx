import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultConfig } from '../schema/default-config.ts';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { extendedConfig } from '../extended-fields/extended-config.ts';
import { mountForm, type } from '../testing/mount-form.tsx';
import type { FormHandle } from './form-handle.ts';

const city = descriptor({ key: 'City', value: 'city', checkReq: 0 });
const error = { name: 'fullName', message: 'Somebody else has this name' };
const summaryText = (host: HTMLElement) =>
  host.querySelector('[role=region], section')?.textContent;

let consoleError: ReturnType<typeof vi.spyOn>;
function muteConsoleError() {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
afterEach(() => {
  vi.restoreAllMocks();
});

test('while onSubmit is pending, the form is read-only and cannot be sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => promise);
  const form = mountForm({ fields: [descriptor()], onSubmit });
  type(form.field('Full name'), 'Priya');
  form.submit();
  form.submit();
  await expect.poll(() => form.field('Full name').readOnly).toBe(true);
  form.submit();
  resolve();
  await expect.poll(() => form.field('Full name').readOnly).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.poll(() => [form.submit(), onSubmit.mock.calls.length][1]).toBe(2);
});

test('an invalid field that becomes visible through the submit gets the focus', async () => {
  const form = mountForm({
    config: extendedConfig(),
    fields: [
      { ...city, checkReq: 1 },
      { ...descriptor(), shownIf: { field: 'city', equals: 'Pune' } },
    ],
  });
  type(form.field('City'), 'Pune');
  form.submit();
  await expect.poll(() => form.host.querySelector('[aria-invalid=true]')).not.toBeNull();
  await expect.poll(() => document.activeElement).toBe(form.field('Full name'));
});

test('a double click submits once, even if onSubmit returns no promise', async () => {
  const onSubmit = vi.fn();
  const form = mountForm({ fields: [descriptor()], onSubmit });
  type(form.field('Full name'), 'Priya');
  const button = form.host.querySelector('button');
  for (let click = 0; click < 2; click += 1) button?.click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  for (let click = 0; click < 2; click += 1) button?.click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a changed answer, a server error or a short delay allows another submit', async () => {
  const onSubmit = vi.fn();
  const form = mountForm({ fields: [descriptor()], onSubmit });
  type(form.field('Full name'), 'Priya');
  form.submit();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  type(form.field('Full name'), ' Rao');
  form.submit();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  form.change({ serverErrors: [error] });
  form.submit();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(3);
  await expect.poll(() => [form.submit(), onSubmit.mock.calls.length][1]).toBe(4);
});

test.each([
  ['throws', () => JSON.parse('{') as unknown],
  ['is rejected', () => Promise.reject(new Error('No connection'))],
])('an onSubmit that %s shows an error, keeps all answers and can be retried', async (_, fail) => {
  muteConsoleError();
  const onSubmit = vi.fn<() => unknown>(fail);
  const form = mountForm({ fields: [descriptor()], onSubmit });
  type(form.field('Full name'), 'Priya');
  form.submit();
  await expect.poll(() => summaryText(form.host)).toContain('This could not be sent. Try again.');
  expect(consoleError).toHaveBeenCalled();
  expect(form.field('Full name').value).toBe('Priya');
  onSubmit.mockImplementation(() => undefined);
  form.submit();
  await expect.poll(() => summaryText(form.host)).toBeUndefined();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('the same server errors in a new array do not move the focus or reappear', async () => {
  const form = mountForm({ fields: [descriptor(), city], serverErrors: [error] });
  type(form.field('Full name'), 'Priya');
  await expect.poll(() => summaryText(form.host)).toBeUndefined();
  type(form.field('City'), 'Pu');
  form.change({ serverErrors: [{ ...error }] });
  expect(document.activeElement).toBe(form.field('City'));
  expect(summaryText(form.host)).toBeUndefined();
});

test('the same server errors are shown again after another submit', async () => {
  const form = mountForm({ fields: [descriptor()], serverErrors: [error] });
  type(form.field('Full name'), 'Priya');
  form.submit();
  await expect.poll(() => summaryText(form.host)).toBeUndefined();
  form.change({ serverErrors: [{ ...error }], isSubmitting: true });
  expect(summaryText(form.host)).toBeUndefined();
  form.change({ isSubmitting: false });
  await expect.poll(() => summaryText(form.host)).toContain(error.message);
});

test('a reset removes server errors', async () => {
  const ref = createRef<FormHandle>();
  const form = mountForm({ fields: [descriptor()], serverErrors: [error], ref });
  expect(summaryText(form.host)).toContain(error.message);
  ref.current?.reset();
  await expect.poll(() => summaryText(form.host)).toBeUndefined();
});

test('a failed async validator allows or rejects the submit, as configured', async () => {
  muteConsoleError();
  const onSubmit = vi.fn();
  const ask = vi.fn(async (): Promise<string | undefined> => {
    throw new Error('No connection');
  });
  const configOf = (onFailure: 'continue' | { refuse: string }) => ({
    ...defaultConfig,
    validateAsync: [{ name: 'fullName', deps: [], timeoutMs: 5000, validate: ask, onFailure }],
  });
  const refuse = 'We could not ask the register. Try again.';
  const form = mountForm({ fields: [descriptor()], config: configOf({ refuse }), onSubmit });
  type(form.field('Full name'), 'Priya');
  form.submit();
  await expect.poll(() => summaryText(form.host)).toContain(refuse);
  ask.mockImplementation(async () => undefined);
  form.submit();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  ask.mockRejectedValue(new Error('No connection'));
  form.change({ config: configOf('continue') });
  form.field('Full name').select();
  type(form.field('Full name'), 'Rao');
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ fullName: 'Rao' }]);
});

test('a Standard Schema shows its error at the field and accepts valid values', async () => {
  const onSubmit = vi.fn();
  const validate = (values: unknown) =>
    (values as { fullName: string }).fullName === 'Priya'
      ? { issues: [{ message: 'Somebody else has this name', path: ['fullName'] }] }
      : {};
  const schema = { '~standard': { version: 1, vendor: 'test', validate } } as const;
  const form = mountForm({ fields: [descriptor()], validate: schema, onSubmit });
  type(form.field('Full name'), 'Priya');
  form.submit();
  await expect.poll(() => summaryText(form.host)).toContain('Somebody else has this name');
  await expect.poll(() => document.activeElement).toBe(form.field('Full name'));
  expect(onSubmit).not.toHaveBeenCalled();
  form.field('Full name').select();
  type(form.field('Full name'), 'Rao');
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ fullName: 'Rao' }]);
});

test('every input has a name that shadows no property of the form element', () => {
  const elementsField = { key: 'Elements', value: 'elements', dataType: 1, checkReq: 1 };
  const form = mountForm({ fields: [...everyTypeDescriptors, elementsField] });
  const controls = [
    ...form.host.querySelectorAll('form :is(input:not([hidden]), select, textarea)'),
  ];
  expect(controls.map((control) => control.getAttribute('name'))).not.toContain(null);
  expect(form.field('Elements').name).toBe('form[elements]');
  expect(form.host.querySelector('form')?.elements).toBeInstanceOf(HTMLFormControlsCollection);
});

test('two forms with the same id are reported in the console', () => {
  muteConsoleError();
  mountForm({ fields: [descriptor()] });
  expect(consoleError).not.toHaveBeenCalled();
  mountForm({ fields: [descriptor()] });
  expect(consoleError).toHaveBeenCalledWith('2 forms have the formId "form"');
});
