import { mockGet, neverResponds, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  inProgressOrder,
  responsesFor,
  withoutOffer,
} from '../../shared/sample-data/sample-data.fixtures.ts';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';
import { rememberHomeSeen } from '../../shared/navigation/home-seen.ts';
import { findToast } from '../../shared/testing/find-toast.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import {
  copperProduct,
  flexProduct,
  homeResponse,
  miniProduct,
  homeNetwork,
  homeWithOrders,
  silverProduct,
} from './home.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = {
  title: '3 Choose/Home',
  component: HomeScreen,
  parameters: { ...homeNetwork(homeResponse()), provokes: 'Contract drift' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The best offer shows its amount in large type. “Sample terms 91~180 days” is shown once, below
 * all products.
 */
export const Products: Story = {
  globals: { policy: 'specified' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7,000')).toBeVisible();
    const tenure = canvas.getByText('91~180 days');
    await expect(tenure.parentElement).toHaveTextContent('Sample terms 91~180 days');
    const last = canvas.getByText(/Price and terms are theirs/);
    await expect(tenure.getBoundingClientRect().top).toBeGreaterThan(
      last.getBoundingClientRect().bottom,
    );
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Kosha Copper' })).toHaveAttribute(
      'href',
      '/product/2',
    );
  },
};

/** Products without `orderNum` get 1 or 6 here, the numbers next to those of the tiers (2 to 5). */
const numbered = responsesFor('platinum').home.homeProductVos.map((product) => ({
  ...product,
  orderNum: product.orderNum || (product.id === '1' ? 1 : 6),
}));

/** A product has a badge with the tier of its `orderNum`. Without a tier, it has no badge. */
export const TierBadges: Story = {
  tags: ['behaviour'],
  parameters: homeNetwork(
    success({ homeProductVos: numbered, undwayList: [] }),
    undefined,
    'platinum',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kosha Platinum' })).toBeVisible();
    const heads = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.parentElement);
    await expect(heads.map((head) => head?.textContent)).toEqual([
      'Kosha Flex',
      'Kosha CopperCopper',
      'Kosha SilverSilver',
      'Kosha GoldGold',
      'Kosha Mini',
      'Partner Loan',
    ]);
  },
};

const forgetHome = () => localStorage.removeItem('kosha.home');

/**
 * The bottom navigation links to Home, Orders and Account. On the first visit, the link to Home has
 * the badge “new”.
 */
export const Navigation: Story = {
  tags: ['behaviour'],
  beforeEach: forgetHome,
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Homenew', '/'],
      ['Orders', '/order'],
      ['Account', '/personal'],
    ]);
    await waitFor(() => expect(localStorage.getItem('kosha.home')).toBe('{"isSeen":true}'));
  },
};

/** After the first visit, Home has no badge "new" in the bottom navigation. */
export const SeenBefore: Story = {
  beforeEach: () => {
    rememberHomeSeen();
    return forgetHome;
  },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation')).getAllByRole('link');
    await expect(links[0]).toHaveTextContent(/^Home$/);
  },
};

const endless = `Sonnenblume${'verylongword'.repeat(8)}`;

/** A long name wraps inside its card, and its link is large enough to tap. */
export const LongProductName: Story = {
  tags: ['odd'],
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [
        { ...flexProduct, name: endless },
        copperProduct,
        { ...silverProduct, name: endless },
      ],
      undwayList: [inProgressOrder({ name: endless })],
    }),
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const link of await canvas.findAllByRole('link', { name: /Sonnenblume|Kosha Copper/ })) {
      const { height, right } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
    }
  },
};

/**
 * If nobody can apply for a product today, it shows “Fulled” instead of “Apply”. A tap on “Fulled”
 * shows the reason.
 */
export const FullProductTapped: Story = {
  parameters: homeNetwork(homeResponse({ homeProductVos: [miniProduct] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fulled' }));
    await findToast('This product is full for today.');
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

type Canvas = ReturnType<typeof within>;

const findLockButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^How to unlock Kosha Silver/ });

async function openLockDialog(canvas: Canvas) {
  await userEvent.click(await findLockButton(canvas));
  return within(await canvas.findByRole('dialog', { name: 'Unlock Kosha Silver' }));
}

export const SilverLocked: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await openLockDialog(canvas);
  },
};

