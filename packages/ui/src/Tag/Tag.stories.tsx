import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  component: Tag,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = { args: { tone: 'valid', children: 'Pass' } };

export const Urgent: Story = { args: { tone: 'valid', isUrgent: true, children: 'Overdued' } };

export const Invalid: Story = { args: { tone: 'invalid', children: 'Denied' } };

export const Neutral: Story = { args: { tone: 'neutral', children: '42' } };

export const Attention: Story = { args: { tone: 'attention', children: 'Due today' } };
