import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const meta = {
  component: BottomSheet,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Loyalty tiers',
    closeLabel: 'Close',
    children: 'Gold saves 13%.',
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
    // In this Storybook, `toBeVisible` waits for the end of running animations.
    await expect(canvas.getByRole('dialog')).toBeVisible();
    const sheet = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(sheet.bottom).toBe(window.innerHeight);
    await expect(sheet.top).toBeGreaterThan(0);
    const content = await canvas.findByRole('group', { name: 'Loyalty tiers' });
    const shade = () => getComputedStyle(content).maskImage;
    await waitFor(() => expect(shade()).toContain('gradient'));
    content.scrollTop = content.scrollHeight;
    await waitFor(() => expect(shade()).toBe('none'));
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

/** Content that grows after the sheet has opened can be scrolled with the keyboard. */
export const GrowingContent: Story = {
  args: { children: <List /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Loyalty tiers' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    const content = await canvas.findByRole('group', { name: 'Loyalty tiers' });
    await expect(content).toHaveAttribute('tabindex', '0');
  },
};

async function pull(canvas: ReturnType<typeof within>, byPx: number, ms: number) {
  const title = canvas.getByRole('heading', { name: 'Loyalty tiers' });
  const { top } = title.getBoundingClientRect();
  const finger = { pointerType: 'touch', pointerId: 7 };
  await fireEvent.pointerDown(title, { ...finger, clientY: top });
  const move = new PointerEvent('pointermove', { ...finger, clientY: top + byPx, bubbles: true });
  Object.defineProperty(move, 'timeStamp', { value: performance.now() + ms });
  await fireEvent(title, move);
  const offset = getComputedStyle(canvas.getByRole('dialog')).translate;
  await fireEvent.pointerUp(title, finger);
  return offset;
}

/**
 * The sheet follows the finger. A long or fast drag closes the sheet. After any other drag, the
 * sheet returns to its position.
 */
export const Dragged: Story = {
  args: { children: <div style={{ height: 240 }} /> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(await pull(canvas, 20, 100)).toBe('0px 20px');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog').style.translate).toBe('');
    await pull(canvas, 200, 10_000);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await pull(canvas, 40, 20);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await pull(canvas, -200, 20);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LargeText: Story = { globals: { textSize: 200 } };
