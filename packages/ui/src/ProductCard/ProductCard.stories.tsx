import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { LockIcon } from '../Icons/Icons.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TierBadge } from '../TierBadge/TierBadge.tsx';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  component: ProductCard,
  parameters: { layout: 'padded' },
  args: {
    name: 'Kosha Quick',
    amountLabel: 'Up to',
    amount: <Amount symbol="₹" whole="40,000" />,
    note: '91~180 days',
    action: <Button>Apply</Button>,
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const WithTier: Story = { args: { badge: <TierBadge tier="gold">Gold</TierBadge> } };

export const Locked: Story = {
  args: { isLocked: true, note: 'Repay 2 loans on time to open it', action: <LockIcon /> },
};

export const InProgress: Story = {
  args: {
    amountLabel: 'Repayment amount',
    badge: <Tag tone="attention">Overdued</Tag>,
    note: 'Was due on 12 Nov · 3 days late',
  },
};

export const At320: Story = {
  args: { badge: <TierBadge tier="platinum">Platinum</TierBadge> },
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  args: { badge: <Tag tone="valid">Auditing</Tag> },
  globals: { textSize: '200' },
};
