import { mockGet, neverAnswers, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { homeProduct, inProgressOrder } from '../../shared/queries/home-index.fixtures.ts';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';
import { inTurn } from '../../shared/testing/in-turn.ts';
import { HomeScreen } from './home.screen.tsx';

const silver = homeProduct({
  id: '102',
  name: 'Kosha Silver',
  maxAmount: 20000,
  productStatus: 0,
  orderNum: 3,
  fullMsg: 'Repay 2 loans on time to unlock this product.',
});
const full = homeProduct({
  id: '103',
  name: 'Kosha Copper',
  maxAmount: 8000,
  isFull: 1,
  orderNum: 2,
});
const open = homeProduct({ id: '104', name: 'Kosha Plus', maxAmount: 15000, orderNum: 0 });

type HomeAnswer = Parameters<typeof mockGet<'/home/v1/index'>>[1];
type AuthAnswer = Parameters<typeof mockGet<'/auth/v1/find-user-auth'>>[1];

const network = (home: HomeAnswer, auth: AuthAnswer = success(userAuth())) => ({
  route: { path: '/', url: '/' },
  msw: {
    handlers: [mockGet('/home/v1/index', home), mockGet('/auth/v1/find-user-auth', auth)],
  },
});

const index = (overrides: Partial<Schema<'HomeIndex'>> = {}): HomeAnswer =>
  success({ homeProductVos: [homeProduct(), open, silver, full], undwayList: [], ...overrides });

const meta = {
  component: HomeScreen,
  parameters: { ...network(index()), provokes: 'Contract drift' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  name: 'The first product shows its amount large, the lower ones their tenure',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,23,456', { exact: false })).toBeVisible();
    await expect(canvas.getAllByText('91~180 days')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Kosha Quick' })).toHaveAttribute(
      'href',
      '/product/101',
    );
  },
};

export const TierBadges: Story = {
  name: 'orderNum 2 to 5 gives a product the badge of its tier, any other number none',
  parameters: network(
    index({
      homeProductVos: [0, 1, 2, 3, 4, 5, 6].map((orderNum) =>
        homeProduct({ id: `10${orderNum}`, name: `Number ${orderNum}`, orderNum }),
      ),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Number 6' });
    const heads = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.parentElement);
    await expect(heads.map((head) => head?.textContent)).toEqual([
      'Number 0',
      'Number 1',
      'Number 2Copper',
      'Number 3Silver',
      'Number 4Gold',
      'Number 5Platinum',
      'Number 6',
    ]);
  },
};

export const Navigation: Story = {
  name: 'The bottom navigation has Home with the badge new, Orders and Account',
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Homenew', '/'],
      ['Orders', '/order'],
      ['Account', '/personal'],
    ]);
  },
};

const endless = `Sonnenblume${'verylongword'.repeat(8)}`;

export const LongNames: Story = {
  name: 'A long name wraps inside its card, and its link is high enough to be hit',
  parameters: network(
    index({
      homeProductVos: [
        homeProduct({ name: endless }),
        open,
        homeProduct({ ...silver, name: endless }),
      ],
      undwayList: [inProgressOrder({ name: endless })],
    }),
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const link of await canvas.findAllByRole('link', { name: /Sonnenblume|Kosha Plus/ })) {
      const { height, right } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
    }
  },
};

export const Full: Story = {
  name: 'A full product says Fulled and cannot be applied for',
  parameters: network(index({ homeProductVos: [full] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fulled')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

export const LockedCover: Story = {
  name: 'A locked product opens the tiers and its own message from its cover',
  play: async ({ canvas }) => {
    const cover = await canvas.findByRole('button', { name: 'How to unlock Kosha Silver' });
    await expect(canvas.queryByRole('link', { name: 'Kosha Silver' })).toBeNull();
    await userEvent.click(cover);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Unlock Kosha Silver' }));
    await waitFor(() => expect(dialog.getByText(silver.fullMsg!)).toBeVisible());
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    await expect(rows.slice(1)).toEqual(['Copper15%', 'Silver29%', 'Gold413%', 'Platinum514%']);
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(cover).toHaveFocus();
  },
};

const everyState = ['1', '2', '6', '8', '4'].map((orderState) =>
  inProgressOrder({ orderId: orderState, orderState, name: `Order ${orderState}` }),
);

export const OrdersFirst: Story = {
  name: 'Orders in progress come first, and their state decides where they lead',
  parameters: network(index({ undwayList: everyState })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'In progress' });
    const hrefs = everyState.map(({ name }) =>
      canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(hrefs).toEqual([
      '/orders/1/audit',
      '/orders/2/confirm',
      '/orders/6/detail',
      '/orders/8/detail',
      '/order',
    ]);
    await expect(canvas.getAllByText('Interest ₹28.50')).toHaveLength(5);
    const sections = canvas.getAllByRole('heading', { name: /In progress|Loans for you/ });
    await expect(sections.map((node) => node.textContent)).toEqual([
      'In progress',
      'Loans for you',
    ]);
    await userEvent.click(canvas.getAllByRole('link', { name: 'Repay Now' })[1]!);
    await expect(canvas.getByTestId('location')).toHaveTextContent('/orders/2/confirm');
  },
};

export const InexactAmounts: Story = {
  name: 'Amounts as a sum of floats leaves them are shown, and one that is no amount is a dash',
  parameters: network(
    index({
      homeProductVos: [homeProduct({ maxAmount: 10.005 }), open],
      undwayList: [
        inProgressOrder({ amount: 5028.499999999999, interest: 28.500000000000004 }),
        inProgressOrder({ orderId: '70013', amount: 0.001 }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,028', { exact: false })).toBeVisible();
    await expect(canvas.getAllByText('Interest ₹28.50')).toHaveLength(2);
    await expect(canvas.getAllByText('—')).toHaveLength(2);
    await expect(canvas.getByText('15,000')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(2);
  },
};

export const UnknownOrderState: Story = {
  name: 'An order state that the app does not know is shown as it is',
  parameters: network(index({ undwayList: [inProgressOrder({ orderState: '42' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Without products it says so and can be refreshed',
  parameters: network(
    inTurn(
      success({ homeProductVos: [], undwayList: [] }),
      success({ homeProductVos: [open], undwayList: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No products right now');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Kosha Plus')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'While it loads, it shows the shape of the content',
  parameters: network(neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your products')).toBeInTheDocument();
  },
};

export const Failure: Story = {
  name: "A failed load shows the server's words and Retry brings the products",
  parameters: network(
    inTurn(
      refusal('The service is closed for maintenance.'),
      success({ homeProductVos: [open], undwayList: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is closed for maintenance.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Kosha Plus')).toBeVisible();
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

export const AuthFailure: Story = {
  name: 'When find-user-auth is refused, the page says why and the products stay usable',
  parameters: network(
    index(),
    inTurn(refusal('Verification is unavailable.'), success(userAuth())),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification is unavailable.')).toBeVisible();
    await expect(canvas.getByText('Kosha Plus')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText('Verification is unavailable.')).toBeNull());
  },
};

export const Small: Story = {
  name: 'Everything fits a 320 px screen',
  parameters: network(index({ undwayList: [inProgressOrder()] })),
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size',
  parameters: network(index({ undwayList: [inProgressOrder()] })),
  globals: { textSize: '200' },
};
