import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { descriptor } from '../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../testing/story-args.ts';
import { DynamicForm } from './dynamic-form.tsx';

const names = ['Full name', 'Birthplace', 'Company', 'Income', 'Street', 'Town'];

const meta = {
  title: 'Sections',
  component: DynamicForm,
  parameters: storyParameters,
  args: {
    ...formArgsFor(
      ...names.map((key, at) => descriptor({ key, value: `q${at}`, checkReq: at % 2 })),
    ),
    sections: [
      { title: 'You', from: 'q0' },
      { title: 'Your work', from: 'q2' },
      { title: 'Your home', from: 'q4' },
    ],
  },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (canvasElement: HTMLElement, title: string) =>
  within(canvasElement).getByRole('heading', { name: title }).closest('details')?.open;

export const FirstOpen: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Birthplace')).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Income')).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByText('Your work'));
    await expect(within(canvasElement).getByLabelText('Income')).toBeVisible();
    await userEvent.click(within(canvasElement).getByText('Your work'));
    await expect(within(canvasElement).getByLabelText('Income')).not.toBeVisible();
  },
};

/**
 * After a rejected submit, the section of the first error is open. A link in the error summary
 * opens the section of its field.
 */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Birthplace'), 'Pune');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Income', 'Fill in Income');
    await expect(isOpen(canvasElement, 'Your work')).toBe(true);
    await expect(isOpen(canvasElement, 'Your home')).toBe(false);
    const home = canvas.getByText('Your home').closest('summary');
    await expect(home).toHaveTextContent('1 field needs attention');
    await userEvent.click(canvas.getByRole('link', { name: 'Fill in Town' }));
    await expect(canvas.getByLabelText('Town')).toHaveFocus();
    await expect(isOpen(canvasElement, 'Your home')).toBe(true);
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: 200 },
};
