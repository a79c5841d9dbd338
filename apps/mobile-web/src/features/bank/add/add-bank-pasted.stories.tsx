import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { account, confirmAccount, ifsc, addBankNetwork } from './add-bank.fixtures.ts';
import { AddBankScreen } from './add-bank.screen.tsx';
import { deleteDraft } from './use-add-bank.ts';

const meta = {
  title: '4 Bank/Add a card, pasted',
  component: AddBankScreen,
  parameters: addBankNetwork(success(null)),
  beforeEach: deleteDraft,
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
    await userEvent.type(account(canvas), '5010');
    for (const pasted of ['1234567890123456789012345', 'A/c 50100234567891, IFSC HDFC0001234']) {
      await userEvent.click(account(canvas));
      await userEvent.paste(pasted);
      await expect(account(canvas)).toHaveValue('5010');
      await expect(account(canvas)).toHaveAccessibleDescription(/account number alone/);
      await userEvent.click(ifsc(canvas));
      await userEvent.paste(pasted);
      await expect(ifsc(canvas)).toHaveValue('');
      await expect(ifsc(canvas)).toHaveAccessibleDescription(/IFSC code alone/);
    }
    await userEvent.type(confirmAccount(canvas), '5a');
    await expect(confirmAccount(canvas)).toBeValid();
    await userEvent.type(account(canvas), '0');
    await expect(account(canvas)).toBeValid();
  },
};
