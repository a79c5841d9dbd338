import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Padded: Story = { args: { children: 'What belongs together' } };

export const Flush: Story = {
  args: {
    isFlush: true,
    children: (
      <>
        <ListRow title="Order History" href="/order" />
        <ListRow title="Help Center" href="/personal/help" />
      </>
    ),
  },
};
