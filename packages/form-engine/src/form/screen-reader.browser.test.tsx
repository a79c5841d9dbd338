import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { englishMessages } from '../english-messages.ts';
import { everyTypeDescriptors, immediateOptionLoaders } from '../testing/fields.ts';
import { extendedTypeDescriptors, extendedTypesConfig } from '../testing/extended-types.ts';
import { readFocusAnnouncement, walkByTab } from '../testing/screen-reader.ts';
import { DynamicForm, type DynamicFormProps } from './dynamic-form.tsx';

function mount(props: Partial<DynamicFormProps>): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() =>
    root.render(
      <DynamicForm
        fields={everyTypeDescriptors}
        options={immediateOptionLoaders}
        messages={englishMessages}
        formId="heard"
        submitLabel="Next"
        onSubmit={() => undefined}
        {...props}
      />,
    ),
  );
  return host;
}

test('a field is announced with its name, role, value, required state and hint', async () => {
  mount({ initialValues: { fullName: 'Priya', education: '2' } });
  expect(await walkByTab(7)).toEqual([
    'Full name, textbox, Priya, required',
    'Education, combobox, Graduate',
    'State Please select, combobox, Please select, required',
    'District Choose State first, combobox, Choose State first, required',
    'PIN code, textbox, required, 6 digits',
    'Pay day (optional), combobox, Please select',
    'Next, button',
  ]);
});

test('a rejected submit announces the number of errors, and a field its error', async () => {
  const host = mount({});
  host.querySelector('input')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => host.querySelector('[role=status]')?.textContent)
    .toBe('5 fields need attention');
  expect(await readFocusAnnouncement()).toBe(
    'Full name, textbox, required, invalid, Fill in Full name',
  );
  expect(await walkByTab(3)).toEqual([
    'Education, combobox, Please select, invalid, Choose Education',
    'State Please select, combobox, Please select, required, invalid, Choose State',
    'District Choose State first, combobox, Choose State first, required, invalid, Choose District',
  ]);
});

test('the announced number of errors is cleared when an answer changes', async () => {
  const host = mount({ initialValues: { liveState: '30', liveDistrict: '30-1', education: '2' } });
  const status = () => host.querySelector('[role=status]')?.textContent;
  host.querySelector('input')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(status).toMatch(/need/);
  await userEvent.keyboard('Priya');
  await expect.poll(status).toBe('');
});

test('optional field types are announced like the default ones', async () => {
  mount({
    fields: [
      extendedTypeDescriptors.consent,
      extendedTypeDescriptors.payslip,
      extendedTypeDescriptors.story,
    ],
    config: extendedTypesConfig(),
    initialValues: { consent: 1, plan: 'A roof' },
  });
  expect(await walkByTab(3)).toEqual([
    'I agree To the terms, checkbox, checked',
    'Payslip, button, No file chosen',
    'Your plan, textbox, A roof, required',
  ]);
});

test('a section is announced with its heading and state', async () => {
  mount({
    sections: [
      { title: 'You', from: 'fullName' },
      { title: 'Your home', from: 'liveState' },
    ],
  });
  expect(await walkByTab(5)).toEqual([
    'You, DisclosureTriangle, expanded',
    'Full name, textbox, required',
    'Education, combobox, Please select',
    'Your home, DisclosureTriangle',
    'Next, button',
  ]);
});

test('a searchable list is announced with its label, then the field with the choice', async () => {
  const host = mount({ fields: everyTypeDescriptors.filter(({ dataType }) => dataType === 4) });
  expect(await walkByTab(1)).toEqual(['State Please select, combobox, Please select, required']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  expect(await readFocusAnnouncement()).toBe('Search, combobox, expanded');
  await userEvent.keyboard('Go{ArrowDown}{Enter}');
  await expect.poll(() => host.textContent).toContain('Goa');
  expect(await readFocusAnnouncement()).toBe('State Goa, combobox, Goa, required');
});
