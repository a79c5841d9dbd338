import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrdersIcon } from '../Icons/Icons.tsx';
import { SignOutIcon } from '../Icons/subject-icons.tsx';
import { ListRow } from './ListRow.tsx';

const meta = {
  component: ListRow,
  parameters: { layout: 'padded' },
  args: { title: 'Order History' },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  args: { title: 'Order History', icon: <OrdersIcon />, href: '/order' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Order History' }));
    await expect(canvas.getByTestId('location')).toHaveTextContent('/order');
  },
};

export const AsButton: Story = {
  args: { title: 'Quit', icon: <SignOutIcon />, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quit' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithValue: Story = {
  args: { title: 'Bank account', subtitle: 'HDFC0001234', value: '•••• 4821', href: '/bank' },
};

export const LargeTextAt320: Story = {
  args: { title: 'Bank account', subtitle: 'HDFC0001234', value: '•••• 4821', href: '/bank' },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
