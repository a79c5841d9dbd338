import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CustomWidgetsForm } from '../testing/own-inputs.tsx';
import { FeedbackForm } from '../../examples/stars.tsx';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';

type OwnProps = Pick<Parameters<typeof CustomWidgetsForm>[0], 'fields'>;

function mount(Form: typeof CustomWidgetsForm, { fields }: OwnProps) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const onSubmit = vi.fn();
  flushSync(() =>
    root.render(<Form fields={fields} formId="own" submitLabel="Next" onSubmit={onSubmit} />),
  );
  const control = (at: number) =>
    host.querySelectorAll<HTMLInputElement & HTMLSelectElement>('[id^=own_f]:is(input, select)')[
      at
    ]!;
  return { host, onSubmit, control };
}

test('Enter submits the current text of a widget that commits only on blur', async () => {
  const rating = descriptor({ key: 'Your rating', value: 'rating', dataType: 20 });
  const { onSubmit, control } = mount(FeedbackForm, { fields: [rating] });
  control(0).focus();
  await userEvent.keyboard('4{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ rating: 4 }]]);
  expect(document.activeElement).toBe(control(0));
  await userEvent.keyboard('{Backspace}5{Enter}');
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ rating: 5 }]);
});

const [, , , , pinCode] = everyTypeDescriptors;

test('a custom input is cleaned, shows its error, and is committed by Enter', async () => {
  const { host, onSubmit, control } = mount(CustomWidgetsForm, { fields: [pinCode] });
  const pin = control(0);
  pin.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => pin.getAttribute('aria-invalid')).toBe('true');
  const errorId = pin.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(host.querySelector(`#${errorId}`)?.textContent).toBe('Fill in PIN code');
  await userEvent.keyboard('40x0069{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ pinCode: '400069' }]]);
  expect(pin.value).toBe('400069');
});

test('a custom select shows loaded choices, and its answer is sent', async () => {
  const state = descriptor({ key: 'State', value: 'liveState', dataType: 4 });
  const { host, onSubmit, control } = mount(CustomWidgetsForm, { fields: [state] });
  await expect.poll(() => control(0).options.length).toBe(2);
  await userEvent.selectOptions(control(0), 'Goa');
  host.querySelector('form')?.requestSubmit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ liveState: '30' }]]);
});
