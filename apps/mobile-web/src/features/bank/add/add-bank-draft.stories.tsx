import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loseSession, startSession } from '../../../shared/session/session.ts';
import { deleteAddBankDraft, readAddBankDraft } from './use-add-bank.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta: Meta<typeof AddBankScreen> = {
  title: '4 Bank/Add a card, draft',
  component: AddBankScreen,
  parameters: { route: { path: '/bank/add', url: '/bank/add?pid=101' } },
  beforeEach: deleteAddBankDraft,
};

export default meta;
type Story = StoryObj<typeof meta>;

const account = '50100234567891';

/** After a lost session, the draft is restored only if the same borrower signs in. */
export const DraftAfterSignIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    startSession({ token: 'a', phone: '9876543210', isApp: false });
    await userEvent.type(canvas.getByLabelText('Bank Account No.'), account);
    loseSession();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.queryByLabelText('Bank Account No.')).toBeNull());
    startSession({ token: 'b', phone: '9876543210', isApp: false });
    await expect(readAddBankDraft()).toMatchObject({ cardNo: account });
    loseSession();
    startSession({ token: 'c', phone: '9123456789', isApp: false });
    await expect(readAddBankDraft()).toBeUndefined();
  },
};

/** The draft is stored only in this tab. Leaving the form deletes the draft. */
export const DraftAfterReload: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Bank Account No.'), account);
    await expect(sessionStorage.getItem('kosha.add-bank')).toContain(account);
    await expect(JSON.stringify({ ...localStorage })).not.toContain(account);
    await expect(readAddBankDraft()).toMatchObject({ cardNo: account });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(sessionStorage.getItem('kosha.add-bank')).toBeNull());
    await expect(readAddBankDraft()).toBeUndefined();
  },
};
