import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { immediateOptionLoaders } from './fields.ts';
import { englishMessages } from '../english-messages.ts';

export const formArgsFor = (...fields: readonly FieldDescriptor[]) => ({
  fields,
  options: immediateOptionLoaders,
  messages: englishMessages,
  formId: 'story',
  submitLabel: 'Next',
  onSubmit: fn(),
});

export const storyParameters = { layout: 'padded' } as const;

export const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));

export async function expectErrorAt(canvasElement: HTMLElement, label: string, error: string) {
  const field = within(canvasElement).getByLabelText(new RegExp(`^${label}`));
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
}
