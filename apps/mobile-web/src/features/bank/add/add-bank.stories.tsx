import { neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { readDeviceId } from '../../../shared/session/session-storage.ts';
import {
  accountField,
  confirmAccountField,
  expectFieldError,
  fillAddBankForm,
  ifscField,
  withAddBankHandlers,
  recordBankRequest,
  bankRequestSpy,
  tapApply,
} from './add-bank.fixtures.ts';
import { deleteAddBankDraft, saveAddBankDraft, readAddBankDraft } from './use-add-bank.ts';
import { AddBankScreen } from './add-bank.screen.tsx';

const meta = {
  title: '4 Bank/Add a card',
  component: AddBankScreen,
  parameters: withAddBankHandlers(success(null)),
  beforeEach: () => {
    bankRequestSpy.mockClear();
    deleteAddBankDraft();
  },
} satisfies Meta<typeof AddBankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The empty form asks for the IFSC code, the account number and its confirmation. It links to the
 * IFSC finder.
 */
export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forget your IFSC ?' })).toHaveAttribute(
      'href',
      '/bank/ifsc?pid=101',
    );
    await expect(ifscField(canvas)).toHaveValue('');
  },
};

/** Selecting a well-known bank fills in the first characters of its IFSC codes. */
export const BankPrefix: Story = {
  play: async ({ canvas }) => {
    const banks = within(canvas.getByRole('group', { name: 'Or begin with your bank' }));
    await userEvent.click(banks.getByRole('button', { name: 'Axis' }));
    await expect(ifscField(canvas)).toHaveValue('UTIB0');
    await expect(ifscField(canvas)).toHaveFocus();
    await userEvent.keyboard('000007');
    await expect(ifscField(canvas)).toHaveValue('UTIB0000007');
    await expect(await canvas.findByText('Axis Bank, NEW DELHI, Delhi')).toBeVisible();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

export const CodeFromTheFinder: Story = {
  parameters: withAddBankHandlers(success(null), '/bank/add?pid=101&ifsc_code=sbin0000691'),
  play: async ({ canvas }) => {
    await expect(ifscField(canvas)).toHaveValue('SBIN0000691');
    const branch = 'State Bank of India, NEW DELHI MAIN BRANCH, New Delhi';
    await expect(await canvas.findByText(branch)).toBeVisible();
  },
};

const typed = { bankCode: 'HDFC', cardNo: '50100234567891', confirmCardNo: '5010' };

/** While the IFSC finder is open, the input of the form is stored. */
export const DraftWhileFinding: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), typed.bankCode);
    await userEvent.type(accountField(canvas), typed.cardNo);
    await userEvent.type(confirmAccountField(canvas), typed.confirmCardNo);
    await userEvent.click(canvas.getByRole('link', { name: 'Forget your IFSC ?' }));
    await expectPath(canvas, '/bank/ifsc?pid=101');
    await expect(readAddBankDraft()).toEqual(typed);
  },
};

/** After a visit to the IFSC finder, the form has the found code and keeps the account numbers. */
export const BackFromTheFinder: Story = {
  parameters: withAddBankHandlers(success(null), '/bank/add?pid=101&ifsc_code=SBIN0000691'),
  beforeEach: () => saveAddBankDraft(typed),
  play: async ({ canvas }) => {
    await expect(ifscField(canvas)).toHaveValue('SBIN0000691');
    await expect(accountField(canvas)).toHaveValue(typed.cardNo);
    await expect(confirmAccountField(canvas)).toHaveValue(typed.confirmCardNo);
  },
};

/** An account number that consists only of zeros is rejected. */
export const AllZeros: Story = {
  parameters: withAddBankHandlers(recordBankRequest(success(null))),
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), 'hdfc0001234');
    await userEvent.type(accountField(canvas), '000');
    await userEvent.type(confirmAccountField(canvas), '000');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A bank account number is not all zeros. Please check it.',
    );
    await expect(accountField(canvas)).toBeInvalid();
    await expect(bankRequestSpy).not.toHaveBeenCalled();
  },
};

/** Missing fields are reported one at a time, from top to bottom. */
export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expectFieldError(canvas, ifscField(canvas), 'Please input Ifsc Code');
    await userEvent.type(ifscField(canvas), 'hdfc-0001234');
    await expect(ifscField(canvas)).toHaveValue('HDFC0001234');
    await expect(ifscField(canvas)).toHaveStyle({ textTransform: 'uppercase' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(ifscField(canvas)).toBeValid();
    await tapApply(canvas);
    await expectFieldError(canvas, accountField(canvas), 'Please input Bank Account');
    await userEvent.type(accountField(canvas), '501002345');
    await tapApply(canvas);
    await expectFieldError(canvas, confirmAccountField(canvas), 'Please input Confirm Account');
    await userEvent.type(confirmAccountField(canvas), '501002346');
    await tapApply(canvas);
    await expectFieldError(canvas, confirmAccountField(canvas), 'Please Confirm Account');
    confirmAccountField(canvas).focus();
    await tapApply(canvas);
    await expectFieldError(canvas, confirmAccountField(canvas), 'Please Confirm Account');
    await userEvent.type(confirmAccountField(canvas), '{Backspace}5');
    await userEvent.type(ifscField(canvas), '{Backspace}');
    await tapApply(canvas);
    await expectFieldError(
      canvas,
      ifscField(canvas),
      'An IFSC code has 11 characters: 4 letters, 0, then 6 letters or digits.',
    );
  },
};

