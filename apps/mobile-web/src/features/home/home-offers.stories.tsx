import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeProduct } from '../../shared/queries/home-index.fixtures.ts';
import { index, network, open, silver } from './home.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = {
  title: '3 Choose/Home, what can be had',
  component: HomeScreen,
  parameters: network(index()),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const reapplyTime = Date.UTC(2026, 11, 9, 8, 51, 30);

export const DeniedForNow: Story = {
  name: 'A product that was denied says when to apply again, and another one leads',
  parameters: network(
    index({
      homeProductVos: [
        homeProduct({ id: '105', name: 'Kosha Flex', reapplyTime }),
        homeProduct({ id: '106', name: 'Kosha Mini', maxAmount: 1000 }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can apply again from 9 Dec 2026, 2:22\spm\.$/i),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'What this means' })).toBeVisible();
    await expect(canvas.getByText('1,000')).toBeVisible();
  },
};

export const OnlyDenied: Story = {
  name: 'Where nothing else is open, home leads with when to apply again',
  parameters: network(index({ homeProductVos: [homeProduct({ reapplyTime })] })),
  play: async ({ canvas }) => {
    const day = await canvas.findByText('9 Dec 2026');
    const amount = canvas.getByText(/^2:22\spm · up to ₹1,23,456$/i);
    const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
    await expect(sizeOf(day)).toBeGreaterThan(sizeOf(amount) * 1.5);
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

export const Partner: Story = {
  name: "A partner's loan says before the press that it leaves the app",
  parameters: network(
    index({
      homeProductVos: [
        open,
        homeProduct({
          name: 'Partner Loan',
          productType: 0,
          h5Href: 'https://partner.example.in/a',
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const told = 'Apply opens partner.example.in, outside this app. Price and terms are theirs.';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

export const NextTier: Story = {
  name: 'The next tier says how many loans are left, as the server counts them',
  parameters: network(
    index({
      homeProductVos: [
        open,
        homeProduct({ ...silver, fullMsg: 'Repay 1 more loan on time to unlock this product.' }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const told = await canvas.findByText(/^Repay 1 more loan on time to unlock this product\./);
    await expect(told).toHaveTextContent(/product\. Up to 9% off the processing fee\.$/);
    await expect(canvas.queryByText(/Repay 2 loans/)).toBeNull();
  },
};

export const NextTierUntold: Story = {
  name: 'Without words of the server the next tier says how many loans open it in all',
  parameters: network(index({ homeProductVos: [open, homeProduct({ ...silver, fullMsg: null })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 loans repaid on time open it\./)).toBeVisible();
  },
};
