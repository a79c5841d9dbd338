import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  networkError,
  neverResponds,
  refusal,
  sessionLost,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { currentSession, endSession, startSession } from '../../shared/session/session.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { ContactVerificationScreen } from './contact-verification.screen.tsx';

const aContactVerification = (
  change: Partial<Schema<'ContactVerification'>> = {},
): Schema<'ContactVerification'> => ({
  borrowerFirstName: 'Priya',
  relation: 'Mother',
  answered: false,
  ...change,
});

type ReadAnswer = Parameters<typeof mockGet<'/auth/v1/verify-contact'>>[1];
type GiveAnswer = Parameters<typeof mockPost<'/auth/v1/verify-contact'>>[1];

const token = 'c0ntactL1nkT0ken_9f2';
const sent = fn();

const remember =
  (answer: ReturnType<typeof refusal> | ReturnType<typeof success<null>>): GiveAnswer =>
  ({ body }) => {
    sent(body);
    return answer;
  };

const network = (read: ReadAnswer, give: GiveAnswer = remember(success(null))) => ({
  route: {
    path: routePatterns.verifyContact,
    url: `${routePatterns.verifyContact}?token=${token}`,
  },
  msw: {
    handlers: [mockGet('/auth/v1/verify-contact', read), mockPost('/auth/v1/verify-contact', give)],
  },
});

const open = success(aContactVerification());

const meta = {
  title: 'Public pages/Emergency contact',
  component: ContactVerificationScreen,
  parameters: network(open),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ContactVerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows who wants to name the contact, and the contact's relation to this borrower. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Priya wants to name you/)).toBeVisible();
    await expect(canvas.getByText('Mother')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Emergency contact');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Several taps send the contact's choice only once. After that, the page thanks the contact. */
export const Confirmed: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Thank you, you confirmed');
    await expect(sent.mock.calls).toEqual([[{ token, accept: true }]]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Declined: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('You declined')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ token, accept: false }]]);
  },
};

export const Sending: Story = {
  tags: ['state'],
  parameters: network(open, remember(neverResponds())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Sending your answer')).toBeInTheDocument();
  },
};

/** If the contact has already confirmed or declined, the page shows no buttons. */
export const AnsweredBefore: Story = {
  parameters: network(success(aContactVerification({ answered: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link has been answered')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** If the contact has already answered in another tab, the page says so. */
export const AnsweredElsewhere: Story = {
  tags: ['behaviour'],
  parameters: network(
    firstThenSecond(open, success(aContactVerification({ answered: true }))),
    remember(refusal('This link has been answered already.', 409)),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('This link has been answered')).toBeVisible();
  },
};

/**
 * If the server refuses the choice, the page shows the reason. A borrower who is signed in in this
 * browser stays signed in.
 */
export const ResponseRefused: Story = {
  tags: ['state'],
  parameters: network(open, remember(sessionLost())),
  beforeEach: () => {
    startSession({ token: 'of-somebody', phone: '9876500000', isApp: false });
    return endSession;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your answer was not taken');
    await expect(alert).toHaveTextContent('Please sign in again.');
    await expect(currentSession()?.token).toBe('of-somebody');
    await expect(canvas.getByTestId('location').textContent).toBe(
      `/verify/contact2?token=${token}`,
    );
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** Without a connection, the page shows a message, and the contact can send the choice again. */
export const OfflineAndRetry: Story = {
  parameters: network(open, firstThenSecond(networkError(), success(null))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Thank you, you confirmed')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network(neverResponds()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading your link')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: network(refusal('Please try again in a minute.', 503)),
};

export const LoadFailedAndRetry: Story = {
  parameters: network(firstThenSecond(refusal('Please try again in a minute.', 503), open)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please try again in a minute.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/^Priya wants/)).toBeVisible();
  },
};

/** If the server does not know the link, the page shows the server's message and no buttons. */
export const ExpiredLink: Story = {
  parameters: network(refusal('This link is not valid any more.', 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is not valid any more.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/**
 * If the link has expired, the page shows the server's message. A borrower who is signed in in this
 * browser stays signed in.
 */
export const ExpiredLinkOfSession: Story = {
  tags: ['behaviour'],
  parameters: network(refusal('This link is not valid any more.', -4)),
  beforeEach: ResponseRefused.beforeEach!,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is not valid any more.',
    );
    await expect(currentSession()?.token).toBe('of-somebody');
    await expect(canvas.getByTestId('location').textContent).toBe(
      `/verify/contact2?token=${token}`,
    );
  },
};

/** If the token in the link is invalid, no request is sent. */
export const IncompleteLink: Story = {
  parameters: {
    route: {
      path: routePatterns.verifyContact,
      url: `${routePatterns.verifyContact}?token=%3Cscript%3E`,
    },
    msw: { handlers: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link does not work');
  },
};

/** HTML in the server's texts is shown as plain text. */
export const HtmlInServerText: Story = {
  parameters: network(
    success(
      aContactVerification({ borrowerFirstName: '<b>{app}</b>', relation: 'שלום '.repeat(8) }),
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('<b>{app}</b>')).toBeVisible());
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: 200 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mother')).toBeVisible();
  },
};
