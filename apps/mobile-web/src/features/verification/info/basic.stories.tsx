import { neverResponds, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import {
  districtListResponse,
  stateListResponse,
} from '../../../shared/sample-data/directory.fixtures.ts';
import { expectNotCovered } from '../step/expect-not-covered.fixtures.ts';
import { BasicScreen } from './info.screen.tsx';
import {
  withBasicInfoHandlers,
  chooseRegion,
  driftSpy,
  basicInfoFields,
  fillBasicInfoForm,
  infoRequestSpy,
  tapNext,
} from './info.fixtures.tsx';

const meta = {
  title: '2 Verify/Basic information',
  component: BasicScreen,
  parameters: withBasicInfoHandlers(),
  beforeEach: () => {
    infoRequestSpy.mockClear();
    driftSpy.mockClear();
  },
} satisfies Meta<typeof BasicScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All questions are shown in the server's order. A question for a number opens the numeric
 * keyboard.
 */
export const EveryFieldType: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Step 1 of /)).toBeVisible();
    await expect(await canvas.findByLabelText('Full name')).toHaveAttribute('type', 'text');
    const days = within(canvas.getByLabelText('Pay day')).getAllByRole('option');
    await expect(days).toHaveLength(32);
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveTextContent('Choose'));
    await expect(canvas.getByLabelText('District')).toHaveTextContent('Choose State first');
    await expect(canvas.getByLabelText(/^PIN code/)).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('(optional)')).toBeVisible();
    const labels = canvas.getAllByText((_, element) => element?.tagName === 'LABEL', {
      ignore: false,
    });
    await expect(labels.map((label) => label.textContent)).toEqual([
      'Full name',
      'Secondary school',
      'Graduate',
      'Pay day',
      'State',
      'District',
      'PIN code (optional)',
    ]);
    await expect(driftSpy).not.toHaveBeenCalled();
  },
};

type Canvas = ReturnType<typeof within>;

async function tabTo(canvas: Canvas, label: string) {
  await userEvent.tab();
  await expect(canvas.getByLabelText(label)).toHaveFocus();
}

async function searchByKeyboard(canvas: Canvas, label: string, query: string, name: string) {
  await userEvent.keyboard('{Enter}');
  const sheet = within(await canvas.findByRole('dialog', { name: label }));
  await expect(sheet.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard(query);
  await expect(await sheet.findByRole('option', { name })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByLabelText(label)).toHaveTextContent(name));
  await expect(canvas.getByLabelText(label)).toHaveFocus();
}

/**
 * The form can be filled in and sent with only the keyboard. After that, the next verification step
 * opens.
 */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Full name'));
    await userEvent.keyboard('Priya Sharma');
    await tabTo(canvas, 'Secondary school');
    await userEvent.keyboard('{ArrowRight}');
    await tabTo(canvas, 'Pay day');
    await userEvent.selectOptions(canvas.getByLabelText('Pay day'), '7');
    await tabTo(canvas, 'State');
    await searchByKeyboard(canvas, 'State', 'maha', 'Maharashtra');
    await tabTo(canvas, 'District');
    await searchByKeyboard(canvas, 'District', 'pune', 'Pune');
    await userEvent.tab();
    await userEvent.keyboard('411001');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectPath(canvas, '/auth/index?pid=3');
    await expect(infoRequestSpy.mock.calls).toEqual([
      [
        {
          fullName: 'Priya Sharma',
          education: '2',
          payDay: 7,
          liveState: '27',
          liveDistrict: '490',
          pinCode: '411001',
        },
      ],
    ]);
  },
};

/**
 * Required fields without an answer are marked as invalid and listed as links. The first of them
 * gets the focus. Nothing is sent.
 */
export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Full name');
    await tapNext(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    await expectNotCovered(canvas.getByLabelText('Full name'));
    for (const label of ['Full name', 'Pay day', 'State', 'District']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByRole('radiogroup', { name: 'Education' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose your education' }));
    await expect(canvas.getByRole('radio', { name: 'Secondary school' })).toHaveFocus();
    await expect(canvas.getByLabelText(/^PIN code/)).toBeValid();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose your pay day' }));
    await expect(canvas.getByLabelText('Pay day')).toHaveFocus();
    await expect(infoRequestSpy).not.toHaveBeenCalled();
  },
};

/**
 * A number field ignores all characters except digits. It accepts at most five digits, unless the
 * server sends another maximum.
 */
export const DigitsOnly: Story = {
  parameters: withBasicInfoHandlers({
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

/** Selecting another state clears the district and loads the districts of the new state. */
export const StateChanged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('State');
    await chooseRegion(canvas, 'State', 'Maharashtra');
    await chooseRegion(canvas, 'District', 'Pune');
    await chooseRegion(canvas, 'State', 'Karnataka');
    await waitFor(() => expect(canvas.getByLabelText('District')).toHaveTextContent(/^Choose$/));
    await chooseRegion(canvas, 'District', 'Bengaluru Urban');
  },
};

/**
 * If the list of Indian states fails to load, the button "Retry" loads it again. The form keeps all
 * input.
 */
export const StatesFailed: Story = {
  parameters: withBasicInfoHandlers({
    states: firstThenSecond(refusal('Busy.', 503), stateListResponse),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Priya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await chooseRegion(canvas, 'State', 'Maharashtra');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya');
  },
};

/** If the list of districts fails to load, the button "Retry" loads it again. */
export const DistrictsFailed: Story = {
  parameters: withBasicInfoHandlers({
    districts: firstThenSecond(
      refusal('Busy.', 503),
      districtListResponse({ path: { stateId: '27' } }),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('State');
    await chooseRegion(canvas, 'State', 'Maharashtra');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await chooseRegion(canvas, 'District', 'Pune');
  },
};

/** If the server has no districts for a state, the form can be sent without a district. */
export const NoDistricts: Story = {
  parameters: withBasicInfoHandlers({
    page: success(basicInfoFields.slice(3, 5)),
    districts: success([]),
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('State');
    await chooseRegion(canvas, 'State', 'Karnataka');
    await waitFor(() =>
      expect(canvas.getByLabelText('District')).toHaveTextContent(
        'There is nothing to choose from',
      ),
    );
    await tapNext(canvas);
    await waitFor(() => expect(infoRequestSpy).toHaveBeenCalledWith({ liveState: '29' }));
  },
};

export const Loading: Story = {
  parameters: withBasicInfoHandlers({ page: neverResponds() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the questions')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: withBasicInfoHandlers({ page: refusal('Please try again later.', 503) }),
};

export const LoadFailedAndRetry: Story = {
  parameters: withBasicInfoHandlers({
    page: firstThenSecond(refusal('Please try again later.', 503), success(basicInfoFields)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Full name')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: withBasicInfoHandlers({ page: networkError() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
  },
};

export const NoQuestions: Story = {
  parameters: withBasicInfoHandlers({
    page: firstThenSecond(success([]), success(basicInfoFields)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to fill in right now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Full name')).toBeVisible();
  },
};

export const FormEmpty: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Full name');
    await tapNext(canvas);
    await expect(await canvas.findByRole('link', { name: 'Choose your district' })).toBeVisible();
  },
};

export const SmallPhone: Story = {
  ...FormEmpty,
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
  },
};
