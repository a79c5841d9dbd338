import { mockGet, mockPost, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { routePatterns } from '../../shared/paths.ts';
import { currentSession, endSession, startSession } from '../../shared/session/session.ts';
import { findToast } from '../../shared/testing/find-toast.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import { changeLoginDraft, forgetLoginDraft } from './login-draft.ts';
import { anOtp, aPhone, aToken, loginHandlers } from './login.fixtures.ts';
import { LoginScreen } from './login.screen.tsx';

const received = fn();

const notNow = refusal('The service is not available now.', 503);
/** After the sign-in, the app prefetches these responses, which the stories do not need. */
const prefetched = [
  mockGet('/home/v1/index', notNow),
  mockGet('/auth/v1/find-user-auth', notNow),
  mockGet('/product/v1/product-info', notNow),
  mockGet('/order/v1/precheck', notNow),
  mockGet('/bank/v1/find-user-bank-card', notNow),
];

const meta = {
  title: '1 Sign in/Signing in',
  component: LoginScreen,
  parameters: { msw: { handlers: [...loginHandlers, ...prefetched] } },
  beforeEach: () => {
    endSession();
    forgetLoginDraft();
    changeLoginDraft({ phone: aPhone });
    received.mockClear();
    return endSession;
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (url: string) => ({ path: routePatterns.login, url });

export const ReturnToAddress: Story = {
  parameters: {
    route: at('/login?redirect=%2Fproduct%2F3%2Fdetail%3Fbank_id%3D7'),
    msw: {
      handlers: [
        ...prefetched,
        mockPost('/user/v1/login', ({ body }) => {
          received(body);
          return success({ token: aToken, isRegister: 0 });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One-time code'), `${anOtp}{Enter}`);
    await expectPath(canvas, '/product/3/detail?bank_id=7');
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ phone: `91${aPhone}`, code: anOtp });
    await expect(currentSession()).toEqual({ token: aToken, phone: aPhone, isApp: false });
    await expect(document.cookie.split('; ')).toContain(`token=${aToken}`);
    const session = JSON.parse(localStorage.getItem('kosha.session') ?? '{}') as object;
    await expect(session).toMatchObject({ token: aToken, phone: aPhone, isApp: false });
    await expect(Object.values({ ...sessionStorage }).join()).not.toContain(aPhone);
  },
};

export const StorageFull: Story = {
  parameters: { route: at('/login') },
  beforeEach: () => {
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One-time code'), `${anOtp}{Enter}`);
    await findToast(
      "This browser can't save your session. If the page is loaded again, you must sign in again.",
    );
    await expect(currentSession()).toMatchObject({ token: aToken });
  },
};

export const UnsafeRedirect: Story = {
  parameters: { route: at('/login?redirect=%2F%2Fevil.example') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One-time code'), anOtp);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expectPath(canvas, '/');
  },
};

export const SignedInAlready: Story = {
  tags: ['behaviour'],
  parameters: { route: at('/login?redirect=%2Forder') },
  beforeEach: () => {
    startSession({ token: aToken, phone: aPhone, isApp: false });
  },
  play: async ({ canvas }) => {
    await expectPath(canvas, '/order');
  },
};

export const RegistrationTracked: Story = {
  parameters: {
    route: at('/login'),
    msw: {
      handlers: [
        ...prefetched,
        mockPost('/user/v1/login', success({ token: aToken, isRegister: 1 })),
        mockPost('/burying-point/v3/burying-point', ({ body }) => {
          received(body);
          return success(null);
        }),
        ...trackingHandlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One-time code'), `${anOtp}{Enter}`);
    const event = { event: 'registration_complete', type: 'complete', page: '/login' };
    await waitFor(() => expect(received).toHaveBeenCalledWith([expect.objectContaining(event)]));
  },
};

export const CodeFromSms: Story = {
  parameters: {
    route: at('/login'),
    msw: { handlers: [mockGet('/sms/v1/sendCode', success(null))] },
  },
  beforeEach: () => {
    const browser = window as { OTPCredential?: unknown };
    browser.OTPCredential ??= fn();
    const sms = { type: 'otp', id: '', code: anOtp };
    const listening = spyOn(navigator.credentials, 'get').mockResolvedValue(sms);
    return () => listening.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('One-time code')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Get' }));
    await waitFor(() => expect(canvas.getByLabelText('One-time code')).toHaveValue(anOtp));
    await expect(navigator.credentials.get).toHaveBeenCalledWith({
      otp: { transport: ['sms'] },
      signal: expect.any(AbortSignal),
    });
  },
};
