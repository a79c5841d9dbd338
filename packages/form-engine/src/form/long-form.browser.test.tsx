import { createRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { englishMessages } from '../english-messages.ts';
import { descriptor, immediateOptionLoaders } from '../testing/fields.ts';
import { DynamicForm } from './dynamic-form.tsx';
import type { FormHandle } from './form-handle.ts';
import type { FormSection } from './section-groups.ts';

const count = 120;
const fields = Array.from({ length: count }, (_, at) =>
  descriptor({ key: `Field ${at}`, value: `field${at}`, lengthLimitMax: 3 }),
);
const formWith = (
  initialValues: Record<string, string> = {},
  sections: FormSection[] = [],
  ref: Ref<FormHandle> = null,
) => (
  <DynamicForm
    ref={ref}
    sections={sections}
    fields={fields}
    initialValues={initialValues}
    options={immediateOptionLoaders}
    messages={englishMessages}
    formId="long"
    submitLabel="Next"
    onSubmit={() => undefined}
  />
);

let leave = () => {};
afterEach(() => leave());

function newHost(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  leave = () => host.remove();
  return host;
}

function mount(...given: Parameters<typeof formWith>): HTMLElement {
  const host = newHost();
  const root = createRoot(host);
  flushSync(() => root.render(formWith(...given)));
  leave = () => {
    root.unmount();
    host.remove();
  };
  return host;
}

const fieldsIn = (host: HTMLElement) => host.querySelectorAll('input:not([hidden])').length;

describe('a long form', () => {
  test('mounts its first fields, then all others without interaction', async () => {
    const host = mount();
    expect(fieldsIn(host)).toBeGreaterThan(10);
    expect(fieldsIn(host)).toBeLessThan(count);
    await expect.poll(() => fieldsIn(host)).toBe(count);
  });

  test('focuses an unmounted field, also in a closed section', async () => {
    const handle = createRef<FormHandle>();
    const sections = [
      { title: 'First', from: 'field0' },
      { title: 'More', from: 'field20' },
    ];
    const host = mount({}, sections, handle);
    expect(fieldsIn(host)).toBeLessThan(20);
    handle.current?.focus('field119');
    await Promise.resolve();
    expect(document.activeElement).toBe(host.querySelectorAll('input:not([hidden])')[119]);
  });

  test('mounts all fields before the browser handles a Tab', async () => {
    const host = mount();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await Promise.resolve();
    expect(fieldsIn(host)).toBe(count);
  });

  test('does not delay a key press: the press mounts all fields a little later', async () => {
    const host = mount();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await Promise.resolve();
    expect(fieldsIn(host)).toBeLessThan(count);
    await expect.poll(() => fieldsIn(host)).toBe(count);
  });

  test('focuses its first invalid field at once after a rejected submit', async () => {
    const host = mount();
    flushSync(() => host.querySelector('form')?.requestSubmit());
    expect(document.activeElement).toBe(host.querySelector('input[aria-invalid]'));
    expect(host.querySelector('h2')?.textContent).toContain(String(count));
    expect(host.querySelectorAll('li').length).toBeLessThan(count);
    await expect.poll(() => host.querySelectorAll('[aria-invalid]').length).toBe(count);
    await expect.poll(() => host.querySelectorAll('li').length).toBe(count);
  });

  test('mounts and focuses the only invalid field after a rejected submit', () => {
    const values = Object.fromEntries(fields.map(({ value }) => [value, 'abc']));
    const host = mount({ ...values, field110: '' });
    flushSync(() => host.querySelector('form')?.requestSubmit());
    expect(document.activeElement).toBe(host.querySelectorAll('input:not([hidden])')[110]);
    expect(host.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  });

  test.each([
    ['an unmounted field', []],
    [
      'an unmounted field in a closed section',
      [
        { title: 'First', from: 'field0' },
        { title: 'More', from: 'field20' },
      ],
    ],
  ])('has an error summary whose entries can link to %s', (_, sections) => {
    const filled = fields.slice(0, 11).map(({ value }) => [value, 'abc']);
    const host = mount(Object.fromEntries(filled), sections);
    flushSync(() => host.querySelector('form')?.requestSubmit());
    expect(fieldsIn(host)).toBeLessThan(20);
    host.querySelectorAll<HTMLElement>('li a')[11]?.click();
    expect(document.activeElement).toBe(host.querySelectorAll('input:not([hidden])')[22]);
  });

  test('is complete in server-rendered HTML and after hydration', async () => {
    const host = newHost();
    host.innerHTML = renderToString(formWith());
    expect(fieldsIn(host)).toBe(count);
    const first = host.querySelector('input');
    const errors: unknown[] = [];
    const root = hydrateRoot(host, formWith(), {
      onRecoverableError: (error) => errors.push(error),
    });
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    expect(fieldsIn(host)).toBe(count);
    expect(host.querySelector('input')).toBe(first);
    expect(errors).toEqual([]);
    root.unmount();
  });

  test('renders nothing for a key press that does not change the error', async () => {
    const host = mount();
    const field = host.querySelector('input');
    if (!field) throw new Error('The form has no field');
    const type = async (text: string) => {
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
      await Promise.resolve();
    };
    await type('four');
    flushSync(() => host.querySelector('form')?.requestSubmit());
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const changes = new MutationObserver(() => undefined);
    changes.observe(host, { subtree: true, childList: true, attributes: true });
    await type('fours');
    expect(changes.takeRecords()).toEqual([]);
    await type('fo');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    changes.disconnect();
  });
});
