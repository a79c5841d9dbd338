import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { registration } from '../../examples/groups-and-pages.tsx';
import verification from '../../examples/verification.json';
import { DynamicForm } from '../form/dynamic-form.tsx';
import { immediateOptionLoaders } from '../testing/fields.ts';
import { formArgsFor, storyParameters } from '../testing/story-args.ts';
import { extendedConfig } from './extended-config.ts';

const meta = {
  title: 'Examples',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(), options: immediateOptionLoaders },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This form is the first example in the README of the form engine. */
export const Verification: Story = { args: { fields: verification } };

/** This form has several pages, a repeating group, a computed sum and a review page. */
export const GroupsAndPages: Story = {
  args: { fields: registration, config: extendedConfig(), submitLabel: 'Register' },
  play: async ({ args, canvas, userEvent }) => {
    const type = (label: string | RegExp, text: string, at = 0) =>
      userEvent.type(canvas.getAllByLabelText(label)[at] as HTMLElement, text);
    const goOn = async (title: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await canvas.findByRole('heading', { name: title, level: 2 });
    };
    await canvas.findByRole('heading', { name: 'Business', level: 2 });
    await type('Legal name', 'Rao and Shah');
    await type('PAN of the business', 'AABFR1234K');
    await userEvent.selectOptions(canvas.getByLabelText('Kind of business'), 'Partnership');
    await goOn('Partners');
    await waitFor(() => expect(canvas.getAllByLabelText('Name')).toHaveLength(2));
    await type('Name', 'Priya Rao');
    await type('Share in percent', '60');
    await type('Name', 'Ravi Shah', 1);
    await type('Share in percent', '40', 1);
    await goOn('Contact');
    await type('Address', '12 MG Road, Pune');
    await type('PIN code', '411001');
    await type('Mobile number', '9876543210');
    await goOn('Check your answers');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ shares: '100', office: expect.anything() }),
      ),
    );
  },
};
