import { mockGet, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import {
  homeProduct,
  homeProductOf,
  productInfo,
} from '../../shared/sample-data/sample-data.fixtures.ts';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';
import { startNativeAppSession } from '../../shared/session/session.fixtures.ts';
import { endSession } from '../../shared/session/session.ts';
import { personaHandlers } from '../../shared/sample-data/server.fixtures.ts';
import { catchNavigation } from './home.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

/** A verified borrower without orders. */
const persona = 'verified';

type AuthResponse = Parameters<typeof mockGet<'/auth/v1/find-user-auth'>>[1];

/** `h5Href`: the URL of the partner's page. */
const network = (auth: AuthResponse = success(userAuth()), h5Href?: string) => ({
  route: { path: '/', url: '/' },
  msw: {
    handlers: [
      mockGet(
        '/home/v1/index',
        success({
          homeProductVos: [
            homeProduct(),
            homeProductOf(persona, '6'),
            homeProductOf(persona, '7', h5Href ? { h5Href } : {}),
          ],
          undwayList: [],
        }),
      ),
      mockGet('/auth/v1/find-user-auth', auth),
      mockGet('/product/v1/product-info', success(productInfo())),
      ...personaHandlers(() => persona),
    ],
  },
});

const tapApply = async (canvas: ReturnType<typeof within>, at = 0) =>
  userEvent.click((await canvas.findAllByRole('button', { name: 'Apply' })).at(at)!);

/** The index of the partner's offer, which is the last one. */
const partner = -1;

const meta = {
  title: '3 Choose/Home, Apply pressed',
  component: HomeScreen,
  parameters: network(),
  beforeEach: startNativeAppSession,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** "Apply" opens the first unfinished verification step, in the order that the server sends. */
export const NextStep: Story = {
  parameters: network(
    success(
      userAuth({
        // Differs from the usual order of steps.
        userAuthConfigVoList: ['basic', 'contacts', 'work', 'identity'].map((key) => ({ key })),
        kycAadhaarAndPan: 0,
        contact: 0,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expectPath(canvas, '/auth/contacts?pid=1&step=2&as=4');
  },
};

/** If all verification steps are done, "Apply" opens the apply page. */
export const ApplyPage: Story = {
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expectPath(canvas, '/product/1/detail');
  },
};

/** In an Android browser, "Apply" opens the download page. */
export const AndroidBrowser: Story = {
  globals: { platform: 'android' },
  beforeEach: endSession,
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await expectPath(canvas, '/download?pid=1');
  },
};

/** "Apply" on a partner's product opens the partner's page. */
export const PartnerProduct: Story = {
  play: async ({ canvas }) => {
    const destination = catchNavigation();
    await tapApply(canvas, partner);
    await expect(await destination).toBe(homeProductOf(persona, '7').h5Href);
  },
};

/** A partner's link without HTTPS is not opened. */
export const UnsafePartnerLink: Story = {
  tags: ['state'],
  parameters: network(undefined, 'http://example.org/loans'),
  play: async ({ canvas }) => {
    await tapApply(canvas, partner);
    await waitFor(() =>
      expect(canvas.getByText('This link is not safe to open, so it stays closed.')).toBeVisible(),
    );
    await expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/);
  },
};

/**
 * If the verification state cannot be loaded, the server's message is shown, and "Apply" can be
 * pressed again.
 */
export const CheckFailed: Story = {
  tags: ['state'],
  parameters: network(refusal('Verification is unavailable.')),
  play: async ({ canvas }) => {
    await tapApply(canvas);
    await waitFor(() =>
      expect(canvas.getAllByText('Verification is unavailable.').length).toBeGreaterThan(1),
    );
    await expect(canvas.getAllByRole('button', { name: 'Apply' })[0]).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** "Apply" first checks the verification. Further taps during this check do nothing. */
export const DoubleTap: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: 'Apply' });
    fireEvent.click(first!);
    fireEvent.click(second!);
    await expectPath(canvas, '/product/1/detail');
  },
};
