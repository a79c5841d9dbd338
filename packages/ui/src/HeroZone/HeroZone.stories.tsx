import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Button } from '../Button/Button.tsx';
import { CostFacts } from '../CostFacts/CostFacts.tsx';
import { DayBlocks } from '../DayBlocks/DayBlocks.tsx';
import { RefreshIcon, WarningIcon } from '../Icons/Icons.tsx';
import { PaidIllustration } from '../Illustrations/outcomes.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { Slip } from '../Slip/Slip.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { HeroZone } from './HeroZone.tsx';

const meta = {
  component: HeroZone,
  args: {
    tone: 'well',
    label: 'To repay now',
    tag: <Tag tone="valid">Loaned</Tag>,
    headline: <Amount symbol="₹" whole="5,028" size="hero" />,
    line: 'by Fri 27 Nov · 5 days left',
    children: <Button isFullWidth>Repay now</Button>,
  },
  render: (args) => (
    <Screen header={<AppBar title="Order Detail" />}>
      <HeroZone {...args} />
    </Screen>
  ),
} satisfies Meta<typeof HeroZone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app bar and the hero zone have the same colour. */
export const OnTime: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-zone] > div')!;
    const bar = canvas.getByRole('banner');
    await expect(getComputedStyle(bar).backgroundColor).toBe(
      getComputedStyle(zone).backgroundColor,
    );
    await expect(zone.getBoundingClientRect().top).toBe(bar.getBoundingClientRect().bottom);
  },
};

export const Late: Story = {
  args: {
    tone: 'late',
    tag: (
      <Tag tone="valid" icon={<WarningIcon />}>
        Overdued
      </Tag>
    ),
    headline: <Amount symbol="₹" whole="5,178" size="hero" />,
    line: '3 days late · ₹50 more each day',
    children: <DayBlocks total={7} gone={7} late={3} />,
  },
};

export const Waiting: Story = {
  args: {
    tone: 'waiting',
    label: undefined,
    tag: undefined,
    headline: <h2>In Auditing</h2>,
    line: undefined,
    children: (
      <Button isFullWidth icon={<RefreshIcon />}>
        Refresh
      </Button>
    ),
  },
};

export const WithSlip: Story = {
  args: {
    children: undefined,
    slip: (
      <Slip label="What it costs">
        <CostFacts
          youGet={{ label: 'You get', amount: '₹4,410' }}
          youPay={{ label: 'You pay', amount: '₹5,028' }}
          itCosts={{ label: 'It costs', amount: '₹618' }}
          parts={{ received: 4410, cost: 618, late: 0 }}
        />
      </Slip>
    ),
  },
};

export const WithDrawing: Story = {
  args: {
    label: 'You paid',
    tag: <Tag tone="valid">Settled</Tag>,
    line: 'on 21 Nov 2026 · all paid',
    drawing: <PaidIllustration />,
    children: undefined,
  },
};

/** With large text, the illustration is hidden, so that no amount and no word has to break. */
export const WithDrawingLargeText: Story = {
  ...WithDrawing,
  globals: { textSize: 200, viewport: { value: 'small' } },
};

/** Shows an amount of five lakh rupees with paise on the smallest phone with the largest text. */
export const LargestAmount: Story = {
  args: { headline: <Amount symbol="₹" whole="5,00,000" fraction="50" size="hero" /> },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { ...Late, globals: { scheme: 'dark' } };
