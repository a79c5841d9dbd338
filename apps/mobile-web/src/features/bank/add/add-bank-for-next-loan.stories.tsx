import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { respondWithBranch } from './add-bank.fixtures.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta = {
  title: '4 Bank/Add a card for a scheduled order',
  component: AddBankScreen,
  parameters: {
    route: { path: '/bank/add', url: '/bank/add?pid=101&oid=412&ifsc_code=HDFC0001234' },
    msw: {
      handlers: [
        mockPost('/bank/v1/bind-card', success(null)),
        mockGet('/bank-info/v1/get-branch', respondWithBranch),
      ],
    },
  },
} satisfies Meta<typeof AddBankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a card is added for a scheduled order, the list of cards for this order opens. */
export const CardAdded: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Bank Account No.'), '50100234567891');
    await userEvent.type(canvas.getByLabelText('Confirm Account No.'), '50100234567891');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Now' }));
    await expectPath(canvas, /^\/bank\?pid=101&oid=412$/);
  },
};

/** The link to the IFSC finder contains the id of the scheduled order. */
export const LinkToTheFinder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forget your IFSC ?' })).toHaveAttribute(
      'href',
      '/bank/ifsc?pid=101&oid=412',
    );
  },
};
