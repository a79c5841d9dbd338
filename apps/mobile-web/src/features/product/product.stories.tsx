import { mockGet, neverAnswers, refusal, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { homeProduct } from '../../shared/queries/home-index.fixtures.ts';
import { productInfo } from '../../shared/queries/product-info.fixtures.ts';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';
import { asNativeApp } from '../../shared/session/session.fixtures.ts';
import { inTurn } from '../../shared/testing/in-turn.ts';
import { factsOf } from '../../shared/testing/facts-of.ts';
import { ProductScreen } from './product.screen.tsx';

interface Answers {
  home?: Parameters<typeof mockGet<'/home/v1/index'>>[1];
  info?: Parameters<typeof mockGet<'/product/v1/product-info'>>[1];
  quote?: Parameters<typeof mockGet<'/order/v1/calculate'>>[1];
}

/** Of the largest amount. */
const largestQuote: Schema<'Quote'> = {
  repaymentAmount: 10_056,
  serviceFee: 1_000,
  gstFee: 180,
  interest: 56,
  arriveAmount: 8_820,
};

const homeWith = (product: Partial<Schema<'HomeProduct'>> = {}) =>
  success({ homeProductVos: [homeProduct(product)], undwayList: [] });

const network = (
  { home = homeWith(), info = success(productInfo()), quote = success(largestQuote) }: Answers = {},
  url = '/product/101',
) => ({
  route: { path: '/product/:pid', url },
  msw: {
    handlers: [
      mockGet('/home/v1/index', home),
      mockGet('/product/v1/product-info', info),
      mockGet('/auth/v1/find-user-auth', success(userAuth())),
      mockGet('/order/v1/calculate', quote),
    ],
  },
});

const meta = {
  title: '3 Choose/Product',
  component: ProductScreen,
  parameters: network(),
  beforeEach: asNativeApp,
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  name: 'It shows the amounts, the terms and both lists under their own titles',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('10,000')).toBeVisible();
    const terms = factsOf(canvasElement).slice(-4);
    await expect(terms.map(([, value]) => value)).toEqual([
      'Within 30 minutes',
      '7 days',
      '4.8 / 5',
      '0.08%',
    ]);
    await expect(terms.at(-1)?.[0]).toBe('Interest per day');
    const lists = canvas.getAllByRole('list').map((node) => node.textContent);
    await expect(lists).toEqual([
      'Aadhaar and PANBasic, work and contact information',
      'Indian citizen18 years or older',
    ]);
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    await expect(titles).toEqual(['Kosha Quick', 'Requirement', 'Product Eligibility']);
  },
};

export const Price: Story = {
  name: 'It shows what the largest amount gives and costs before what the product is',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('of ₹10,000: ₹1,180 of fees taken first')).toBeVisible();
    await expect(factsOf(canvasElement).slice(0, 3)).toEqual([
      ['You get', '₹8,820of ₹10,000: ₹1,180 of fees taken first'],
      ['You pay', '₹10,056after 7 days'],
      ['It costs', '₹1,236APR 730.7%'],
    ]);
  },
};

export const NoPrice: Story = {
  name: 'Without a price the product is shown, and says when the price comes',
  parameters: network({ quote: refusal('This amount is not offered.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is shown before you apply/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

export const SeveralPeriods: Story = {
  name: 'Several periods are all shown',
  parameters: network({ info: success(productInfo({ periodList: [7, 14, 30] })) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7, 14 or 30 days')).toBeVisible();
  },
};

export const Apply: Story = {
  name: 'APPLY NOW leads to the apply page once every step is done',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'APPLY NOW' }));
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/product/101/detail'),
    );
  },
};

export const Locked: Story = {
  tags: ['state'],
  name: 'APPLY NOW of a locked product says what unlocks it',
  parameters: network({
    home: homeWith({ productStatus: 0, fullMsg: 'Repay 2 loans on time to unlock this product.' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'APPLY NOW' }));
    await waitFor(() =>
      expect(canvas.getByText('Repay 2 loans on time to unlock this product.')).toBeVisible(),
    );
    await expect(canvas.getByTestId('location')).toHaveTextContent(/^\/product\/101$/);
  },
};

export const Full: Story = {
  name: 'A full product says Fulled and cannot be applied for',
  parameters: network({
    home: homeWith({ isFull: 1, fullMsg: 'This product is full for today.' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fulled' })).toBeDisabled();
    await expect(canvas.getByText('This product is full for today.')).toBeVisible();
  },
};

export const DeniedForNow: Story = {
  name: 'After a denial it says when to apply again',
  parameters: network({ home: homeWith({ reapplyTime: Date.UTC(2026, 11, 9, 8, 51, 30) }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can apply again from 9 Dec 2026, 2:22\spm\.$/i),
    ).toBeVisible();
  },
};

export const NotListed: Story = {
  name: 'A product that home does not list is not available, with a way home',
  parameters: network({ info: refusal('No such product', 404) }, '/product/%3Cscript%3E'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is not available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

export const OneAmountAndNoLists: Story = {
  name: 'A product with one amount and empty lists shows just that',
  parameters: network({
    info: success(
      productInfo({ amountList: [5000], slogan: '', detail: [{ content: [] }, { content: [] }] }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,000')).toBeVisible();
    await expect(canvas.queryByText('Requirement')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'While it loads, it shows the shape of the content',
  parameters: network({ info: neverAnswers() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  name: 'Not loaded',
  parameters: network({ info: refusal('Please come back later.') }),
};

export const Failure: Story = {
  name: "A failed load shows the server's words and Retry brings the product",
  parameters: network({ info: inTurn(refusal('Please come back later.'), success(productInfo())) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please come back later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'APPLY NOW' })).toBeVisible();
  },
};

export const Small: Story = {
  name: 'Everything fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size',
  globals: { textSize: '200' },
};
