import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { aCustomerService } from '../../shared/order-display/contact.fixtures.ts';
import { routePatterns } from '../../shared/paths.ts';
import { currentSession, endSession, startSession } from '../../shared/session/session.ts';
import { repeatSignOuts } from '../../shared/server/sign-out.ts';
import { sampleResponses } from '../../shared/sample-data/responses.ts';
import { personaHandlers } from '../../shared/sample-data/server.fixtures.ts';
import { responsesFor, homeOrderOf } from '../../shared/sample-data/sample-data.fixtures.ts';
import { ownDataField } from '../../shared/sample-data/own-data.fixtures.ts';
import { AccountScreen } from './account.screen.tsx';

type Canvas = ReturnType<typeof within>;
const logout = '/user/v1/logout';
const config = mockGet(
  '/client/v1/config',
  success({ customer: aCustomerService, parts: ['consents', 'myData', 'grievances'] }),
);

/** A borrower with the Copper tier, after one repayment on time. */
const persona = 'settled';
const phone = String(ownDataField('phone').value);

const withOrders = (undwayList = [homeOrderOf('loaned')], key = persona) => [
  mockGet('/home/v1/index', success({ ...responsesFor(key).home, undwayList })),
  ...personaHandlers(() => key),
];
const received = fn();

const signsOut = mockPost(logout, ({ headers, body }) => {
  received(headers.get('token'), body);
  return success(null);
});

const respondingToSignOut = (response: Parameters<typeof mockPost<typeof logout>>[1]) => ({
  msw: { handlers: [config, ...withOrders(), mockPost(logout, response)] },
});

const meta = {
  title: '9 Help and feedback/Account',
  component: AccountScreen,
  parameters: {
    route: { path: routePatterns.personal, url: '/personal' },
    msw: { handlers: [config, signsOut, ...withOrders()] },
  },
  beforeEach: () => {
    received.mockClear();
    startSession({ token: 'kosha_3f9a1c0e', phone, isApp: false });
    return endSession;
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * While the server checks a payment, the link to the loan says so. The link shows neither
 * "to repay" nor by how many days the loan is late.
 */
export const PaymentPending: Story = {
  parameters: {
    msw: {
      handlers: [config, ...withOrders([homeOrderOf('overdue', { paymentState: 'checking' })])],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: /^We are checking your payment/ });
    await expect(link).toHaveTextContent('Kosha Flex · ₹5,178');
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
    await expect(canvas.queryByText(/late|to repay/)).toBeNull();
    const zone = canvasElement.querySelector('[data-zone]');
    await expect(zone).toHaveAttribute('data-zone', 'well');
  },
};

/** The link to a returned loan shows the return date and that nothing is left to repay. */
export const LoanReturned: Story = {
  parameters: { msw: { handlers: [config, ...personaHandlers(() => 'returned')] } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Returned on 22 Nov 2026/ });
    await expect(link).toHaveTextContent('Nothing to repay');
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
  },
};

export const AllLinks: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+91 XXXXXX0010')).toBeVisible();
    for (const [name, href] of [
      ['Order History', '/order'],
      ['Scheduled orders', '/schedule'],
      ['FeedBack', '/feedback'],
      ['Help Center', '/personal/help'],
      ['About us', '/personal/aboutus'],
      ['Privacy Policy', '/agreement/privacy'],
      ['Loan Guarantee Agreement', '/agreement/loan'],
      ['My consents', '/personal/consents'],
      ['My data', '/personal/data'],
      ['Grievances', '/personal/grievances'],
    ] as const) {
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(await canvas.findByText(/Meera Nair/)).toBeInTheDocument();
  },
};

export const RunningLoanAndTier: Story = {
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('link', { name: /to repay/ });
    await expect(order).toHaveTextContent('₹5,028 to repayby Fri 27 Nov · 5 days left');
    await expect(order).toHaveAttribute('href', '/orders/70012/detail');
    await expect(await canvas.findByText('Copper')).toBeVisible();
    await expect(canvas.getByText('Processing fee 5% lower')).toBeVisible();
  },
};

/**
 * If a product has several orders in progress, the page shows one order and the number of the
 * others. The real server never allows this.
 */
export const SeveralOrdersOfOneProduct: Story = {
  tags: ['odd'],
  parameters: {
    msw: {
      handlers: [
        config,
        ...withOrders([homeOrderOf('loaned', { orderId: '70013' }), homeOrderOf('overdue')]),
      ],
    },
  },
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('link', { name: /3 days late/ });
    await expect(order).toHaveTextContent('₹5,178 to repay · 1 more');
    await expect(order).toHaveAttribute('href', '/order');
  },
};

export const NoLoanNoTier: Story = {
  parameters: { msw: { handlers: [config, ...withOrders([], 'verified')] } },
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole('link', { name: /Nothing to repay/ });
    await expect(offers).toHaveAttribute('href', '/');
    await expect(await canvas.findByText('Repay a loan on time to reach Copper')).toBeVisible();
  },
};

/** If the loans fail to load, the links of the page stay in place. */
export const CallsFailed: Story = {
  parameters: {
    msw: { handlers: [config, mockGet('/home/v1/index', networkError())] },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Scheduled orders' });
    const before = link.getBoundingClientRect().top;
    await canvas.findByRole('link', { name: /Your loans did not load/ }, { timeout: 9000 });
    await expect(link.getBoundingClientRect().top).toBe(before);
  },
};

