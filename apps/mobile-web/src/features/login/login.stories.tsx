import { mockGet, mockPost, neverResponds, networkError, refusal } from '@kosha/api-client/testing';
import { KoshaProvider } from '@kosha/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { endSession } from '../../shared/session/session.ts';
import { findToast } from '../../shared/testing/find-toast.ts';
import { changeLoginDraft, forgetLoginDraft } from './login-draft.ts';
import { anOtp, aPhone, aFormattedPhone, loginHandlers } from './login.fixtures.ts';
import { LoginScreen } from './login.screen.tsx';

const realNow = Date.now;
const inSeconds = (seconds: number) => realNow() + seconds * 1000;

const meta = {
  title: '1 Sign in/Login',
  component: LoginScreen,
  parameters: {
    route: { path: routePatterns.login, url: '/login' },
    msw: { handlers: loginHandlers },
  },
  beforeEach: () => {
    endSession();
    forgetLoginDraft();
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};

/** The space reserved for the list of languages is exactly as high as the list. */
export const StableLayout: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group', { name: 'Language' });
    const room = getComputedStyle(line.parentElement as HTMLElement).containIntrinsicHeight;
    await waitFor(() => expect(`${line.offsetHeight}px`).toBe(room));
  },
};

/**
 * “Login” is enabled only if the mobile number and the code are complete and the agreement is
 * ticked.
 */
export const LoginEnabled: Story = {
  play: async ({ canvas, userEvent }) => {
    const login = canvas.getByRole('button', { name: 'Login' });
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(login).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Mobile number'), aPhone);
    await expect(login).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('One-time code'), anOtp);
    await expect(login).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(login).toBeDisabled();
    await expect(canvas.getByText('Please agree with Loan Guarantee Argreement.')).toBeVisible();
  },
};

/** Under the strict policy, the agreement is not ticked at first. */
export const AgreementUntickedStrict: Story = {
  globals: { policy: 'strict' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked());
  },
};

export const AgreementText: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const agreement = canvas.getByRole('link', { name: 'Loan Guarantee Agreement' });
    await expect(agreement).toHaveAttribute('href', '/agreement/loan');
    await expect(agreement.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const privacy = canvas.getByRole('link', { name: 'Privacy Policy' });
    await expect(privacy).toHaveAttribute('href', '/agreement/privacy');
  },
};

async function requestCode(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText('Mobile number'), aPhone);
  await userEvent.click(canvas.getByRole('button', { name: 'Get' }));
}

export const CodeSent: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await expect(await canvas.findByRole('button', { name: /^(60|59)s$/ })).toBeDisabled();
    await expect(canvas.getByText(`Sent by SMS to +91 ${aFormattedPhone}`)).toBeVisible();
    await expect(canvas.getByLabelText('One-time code')).toHaveFocus();
  },
};

export const CountdownAfterReload: Story = {
  beforeEach: () => {
    changeLoginDraft({ phone: aPhone, resendAtMs: inSeconds(57), sentTo: aPhone });
    return () => {
      Date.now = realNow;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^5[67]s$/ })).toBeDisabled();
    await expect(canvas.getByText(`Sent by SMS to +91 ${aFormattedPhone}`)).toBeVisible();
    const later = inSeconds(57);
    Date.now = () => later;
    document.dispatchEvent(new Event('visibilitychange'));
    const resend = await canvas.findByRole('button', { name: 'resend' });
    await userEvent.click(resend);
    await expect(await canvas.findByRole('button', { name: '60s' })).toBeDisabled();
  },
};

export const IndicDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '९८७६५४३२१०');
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue(aFormattedPhone);
    await userEvent.type(canvas.getByLabelText('One-time code'), '४৮௨1');
    await expect(canvas.getByLabelText('One-time code')).toHaveValue('4821');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const DigitsOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const login = canvas.getByRole('button', { name: 'Login' });
    const code = canvas.getByLabelText('One-time code');
    await userEvent.type(canvas.getByLabelText('Mobile number'), '98x76543210');
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue(aFormattedPhone);
    await userEvent.type(code, '1a2');
    await expect(code).toHaveValue('12');
    await expect(login).toBeDisabled();
    await userEvent.type(code, '3456');
    await expect(code).toHaveValue('1234');
    await expect(login).toBeEnabled();
    await userEvent.type(canvas.getByLabelText('Mobile number'), '{Backspace}');
    await expect(login).toBeDisabled();
  },
};

export const NumberIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Mobile number');
    await userEvent.type(phone, '98765');
    await userEvent.click(canvas.getByRole('button', { name: 'Get' }));
    await expect(phone).toHaveAccessibleDescription(/Too few digits: a mobile number has 10/);
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Get' }));
    await expect(phone).toHaveAccessibleDescription(/Enter the 10 digits of your mobile number/);
  },
};

export const NumberTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Mobile number');
    const login = canvas.getByRole('button', { name: 'Login' });
    await userEvent.type(canvas.getByLabelText('One-time code'), anOtp);
    for (const [pasted, expected, problem] of [
      [`${aPhone}1`, `${aPhone}1`, /Too many digits: a mobile number has 10/],
      ['+65 9123 4567', '+6591234567', /another country/],
      ['00977 98123 45678', '009779812345678', /another country/],
    ] as const) {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste(pasted);
      await expect(phone).toHaveValue(expected);
      await expect(phone).toHaveAccessibleDescription(problem);
      await expect(login).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Get' }));
      await expect(phone).toHaveFocus();
    }
    await userEvent.clear(phone);
    for (const key of '0091 (98765)-43210') {
      await userEvent.keyboard(key);
      await expect(phone).toBeValid();
    }
    await expect(phone).toHaveValue(aFormattedPhone);
    await expect(login).toBeEnabled();
  },
};

