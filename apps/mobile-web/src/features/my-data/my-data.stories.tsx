import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { currentSession, endSession, startSession } from '../../shared/session/session.ts';
import { aCustomerService } from '../../shared/order-display/contact.fixtures.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import {
  ownDataExport,
  erasurePreview,
  ownDataField,
} from '../../shared/sample-data/own-data.fixtures.ts';
import { withCorrectedField, exportJob, longDataExport } from './my-data.fixtures.ts';
import { MyDataScreen } from './my-data.screen.tsx';

const sent = fn();
const ownPhone = ownDataField('phone').text;

let current = ownDataExport;

const corrects = ({ body }: { body: unknown }) => {
  const { field, value } = body as { field: string; value: string };
  current = withCorrectedField(current, field, value);
  return success(null);
};

interface Answers {
  copy?: Parameters<typeof mockGet<'/privacy/v1/export'>>[1];
  start?: Parameters<typeof mockPost<'/privacy/v1/export'>>[1];
  erase?: Parameters<typeof mockPost<'/privacy/v1/erase'>>[1];
  correct?: Parameters<typeof mockPost<'/privacy/v1/correct'>>[1];
  nominate?: Parameters<typeof mockPost<'/privacy/v1/nominate'>>[1];
  parts?: string[];
}

const respondingWith = ({
  copy = () => success(current),
  start = success(exportJob),
  erase = success(erasurePreview),
  correct = corrects,
  nominate = success(null),
  parts = ['myData'],
}: Answers = {}) => ({
  msw: {
    handlers: [
      mockGet('/client/v1/config', success({ customer: aCustomerService, parts })),
      mockPost('/privacy/v1/export', start),
      mockGet('/privacy/v1/export', copy),
      mockPost('/privacy/v1/erase', (request) => {
        sent(request.body);
        return typeof erase === 'function' ? erase(request) : erase;
      }),
      mockPost('/privacy/v1/correct', (request) => {
        sent(request.body);
        return typeof correct === 'function' ? correct(request) : correct;
      }),
      mockPost('/privacy/v1/nominate', (request) => {
        sent(request.body);
        return typeof nominate === 'function' ? nominate(request) : nominate;
      }),
      ...trackingHandlers,
    ],
  },
});

const meta: Meta<typeof MyDataScreen> = {
  title: '9 Help and feedback/My data',
  component: MyDataScreen,
  parameters: {
    route: { path: routePatterns.myData, url: '/personal/data' },
    ...respondingWith(),
  },
  beforeEach: () => {
    sent.mockClear();
    current = ownDataExport;
    startSession({ token: 'kosha_3f9a1c0e', phone: ownPhone, isApp: false });
    return endSession;
  },
};
export default meta;

type Story = StoryObj<typeof MyDataScreen>;
type Canvas = ReturnType<typeof within>;

const showMyData = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Show my data' }));

export const Closed: Story = {};

export const Shown: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await showMyData(canvas);
    await userEvent.click(await canvas.findByText('Your account'));
    await waitFor(() => expect(canvas.getByText(ownPhone)).toBeVisible());
    const created = canvas.getByText('Created').nextElementSibling;
    await expect(created).toHaveTextContent('24 Aug 2026, 12:00 pm');
    await expect(
      canvas.getByText('This copy can be read until 23 Nov 2026, 12:00 pm.'),
    ).toBeVisible();
  },
};

/** A long list contains only its newest entries, and shows how many there are in total. */
export const NewestOfMany: Story = {
  tags: ['state'],
  parameters: respondingWith({ copy: success(longDataExport) }),
  play: async ({ canvas }) => {
    await showMyData(canvas);
    await userEvent.click(await canvas.findByText('What you did in the app'));
    await waitFor(() => expect(canvas.getByText('The newest 200 of 347')).toBeVisible());
  },
};

async function openCorrection(canvas: Canvas, canvasElement: HTMLElement, label: string) {
  await showMyData(canvas);
  await userEvent.click(await canvas.findByText('What you filled in'));
  const answer = canvas.getByText(label).parentElement!;
  const button = within(answer).getByText('Correct');
  await waitFor(() => expect(button).toBeVisible());
  await userEvent.click(button);
  const body = within(canvasElement.ownerDocument.body);
  return within(await body.findByRole('dialog', { name: `Correct ${label}` }));
}

const expectCorrected = (canvas: Canvas, label: string, text: string) =>
  waitFor(() => expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(text));

export const ChoiceCorrected: Story = {
  parameters: respondingWith(),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openCorrection(canvas, canvasElement, 'Marital status');
    await expect(dialog.getByLabelText('What is right')).toHaveDisplayValue('Single');
    await userEvent.selectOptions(dialog.getByLabelText('What is right'), 'Married');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ field: 'baseInfo.maritalStatus', value: '2' }]]),
    );
    await expectCorrected(canvas, 'Marital status', 'Married');
  },
};

