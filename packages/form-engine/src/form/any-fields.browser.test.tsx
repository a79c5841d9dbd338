import fc from 'fast-check';
import { act as reactAct } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { descriptor, everyType, promptOptions } from '../testing/fields.ts';
import { visibleFields } from '../model/visibility.ts';
import { DynamicForm } from './dynamic-form.tsx';

/** Has React expect `act` only while a step runs, as a list may measure itself later, outside of one. */
async function act(step: () => void | Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await reactAct(async () => step());
  vi.unstubAllGlobals();
}

/** Shows the form of a list and collects whatever is thrown while it is used. */
async function mount(list: unknown) {
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
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
        options={promptOptions}
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
    faults,
    onSchemaIssue,
    onSubmit,
    async leave() {
      await act(async () => root.unmount());
      host.remove();
      window.removeEventListener('error', noteEvent);
    },
  };
}

/** Sets the value as the browser does; React learns of it by the event. */
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

/** At most this many fields of a form are filled in. */
const filledMax = 20;

async function fillAll(host: HTMLElement, text: string) {
  const controls = () =>
    host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  // An answer can show more fields; those are filled in as well.
  for (let at = 0; at < Math.min(controls().length, filledMax); at += 1) {
    const control = controls()[at];
    if (control instanceof HTMLSelectElement) await fill(control, control.options[1]?.value ?? '');
    else if (control) await fill(control, text);
  }
}

const submit = (host: HTMLElement) => act(async () => host.querySelector('form')?.requestSubmit());

/** Each shown field has a control, issues are reported, and nothing throws. */
async function survives(list: unknown, text: string) {
  const { form, issues } = parseFields(list);
  const { host, faults, onSchemaIssue, leave } = await mount(list);
  const shown = visibleFields(form, {}).length;
  // A long form comes in several steps.
  const controls = () => host.querySelectorAll('[id^="any_f"]:is(input, select, button)').length;
  await expect.poll(controls).toBe(shown);
  expect(onSchemaIssue).toHaveBeenCalledTimes(issues.length > 0 ? 1 : 0);
  expect(host.querySelectorAll('script, img')).toHaveLength(0);
  await submit(host);
  await fillAll(host, text);
  await submit(host);
  await leave();
  expect(faults).toEqual([]);
}

test('any list is rendered or reported in a browser; filling in and submitting never throw', async () => {
  await fc.assert(
    fc.asyncProperty(anyDescriptorList, nastyText, (list, text) => survives(list, text)),
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
  ['a list with holes', [null, undefined, [], 'x', 7, {}, ...everyType]],
  ['one name over and over', Array(50).fill(descriptor())],
  ['names of a prototype', ['__proto__', 'constructor', 'toString', 'valueOf'].map(named)],
  ['10,000 fields', Array.from({ length: 10_000 }, (_, at) => named(`field${at}`))],
  ['text from right to left', [descriptor({ key: 'اسم الأب', label: '\u202Eeman' })]],
  ['text like a script', [descriptor({ key: script, label: script, value: script })]],
  ['texts for lists', [{ ...descriptor({ dataType: 0 }), dictionaryVoList: 'One' }]],
])('%s breaks nothing', (_, list) => survives(list, 'اسم </script> __proto__'));

test('one of 10,000 choices can be chosen and sent', async () => {
  const field = descriptor({ dataType: 0, dictionaryVoList: choices });
  const { host, faults, onSubmit, leave } = await mount([field]);
  await act(async () => host.querySelector<HTMLButtonElement>('#any_f0')?.click());
  const options = () => host.querySelectorAll<HTMLElement>('dialog [role=option]');
  await expect.poll(() => options().length).toBeGreaterThan(0);
  expect(options().length).toBeLessThanOrEqual(100);
  await act(async () => options()[7]?.click());
  await submit(host);
  expect(onSubmit).toHaveBeenCalledWith({ fullName: '7' });
  await leave();
  expect(faults).toEqual([]);
});
