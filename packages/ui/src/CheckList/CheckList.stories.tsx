import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from './CheckList.tsx';

const meta = {
  component: CheckList,
  parameters: { layout: 'padded' },
  args: { items: ['Indian citizen', '18 years or older', 'A bank account in your name'] },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
