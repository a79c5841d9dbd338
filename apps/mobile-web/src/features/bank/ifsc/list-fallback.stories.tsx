import { neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { bankAndRegionData } from '../../../shared/sample-data/directory.ts';
import { bankStatesResponse } from '../../../shared/sample-data/directory.fixtures.ts';
import { visibleFinderFields, hdfcId, ifscNetwork, openList, pickOption } from './ifsc.fixtures.ts';
import { IfscScreen } from './ifsc.screen.tsx';

const meta = {
  title: '4 Bank/Find IFSC',
  component: IfscScreen,
} satisfies Meta<typeof IfscScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: ifscNetwork({ banks: neverResponds() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the banks')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = { parameters: ifscNetwork({ banks: refusal('Closed now.') }) };

export const LoadFailedAndRetry: Story = {
  parameters: ifscNetwork({
    banks: firstThenSecond(refusal('The directory is closed.'), success(bankAndRegionData.banks)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The directory is closed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Bank')).toBeVisible();
  },
};

/** If the server has no list of banks, the borrower can type the IFSC code instead. */
export const NoBanks: Story = {
  parameters: ifscNetwork({ banks: success([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no banks to choose from')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Type the code' })).toHaveAttribute(
      'href',
      '/bank/add?pid=101',
    );
  },
};

/** The sheet shows that its list of states is loading. */
export const StatesLoading: Story = {
  parameters: ifscNetwork({ states: neverResponds() }),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Bank', 'HDFC Bank');
    const sheet = await openList(canvas, 'State');
    await expect(sheet.getByText('Loading the states')).toBeInTheDocument();
  },
};

/** If a list fails to load, it can be loaded again in its sheet. */
export const StatesFailed: Story = {
  parameters: ifscNetwork({
    states: firstThenSecond(refusal('Please try later.', 503), bankStatesResponse(hdfcId)),
  }),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Bank', 'HDFC Bank');
    const sheet = await openList(canvas, 'State');
    await expect(await sheet.findByText('Please try later.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Retry' }));
    await expect(await sheet.findByRole('option', { name: 'Maharashtra' })).toBeVisible();
  },
};

/** If the server has removed the selected bank, the borrower must select another bank. */
export const BankRemoved: Story = {
  parameters: ifscNetwork({ states: refusal('This bank is not in the list any more.', 404) }),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Bank', 'HDFC Bank');
    const sheet = await openList(canvas, 'State');
    await expect(await sheet.findByText('This bank is not in the list any more.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Choose again' }));
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank']));
    await expect(canvas.getByLabelText('Bank')).toHaveTextContent('Please Select');
  },
};
