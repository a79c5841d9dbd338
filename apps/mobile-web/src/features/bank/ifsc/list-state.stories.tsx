import { neverAnswers, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { directory } from '../../../shared/world/__generated__/directory.ts';
import { bankStates } from '../../../shared/world/directory.fixtures.ts';
import { fields, hdfc, network, openList, pick } from './ifsc.fixtures.ts';
import { IfscScreen } from './ifsc.screen.tsx';

/** Lists that wait, fail, are empty or are gone. */
const meta = {
  title: '4 Bank/Find IFSC',
  component: IfscScreen,
} satisfies Meta<typeof IfscScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Waiting for the banks',
  parameters: network({ banks: neverAnswers() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the banks')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = { parameters: network({ banks: refusal('Closed now.') }) };

export const Failure: Story = {
  name: "A failed load shows the server's words and Retry brings the banks",
  parameters: network({
    banks: inTurn(refusal('The directory is closed.'), success(directory.banks)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The directory is closed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Bank')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Without banks the code can still be typed',
  parameters: network({ banks: success([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no banks to choose from')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Type the code' })).toHaveAttribute(
      'href',
      '/bank/add?pid=101',
    );
  },
};

export const LaterLoading: Story = {
  name: 'A later list says in its sheet that it is loading',
  parameters: network({ states: neverAnswers() }),
  play: async ({ canvas }) => {
    await pick(canvas, 'Bank', 'HDFC Bank');
    const sheet = await openList(canvas, 'State');
    await expect(sheet.getByText('Loading the states')).toBeInTheDocument();
  },
};

export const LaterFailure: Story = {
  name: 'A later list that fails can be loaded again in its sheet',
  parameters: network({
    states: inTurn(refusal('Please try later.', 503), bankStates(hdfc)),
  }),
  play: async ({ canvas }) => {
    await pick(canvas, 'Bank', 'HDFC Bank');
    const sheet = await openList(canvas, 'State');
    await expect(await sheet.findByText('Please try later.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Retry' }));
    await expect(await sheet.findByRole('option', { name: 'Maharashtra' })).toBeVisible();
  },
};

export const Gone: Story = {
  name: 'When the chosen bank is gone from the server, it has to be chosen again',
  parameters: network({ states: refusal('This bank is not in the list any more.', 404) }),
  play: async ({ canvas }) => {
    await pick(canvas, 'Bank', 'HDFC Bank');
    const sheet = await openList(canvas, 'State');
    await expect(await sheet.findByText('This bank is not in the list any more.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Choose again' }));
    await waitFor(() => expect(fields(canvas)).toEqual(['Bank']));
    await expect(canvas.getByLabelText('Bank')).toHaveTextContent('Please Select');
  },
};
