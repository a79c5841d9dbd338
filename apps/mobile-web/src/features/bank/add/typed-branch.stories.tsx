import { refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  fillIn,
  ifsc,
  addBankNetwork,
  recordBankRequest,
  bankRequestSent,
  tapApply,
  respondWithBranch,
} from './add-bank.fixtures.ts';
import { deleteDraft } from './use-add-bank.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta = {
  title: '4 Bank/Add a card',
  component: AddBankScreen,
  beforeEach: () => {
    bankRequestSent.mockClear();
    deleteDraft();
  },
} satisfies Meta<typeof AddBankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const branchAsked = fn();
const recordBranch: typeof respondWithBranch = (request) => {
  branchAsked(request.query.get('ifsc'));
  return respondWithBranch(request);
};

/** The page requests and shows the bank branch only after the IFSC code is complete. */
export const KnownBranch: Story = {
  tags: ['state'],
  parameters: addBankNetwork(success(null), '/bank/add?pid=101', recordBranch),
  beforeEach: () => {
    branchAsked.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.type(ifsc(canvas), 'hdfc000123');
    await expect(branchAsked).not.toHaveBeenCalled();
    await userEvent.type(ifsc(canvas), '4');
    await expect(await canvas.findByText('HDFC Bank, PARK STREET, Jaipur')).toBeVisible();
    await expect(branchAsked.mock.calls).toEqual([['HDFC0001234']]);
  },
};

/** If a complete IFSC code is unknown, a message appears before the form is sent. */
export const UnknownCode: Story = {
  parameters: addBankNetwork(success(null), '/bank/add?pid=101&ifsc_code=HDFC0ZZZZZZ'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This IFSC code is not known. Please check it.'),
    ).toBeVisible();
  },
};

const notOffered = refusal('There is no such call.', 404);

/** If the server cannot look up branches, the card can still be added. */
export const BranchLookupMissing: Story = {
  parameters: addBankNetwork(recordBankRequest(success(null)), '/bank/add?pid=101', notOffered),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapApply(canvas);
    await waitFor(() => expect(bankRequestSent).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('There is no such call.')).toBeNull();
  },
};
