import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierBadge } from './TierBadge.tsx';

const meta = {
  component: TierBadge,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TierBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copper: Story = { args: { tier: 'copper', children: 'Copper' } };

export const Silver: Story = { args: { tier: 'silver', children: 'Silver' } };

export const Gold: Story = { args: { tier: 'gold', children: 'Gold' } };

export const Platinum: Story = { args: { tier: 'platinum', children: 'Platinum' } };
