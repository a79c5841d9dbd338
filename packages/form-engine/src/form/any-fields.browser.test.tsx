import fc from 'fast-check';
import { act as reactAct } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { descriptor, everyTypeDescriptors, immediateOptionLoaders } from '../testing/fields.ts';
import { visibleFields } from '../model/visibility.ts';
import { DynamicForm } from './dynamic-form.tsx';

/**
 * While this flag is set, React warns about updates outside `act`. The flag is therefore set only
 * during the step.
 */
async function act(step: () => void | Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await reactAct(async () => step());
  vi.unstubAllGlobals();
}

async function mount(list: unknown) {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const noteEvent = (event: ErrorEvent) => note(event.error);
  window.addEventListener('error', noteEvent);
  const onSchemaIssue = vi.fn();
  const onSubmit = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: note, onCaughtError: note });
  await act(async () =>
    root.render(
      <DynamicForm
        fields={list as readonly FieldDescriptor[]}
        options={immediateOptionLoaders}
        messages={englishMessages}
        formId="any"
        submitLabel="Next"
        onSchemaIssue={onSchemaIssue}
        onSubmit={onSubmit}
      />,
    ),
  );
  return {
    host,
    errors,
    onSchemaIssue,
    onSubmit,
    async leave() {
      await act(async () => root.unmount());
      host.remove();
      window.removeEventListener('error', noteEvent);
    },
  };
}

/**
 * Uses the native `value` setter. React overrides the setter on the element, and ignores the events
 * of a value that was set through the override.
 */
async function fill(control: HTMLInputElement | HTMLSelectElement, value: string) {
  const type = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set;
  await act(async () => {
    control.focus();
    setValue?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const maxFilled = 20;

async function fillAll(host: HTMLElement, text: string) {
  const controls = () =>
    host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  // Queries the controls in each round, because an answer can show more fields.
  for (let at = 0; at < Math.min(controls().length, maxFilled); at += 1) {
    const control = controls()[at];
    if (control instanceof HTMLSelectElement) await fill(control, control.options[1]?.value ?? '');
    else if (control) await fill(control, text);
  }
}

const submit = (host: HTMLElement) => act(async () => host.querySelector('form')?.requestSubmit());

async function expectUsable(list: unknown, text: string) {
  const { form, issues } = parseFields(list);
  const { host, errors, onSchemaIssue, leave } = await mount(list);
  const shown = visibleFields(form, {}).length;
  // A long form mounts its fields in several steps.
  const controls = () => host.querySelectorAll('[id^="any_f"]:is(input, select, button)').length;
  await expect.poll(controls).toBe(shown);
  expect(onSchemaIssue).toHaveBeenCalledTimes(issues.length > 0 ? 1 : 0);
  expect(host.querySelectorAll('script, img')).toHaveLength(0);
  await submit(host);
  await fillAll(host, text);
  await submit(host);
  await leave();
  expect(errors).toEqual([]);
}

test('any list can be rendered, filled in and submitted without an error', async () => {
  await fc.assert(
    fc.asyncProperty(anyDescriptorList, nastyText, (list, text) => expectUsable(list, text)),
    { numRuns: 60 },
  );
});

const choices = Array.from({ length: 10_000 }, (_, at) => ({
  dictLabel: `Choice ${at}`,
  dictValue: String(at),
}));
const named = (value: string) => descriptor({ value });
const script = '</script><script>throw new Error("run")</script><img src=x onerror=alert(1)>';

test.each<[what: string, list: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an object', {}],
  ['a text', 'Full name'],
  ['a list with holes', [null, undefined, [], 'x', 7, {}, ...everyTypeDescriptors]],
  ['a list of 50 fields with the same name', Array(50).fill(descriptor())],
  [
    'a list with names of prototype properties',
    ['__proto__', 'constructor', 'toString', 'valueOf'].map(named),
  ],
  ['10,000 fields', Array.from({ length: 10_000 }, (_, at) => named(`field${at}`))],
  ['right-to-left text', [descriptor({ key: 'اسم الأب', label: '\u202Eeman' })]],
  ['text that looks like a script', [descriptor({ key: script, label: script, value: script })]],
  [
    'a text instead of a list of choices',
    [{ ...descriptor({ dataType: 0 }), dictionaryVoList: 'One' }],
  ],
])('%s causes no error', (_, list) => expectUsable(list, 'اسم </script> __proto__'));

test('one of 10,000 choices can be chosen and sent', async () => {
  const field = descriptor({ dataType: 0, dictionaryVoList: choices });
  const { host, errors, onSubmit, leave } = await mount([field]);
  await act(async () => host.querySelector<HTMLButtonElement>('#any_f0')?.click());
  const options = () => host.querySelectorAll<HTMLElement>('dialog [role=option]');
  await expect.poll(() => options().length).toBeGreaterThan(0);
  expect(options().length).toBeLessThanOrEqual(100);
  await act(async () => options()[7]?.click());
  await submit(host);
  expect(onSubmit).toHaveBeenCalledWith({ fullName: '7' });
  await leave();
  expect(errors).toEqual([]);
});
