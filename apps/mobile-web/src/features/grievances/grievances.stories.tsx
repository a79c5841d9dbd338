import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import { addDays, dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { sampleResponses } from '../../shared/sample-data/responses.ts';
import { orderOf } from '../../shared/sample-data/sample-data.fixtures.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import { GrievancesScreen } from './grievances.screen.tsx';

const sent = fn();

/**
 * The sample borrower `platinum` received a loan every ten days. Each time below is one day after a
 * payout, when the borrower writes a grievance.
 */
const { loanDate } = orderOf('platinum');
const written = (loanDate ?? 0) + dayMs;
const loanBefore = written - 10 * dayMs;
const twoLoansBefore = written - 20 * dayMs;

/** The number of days in which the server must reply (D61). */
const answeredWithinDays = 30;
const dueAfter = (atMs: number) => addDays(atMs, answeredWithinDays);

const topics = [
  { topic: 'loan', label: 'What a loan costs' },
  { topic: 'other', label: 'Something else' },
];

const grievance = (changes: Partial<Schema<'Grievance'>> = {}): Schema<'Grievance'> => ({
  number: 'GR00000017',
  topic: 'loan',
  content: 'The fee was higher than I was told.',
  orderId: null,
  createTime: written,
  answerDue: dueAfter(written),
  answerContent: null,
  responseTime: null,
  mayEscalate: false,
  ...changes,
});

const justSent = grievance({
  number: 'GR00000018',
  topic: 'other',
  content: 'Nobody called back.',
  createTime: sampleResponses.now,
  answerDue: dueAfter(sampleResponses.now),
});

type ListResponse = Parameters<typeof mockGet<'/grievance/v1/list'>>[1];

const respondingWith = (
  list: ListResponse,
  save: Parameters<typeof mockPost<'/grievance/v1/save'>>[1] = success({
    number: 'GR00000018',
    answerDue: dueAfter(sampleResponses.now),
  }),
) => ({
  msw: {
    handlers: [
      mockGet('/grievance/v1/list', list),
      mockPost('/grievance/v1/save', (request) => {
        sent(request.body);
        return typeof save === 'function' ? save(request) : save;
      }),
      ...trackingHandlers,
    ],
  },
});

const meta: Meta<typeof GrievancesScreen> = {
  title: '9 Help and feedback/Grievances',
  component: GrievancesScreen,
  parameters: {
    route: { path: routePatterns.grievances, url: '/personal/grievances' },
    ...respondingWith(() =>
      success({ topics, grievances: sent.mock.calls.length === 0 ? [] : [justSent] }),
    ),
  },
  beforeEach: () => {
    sent.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof GrievancesScreen>;

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

export const Empty: Story = {};

/** A message shows the number of the grievance and the date by which the lender must reply. */
export const Sent: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('What is it about?'), 'other');
    await userEvent.type(canvas.getByLabelText('What happened?'), 'Nobody called back.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the grievance' }));
    await canvas.findByText('Taken as GR00000018. We answer by 22 Dec 2026.');
    await canvas.findByText('Nobody called back.');
    await expect(sent.mock.calls).toEqual([[{ topic: 'other', content: 'Nobody called back.' }]]);
  },
};

const storageFull =
  'Nothing can be saved right now, because the server has no room left. Please try again later.';

/** If the server refuses the grievance, the form keeps its text. */
export const Refused: Story = {
  tags: ['state'],
  parameters: respondingWith(success({ topics, grievances: [] }), refusal(storageFull, 503)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('What happened?'), 'Why');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the grievance' }));
    await canvas.findByText(storageFull);
    await expect(canvas.getByLabelText('What happened?')).toHaveValue('Why');
  },
};

export const AllStates: Story = {
  parameters: respondingWith(
    success({
      topics,
      grievances: [
        grievance(),
        grievance({
          number: 'GR00000016',
          content: 'The fee for being late was counted for one day too many.',
          createTime: loanBefore,
          answerDue: dueAfter(loanBefore),
          answerContent: 'You are right. The fee was given back.',
          responseTime: loanBefore + 5 * dayMs,
        }),
        grievance({
          number: 'GR00000015',
          topic: 'other',
          content: 'Nobody answers the telephone.',
          createTime: twoLoansBefore,
          answerDue: dueAfter(twoLoansBefore),
          mayEscalate: true,
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('You are right. The fee was given back.');
    // A pending grievance shows its deadline; an answered one does not.
    await expect(canvas.getAllByText(/^We answer by \d+ \w+ 2026\.$/)).toHaveLength(2);
    await expect(canvas.getByText(/Ombudsman of the Reserve Bank/)).toHaveTextContent('GR00000015');
  },
};

export const LoadFailed: Story = { parameters: respondingWith(networkError()) };

export const CallMissing: Story = {
  parameters: respondingWith(refusal('Not offered', 501)),
  play: async ({ canvas }) => {
    await canvas.findByText('Grievances are not taken here');
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
export const Dark: Story = { globals: { scheme: 'dark' } };
