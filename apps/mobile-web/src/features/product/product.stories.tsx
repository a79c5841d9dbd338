import { mockGet, neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import {
  homeProductOf,
  productInfo,
  withoutOffer,
} from '../../shared/sample-data/sample-data.fixtures.ts';
import { endSession, startSession } from '../../shared/session/session.ts';
import { toolbarPolicy } from '../../shared/testing/toolbar-policy.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { descriptionListRows } from '../../shared/testing/description-list-rows.ts';
import { personaHandlers } from '../../shared/sample-data/server.fixtures.ts';
import { ProductScreen } from './product.screen.tsx';

interface Answers {
  home?: Parameters<typeof mockGet<'/home/v1/index'>>[1];
  info?: Parameters<typeof mockGet<'/product/v1/product-info'>>[1];
  quote?: Parameters<typeof mockGet<'/order/v1/calculate'>>[1];
}

const persona = 'verified';

const homeWith = (...homeProductVos: Schema<'HomeProduct'>[]) =>
  success({ homeProductVos, undwayList: [] });

const network = ({ home, info, quote }: Answers = {}, url = '/product/1', who = persona) => ({
  route: { path: '/product/:pid', url },
  msw: {
    handlers: [
      ...(home ? [mockGet('/home/v1/index', home)] : []),
      ...(info ? [mockGet('/product/v1/product-info', info)] : []),
      ...(quote ? [mockGet('/order/v1/calculate', quote)] : []),
      ...personaHandlers(() => who),
    ],
  },
});

const meta = {
  title: '3 Choose/Product',
  component: ProductScreen,
  parameters: network(),
  beforeEach: () => {
    // Under the strict policy, the native app hides the 7-day term that the stories expect, so the
    // stories run in a browser.
    startSession({ token: 'story', isApp: toolbarPolicy() === 'specified' });
    return endSession;
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page shows the amounts and terms of the product. Below them, the requirements and the
 * conditions of eligibility are listed.
 */
export const Facts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('5,000')).toBeVisible();
    const terms = descriptionListRows(canvasElement).slice(-4);
    await expect(terms.map(([, value]) => value)).toEqual([
      'Within 30 minutes',
      '7 days',
      '4.8 / 5',
      '0.08%',
    ]);
    await expect(terms.at(-1)?.[0]).toBe('Interest per day');
    const lists = canvas.getAllByRole('list').map((node) => node.textContent);
    await expect(lists).toEqual([
      // The pattern leaves out the end of the list, because the strict policy has no contacts
      // there.
      expect.stringMatching(/^KYC documents: Aadhaar and PANBasic informationWork information/),
      'Indian citizen18 years or older',
    ]);
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    await expect(titles).toEqual(['Kosha Flex', 'Requirement', 'Product Eligibility']);
  },
};

/**
 * The price of the largest loan (the amount received, the repayment and the cost) is shown above
 * the description.
 */
export const Price: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('of ₹5,000: ₹590 of fees taken first')).toBeVisible();
    await expect(descriptionListRows(canvasElement).slice(0, 3)).toEqual([
      ['You get', '₹4,410of ₹5,000: ₹590 of fees taken first'],
      ['You pay', '₹5,028after 7 days'],
      ['It costs', '₹618APR 730.7%'],
    ]);
  },
};

/**
 * The price that the server sends with the product is shown immediately. The fee breakdown shows
 * its figures once the quote has loaded.
 */
export const PriceFromTheList: Story = {
  parameters: network({ quote: neverResponds() }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('of ₹5,000: ₹590 of fees taken first')).toBeVisible();
    await expect(descriptionListRows(canvasElement).slice(0, 3)).toEqual([
      ['You get', '₹4,410of ₹5,000: ₹590 of fees taken first'],
      ['You pay', '₹5,028after 7 days'],
      ['It costs', '₹618APR 730.7%'],
    ]);
    await expect(canvas.getByText('How this adds up')).toBeVisible();
  },
};

/**
 * If the price fails to load, the product is still shown. A note says that the price is shown
 * before the borrower applies.
 */
export const NoPrice: Story = {
  parameters: network({
    info: success(withoutOffer(productInfo())),
    quote: refusal('This amount is not offered.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are shown before you apply/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

/**
 * The product's `periodList` also contains 14 and 30 days. The page hides these terms, because a
 * server that sends no `terms` offers only 7 days.
 */
export const SeveralTerms: Story = {
  parameters: network({}, '/product/4', 'gold'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 days')).toBeVisible();
    await expect(canvas.queryByText(/14/)).toBeNull();
  },
};

/** If all verification steps are done, APPLY NOW opens the apply page. */
export const ApplyPressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'APPLY NOW' }));
    await expectPath(canvas, '/product/1/detail');
  },
};

/** On a locked product, APPLY NOW shows how to unlock it. */
export const Locked: Story = {
  tags: ['state'],
  globals: { platform: 'iphone' },
  parameters: network({}, '/product/3'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'APPLY NOW' }));
    await waitFor(() =>
      expect(canvas.getByText('Repay 2 loans on time to unlock this product.')).toBeVisible(),
    );
    await expectPath(canvas, /^\/product\/3$/);
  },
};

/**
 * A full product accepts no more applications. Its button says "Fulled" instead of "APPLY NOW" and
 * is disabled.
 */
export const Full: Story = {
  parameters: network({}, '/product/6'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fulled' })).toBeDisabled();
    await expect(canvas.getByText('This product is full for today.')).toBeVisible();
  },
};

/** After a denial, the product's page shows when the borrower can apply again. */
export const Denied: Story = {
  parameters: network({ home: homeWith(homeProductOf('denied', '1')) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can apply again from 6 Dec 2026, 12:0\d\sam\.$/i),
    ).toBeVisible();
  },
};

/**
 * If Home does not list the product, the page says that the product is not available, and links to
 * Home.
 */
export const Unavailable: Story = {
  parameters: network({ info: refusal('No such product', 404) }, '/product/%3Cscript%3E'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is not available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

/**
 * The product has only one amount. Its lists of requirements are empty, so the lists are not shown.
 */
export const OneAmount: Story = {
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

/**
 * If the server sends the eligibility conditions as a string instead of a list, the string is shown
 * as one line.
 */
export const StringInsteadOfList: Story = {
  tags: ['behaviour'],
  parameters: {
    ...network({
      info: success(
        productInfo({ detail: [{ content: 'Age 21 or more' as never }, { content: [] }] }),
      ),
    }),
    provokes: 'Contract drift',
  },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual(['Age 21 or more']);
  },
};

export const Loading: Story = {
  parameters: network({ info: neverResponds() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: network({ info: refusal('Please come back later.') }),
};

export const LoadFailedAndRetry: Story = {
  parameters: network({
    info: firstThenSecond(refusal('Please come back later.'), success(productInfo())),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please come back later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'APPLY NOW' })).toBeVisible();
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  globals: { textSize: 200 },
};
