import { mockGet, neverAnswers, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inProgressOrder } from '../../shared/queries/home-index.fixtures.ts';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';
import { rememberHomeSeen } from '../../shared/navigation/home-seen.ts';
import { findToast } from '../../shared/testing/find-toast.ts';
import { inTurn } from '../../shared/testing/in-turn.ts';
import { answersTo } from '../../shared/world/world.fixtures.ts';
import { copper, flex, index, mini, network, running, silver } from './home.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = {
  title: '3 Choose/Home',
  component: HomeScreen,
  parameters: { ...network(index()), provokes: 'Contract drift' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  name: 'The best offer shows its amount large, the lower ones their tenure',
  globals: { policy: 'specified' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7,000')).toBeVisible();
    const tenures = canvas.getAllByText('91~180 days');
    await expect(tenures.map((tenure) => tenure.parentElement?.textContent)).toEqual(
      ['Kosha Flex', 'Kosha Mini', 'Partner Loan'].map(() => 'Sample terms 91~180 days'),
    );
    const prices = canvas.getAllByText('after 7 days');
    await expect(tenures[0]!.getBoundingClientRect().top).toBeGreaterThan(
      prices.at(-1)!.getBoundingClientRect().bottom,
    );
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Kosha Copper' })).toHaveAttribute(
      'href',
      '/product/2',
    );
  },
};

/** Of Platinum, to whom every product is open; what has no tier has a number without one. */
const numbered = answersTo('platinum').home.homeProductVos.map((product) => ({
  ...product,
  orderNum: product.orderNum || (product.id === '1' ? 1 : 6),
}));

export const TierBadges: Story = {
  name: 'orderNum 2 to 5 gives a product the badge of its tier, any other number none',
  parameters: network(success({ homeProductVos: numbered, undwayList: [] }), undefined, 'platinum'),
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

export const Navigation: Story = {
  name: 'The bottom navigation has Home with the badge new, Orders and Account',
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

export const SeenBefore: Story = {
  name: 'Once home was seen, its badge is gone',
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

export const LongNames: Story = {
  name: 'An odd, long name wraps inside its card, and its link is high enough to be hit',
  tags: ['odd'],
  parameters: network(
    index({
      homeProductVos: [{ ...flex, name: endless }, copper, { ...silver, name: endless }],
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

export const Full: Story = {
  name: 'A full product says Fulled, why when that is tapped, and cannot be applied for',
  parameters: network(index({ homeProductVos: [mini] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fulled' }));
    await findToast('This product is full for today.');
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

type Canvas = ReturnType<typeof within>;

const findCover = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^How to unlock Kosha Silver/ });

async function openCover(canvas: Canvas) {
  await userEvent.click(await findCover(canvas));
  return within(await canvas.findByRole('dialog', { name: 'Unlock Kosha Silver' }));
}

export const WhatUnlocksSilver: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await openCover(canvas);
  },
};

export const LockedCover: Story = {
  name: 'A locked product opens the tiers and its own message from its cover',
  play: async ({ canvas }) => {
    const cover = await findCover(canvas);
    await expect(canvas.queryByRole('link', { name: 'Kosha Silver' })).toBeNull();
    const dialog = await openCover(canvas);
    await waitFor(() => expect(dialog.getByText(silver.fullMsg!)).toBeVisible());
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    await expect(rows.slice(1)).toEqual([
      'Copper (yours)15%',
      'Silver29%',
      'Gold413%',
      'Platinum514%',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(cover).toHaveFocus();
  },
};

export const InexactAmounts: Story = {
  name: 'Odd amounts as a sum of floats leaves them are shown, and one that is no amount is a dash',
  tags: ['odd'],
  parameters: network(
    index({
      homeProductVos: [{ ...mini, isFull: 0, fullMsg: null, maxAmount: 10.005 }, copper],
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

export const NoPriceToShow: Story = {
  name: 'An offer whose price does not come can still be applied for',
  parameters: {
    ...network(index()),
    msw: {
      handlers: [
        mockGet('/home/v1/index', index()),
        mockGet('/auth/v1/find-user-auth', success(userAuth())),
        mockGet('/order/v1/calculate', refusal('This amount is not offered.')),
      ],
    },
  },
  play: async ({ canvas }) => {
    const told = 'What you get and what you pay are shown before you apply.';
    await waitFor(() => expect(canvas.getAllByText(told)).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(3);
  },
};

export const NoProducts: Story = {
  name: 'No products',
  parameters: network(success({ homeProductVos: [], undwayList: [] })),
};

export const Empty: Story = {
  name: 'Without products it says so and can be refreshed',
  parameters: network(
    inTurn(
      success({ homeProductVos: [], undwayList: [] }),
      success({ homeProductVos: [flex], undwayList: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No products right now');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Kosha Flex')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'While it loads, it shows the shape of the content',
  parameters: network(neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your products')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  name: 'Not loaded',
  parameters: network(refusal('The service is closed for maintenance.')),
};

export const Failure: Story = {
  name: "A failed load shows the server's words and Retry brings the products",
  parameters: network(
    inTurn(
      refusal('The service is closed for maintenance.'),
      success({ homeProductVos: [flex], undwayList: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is closed for maintenance.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Kosha Flex')).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'Without a connection it says so',
  parameters: network(networkError()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No connection. Check your network and try again.'),
    ).toBeVisible();
  },
};

export const VerificationUnknown: Story = {
  name: 'Verification unknown',
  parameters: network(index(), refusal('Verification is unavailable.')),
};

export const AuthFailure: Story = {
  name: 'When find-user-auth is refused, the page says why and the products stay usable',
  parameters: network(
    index(),
    inTurn(refusal('Verification is unavailable.'), success(userAuth())),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification is unavailable.')).toBeVisible();
    await expect(canvas.getByText('Kosha Flex')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText('Verification is unavailable.')).toBeNull());
  },
};

export const Small: Story = {
  name: 'Everything fits a 320 px screen',
  parameters: running(inProgressOrder()),
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size',
  parameters: running(inProgressOrder()),
  globals: { textSize: 200 },
};
