import { mockGet, neverResponds, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { identityStoryRoute, photoHandlers } from './kyc.fixtures.ts';
import { KycScreen } from './identity.screen.tsx';

const config = '/auth/kyc-auth-config';
const userAuthPath = '/auth/v1/find-user-auth';
const kycRoute = { path: '/auth/kyc', url: '/auth/kyc?pid=3' };

const meta = {
  title: '2 Verify/Identity',
  component: KycScreen,
  parameters: { route: kycRoute, msw: { handlers: photoHandlers }, provokes: 'Contract drift' },
} satisfies Meta<typeof KycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const respondingWith = (...handlers: typeof photoHandlers) => ({
  route: kycRoute,
  msw: { handlers: [...handlers, ...photoHandlers] },
});

export const Loading: Story = {
  parameters: respondingWith(mockGet(config, neverResponds())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading this step')).toBeInTheDocument();
  },
};

const unavailable = 'Verification is not available right now. Please try again.';

/**
 * If the configuration fails to load, the server's message is shown on the page and as a toast
 * (§8). The button "Retry" loads the configuration again.
 */
export const ConfigFailed: Story = {
  parameters: respondingWith(
    mockGet(
      config,
      firstThenSecond(refusal(unavailable, 503), success({ KycPageInfoVo: [{ photoType: 1 }] })),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(unavailable)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
  },
};

export const ConfigMalformed: Story = {
  parameters: respondingWith(
    mockGet(
      config,
      firstThenSecond(
        success({ KycPageInfoVo: 'photo' } as never),
        success({ KycPageInfoVo: [{ photoType: 1 }] }),
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
  },
};

/**
 * With an empty configuration, the screen asks for the Aadhaar and PAN numbers instead of photos.
 */
export const NothingConfigured: Story = {
  parameters: respondingWith(mockGet(config, success({ KycPageInfoVo: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Aadhaar number')).toBeVisible();
  },
};

/** If the list of verification steps fails to load, the identity check still works (D24). */
export const StepsUnknown: Story = {
  parameters: respondingWith(mockGet(userAuthPath, networkError())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
  },
};

/** If the identity is already verified, a toast says so, and the next verification step opens. */
export const Verified: Story = {
  tags: ['behaviour'],
  parameters: respondingWith(mockGet(userAuthPath, success(userAuth()))),
  play: async ({ canvas, canvasElement }) => {
    await expectPath(canvas, '/auth/index?pid=3');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Your Aadhaar and PAN are checked')).toBeVisible();
  },
};

/**
 * If the step number in the URL is invalid, the page shows no step number. The step still works.
 */
export const MalformedAddress: Story = {
  tags: ['behaviour'],
  parameters: {
    route: {
      path: identityStoryRoute.path,
      url: '/auth/identity?pid=..%2F..&step=9&as=%3Cscript%3E&part=x&by=y',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
    await expect(canvas.queryByText(/^Step \d/)).toBeNull();
  },
};