export const QuitConfirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quit' }));
    const dialog = canvas.getByRole('dialog', { name: 'Do you want to quit?' });
    await expect(dialog).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await expect(dialog).not.toBeInTheDocument();
    await expect(currentSession()).toBeDefined();

    await userEvent.click(canvas.getByRole('button', { name: 'Quit' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Quit' }).at(-1)!);
    await expectPath(canvas, '/login');
    await expect(currentSession()).toBeUndefined();
    await waitFor(() =>
      expect(received.mock.calls).toEqual([['kosha_3f9a1c0e', { everywhere: 0 }]]),
    );
    await waitFor(() => expect(localStorage.getItem('kosha.sign-outs')).toBeNull());
  },
};

async function quitEverywhere(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out on all devices' }));
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out on all devices' }));
  await expectPath(canvas, '/login');
  await expect(currentSession()).toBeUndefined();
}

export const SignOutEverywhere: Story = {
  play: async ({ canvas }) => {
    await quitEverywhere(canvas);
    await expect(await canvas.findByText('You are signed out on all devices.')).toBeVisible();
    await expect(received.mock.calls).toEqual([['kosha_3f9a1c0e', { everywhere: 1 }]]);
  },
};

/** Keys in the local storage that do not belong to a session. */
const visitorKeys = new Set(['kosha.web_uuid', 'kosha.analytics']);

/** Without a connection, the sign-out is stored and sent later. */
export const SignOutOffline: Story = {
  parameters: respondingToSignOut(({ headers }) => {
    received(headers.get('Idempotency-Key'));
    return received.mock.calls.length === 1 ? networkError() : success(null);
  }),
  play: async ({ canvas }) => {
    await quitEverywhere(canvas);
    await expect(await canvas.findByText(/Your other devices follow/)).toBeVisible();
    await expect(Object.keys(localStorage).filter((key) => !visitorKeys.has(key))).toEqual([
      'kosha.sign-outs',
    ]);
    await expect(localStorage.getItem('kosha.sign-outs')).not.toContain(phone);
    await repeatSignOuts();
    await expect(localStorage.getItem('kosha.sign-outs')).toBeNull();
    const [first, second] = received.mock.calls.flat();
    await expect(second).toBe(first);
  },
};

/** If the app cannot send a sign-out within a week, the app deletes the stored sign-out. */
export const SignOutAfterAWeek: Story = {
  parameters: respondingToSignOut(networkError()),
  play: async ({ canvas }) => {
    await quitEverywhere(canvas);
    await canvas.findByText(/Your other devices follow/);
    await repeatSignOuts(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await expect(localStorage.getItem('kosha.sign-outs')).toBeNull();
  },
};

/**
 * If the server responds that the session has already ended, the sign-out counts as done. This
 * response does not end a new session that the borrower has started meanwhile.
 */
export const SessionEndedAlready: Story = {
  parameters: respondingToSignOut(refusal('Please sign in again.', -4)),
  play: async ({ canvas }) => {
    await quitEverywhere(canvas);
    startSession({ token: 'kosha_next', phone: '9876543211', isApp: false });
    await expect(await canvas.findByText('You are signed out on all devices.')).toBeVisible();
    await expect(currentSession()?.token).toBe('kosha_next');
    await expect(localStorage.getItem('kosha.sign-outs')).toBeNull();
  },
};

/** If the server does not support signing out, the app does not try again. */
export const SignOutUnsupported: Story = {
  parameters: respondingToSignOut(refusal('Not offered', 501)),
  play: async ({ canvas }) => {
    await quitEverywhere(canvas);
    await expect(await canvas.findByText(/could not be signed out/)).toBeVisible();
    await expect(localStorage.getItem('kosha.sign-outs')).toBeNull();
  },
};

export const ContactUnknown: Story = {
  parameters: {
    msw: { handlers: [mockGet('/client/v1/config', networkError()), ...withOrders()] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order History' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quit' })).toBeVisible();
    await expect(canvas.queryByText('Contact us')).not.toBeInTheDocument();
  },
};

const devices = [
  {
    sessionId: 'this',
    isThis: 1,
    os: 'ios-h5',
    beganTime: sampleResponses.now - 6 * dayMs,
    lastUsedTime: sampleResponses.now,
  },
  {
    sessionId: 'old',
    isThis: 0,
    os: 'android-h5',
    beganTime: sampleResponses.memberSince,
    lastUsedTime: sampleResponses.now - 20 * dayMs,
  },
] satisfies Schema<'SignedInDevice'>[];
let signedIn: readonly Schema<'SignedInDevice'>[] = devices;

/**
 * The page lists the devices on which this account is signed in. The borrower can sign out any
 * device except the current one.
 */
export const SignedInDevices: Story = {
  parameters: {
    msw: {
      handlers: [
        config,
        ...withOrders(),
        mockGet('/user/v1/sessions', () => success([...signedIn])),
        mockPost('/user/v1/end-session', ({ body }) => {
          received(body);
          signedIn = devices.slice(0, 1);
          return success(null);
        }),
      ],
    },
  },
  beforeEach: () => {
    signedIn = devices;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See where you are signed in' }));
    const list = within(await canvas.findByRole('region', { name: 'Where you are signed in' }));
    await expect(list.getByText('This device')).toBeVisible();
    await expect(list.getByText('An Android phone or a computer')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Sign out there' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Sign out on this device?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out there' }));
    await expect(await canvas.findByText('That device is signed out.')).toBeVisible();
    await expect(received.mock.calls).toEqual([[{ sessionId: 'old' }]]);
    await waitFor(() =>
      expect(canvas.queryByText('An Android phone or a computer')).not.toBeInTheDocument(),
    );
    await expect(currentSession()).toBeDefined();
  },
};

/** Without a phone number in the session, as in the native app, the page only says "Hello". */
export const NumberUnknown: Story = {
  beforeEach: () => {
    startSession({ token: 'kosha_3f9a1c0e', isApp: true });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await expect(canvas.queryByText(/XXXX/)).not.toBeInTheDocument();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
