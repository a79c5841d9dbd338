import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountIcon, HomeIcon, OrdersIcon } from '../Icons/Icons.tsx';
import { BottomNav, type BottomNavItem } from './BottomNav.tsx';

const meta = {
  component: BottomNav,
  args: {
    label: 'Main',
    items: [
      { href: '/', label: 'Home', icon: <HomeIcon />, badge: 'new', isCurrent: true },
      { href: '/order', label: 'Orders', icon: <OrdersIcon />, isCurrent: false },
      { href: '/personal', label: 'Account', icon: <AccountIcon />, isCurrent: false },
    ],
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Home new' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('location')).toHaveTextContent('/order');
  },
};

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };

const [home, ...others] = meta.args.items as [BottomNavItem, ...BottomNavItem[]];

/** The longest badge of all seven languages. */
const longest = { items: [{ ...home, badge: 'புதிது' }, ...others] };

const badgeBesideIcon: Story['play'] = async ({ canvas }) => {
  const icon = canvas.getByRole('link', { name: /^Home/ }).querySelector('svg');
  const badge = canvas.getByText('புதிது').getBoundingClientRect();
  await expect(badge.left).toBeGreaterThanOrEqual(icon?.getBoundingClientRect().right ?? Infinity);
  const next = canvas.getByRole('link', { name: 'Orders' }).querySelector('svg');
  await expect(badge.right).toBeLessThanOrEqual(next?.getBoundingClientRect().left ?? 0);
};

export const LongBadge: Story = {
  args: longest,
  globals: { viewport: { value: 'phone' } },
  play: badgeBesideIcon,
};

export const LongBadgeLargeText: Story = {
  ...LongBadge,
  globals: { textSize: 200, viewport: { value: 'phone' } },
};

export const LongBadgeAt320: Story = {
  ...LongBadge,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
