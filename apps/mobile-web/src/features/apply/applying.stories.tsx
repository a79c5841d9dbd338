import { mockPost, networkError, neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { routePatterns } from '../../shared/paths.ts';
import { startNativeAppSession } from '../../shared/session/session.fixtures.ts';
import { endSession } from '../../shared/session/session.ts';
import { findToast } from '../../shared/testing/find-toast.ts';
import { quoteOf } from '../../shared/sample-data/price.fixtures.ts';
import { responsesFor, productInfoFor } from '../../shared/sample-data/sample-data.fixtures.ts';
import { applyScreenHandlers, inStrictBrowser, homeListing } from './apply.fixtures.ts';
import { ApplyScreen } from './apply.screen.tsx';

const sent = fn();
const requested = fn();

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Sending',
  component: ApplyScreen,
  // The strict policy has no defaults, so the form would ask for each value.
  globals: { policy: 'specified' },
  parameters: { route: { path: routePatterns.apply, url: '/product/1/detail?bank_id=31' } },
  beforeEach: () => {
    sent.mockClear();
    requested.mockClear();
    return startNativeAppSession();
  },
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;

const respondingWith = (
  answer: Parameters<typeof mockPost<'/order/v1/apply'>>[1],
  reads: Parameters<typeof applyScreenHandlers>[0] = {},
) => ({
  msw: {
    handlers: [
      mockPost('/order/v1/apply', (request) => {
        sent(request.body);
        return typeof answer === 'function' ? answer(request) : answer;
      }),
      ...applyScreenHandlers(reads),
    ],
  },
});

async function readyToApply(canvas: ReturnType<typeof within>) {
  await canvas.findByText('APR 691.2%');
  const apply = canvas.getByRole('button', { name: 'APPLY NOW' });
  await waitFor(() => expect(apply).toBeEnabled());
  return apply;
}

const application = {
  cardId: '31',
  borrowAmount: 5000,
  periods: 7,
  productId: '1',
  checkEmail: 0,
  autoGetMoney: 1,
  autoMoney: 1,
};

/** Several taps send only one application. */
export const DoubleTap: Story = {
  parameters: respondingWith(success({ orderId: '70012' })),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await readyToApply(canvas));
    await canvas.findByText('Application sent');
    await expectPath(canvas, /^\/order$/);
    await expect(sent.mock.calls).toEqual([[application]]);
  },
};

let receivedAtMs = 0;

/** The confirmation stays visible for 300 ms, then the order list opens (§4.36). */
export const ProductListLate: Story = {
  parameters: respondingWith(() => {
    receivedAtMs = performance.now();
    return success({ orderId: '70012' });
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await readyToApply(canvas));
    await expectPath(canvas, /^\/order$/);
    await expect(performance.now() - receivedAtMs).toBeGreaterThanOrEqual(300);
  },
};

let homeReads = 0;

/** After an application, Home's cached products are deleted. Home reloads them when it opens. */
export const HomeCacheCleared: Story = {
  parameters: {
    msw: {
      handlers: [
        mockPost('/order/v1/apply', success({ orderId: '70012' })),
        ...applyScreenHandlers({
          listed: () => {
            homeReads += 1;
            return homeListing({});
          },
        }),
      ],
    },
  },
  beforeEach: () => {
    homeReads = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await readyToApply(canvas));
    await canvas.findByText('Application sent');
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled();
    await expectPath(canvas, /^\/order$/);
    await expect(homeReads).toBe(1);
  },
};

/**
 * In an Android browser, the button "APPLY NOW" opens the download page and sends no application
 * (§6). The app treats every device that is not from Apple as an Android phone.
 */
export const AndroidRedirect: Story = {
  globals: { platform: 'android' },
  parameters: respondingWith(success({ orderId: '70012' })),
  beforeEach: endSession,
  play: async ({ canvas }) => {
    await userEvent.click(await readyToApply(canvas));
    await expectPath(canvas, /^\/download\?pid=\w+$/);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const SentValues: Story = {
  parameters: respondingWith(success({ orderId: '70012' })),
  play: async ({ canvas }) => {
    const apply = await readyToApply(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Amount' }), '1000');
    await userEvent.click(canvas.getByRole('switch', { name: 'Automatically get money?' }));
    await waitFor(() => expect(apply).toBeEnabled());
    await userEvent.click(apply);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ ...application, borrowAmount: 1000, autoMoney: 0 }),
    );
    await expectPath(canvas, /^\/order$/);
  },
};

