import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CostFacts, type CostFactsProps } from './CostFacts.tsx';

const meta = {
  component: CostFacts,
  parameters: { layout: 'padded' },
  args: {
    youGet: { label: 'You get', amount: '₹4,410', note: 'of ₹5,000; ₹590 of fees is taken first' },
    youPay: { label: 'You pay', amount: '₹5,028', note: 'on 27 Nov 2026' },
    itCosts: { label: 'It costs', amount: '₹618', note: 'APR 730.7%' },
    parts: { received: 4410, cost: 618, late: 0 },
  },
} satisfies Meta<typeof CostFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[1]).toBe('₹5,028on 27 Nov 2026');
  },
};

function AnotherAmount(args: CostFactsProps) {
  const [amount, setAmount] = useState('…');
  return (
    <>
      <CostFacts {...args} youGet={{ ...args.youGet, amount }} />
      {['₹4,410', '…', '₹8,820'].map((next) => (
        <Button key={next} onClick={() => setAmount(next)}>
          {next}
        </Button>
      ))}
    </>
  );
}

/** An amount is animated only if it changes to another amount. The first amount is not animated. */
export const ChangedAmount: Story = {
  tags: ['odd'],
  render: (args) => <AnotherAmount {...args} />,
  play: async ({ canvas, userEvent }) => {
    const motionOf = (fact: number) => {
      const amount = canvas.getAllByRole('definition')[fact]?.firstElementChild;
      return amount ? getComputedStyle(amount).animationName : undefined;
    };
    const show = (amount: string) => userEvent.click(canvas.getByRole('button', { name: amount }));
    await show('₹4,410');
    await expect(motionOf(0)).toBe('none');
    await show('…');
    await expect(motionOf(0)).toBe('none');
    await show('₹8,820');
    await expect(motionOf(0)).not.toBe('none');
    await expect(motionOf(1)).toBe('none');
  },
};

const compact = {
  isCompact: true,
  youGet: { label: 'You get', amount: '₹4,410', note: 'in your bank' },
};

export const Columns: Story = { args: compact };
/** Shows a loan of about five lakh rupees on a small screen, with paise in all amounts. */
export const FiveLakhAt320: Story = {
  args: {
    ...compact,
    youGet: { label: 'You get', amount: '₹4,40,991.18', note: 'in your bank' },
    youPay: { label: 'You pay', amount: '₹5,01,189.98', note: 'after 3 days' },
    itCosts: { label: 'It costs', amount: '₹60,198.80', note: 'APR 1,660.8%' },
  },
  globals: { viewport: { value: 'small' } },
};
export const NoFee: Story = {
  args: {
    youGet: { label: 'You get', amount: '₹5,000' },
    youPay: { label: 'You pay', amount: '₹5,000', note: 'after 7 days' },
    itCosts: { label: 'It costs', amount: '₹0' },
    parts: { received: 5000, cost: 0, late: 0 },
  },
};
/** With large text, there is still a gap between each label and its amount. */
export const ColumnsLargeText: Story = {
  args: compact,
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByRole('term')) {
      const words = document.createRange();
      words.selectNodeContents(label);
      const amount = label.nextElementSibling!.firstElementChild!.getBoundingClientRect();
      await expect(amount.left - words.getBoundingClientRect().right).toBeGreaterThan(4);
    }
  },
};
export const LargeText: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
