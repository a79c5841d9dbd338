import { neverAnswers, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { readDeviceId } from '../../shared/session/session-storage.ts';
import {
  account,
  confirmAccount,
  fillIn,
  ifsc,
  network,
  remember,
  sent,
  tapApply,
} from './add-bank.fixtures.ts';
import { dropDraft, keepDraft, readDraft } from './use-add-bank.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta = {
  title: '4 Bank/Add a card',
  component: AddBankScreen,
  parameters: network(success(null)),
  beforeEach: () => {
    sent.mockClear();
    dropDraft();
  },
} satisfies Meta<typeof AddBankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: 'The form asks for code and number twice and leads to the IFSC finder',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forget your IFSC ?' })).toHaveAttribute(
      'href',
      '/bank/ifsc?pid=101',
    );
    await expect(ifsc(canvas)).toHaveValue('');
  },
};

export const BeginsWithABank: Story = {
  name: 'One press on a well-known bank writes the letters that all its codes begin with',
  play: async ({ canvas }) => {
    const banks = within(canvas.getByRole('group', { name: 'Or begin with your bank' }));
    await userEvent.click(banks.getByRole('button', { name: 'Axis' }));
    await expect(ifsc(canvas)).toHaveValue('UTIB0');
    await expect(ifsc(canvas)).toHaveFocus();
    await userEvent.keyboard('000007');
    await expect(ifsc(canvas)).toHaveValue('UTIB0000007');
    await expect(await canvas.findByText('Axis Bank, NEW DELHI, Delhi')).toBeVisible();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

export const Prefilled: Story = {
  name: 'The code that the IFSC finder brings is filled in',
  parameters: network(success(null), '/bank/add?pid=101&ifsc_code=sbin0000691'),
  play: async ({ canvas }) => {
    await expect(ifsc(canvas)).toHaveValue('SBIN0000691');
    const branch = 'State Bank of India, NEW DELHI MAIN BRANCH, New Delhi';
    await expect(await canvas.findByText(branch)).toBeVisible();
  },
};

const typed = { bankCode: 'HDFC', cardNo: '50100234567891', confirmCardNo: '5010' };

export const LeavesForFinder: Story = {
  name: 'What is typed is kept while the IFSC finder is open',
  play: async ({ canvas }) => {
    await userEvent.type(ifsc(canvas), typed.bankCode);
    await userEvent.type(account(canvas), typed.cardNo);
    await userEvent.type(confirmAccount(canvas), typed.confirmCardNo);
    await userEvent.click(canvas.getByRole('link', { name: 'Forget your IFSC ?' }));
    await expect(canvas.getByTestId('location')).toHaveTextContent('/bank/ifsc?pid=101');
    await expect(readDraft()).toEqual(typed);
  },
};

export const BackFromFinder: Story = {
  name: 'Back from the IFSC finder, the typed numbers are there once more, with the code found',
  parameters: network(success(null), '/bank/add?pid=101&ifsc_code=SBIN0000691'),
  beforeEach: () => keepDraft(typed),
  play: async ({ canvas }) => {
    await expect(ifsc(canvas)).toHaveValue('SBIN0000691');
    await expect(account(canvas)).toHaveValue(typed.cardNo);
    await expect(confirmAccount(canvas)).toHaveValue(typed.confirmCardNo);
  },
};

export const AccountOfZeros: Story = {
  name: 'An account number of zeros only is not sent',
  parameters: network(remember(success(null))),
  play: async ({ canvas }) => {
    await userEvent.type(ifsc(canvas), 'hdfc0001234');
    await userEvent.type(account(canvas), '000');
    await userEvent.type(confirmAccount(canvas), '000');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A bank account number is not all zeros. Please check it.',
    );
    await expect(account(canvas)).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ChecksInOrder: Story = {
  name: 'Says one missing field at a time, in order, and focuses it',
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Ifsc Code');
    await expect(ifsc(canvas)).toHaveFocus();
    await userEvent.keyboard('hdfc0001234');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Bank Account');
    await expect(account(canvas)).toHaveFocus();
    await userEvent.keyboard('501002345');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Confirm Account');
    await expect(confirmAccount(canvas)).toHaveFocus();
    await userEvent.keyboard('501002346');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please Confirm Account');
    await expect(confirmAccount(canvas)).toHaveFocus();
    await expect(confirmAccount(canvas)).toHaveAccessibleDescription('Please Confirm Account');
    await userEvent.keyboard('{Backspace}5');
    await userEvent.type(ifsc(canvas), '{Backspace}');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An IFSC code has 11 characters: 4 letters, 0, then 6 letters or digits.',
    );
    await expect(ifsc(canvas)).toHaveFocus();
  },
};

export const IfscCodeMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Ifsc Code');
  },
};