export const SendingCode: Story = {
  tags: ['state'],
  parameters: { msw: { handlers: [mockGet('/sms/v1/sendCode', neverResponds())] } },
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await expect(canvas.getByText('Sending the code')).toBeInTheDocument();
  },
};

const refusingCode = (msg: string, retryAfterSeconds: number) => ({
  msw: { handlers: [mockGet('/sms/v1/sendCode', refusal(msg, 429, { retryAfterSeconds }))] },
});

const tooSoon = 'Please wait 42 seconds before asking for another code.';

/** The borrower requests another code within 60 seconds, so the server says how long to wait. */
export const CodeTooSoon: Story = {
  tags: ['state'],
  parameters: refusingCode(tooSoon, 42),
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tooSoon);
    await expect(canvas.getAllByText(tooSoon)).toHaveLength(1);
    await expect(await canvas.findByRole('button', { name: /^4[0-2]s$/ })).toBeDisabled();
  },
};

const tooManyCodes = 'Too many codes were sent. Please try again in 54 minutes.';

/** After six requests for a code within an hour, the server sends no more codes for a while. */
export const TooManyCodesSent: Story = {
  tags: ['state'],
  parameters: refusingCode(tooManyCodes, 54 * 60),
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tooManyCodes);
    await expect(await canvas.findByRole('button', { name: /^(60|59)s$/ })).toBeDisabled();
  },
};

export const OfflineWhileSending: Story = {
  tags: ['state'],
  parameters: { msw: { handlers: [mockGet('/sms/v1/sendCode', networkError())] } },
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue(aFormattedPhone);
  },
};

const wrongCode = 'This code is wrong or not valid any more. Please check it, or ask for another.';

/**
 * After one, two, three or four wrong codes, the borrower sees this message and can correct the
 * code. After five, the message is the same, but the borrower must request a new code.
 */
export const WrongCode: Story = {
  tags: ['state'],
  globals: { policy: 'specified' },
  parameters: { msw: { handlers: [mockPost('/user/v1/login', refusal(wrongCode))] } },
  beforeEach: () => changeLoginDraft({ phone: aPhone, resendAtMs: inSeconds(30), sentTo: aPhone }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One-time code'), '0000{Enter}');
    await findToast(wrongCode);
    const code = canvas.getByLabelText('One-time code');
    await expect(code).toHaveAccessibleDescription(/Check this code/);
    await userEvent.type(code, '{Backspace}');
    await expect(code).toBeValid();
    await userEvent.type(code, '1{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Check this code/));
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue(aFormattedPhone);
    await expect(canvas.getByTestId('location')).toHaveTextContent('/login');
  },
};

/**
 * The code is older than five minutes. The message does not reveal whether the code was correct.
 */
export const ExpiredCode: Story = {
  tags: ['state'],
  parameters: { msw: { handlers: [mockPost('/user/v1/login', refusal(wrongCode))] } },
  beforeEach: () =>
    changeLoginDraft({ phone: aPhone, resendAtMs: inSeconds(-300), sentTo: aPhone }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'resend' })).toBeEnabled();
    await userEvent.type(canvas.getByLabelText('One-time code'), `${anOtp}{Enter}`);
    await findToast(wrongCode);
    await expect(canvas.getByLabelText('One-time code')).toHaveAccessibleDescription(
      /Check this code/,
    );
  },
};

const lockedOut = 'Too many wrong codes. Please try again in 24 hours.';

/**
 * After 20 wrong codes within 24 hours, the borrower can neither sign in nor request a code until
 * the wait time in the message is over.
 */
export const TooManyWrongCodes: Story = {
  tags: ['state'],
  parameters: { msw: { handlers: [mockPost('/user/v1/login', refusal(lockedOut, 429))] } },
  beforeEach: () => changeLoginDraft({ phone: aPhone, resendAtMs: inSeconds(30), sentTo: aPhone }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One-time code'), '0000{Enter}');
    await findToast(lockedOut);
  },
};

export const PastedNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Mobile number');
    for (const pasted of ['+91 98765 43210', '0091-98765-43210', '(0)98765 43210', '98765 43210']) {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste(pasted);
      await expect(phone).toHaveValue(aFormattedPhone);
    }
  },
};

export const DraftWithoutCode: Story = {
  beforeEach: () => {
    changeLoginDraft({ phone: aPhone, hasAgreed: false });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue(aFormattedPhone);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('One-time code'), anOtp);
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(anOtp);
  },
};

const app = (
  <KoshaProvider>
    <MemoryRouter>
      <LoginScreen />
    </MemoryRouter>
  </KoshaProvider>
);

export const InputBeforeHydration: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page');
    page.innerHTML = renderToString(app);
    const phone = within(page).getByLabelText('Mobile number');
    await userEvent.type(phone, aPhone);
    await userEvent.click(within(page).getByRole('checkbox'));
    const onRecoverableError = fn();
    const root = hydrateRoot(page, app, { onRecoverableError });
    await within(page).findByText('Please agree with Loan Guarantee Argreement.');
    await userEvent.click(within(page).getByRole('checkbox'));
    await userEvent.type(within(page).getByLabelText('One-time code'), anOtp);
    await expect(phone).toHaveValue(aFormattedPhone);
    await expect(within(page).getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    await waitFor(() => expect(page).toBeEmptyDOMElement());
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
export const Dark: Story = { globals: { scheme: 'dark' } };
