import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  responsesFor,
  homeProductOf,
  strictTermsOf,
} from '../../../shared/sample-data/sample-data.fixtures.ts';
import {
  copperProduct,
  flexProduct,
  homeResponse,
  miniProduct,
  homeNetwork,
  partnerProduct,
  silverProduct,
} from '../home.fixtures.ts';
import { HomeScreen } from '../home.screen.tsx';

const meta = {
  title: '3 Choose/Home, offers',
  component: HomeScreen,
  parameters: homeNetwork(homeResponse()),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * After a denial of Kosha Flex, this borrower could only apply for the partner's product. It is
 * removed, so that no product is available.
 */
const { homeProductVos, undwayList } = responsesFor('denied').home;
const denied = { homeProductVos: homeProductVos.filter(({ id }) => id !== '7'), undwayList };

/**
 * The borrower was denied Kosha Copper, which shows when they can apply again. Kosha Flex is shown
 * first, because it is still available.
 */
export const Denied: Story = {
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [
        flexProduct,
        { ...copperProduct, reapplyTime: homeProductOf('denied', '1').reapplyTime ?? null },
        miniProduct,
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can apply again from 6 Dec 2026, 12:0\d\sam\.$/i),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'What this means' })).toBeVisible();
    await expect(canvas.getByText('5,000')).toBeVisible();
  },
};

/**
 * The borrower can apply for no product, so Home starts with the date from which they can apply for
 * Kosha Flex again.
 */
export const OnlyDenied: Story = {
  parameters: homeNetwork(success(denied), undefined, 'verified'),
  play: async ({ canvas }) => {
    const day = await canvas.findByText('6 Dec 2026');
    const amount = canvas.getByText(/^12:0\d\sam · up to ₹5,000$/i);
    const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
    await expect(sizeOf(day)).toBeGreaterThan(sizeOf(amount) * 1.5);
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

/** If the logo of a product fails to load, the first letter of the product's name replaces it. */
export const LogoNotLoaded: Story = {
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [flexProduct, { ...miniProduct, logo: 'data:image/png;base64,AA==' }],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('K', { selector: '[aria-hidden]' });
    await expect(canvasElement.querySelector('article img')).toBeNull();
  },
};

/** A partner's offer says that “Apply” leaves the app. */
export const PartnerLoan: Story = {
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [flexProduct, partnerProduct],
    }),
  ),
  play: async ({ canvas }) => {
    const message = 'Apply opens example.org, outside this app. Price and terms are theirs.';
    await expect(await canvas.findByText(message)).toBeVisible();
  },
};

/** Under the strict policy, a product shows its own terms instead of the sample terms. */
export const TermsStrict: Story = {
  tags: ['behaviour'],
  globals: { policy: 'strict' },
  parameters: homeNetwork(success(responsesFor('platinum').home), undefined, 'platinum'),
  play: async ({ canvas }) => {
    await canvas.findByText('7, 14 or 30 days');
    await expect(canvas.queryByText(/91~180/)).toBeNull();
  },
};

/** No product of the sample data has a term this long. */
const longTerms = { period: 91, periodList: [7, 91] };

/**
 * In a store app, the strict policy hides loans that are due within 60 days, because app stores
 * reject them. Only the product with a term of 91 days is shown.
 */
export const StoreAppLongTermsOnly: Story = {
  tags: ['odd'],
  globals: { policy: 'strict', platform: 'native' },
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [flexProduct, { ...copperProduct, terms: strictTermsOf(longTerms) }],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Kosha Copper' });
    await expect(canvas.queryByText('Kosha Flex')).toBeNull();
  },
};

export const StoreAppNoOffers: Story = {
  globals: { policy: 'strict', platform: 'native' },
  parameters: homeNetwork(homeResponse({ homeProductVos: [flexProduct] })),
  play: async ({ canvas }) => {
    await canvas.findByText('No products right now');
  },
};

/**
 * The next tier shows how many more loans must be repaid on time to unlock it. The server sends
 * this message.
 */
export const NextTier: Story = {
  parameters: homeNetwork(
    homeResponse({
      homeProductVos: [copperProduct, silverProduct],
    }),
  ),
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/^Repay 1 more loan on time to unlock this product\./);
    await expect(message).toHaveTextContent(/product\. Up to 9% off the processing fee\.$/);
    await expect(canvas.queryByText(/Repay 2 loans/)).toBeNull();
  },
};

/**
 * If the server sends no message, the next tier shows the total number of loans that must be repaid
 * on time.
 */
export const NextTierWithoutCount: Story = {
  parameters: homeNetwork(
    homeResponse({ homeProductVos: [copperProduct, { ...silverProduct, fullMsg: null }] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 loans repaid on time open it\./)).toBeVisible();
  },
};
