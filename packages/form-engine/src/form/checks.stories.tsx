import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { defaultConfig } from '../schema/default-config.ts';
import { descriptor } from '../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../testing/story-args.ts';
import { DynamicForm } from './dynamic-form.tsx';

const account = descriptor({ key: 'Bank account', value: 'bankAccount' });
const again = descriptor({ key: 'The same again', value: 'again' });

const meta = {
  title: 'Checks',
  component: DynamicForm,
  parameters: storyParameters,
  args: {
    ...formArgsFor(account, again),
    config: {
      ...defaultConfig,
      validate: [
        {
          name: 'again',
          deps: ['bankAccount'],
          validate: ({ bankAccount, again }) =>
            bankAccount === again ? undefined : 'Type the same account twice',
        },
      ],
      validateAsync: [
        {
          name: 'bankAccount',
          deps: [],
          timeoutMs: 5000,
          onFailure: 'continue',
          validate: async ({ bankAccount }) =>
            bankAccount === '111' ? 'The bank does not know this account' : undefined,
        },
      ],
    },
  },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, label: string, text: string) => {
  const field = within(canvasElement).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/**
 * The form compares two answers. If the answers differ, the form is not sent, and the error is
 * shown at one of the two fields.
 */
export const Together: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, 'Bank account', '222');
    await fill(canvasElement, 'The same again', '223');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'The same again', 'Type the same account twice');
    await fill(canvasElement, 'The same again', '222');
    await expect(within(canvasElement).queryByText('Type the same account twice')).toBeNull();
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ bankAccount: '222', again: '222' });
    await fill(canvasElement, 'The same again', '223');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'The same again', 'Type the same account twice');
  },
};

/**
 * The server checks the bank account before the form is sent. If the server finds an error, the
 * form is not sent, and the error is shown at the field.
 */
export const Async: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, 'Bank account', '333');
    await fill(canvasElement, 'The same again', '333');
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await fill(canvasElement, 'Bank account', '111');
    await fill(canvasElement, 'The same again', '111');
    await submit(canvasElement);
    await within(canvasElement).findByRole('region', { name: 'To correct: 1' });
    await expectErrorAt(canvasElement, 'Bank account', 'The bank does not know this account');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