export const CorrectionUnsupported: Story = {
  parameters: respondingWith({
    copy: success({ ...ownDataExport, sections: ownDataExport.sections.slice(0, 1) }),
  }),
  play: async ({ canvas }) => {
    await showMyData(canvas);
    await userEvent.click(await canvas.findByText('Your account'));
    await expect(canvas.queryByRole('button', { name: 'Correct' })).toBeNull();
  },
};

const fillIn = 'Please fill in your company, business or college.';

export const CorrectionDialog: Story = {
  tags: ['state'],
  parameters: respondingWith({
    correct: refusal('Please check what you filled in.', 422, {
      errorColumn: [{ name: 'companyName', msg: fillIn }],
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const { label } = ownDataField('companyName');
    const dialog = await openCorrection(canvas, canvasElement, label);
    await userEvent.clear(dialog.getByLabelText('What is right'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(fillIn);
    await expect(sent.mock.calls).toEqual([[{ field: 'workInfo.companyName', value: '' }]]);
  },
};

export const IndicDigits: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openCorrection(canvas, canvasElement, 'PIN code');
    await userEvent.clear(dialog.getByLabelText('What is right'));
    await userEvent.type(dialog.getByLabelText('What is right'), '૪૦૦૦૭૦');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ field: 'baseInfo.pinCode', value: '400070' }]]),
    );
    await expectCorrected(canvas, 'PIN code', '400070');
  },
};

export const Nominee: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'अनीता शर्मा');
    await userEvent.type(canvas.getByLabelText('Mobile number'), '९८११ १११ १११');
    await userEvent.click(canvas.getByRole('button', { name: 'Name this person' }));
    await canvas.findByText('Saved. This person may act for you.');
    await expect(sent.mock.calls).toEqual([[{ name: 'अनीता शर्मा', phone: '9811111111' }]]);
  },
};

const notTheirs = 'Please give a mobile number of 10 digits that is not your own.';

export const NomineeRefused: Story = {
  tags: ['state'],
  parameters: respondingWith({ nominate: refusal(notTheirs) }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Anita Sharma');
    await userEvent.type(canvas.getByLabelText('Mobile number'), ownPhone);
    await userEvent.click(canvas.getByRole('button', { name: 'Name this person' }));
    await canvas.findByText(notTheirs);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Anita Sharma');
  },
};

const refusedErasure = refusal(
  'A loan or an application is running. Your data can be erased once it has ended.',
  409,
);

export const ErasurePreview: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what would be erased' }));
    await canvas.findByRole('heading', { name: 'Locked: used for the law alone' });
    await expect(canvas.getByText(/^What you did in the app · SMS to you · /)).toBeVisible();
    // The date is five years after the end of the loan. It is shown twice: for kept and for
    // locked data.
    const law = /Money Laundering Act 2002, section 12, until 21 Nov 2031$/;
    await expect(canvas.getAllByText(law)).toHaveLength(2);
    await expect(sent.mock.calls).toEqual([[{ confirm: 0 }]]);
  },
};

export const Erased: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what would be erased' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase my data' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Erase your data?',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Erase it' }));
    await waitFor(() => expect(currentSession()).toBeUndefined());
    await expect(sent.mock.calls).toEqual([[{ confirm: 0 }], [{ confirm: 1 }]]);
  },
};

/**
 * After the preview of the erasure, the borrower applied for a loan on another phone. The server
 * therefore refuses the erasure.
 */
export const ErasureRefused: Story = {
  tags: ['state'],
  parameters: respondingWith({
    erase: ({ body }) =>
      (body as { confirm: number }).confirm === 0 ? success(erasurePreview) : refusedErasure,
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what would be erased' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase my data' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Erase your data?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase it' }));
    await canvas.findByText(/can be erased once it has ended/);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(currentSession()).toBeDefined();
    await expect(canvas.getByRole('button', { name: 'Erase my data' })).toBeVisible();
  },
};

export const RunningLoan: Story = {
  tags: ['state'],
  parameters: respondingWith({ erase: refusedErasure }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what would be erased' }));
    await canvas.findByText(/can be erased once it has ended/);
    await expect(canvas.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state'],
  parameters: respondingWith({ start: neverResponds() }),
  play: ({ canvas }) => showMyData(canvas),
};

export const LoadFailed: Story = {
  tags: ['state'],
  parameters: respondingWith({ copy: networkError() }),
  play: async ({ canvas }) => {
    await showMyData(canvas);
    await canvas.findByText('Your data did not load');
  },
};

export const CallMissing: Story = {
  tags: ['state'],
  parameters: respondingWith({ start: refusal('Not offered', 501) }),
  play: async ({ canvas }) => {
    await showMyData(canvas);
    await canvas.findByText('Your data cannot be shown here');
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const CorrectionCallMissing: Story = {
  parameters: respondingWith({ parts: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your data cannot be shown here');
    await expect(canvas.queryByRole('button', { name: 'See what would be erased' })).toBeNull();
  },
};