/** A tap on a locked product opens a dialog with the server's message about it and all tiers. */
export const LockedCoverTapped: Story = {
  play: async ({ canvas }) => {
    const lockButton = await findLockButton(canvas);
    await expect(canvas.queryByRole('link', { name: 'Kosha Silver' })).toBeNull();
    const dialog = await openLockDialog(canvas);
    await waitFor(() => expect(dialog.getByText(silverProduct.fullMsg!)).toBeVisible());
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    await expect(rows.slice(1)).toEqual([
      'Copper (yours)15%',
      'Silver29%',
      'Gold413%',
      'Platinum514%',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(lockButton).toHaveFocus();
  },
};

/** An amount with a fraction of a paisa, such as ₹10.005, is shown as a dash. */
export const FloatingPointAmounts: Story = {
  tags: ['odd'],
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [
        { ...miniProduct, isFull: 0, fullMsg: null, maxAmount: 10.005 },
        copperProduct,
      ],
      undwayList: [
        inProgressOrder({ interest: 28.000000000000004 }),
        inProgressOrder({ orderId: '70013', amount: 0.001 }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,028')).toBeVisible();
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('Up to —')).toBeVisible();
    await expect(canvas.getByText('Up to ₹7,000')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(2);
  },
};

const requested = fn();

/**
 * The app requests no quote, because the response of Home already contains the cost of each offer.
 */
export const PriceFromTheList: Story = {
  parameters: {
    ...homeNetwork(homeResponse()),
    msw: {
      handlers: [
        mockGet('/home/v1/index', homeResponse()),
        mockGet('/auth/v1/find-user-auth', success(userAuth())),
        mockGet('/order/v1/calculate', () => {
          requested();
          return refusal('This amount is not offered.');
        }),
      ],
    },
  },
  beforeEach: () => {
    requested.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹4,439.50')).toBeVisible();
    await expect(canvas.getAllByText('APR 691.2%')[0]).toBeVisible();
    await expect(requested).not.toHaveBeenCalled();
  },
};

const olderServer = responsesFor('settled').home.homeProductVos.map(withoutOffer);

/**
 * An older server sends no costs with the products, and the quotes fail to load. The borrower can
 * still apply.
 */
export const NoPrice: Story = {
  parameters: {
    ...homeNetwork(homeResponse()),
    msw: {
      handlers: [
        mockGet('/home/v1/index', homeResponse({ homeProductVos: olderServer })),
        mockGet('/auth/v1/find-user-auth', success(userAuth())),
        mockGet('/order/v1/calculate', refusal('This amount is not offered.')),
      ],
    },
  },
  play: async ({ canvas }) => {
    const message = 'What you get and what you pay are shown before you apply.';
    await waitFor(() => expect(canvas.getAllByText(message)).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(3);
  },
};

/** The server offers no product and no order is running. */
export const NoProducts: Story = {
  parameters: homeNetwork(success({ homeProductVos: [], undwayList: [] })),
};

export const NoProductsAndRefresh: Story = {
  parameters: homeNetwork(
    firstThenSecond(
      success({ homeProductVos: [], undwayList: [] }),
      success({ homeProductVos: [flexProduct], undwayList: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No products right now');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Kosha Flex')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: homeNetwork(neverResponds()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your products')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: homeNetwork(refusal('The service is closed for maintenance.')),
};

export const LoadFailedAndRetry: Story = {
  parameters: homeNetwork(
    firstThenSecond(
      refusal('The service is closed for maintenance.'),
      success({ homeProductVos: [flexProduct], undwayList: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is closed for maintenance.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Kosha Flex')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: homeNetwork(networkError()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No connection. Check your network and try again.'),
    ).toBeVisible();
  },
};

export const VerificationUnknown: Story = {
  parameters: homeNetwork(homeResponse(), refusal('Verification is unavailable.')),
};

/**
 * If the borrower's verification status fails to load, Home shows the error and the products.
 * “Retry” loads the status again.
 */
export const VerificationRefused: Story = {
  parameters: homeNetwork(
    homeResponse(),
    firstThenSecond(refusal('Verification is unavailable.'), success(userAuth())),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification is unavailable.')).toBeVisible();
    await expect(canvas.getByText('Kosha Flex')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText('Verification is unavailable.')).toBeNull());
  },
};

export const SmallPhone: Story = {
  parameters: homeWithOrders(inProgressOrder()),
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  parameters: homeWithOrders(inProgressOrder()),
  globals: { textSize: 200 },
};

export const Dark: Story = {
  parameters: homeWithOrders(inProgressOrder()),
  globals: { scheme: 'dark' },
};
