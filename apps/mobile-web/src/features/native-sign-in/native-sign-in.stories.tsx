import { mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { simulateNativeApp } from '../../shared/native/native-app.fixtures.ts';
import { routePatterns } from '../../shared/paths.ts';
import { currentSession, endSession, startSession } from '../../shared/session/session.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { NativeSignInScreen } from './native-sign-in.screen.tsx';

const meta: Meta<typeof NativeSignInScreen> = {
  title: 'Native/Sign-in',
  component: NativeSignInScreen,
  parameters: { route: { path: routePatterns.joint, url: '/joint' } },
};
export default meta;

type Story = StoryObj<typeof NativeSignInScreen>;

const token = 'kosha_77b0e1c2d9a84f30';
const device = {
  deviceId: '9C287922',
  version: '3.4.1',
  idfv: '5F0E3B0A-1C52',
  idfa: '8E7D6C5B-2F41',
  sdkVersion: '18.5',
  brand: 'Apple',
};
const login = (app: string) => ({
  login: { app, token: 'native_51c0d7e2', phone: '919876543210', device },
});

/** Replies with the payloads in turn, then repeats the last one. */
const respondingWith = (...payloads: unknown[]): Pick<Story, 'globals' | 'beforeEach'> => ({
  globals: { platform: 'native' },
  beforeEach: () => {
    let requestCount = 0;
    const app = simulateNativeApp(() => {
      requestCount += 1;
      return payloads[Math.min(requestCount, payloads.length) - 1];
    });
    return () => {
      app.remove();
      endSession();
    };
  },
});

const sent = fn();

const withLogin = (response: Parameters<typeof mockPost<'/user/v1/user-login'>>[1]) => ({
  msw: { handlers: [mockPost('/user/v1/user-login', response)] },
});

export const Loading: Story = {
  ...respondingWith(undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asking the app who you are')).toBeInTheDocument();
  },
};

export const TokenReceived: Story = {
  tags: ['behaviour'],
  ...respondingWith({ token }),
  play: async ({ canvas }) => {
    await expectPath(canvas, /^\/$/);
    await expect(currentSession()).toEqual({ token, isApp: true });
  },
};

export const ReturnToProduct: Story = {
  tags: ['behaviour'],
  ...respondingWith({ token }),
  parameters: { route: { path: routePatterns.joint, url: '/joint?pid=2' } },
  play: async ({ canvas }) => {
    await expectPath(canvas, '/product/2');
  },
};

export const DeviceLogin: Story = {
  tags: ['behaviour'],
  ...respondingWith(login('partner')),
  parameters: {
    msw: {
      handlers: [
        mockPost('/tripartite/v1/user-login', ({ body, headers }) => {
          sent(body, Object.fromEntries(headers));
          return success({ isRegister: 1, token });
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expectPath(canvas, /^\/$/);
    const [body, headers] = sent.mock.lastCall ?? [];
    await expect(body).toEqual({ token: 'native_51c0d7e2', phone: '919876543210' });
    await expect(headers).toMatchObject({
      deviceid: '9C287922',
      version: '3.4.1',
      idfv: '5F0E3B0A-1C52',
      idfa: '8E7D6C5B-2F41',
      sdkversion: '18.5',
      brand: 'Apple',
    });
    await expect(headers).not.toHaveProperty('token');
    await expect(currentSession()).toEqual({ token, phone: '9876543210', isApp: true });
  },
};

export const RefusedAndRetry: Story = {
  ...respondingWith(login('own'), { token }),
  parameters: withLogin(refusal('Your app session has ended. Please sign in to the app again.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your app session has ended.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expectPath(canvas, /^\/$/);
  },
};

export const OfflineAndRetry: Story = {
  ...respondingWith(login('own')),
  parameters: withLogin(firstThenSecond(networkError(), success({ isRegister: 0, token }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expectPath(canvas, /^\/$/);
  },
};

/** If the native app fails to respond, the borrower can still sign in with a phone number. */
export const AppFailed: Story = {
  globals: { platform: 'native' },
  beforeEach: () => {
    const app = simulateNativeApp(() => {
      throw new Error('broken');
    });
    return app.remove;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The app did not answer.');
    await expect(
      canvas.getByRole('link', { name: 'Sign in with your mobile number' }),
    ).toHaveAttribute('href', '/login');
  },
};

export const InABrowser: Story = {
  beforeEach: () => {
    startSession({ token, phone: '9876543210', isApp: false });
    return endSession;
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page belongs to our app' }),
    ).toBeVisible();
    await expect(currentSession()?.phone).toBe('9876543210');
  },
};

export const SmallPhoneLargeText: Story = {
  ...AppFailed,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = {
  ...AppFailed,
  globals: { scheme: 'dark' },
};