export const ErrorBannerLargeText: Story = {
  tags: ['state'],
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), 'HDFC0000060');
    await tapApply(canvas);
    await expectFieldError(canvas, accountField(canvas), 'Please input Bank Account');
  },
};

export const IfscCodeMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Ifsc Code');
  },
};

export const AccountNumberMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), 'HDFC0000060');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Bank Account');
  },
};

export const ConfirmationMissing: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), 'HDFC0000060');
    await userEvent.type(accountField(canvas), '50100234567891');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please input Confirm Account');
  },
};

export const NumbersDiffer: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(ifscField(canvas), 'HDFC0000060');
    await userEvent.type(accountField(canvas), '50100234567891');
    await userEvent.type(confirmAccountField(canvas), '50100234567819');
    await tapApply(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please Confirm Account');
  },
};

/** Only digits are accepted, at most 19. Pasting removes spaces. */
export const AccountNumberInput: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(accountField(canvas), '12a345678901234567890');
    await expect(accountField(canvas)).toHaveValue('1234567890123456789');
    await userEvent.click(confirmAccountField(canvas));
    await userEvent.paste('5010 0234 5678 91');
    await expect(confirmAccountField(canvas)).toHaveValue('50100234567891');
  },
};

/**
 * The confirmation accepts the same input as the account number. The IFSC code is converted to
 * upper case.
 */
export const ConfirmationInput: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(confirmAccountField(canvas), '12a345678901234567890');
    await expect(confirmAccountField(canvas)).toHaveValue('1234567890123456789');
    await userEvent.type(ifscField(canvas), 'hdfc0001234');
    await expect(ifscField(canvas)).toHaveValue('HDFC0001234');
  },
};

/** If the server refuses the card, its message is shown in a dialog. */
export const Refused: Story = {
  tags: ['state'],
  parameters: withAddBankHandlers(refusal('This account has been added already.', 409)),
  play: async ({ canvas }) => {
    await fillAddBankForm(canvas);
    await tapApply(canvas);
    await expect(await canvas.findByRole('dialog', { name: 'Info' })).toBeVisible();
  },
};

/**
 * The form sends the IFSC code, the account number, its confirmation, the product and the device.
 * After that, the list of cards opens.
 */
export const Sent: Story = {
  parameters: withAddBankHandlers(recordBankRequest(success(null))),
  play: async ({ canvas }) => {
    await fillAddBankForm(canvas);
    await tapApply(canvas);
    await expectPath(canvas, /^\/bank\?pid=101$/);
    await expect(bankRequestSpy.mock.calls).toEqual([
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

/** While the form is being sent, further taps send nothing, and no field can be edited. */
export const Sending: Story = {
  parameters: withAddBankHandlers(recordBankRequest(neverResponds())),
  play: async ({ canvas }) => {
    await fillAddBankForm(canvas);
    const button = canvas.getByRole('button', { name: 'Apply Now' });
    fireEvent.click(button);
    fireEvent.click(button);
    confirmAccountField(canvas).form!.requestSubmit();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(ifscField(canvas), '{Backspace}');
    await expect(ifscField(canvas)).toHaveValue('HDFC0001234');
    await waitFor(() => expect(bankRequestSpy).toHaveBeenCalledTimes(1));
  },
};

const tooManyAccounts = 'You have added 20 accounts. More are not possible.';

/** If the server refuses the card, the form keeps all input. */
export const RefusedInputKept: Story = {
  parameters: withAddBankHandlers(refusal(tooManyAccounts, 409)),
  play: async ({ canvas }) => {
    await fillAddBankForm(canvas);
    await tapApply(canvas);
    const dialog = await canvas.findByRole('dialog', { name: 'Info' });
    await expect(dialog).toHaveTextContent(tooManyAccounts);
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(ifscField(canvas)).toHaveValue('HDFC0001234');
    await expect(accountField(canvas)).toHaveValue('50100234567891');
    await expect(confirmAccountField(canvas)).toHaveValue('50100234567891');
  },
};

/** The server's errors are listed in a dialog, one for each field. */
export const RefusedByField: Story = {
  tags: ['state'],
  parameters: withAddBankHandlers(
    refusal('Please check what you entered.', 400, {
      errorColumn: [
        { name: 'bankCode', msg: 'This IFSC code is not known. Please check it.' },
        { name: 'cardNo', msg: 'This account number is too short.' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await fillAddBankForm(canvas, 'hdfc0zzzzzz', '501');
    await tapApply(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Info' }));
    await expect(dialog.getByText('Please check what you entered.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'This IFSC code is not known. Please check it.',
      'This account number is too short.',
    ]);
  },
};

/** If the form is opened without a product, it only links to Home. */
export const NoProduct: Story = {
  parameters: withAddBankHandlers(success(null), '/bank/add'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a product first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  globals: { textSize: 200 },
};
