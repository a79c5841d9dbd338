import type { Schema } from '@kosha/api-client';
import { neverAnswers, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  chooseChip,
  chooseRegion,
  drift,
  email,
  secondMobile,
  sent,
  tapNext,
  withReload,
  workNetwork,
  workPage,
} from './info.fixtures.tsx';
import { WorkScreen } from './info.screen.tsx';
import { noteAnswers } from './use-known-answers.ts';

const meta = {
  title: '2 Verify/Work information',
  component: WorkScreen,
  parameters: { ...workNetwork(success(workPage)), provokes: 'Contract drift' },
  beforeEach: () => {
    sent.mockClear();
    drift.mockClear();
  },
} satisfies Meta<typeof WorkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = { name: 'Nothing typed yet' };

export const KnownState: Story = {
  name: 'The state of the PIN code of the step before is filled in, and can be changed',
  parameters: workNetwork(
    success({
      cannotHidden: [
        { key: 'Current state', value: 'liveState', dataType: 4, checkReq: 1 },
        { key: 'Current district', value: 'liveDistrict', dataType: 5, checkReq: 1 },
      ],
      canHidden: [],
    }),
  ),
  decorators: [
    (Story) => {
      noteAnswers(useQueryClient(), { pinCode: '411002' });
      return <Story />;
    },
  ],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Current state')).toHaveTextContent('Maharashtra'),
    );
    await chooseRegion(canvas, 'Current district', 'Pune');
    await chooseRegion(canvas, 'Current state', 'Karnataka');
    await expect(canvas.getByLabelText('Current district')).not.toHaveTextContent('Pune');
  },
};

export const Hidden: Story = {
  name: 'Fields that may be hidden are shown and sent only at work status 3',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 2 of 5')).toBeVisible();
    await chooseChip(canvas, 'Salaried');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await expect(canvas.queryByLabelText(/Company/)).toBeNull();
    await tapNext(canvas);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ workStatus: '1', monthlyIncome: '25000' }]]),
    );
  },
};

export const Shown: Story = {
  name: 'At work status 3 they are shown, and optional',
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Student');
    await expect(await canvas.findByLabelText('Company (optional)')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await userEvent.selectOptions(canvas.getByLabelText('Pay day (optional)'), '7');
    await tapNext(canvas);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ workStatus: '3', monthlyIncome: '25000', payDay: 7 }]]),
    );
    await waitFor(() =>
      expect(canvas.getByTestId('location').textContent).toBe('/auth/index?pid=3'),
    );
  },
};

export const HiddenAgain: Story = {
  name: 'What was filled in and then hidden is not sent',
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Student');
    await userEvent.type(await canvas.findByLabelText('Company (optional)'), 'Kosha');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await chooseChip(canvas, 'Self-employed');
    await waitFor(() => expect(canvas.queryByLabelText(/Company/)).toBeNull());
    await tapNext(canvas);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ workStatus: '2', monthlyIncome: '25000' }]]),
    );
  },
};

export const Reloaded: Story = {
  name: 'What was filled in is there again after a reload, shown fields as well',
  decorators: [withReload],
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Student');
    await userEvent.type(await canvas.findByLabelText('Company (optional)'), 'Kosha');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByLabelText('Company (optional)')).toHaveValue('Kosha');
    await expect(canvas.getByRole('radio', { name: 'Student' })).toBeChecked();
  },
};

export const Refused: Story = {
  tags: ['state'],
  name: 'A refusal is shown as a numbered list and beside the field that it names',
  parameters: workNetwork(
    success({ ...workPage, cannotHidden: [...workPage.cannotHidden, email, secondMobile] }),
    refusal('Please check what you filled in.', 422, {
      errorColumn: [
        { name: 'email', msg: 'This is not an email address.' },
        { msg: 'A mobile number has 10 digits.' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Salaried');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'priya');
    await userEvent.type(canvas.getByLabelText(/^Second mobile/), '98765');
    await tapNext(canvas);
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(
        'This is not an email address.',
      ),
    );
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'This is not an email address.',
      'A mobile number has 10 digits.',
    ]);
    await expect(getComputedStyle(items[0]!).listStyleType).toBe('decimal');
  },
};

export const NoLists: Story = {
  name: 'For an answer without lists, the page says that there are no questions',
  parameters: workNetwork(inTurn(success({} as Schema<'WorkInfoPage'>), success(workPage))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to fill in right now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('radiogroup', { name: 'Work status' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: workNetwork(neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the questions')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: "A failed load shows the server's words",
  parameters: workNetwork(refusal('Please try again later.', 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
  },
};

export const Small: Story = {
  ...Shown,
  name: 'Everything fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
};
