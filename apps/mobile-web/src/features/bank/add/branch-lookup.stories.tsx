import { refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  fillAddBankForm,
  ifscField,
  withAddBankHandlers,
  recordBankRequest,
  bankRequestSpy,
  tapApply,
  respondWithBranch,
} from './add-bank.fixtures.ts';
import { deleteAddBankDraft } from './use-add-bank.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta = {
  title: '4 Bank/Add a card',
  component: AddBankScreen,
  beforeEach: () => {
    bankRequestSpy.mockClear();
    deleteAddBankDraft();
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
  parameters: withAddBankHandlers(success(null), '/bank/add?pid=101', recordBranch),
  beforeEach: () => {
    branchAsked.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), 'hdfc000123');
    await expect(branchAsked).not.toHaveBeenCalled();
    await userEvent.type(ifscField(canvas), '4');
    await expect(await canvas.findByText('HDFC Bank, PARK STREET, Jaipur')).toBeVisible();
    await expect(branchAsked.mock.calls).toEqual([['HDFC0001234']]);
  },
};

/** If a complete IFSC code is unknown, a message appears before the form is sent. */
export const UnknownCode: Story = {
  parameters: withAddBankHandlers(success(null), '/bank/add?pid=101&ifsc_code=HDFC0ZZZZZZ'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This IFSC code is not known. Please check it.'),
    ).toBeVisible();
  },
};

const notOffered = refusal('There is no such call.', 404);

/** If the server cannot look up branches, the card can still be added. */
export const BranchLookupMissing: Story = {
  parameters: withAddBankHandlers(
    recordBankRequest(success(null)),
    '/bank/add?pid=101',
    notOffered,
  ),
  play: async ({ canvas }) => {
    await fillAddBankForm(canvas);
    await tapApply(canvas);
    await waitFor(() => expect(bankRequestSpy).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('There is no such call.')).toBeNull();
  },
};
