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
    moreText: (count) => `Show more: ${count} left`,
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

const branches = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index + 1),
  label: `Branch ${index + 1}`,
}));

/** Of 10,000 only some are drawn; all of them are found, and reached by the keyboard alone. */
export const TenThousand: Story = {
  args: { options: branches },
  play: async ({ args, canvas, userEvent }) => {
    const drawn = () => canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('status')).toHaveTextContent('10000 found');
    await expect(drawn()).toHaveLength(100);
    canvas.getByRole('button', { name: 'Show more: 9900 left' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Branch 101' })).toHaveFocus();
    await expect(drawn()).toHaveLength(200);
    await userEvent.type(canvas.getByLabelText('Search'), '987');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 found');
    await expect(canvas.queryByRole('button', { name: /^Show more/ })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Branch 987' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('1987');
  },
};

export const LargeTextAt320: Story = { globals: { textSize: '200', viewport: { value: 'small' } } };
