import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SearchSheet } from './SearchSheet.tsx';

const meta = {
  component: SearchSheet,
  args: {
    isOpen: true,
    onClose: fn(),
    onSelect: fn(),
    title: 'Bank',
    closeLabel: 'Close',
    searchLabel: 'Search',
    emptyText: 'Nothing matches',
    resultsText: (count) => `${count} found`,
    options: [
      { value: '1', label: 'Axis Bank' },
      { value: '2', label: 'Bank of India' },
      { value: '3', label: 'HDFC Bank' },
      { value: '4', label: 'State Bank of India' },
    ],
  },
} satisfies Meta<typeof SearchSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'BANK OF i');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found');
    await userEvent.click(canvas.getByRole('button', { name: 'State Bank of India' }));
    await expect(args.onSelect).toHaveBeenCalledWith('4');
  },
};

export const Chosen: Story = { args: { selectedValue: '2' } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'zzz');
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { placeholder: <Skeleton shape="list" label="Loading the banks" /> },
};

export const LargeTextAt320: Story = { globals: { textSize: '200', viewport: { value: 'small' } } };
