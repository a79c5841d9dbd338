import { neverAnswers, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { BasicScreen } from './basic.screen.tsx';
import {
  basicNetwork,
  chooseRegion,
  districts,
  drift,
  everyKind,
  fillIn,
  sent,
  states,
  tapNext,
} from './info.fixtures.tsx';

const meta = {
  component: BasicScreen,
  parameters: basicNetwork(),
  beforeEach: () => {
    sent.mockClear();
    drift.mockClear();
  },
} satisfies Meta<typeof BasicScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  name: 'Fields of every kind stand in the order of the server, with the keyboard that fits',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 5')).toBeVisible();
    await expect(await canvas.findByLabelText('Full name')).toHaveAttribute('type', 'text');
    const days = within(canvas.getByLabelText('Pay day')).getAllByRole('option');
    await expect(days).toHaveLength(32);
    await expect(await canvas.findByRole('option', { name: 'Maharashtra' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('District')).toHaveTextContent('Choose State first');
    await expect(canvas.getByLabelText(/^PIN code/)).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('(optional)')).toBeVisible();
    const labels = canvas.getAllByText((_, element) => element?.tagName === 'LABEL', {
      ignore: false,
    });
    await expect(labels.map((label) => label.textContent)).toEqual([
      'Full name',
      'Education',
      'Pay day',
      'State',
      'District',
      'PIN code (optional)',
    ]);
    await expect(drift).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  name: 'The keyboard alone fills the form in and sends it by Enter; then the dispatcher takes over',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Full name'));
    await userEvent.keyboard('Priya Sharma');
    const choices = [
      ['Education', 'Graduate'],
      ['Pay day', '7'],
      ['State', 'Maharashtra'],
      ['District', 'Pune'],
    ] as const;
    for (const [label, choice] of choices) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
      await within(canvas.getByLabelText(label)).findByRole('option', { name: choice });
      await userEvent.selectOptions(canvas.getByLabelText(label), choice);
    }
    await userEvent.tab();
    await userEvent.keyboard('411001{Enter}');
    await waitFor(() =>
      expect(canvas.getByTestId('location').textContent).toBe('/auth/index?pid=3'),
    );
    await expect(sent.mock.calls).toEqual([
      [
        {
          fullName: 'Priya Sharma',
          education: '2',
          payDay: 7,
          liveState: '27',
          liveDistrict: '27-521',
          pinCode: '411001',
        },
      ],
    ]);
  },
};

export const Missing: Story = {
  name: 'What is missing is listed and marked, the first has the focus, and nothing is sent',
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Maharashtra' });
    await tapNext(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    for (const label of ['Full name', 'Education', 'Pay day', 'State', 'District']) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    await expect(canvas.getByLabelText(/^PIN code/)).toBeValid();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose Pay day' }));
    await expect(canvas.getByLabelText('Pay day')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Lengths: Story = {
  name: 'Digits only and no more than the server allows, five where it names no number',
  parameters: basicNetwork({
    page: success([
      { key: 'Months there', value: 'months', dataType: 1, checkType: 1, checkReq: 1 },
      {
        key: 'PIN code',
        value: 'pinCode',
        dataType: 1,
        checkType: 1,
        checkReq: 1,
        lengthLimitMax: 6,
      },
    ]),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Months there'), '1a2-345678');
    await expect(canvas.getByLabelText('Months there')).toHaveValue('12345');
    await userEvent.type(canvas.getByLabelText('PIN code'), '4110012');
    await expect(canvas.getByLabelText('PIN code')).toHaveValue('411001');
  },
};

export const DistrictFollowsState: Story = {
  name: 'Another state resets the district and loads its own districts',
  parameters: basicNetwork({
    districts: inTurn(districts, success([{ id: '29-572', name: 'Bengaluru Urban' }])),
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('State');
    await chooseRegion(canvas, 'State', 'Maharashtra');
    await chooseRegion(canvas, 'District', 'Pune');
    await expect(canvas.getByLabelText('District')).toHaveValue('27-521');
    await chooseRegion(canvas, 'State', 'Karnataka');
    await expect(
      await canvas.findByRole('option', { name: 'Bengaluru Urban' }),
    ).toBeInTheDocument();
    await expect(canvas.getByLabelText('District')).toHaveValue('');
    await expect(canvas.queryByRole('option', { name: 'Pune' })).toBeNull();
  },
};

export const StatesFail: Story = {
  name: 'States that could not be loaded are asked for again by Retry; what is typed stays',
  parameters: basicNetwork({ states: inTurn(refusal('Busy.', 503), states) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Priya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('option', { name: 'Maharashtra' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya');
  },
};

export const DistrictsFail: Story = {
  name: 'Districts that could not be loaded are asked for again by Retry',
  parameters: basicNetwork({ districts: inTurn(refusal('Busy.', 503), districts) }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('State');
    await chooseRegion(canvas, 'State', 'Maharashtra');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('option', { name: 'Pune' })).toBeInTheDocument();
  },
};

export const NoDistricts: Story = {
  name: 'A state without districts does not hold anybody up',
  parameters: basicNetwork({ page: success(everyKind.slice(3, 5)), districts: success([]) }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('State');
    await chooseRegion(canvas, 'State', 'Karnataka');
    await waitFor(() =>
      expect(canvas.getByLabelText('District')).toHaveTextContent(
        'There is nothing to choose from',
      ),
    );
    await tapNext(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ liveState: '29' }));
  },
};

export const Loading: Story = {
  parameters: basicNetwork({ page: neverAnswers() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the questions')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: "A failed load shows the server's words and Retry brings the form",
  parameters: basicNetwork({
    page: inTurn(refusal('Please try again later.', 503), success(everyKind)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Full name')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: basicNetwork({ page: networkError() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
  },
};

export const Empty: Story = {
  name: 'A form without questions says so and can be asked for again',
  parameters: basicNetwork({ page: inTurn(success([]), success(everyKind)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to fill in right now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Full name')).toBeVisible();
  },
};

export const Small: Story = {
  name: 'Everything fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Maharashtra' });
    await tapNext(canvas);
    await expect(await canvas.findByRole('link', { name: 'Choose District' })).toBeVisible();
  },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size',
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
  },
};
