import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  accountField,
  confirmAccountField,
  ifscField,
  withAddBankHandlers,
} from './add-bank.fixtures.ts';
import { AddBankScreen } from './add-bank.screen.tsx';
import { deleteAddBankDraft } from './use-add-bank.ts';

const meta = {
  title: '4 Bank/Add a card, pasted',
  component: AddBankScreen,
  parameters: withAddBankHandlers(success(null)),
  beforeEach: deleteAddBankDraft,
} satisfies Meta<typeof AddBankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * If the pasted text contains more than an account number or an IFSC code, the field rejects the
 * text and stays unchanged.
 */
export const PastedText: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(accountField(canvas), '5010');
    for (const pasted of ['1234567890123456789012345', 'A/c 50100234567891, IFSC HDFC0001234']) {
      await userEvent.click(accountField(canvas));
      await userEvent.paste(pasted);
      await expect(accountField(canvas)).toHaveValue('5010');
      await expect(accountField(canvas)).toHaveAccessibleDescription(/account number alone/);
      await userEvent.click(ifscField(canvas));
      await userEvent.paste(pasted);
      await expect(ifscField(canvas)).toHaveValue('');
      await expect(ifscField(canvas)).toHaveAccessibleDescription(/IFSC code alone/);
    }
    await userEvent.type(confirmAccountField(canvas), '5a');
    await expect(confirmAccountField(canvas)).toBeValid();
    await userEvent.type(accountField(canvas), '0');
    await expect(accountField(canvas)).toBeValid();
  },
};
