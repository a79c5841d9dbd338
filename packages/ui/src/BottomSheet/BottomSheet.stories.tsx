import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const meta = {
  component: BottomSheet,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Loyalty tiers',
    closeLabel: 'Close',
    children: 'Gold saves 13 %.',
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Point {index + 1}</p>),
    footer: <Button isFullWidth>I have read it</Button>,
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(sheet.bottom).toBe(window.innerHeight);
    await expect(sheet.top).toBeGreaterThan(0);
  },
};

function List() {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button onClick={() => setCount(30)}>Show all</Button>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>Point {index + 1}</p>
      ))}
    </>
  );
}

/** What grows by itself can be scrolled by keyboard too. */
export const GrowingContent: Story = {
  args: { children: <List /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Loyalty tiers' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    const content = await canvas.findByRole('group', { name: 'Loyalty tiers' });
    await expect(content).toHaveAttribute('tabindex', '0');
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
