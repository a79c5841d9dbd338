import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { readDraft } from './use-add-bank.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta: Meta<typeof AddBankScreen> = {
  title: '4 Bank/Add a card, draft',
  component: AddBankScreen,
  parameters: { route: { path: '/bank/add', url: '/bank/add?pid=101' } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const account = '50100234567891';

export const DraftOfThisTab: Story = {
  name: 'What is typed is kept for a reload, in this tab alone, and dropped when the form is left',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Bank Account No.'), account);
    await expect(sessionStorage.getItem('kosha.add-bank')).toContain(account);
    await expect(JSON.stringify({ ...localStorage })).not.toContain(account);
    await expect(readDraft()).toMatchObject({ cardNo: account });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(sessionStorage.getItem('kosha.add-bank')).toBeNull());
    await expect(readDraft()).toBeUndefined();
  },
};
