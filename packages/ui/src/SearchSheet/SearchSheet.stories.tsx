import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
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

/** Before the search box has the focus, key presses would be lost. */
const waitForSearchFocus = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus());

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitForSearchFocus(canvas);
    await userEvent.keyboard('BANK OF i');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 found'));
    await userEvent.click(await canvas.findByRole('option', { name: 'State Bank of India' }));
    await expect(args.onSelect).toHaveBeenCalledWith('4');
  },
};

/** Enter uses the whole query, even if the list still shows older results. */
export const FastTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitForSearchFocus(canvas);
    await userEvent.keyboard('hdfc{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('3');
  },
};

/** The arrow keys start at the selected option. */
export const Chosen: Story = {
  args: { selectedValue: '2' },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = await canvas.findByRole('option', { name: 'Bank of India', selected: true });
    const search = canvas.getByRole('combobox');
    await expect(search).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('3');
  },
};

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

/** Only options in view are rendered. Search and arrow keys still reach all 10,000. */
export const TenThousand: Story = {
  args: { options: branches },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Search' });
    const active = () => document.getElementById(search.getAttribute('aria-activedescendant')!);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10000 found'));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('Branch 10000'));
    await waitFor(() => expect(active()).toBeVisible());
    await expect(active()).toHaveAttribute('aria-posinset', '10000');
    await expect(active()).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{Home}{ArrowDown}{PageDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Branch 12'));
    await userEvent.keyboard('987');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('20 found'));
    await waitFor(() => expect(active()).toHaveTextContent('Branch 987'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('1987');
    await expect(search).toHaveFocus();
  },
};

/** After a new query, a scrolled list starts at the top again. */
export const NewQuery: Story = {
  args: { options: branches },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('listbox');
    const firstVisibleOption = () => {
      const box = list.getBoundingClientRect();
      return document.elementFromPoint(box.left + 20, box.top + 20);
    };
    list.scrollTop = 100_000;
    await waitFor(() => expect(firstVisibleOption()).toHaveTextContent(/^Branch 20\d\d$/));
    await userEvent.keyboard('7');
    await waitFor(() => expect(firstVisibleOption()).toHaveTextContent(/^Branch 7$/));
    list.scrollTop = 10_000;
    await waitFor(() => expect(firstVisibleOption()).not.toHaveTextContent(/^Branch 7$/));
    await userEvent.keyboard('0');
    await waitFor(() => expect(firstVisibleOption()).toHaveTextContent(/^Branch 70$/));
  },
};

const longName = ({ value, label }: { value: string; label: string }) => ({
  value,
  label: `${label} ${'KARNAVATI AGRI MARKET '.repeat(4)}`,
});

const expectNoOverlap = (options: () => HTMLElement[]) =>
  waitFor(() => {
    const boxes = options().map((option) => option.getBoundingClientRect());
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(Math.abs(box.top - boxes[index]!.bottom)).toBeLessThan(1);
    }
  });

/** A long name wraps and does not cover the next name. */
export const LongNames: Story = {
  args: { options: branches.slice(0, 30).map(longName) },
  globals: { viewport: { value: 'small' } },
  play: ({ canvas }) => expectNoOverlap(() => canvas.getAllByRole('option')),
};

/**
 * After a search, long and short names move to other positions in the list, without gaps or
 * overlap.
 */
export const LongAndShortNames: Story = {
  args: {
    options: branches
      .slice(0, 30)
      .map((branch, index) => (index % 3 === 0 ? branch : longName(branch))),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await waitForSearchFocus(canvas);
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 found'));
    await expectNoOverlap(() => canvas.getAllByRole('option'));
  },
};

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
