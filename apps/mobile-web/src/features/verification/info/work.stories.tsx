import type { Schema } from '@kosha/api-client';
import { neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import {
  chooseChip,
  chooseRegion,
  driftSpy,
  emailField,
  secondMobileField,
  infoRequestSpy,
  tapNext,
  withReload,
  withWorkInfoHandlers,
  workInfoPage,
} from './info.fixtures.tsx';
import { cacheStateOfPinCode, WorkScreen } from './info.screen.tsx';

const meta = {
  title: '2 Verify/Work information',
  component: WorkScreen,
  parameters: { ...withWorkInfoHandlers(success(workInfoPage)), provokes: 'Contract drift' },
  beforeEach: () => {
    infoRequestSpy.mockClear();
    driftSpy.mockClear();
  },
} satisfies Meta<typeof WorkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};

/** The state is preselected from the PIN code of the previous step. */
export const StateFromPin: Story = {
  parameters: withWorkInfoHandlers(
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
      cacheStateOfPinCode(useQueryClient(), { pinCode: '411002' });
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

/**
 * The questions for students (work status 3) are neither shown nor sent for another work status.
 */
export const HiddenFields: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 2 of 5')).toBeVisible();
    await chooseChip(canvas, 'Salaried');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await expect(canvas.queryByLabelText(/Company/)).toBeNull();
    await tapNext(canvas);
    await waitFor(() =>
      expect(infoRequestSpy.mock.calls).toEqual([[{ workStatus: '1', monthlyIncome: '25000' }]]),
    );
  },
};

/**
 * For students (work status 3), the fields that are otherwise hidden are shown. They are optional.
 */
export const ShownFields: Story = {
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Student');
    await expect(await canvas.findByLabelText('Company (optional)')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await userEvent.selectOptions(canvas.getByLabelText('Pay day (optional)'), '7');
    await tapNext(canvas);
    await waitFor(() =>
      expect(infoRequestSpy.mock.calls).toEqual([
        [{ workStatus: '3', monthlyIncome: '25000', payDay: 7 }],
      ]),
    );
    await expectPath(canvas, '/auth/index?pid=3');
  },
};

/** Values of fields that are hidden again are not sent. */
export const FieldsHiddenAgain: Story = {
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Student');
    await userEvent.type(await canvas.findByLabelText('Company (optional)'), 'Kosha');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await chooseChip(canvas, 'Self-employed');
    await waitFor(() => expect(canvas.queryByLabelText(/Company/)).toBeNull());
    await tapNext(canvas);
    await waitFor(() =>
      expect(infoRequestSpy.mock.calls).toEqual([[{ workStatus: '2', monthlyIncome: '25000' }]]),
    );
  },
};

/** The draft also contains the fields that are shown only for work status 3, a student. */
export const DraftAfterReload: Story = {
  decorators: [withReload],
  play: async ({ canvas }) => {
    await chooseChip(canvas, 'Student');
    await userEvent.type(await canvas.findByLabelText('Company (optional)'), 'Kosha');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByLabelText('Company (optional)')).toHaveValue('Kosha');
    await expect(canvas.getByRole('radio', { name: 'Student' })).toBeChecked();
  },
};

/**
 * The server's errors are shown as a numbered list. The error that names a field is also shown at
 * this field.
 */
export const RefusedByField: Story = {
  tags: ['state'],
  parameters: withWorkInfoHandlers(
    success({
      ...workInfoPage,
      cannotHidden: [...workInfoPage.cannotHidden, emailField, secondMobileField],
    }),
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

/**
 * If the response contains no lists of questions, the page shows that there is nothing to fill in.
 */
export const NoQuestions: Story = {
  parameters: withWorkInfoHandlers(
    firstThenSecond(success({} as Schema<'WorkInfoPage'>), success(workInfoPage)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to fill in right now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('radiogroup', { name: 'Work status' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: withWorkInfoHandlers(neverResponds()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the questions')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: withWorkInfoHandlers(refusal('Please try again later.', 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
  },
};

export const SmallPhone: Story = {
  ...ShownFields,
  globals: { viewport: { value: 'small' } },
};
