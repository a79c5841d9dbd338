import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { label: 'Loading your orders' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const Cards: Story = { args: { shape: 'card', count: 2 } };

export const WithItsLabel: Story = { args: { isLabelVisible: true } };

/** In a screen it reaches the edges and the bar. */
export const Hero: Story = { args: { shape: 'hero', count: 2 } };

export const Rows: Story = { args: { shape: 'list', count: 4 } };