export const AccountMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(ifsc(canvas), 'HDFC0000060');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Bank Account');
  },
};

export const SecondAccountMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(ifsc(canvas), 'HDFC0000060');
    await userEvent.type(account(canvas), '50100234567891');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Confirm Account');
  },
};

export const AccountsDiffer: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(ifsc(canvas), 'HDFC0000060');
    await userEvent.type(account(canvas), '50100234567891');
    await userEvent.type(confirmAccount(canvas), '50100234567819');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please Confirm Account');
  },
};

export const AccountInput: Story = {
  name: 'A non-digit or a 20th digit is not taken; a number may be pasted',
  play: async ({ canvas }) => {
    await userEvent.type(account(canvas), '12a345678901234567890');
    await expect(account(canvas)).toHaveValue('1234567890123456789');
    await userEvent.click(confirmAccount(canvas));
    await userEvent.paste('5010 0234 5678 91');
    await expect(confirmAccount(canvas)).toHaveValue('50100234567891');
  },
};

export const ConfirmationInput: Story = {
  name: 'The confirmation takes what the number takes, and the code comes out in capitals',
  play: async ({ canvas }) => {
    await userEvent.type(confirmAccount(canvas), '12a345678901234567890');
    await expect(confirmAccount(canvas)).toHaveValue('1234567890123456789');
    await userEvent.type(ifsc(canvas), 'hdfc0001234');
    await expect(ifsc(canvas)).toHaveValue('HDFC0001234');
  },
};

export const RefusedInADialog: Story = {
  tags: ['state'],
  name: "The dialog with the server's refusal is accessible",
  parameters: network(refusal('This account has been added already.', 409)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapApply(canvas);
    await expect(await canvas.findByRole('dialog', { name: 'Info' })).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'The number goes out twice with product and device, then the cards are shown',
  parameters: network(remember(success(null))),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapApply(canvas);
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent(/^\/bank\?pid=101$/),
    );
    await expect(sent.mock.calls).toEqual([
      [
        {
          bankCode: 'HDFC0001234',
          cardNo: '50100234567891',
          confirmCardNo: '50100234567891',
          productId: '101',
          clientId: readDeviceId(),
        },
      ],
    ]);
  },
};

export const OneAtATime: Story = {
  name: 'While one is being sent, further taps send nothing and nothing can be edited',
  parameters: network(remember(neverAnswers())),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const button = canvas.getByRole('button', { name: 'Apply Now' });
    fireEvent.click(button);
    fireEvent.click(button);
    confirmAccount(canvas).form!.requestSubmit();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(ifsc(canvas), '{Backspace}');
    await expect(ifsc(canvas)).toHaveValue('HDFC0001234');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

const tooManyAccounts = 'You have added 20 accounts. More are not possible.';

export const Refused: Story = {
  name: "The server's refusal stands in a dialog and everything typed is still there",
  parameters: network(refusal(tooManyAccounts, 409)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapApply(canvas);
    const dialog = await canvas.findByRole('dialog', { name: 'Info' });
    await expect(dialog).toHaveTextContent(tooManyAccounts);
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(ifsc(canvas)).toHaveValue('HDFC0001234');
    await expect(account(canvas)).toHaveValue('50100234567891');
    await expect(confirmAccount(canvas)).toHaveValue('50100234567891');
  },
};

export const RefusedFieldByField: Story = {
  tags: ['state'],
  name: 'What the server finds wrong is listed, field by field',
  parameters: network(
    refusal('Please check what you entered.', 400, {
      errorColumn: [
        { name: 'bankCode', msg: 'This IFSC code is not known. Please check it.' },
        { name: 'cardNo', msg: 'This account number is too short.' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas, 'hdfc0zzzzzz', '501');
    await tapApply(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Info' }));
    await expect(dialog.getByText('Please check what you entered.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'This IFSC code is not known. Please check it.',
      'This account number is too short.',
    ]);
  },
};

export const WithoutProduct: Story = {
  name: 'Opened without a product, it leads Home',
  parameters: network(success(null), '/bank/add'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a product first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

export const Small: Story = {
  name: 'Everything fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size',
  globals: { textSize: 200 },
};
