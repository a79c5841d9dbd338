import { networkError, refusal } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { patterns } from '../../shared/paths.ts';
import { applyServer, listedAs } from './apply.fixtures.ts';
import { ApplyScreen } from './apply.screen.tsx';

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Closed product',
  component: ApplyScreen,
  parameters: { route: { path: patterns.apply, url: '/product/1/detail' } },
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;

const showing = (server: Parameters<typeof applyServer>[0]) => ({
  msw: { handlers: applyServer(server) },
});

export const Locked: Story = {
  parameters: showing({
    listed: listedAs({
      productStatus: 0,
      fullMsg: 'Repay 2 loans on time to unlock this product.',
    }),
    precheck: refusal('This product is locked.'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kosha Quick is locked' });
    await canvas.findByText('Repay 2 loans on time to unlock this product.');
    await expect(canvas.queryByRole('button', { name: 'APPLY NOW' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: showing({ listed: listedAs({ isFull: 1 }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kosha Quick: Fulled' });
    await expect(canvas.queryByRole('button', { name: 'APPLY NOW' })).toBeNull();
  },
};

export const ListFailed: Story = {
  parameters: showing({ listed: networkError() }),
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
  },
};
