import { networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { homeProductOf } from '../../shared/sample-data/sample-data.fixtures.ts';
import { applyScreenHandlers } from './apply.fixtures.ts';
import { ApplyScreen } from './apply.screen.tsx';

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Unavailable product',
  component: ApplyScreen,
  parameters: { route: { path: routePatterns.apply, url: '/product/1/detail' } },
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;

type Server = Parameters<typeof applyScreenHandlers>[0];

const showing = (server: Server) => ({ msw: { handlers: applyScreenHandlers(server) } });

const listing = (productId: string, server: Server = {}) => ({
  route: { path: routePatterns.apply, url: `/product/${productId}/detail` },
  ...showing({
    listed: success({ homeProductVos: [homeProductOf('settled', productId)], undwayList: [] }),
    ...server,
  }),
});

export const Locked: Story = {
  parameters: listing('3', { precheck: refusal('This product is locked.') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kosha Silver is locked' });
    await canvas.findByText('Repay 1 more loan on time to unlock this product.');
    await expect(canvas.queryByRole('button', { name: 'APPLY NOW' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: listing('6'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kosha Mini: Fulled' });
    await expect(canvas.queryByRole('button', { name: 'APPLY NOW' })).toBeNull();
  },
};

/**
 * If Home's list of products fails to load, the page cannot tell whether the product is closed, and
 * shows the form.
 */
export const ProductListFailed: Story = {
  tags: ['behaviour'],
  globals: { policy: 'specified' },
  parameters: showing({ listed: networkError() }),
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
  },
};
