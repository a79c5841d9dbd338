import {
  mockGet,
  mockPost,
  networkError,
  refusal,
  success,
  type MockResponse,
} from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { simulateNativeApp, type NativeApp } from '../../../shared/native/native-app.fixtures.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { endSession, startSession } from '../../../shared/session/session.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { orderInState } from '../orders.fixtures.ts';
import { NativeAuditScreen } from './native-audit.screen.tsx';

let app: NativeApp;

const meta: Meta<typeof NativeAuditScreen> = {
  title: 'Native/Audit in the app',
  component: NativeAuditScreen,
  parameters: { route: { path: routePatterns.nativeAudit, url: '/orders/audit?orderId=70012' } },
  globals: { platform: 'native' },
  beforeEach: () => {
    app = simulateNativeApp();
    startSession({ token: 'kosha_77b0e1c2d9a84f30', isApp: true });
    return () => {
      app.remove();
      endSession();
    };
  },
};
export default meta;

type Story = StoryObj<typeof NativeAuditScreen>;

type DetailResponse = MockResponse<Schema<'OrderDetail'>>;

const respondingWith = (first: DetailResponse, then: DetailResponse = first) => ({
  msw: { handlers: [mockGet('/order/v1/detail', firstThenSecond(first, then))] },
});

const inState = (state: string) => success(orderInState(state));
const sentTypes = () => app.sent.map(({ type }) => type);

export const InAuditing: Story = {
  tags: ['state'],
  parameters: respondingWith(inState('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'In Auditing...' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To Evaluate' }));
    await expect(sentTypes()).toEqual(['review.open']);
  },
};

export const RefreshFailed: Story = {
  tags: ['state'],
  parameters: respondingWith(inState('1'), refusal('The server is busy.', 503)),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const refresh = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
      return within(await body.findByRole('dialog', { name: 'Info' }));
    };
    await userEvent.click((await refresh()).getByRole('button', { name: 'OK' }));
    await expect(canvas.getByRole('heading', { name: 'In Auditing...' })).toBeVisible();
    const dialog = await refresh();
    await expect(dialog.getByRole('heading', { name: 'Info' })).toBeVisible();
    await expect(dialog.getByText('The server is busy.')).toBeVisible();
  },
};

const tracked = fn();

export const AppNotifiedOnce: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet('/order/v1/detail', firstThenSecond(inState('1'), inState('10'))),
        mockPost('/burying-point/v3/burying-point', ({ body }) => {
          tracked((body as { event: string }[])[0]?.event);
          return success(null);
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await canvas.findByRole('heading', { name: 'The check is finished' });
    await waitFor(() => expect(tracked).toHaveBeenCalledWith('audit_finish'));
    await expect(tracked).toHaveBeenCalledWith('audit_refresh');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this page' }));
    await expect(sentTypes()).toEqual(['audit.finish', 'page.close']);
  },
};

export const ApprovedRedirect: Story = {
  parameters: respondingWith(inState('1'), inState('2')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expectPath(canvas, '/orders/70012/confirm');
  },
};

export const Denied: Story = {
  parameters: respondingWith(inState('3')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Denied')).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  parameters: respondingWith(refusal('This order was not found.', 404)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order not found' });
  },
};

export const LoadFailed: Story = {
  parameters: respondingWith(networkError()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/**
 * Only the native app can provide a new session token, so the page links to `/joint`, where the
 * native app signs the borrower in.
 */
export const ExpiredToken: Story = {
  parameters: respondingWith(refusal('Please sign in again.', -4)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You are signed out' });
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/joint',
    );
  },
};

export const NoOrder: Story = {
  parameters: { route: { path: routePatterns.nativeAudit, url: '/orders/audit?orderId=%3Cb%3E' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page cannot be opened like this' });
  },
};

export const InABrowser: Story = {
  beforeEach: () => {
    app.remove();
    endSession();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page belongs to our app' });
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/orders/70012/audit',
    );
  },
};

export const SmallPhoneLargeText: Story = {
  ...InAuditing,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { ...InAuditing, globals: { scheme: 'dark' } };