/** Under the strict policy, the borrower first chooses the amount on a separate page. */
export const NoAmountChosenStrict: Story = {
  ...inStrictBrowser,
  parameters: respondingWith(success({ orderId: '70012' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'How much do you need?' });
    // The button fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: '₹5,000' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'APPLY NOW' })).toBeNull();
  },
};

/** Under the strict policy, "Automatically get money" is switched off at first. */
export const AutoDisbursalOffStrict: Story = {
  ...inStrictBrowser,
  parameters: respondingWith(success({ orderId: '70012' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('₹5,000'));
    const apply = await readyToApply(canvas);
    await canvas.findByText(/you do not see the key facts again before/);
    await expect(
      canvas.getByRole('switch', { name: 'Automatically get money?' }),
    ).not.toBeChecked();
    await userEvent.click(apply);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...application, autoMoney: 0 }));
  },
};

/** The only product with several terms. */
const gold = productInfoFor('gold', '4');
const goldPrice = { productId: '4', tier: 4 } as const;

const offersGold = {
  route: { path: routePatterns.apply, url: '/product/4/detail?bank_id=31' },
  ...respondingWith(success({ orderId: '70012' }), {
    product: success(gold),
    listed: success(responsesFor('gold').home),
    quote: ({ query }) => {
      requested(query.get('period'));
      const days = Number(query.get('period'));
      return success(quoteOf(Number(query.get('amount')), { ...goldPrice, days }));
    },
  }),
};

export const TermMissingStrict: Story = {
  tags: ['state'],
  ...inStrictBrowser,
  parameters: offersGold,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('₹20,000'));
    await canvas.findByRole('heading', { name: 'For how long do you need it?' });
  },
};

/**
 * Under the strict policy, the app requests a quote only after the borrower has chosen the amount
 * and the term.
 */
export const TermChosenStrict: Story = {
  ...inStrictBrowser,
  parameters: offersGold,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('₹20,000'));
    await canvas.findByRole('heading', { name: 'For how long do you need it?' });
    await userEvent.click(canvas.getByText('14 days'));
    const apply = await canvas.findByRole('button', { name: 'APPLY NOW' });
    await waitFor(() => expect(apply).toBeEnabled());
    await waitFor(() => expect(canvas.getByText(/Kosha Gold · 14 days/)).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '30 days');
    await waitFor(() => expect(apply).toBeEnabled());
    await expect(requested.mock.calls.map(([period]) => period)).toEqual(['14', '30']);
    await userEvent.click(apply);
    const chosen = { borrowAmount: 20_000, productId: '4', periods: 30, autoMoney: 0 };
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...application, ...chosen }));
  },
};

export const Sending: Story = {
  tags: ['state'],
  parameters: respondingWith(neverResponds()),
  play: async ({ canvas }) => {
    await userEvent.click(await readyToApply(canvas));
    await canvas.findByText('Sending your application');
  },
};

export const VerificationMissing: Story = {
  parameters: respondingWith(refusal('Please complete your verification first.', 428)),
  play: async ({ canvas }) => {
    await userEvent.click(await readyToApply(canvas));
    await canvas.findByText('Please complete your verification first.');
    await expectPath(canvas, /^\/auth\/index\?pid=1$/);
  },
};

const stillReady = async (canvas: ReturnType<typeof within>, message: string) => {
  const apply = await readyToApply(canvas);
  await userEvent.click(apply);
  await findToast(message);
  await expect(canvas.getByRole('combobox', { name: 'Amount' })).toHaveValue('5000');
  await waitFor(() => expect(apply).toBeEnabled());
};

/**
 * The phone is offline, or the response is lost. The choices stay on the screen. A second tap sends
 * the application again with the same idempotency key, so the server accepts it only once.
 */
export const ConnectionLost: Story = {
  tags: ['state'],
  parameters: respondingWith(networkError()),
  play: ({ canvas }) => stillReady(canvas, 'No connection. Check your network and try again.'),
};

/** The server is down. The choices stay on the screen, so the borrower can try again. */
export const ServerFailing: Story = {
  tags: ['state'],
  parameters: respondingWith(refusal('The service is not available now.', 503)),
  play: ({ canvas }) => stillReady(canvas, 'The service is not available now.'),
};

/** The server's message appears as a toast (§8). */
export const Refused: Story = {
  tags: ['state'],
  parameters: respondingWith(refusal('This product is full for today.')),
  play: ({ canvas }) => stillReady(canvas, 'This product is full for today.'),
};
