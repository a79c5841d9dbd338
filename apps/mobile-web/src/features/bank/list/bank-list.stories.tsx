import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  neverResponds,
  refusal,
  success,
  type MockResponse,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { secondCard } from '../../../shared/sample-data/cards.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { BankListScreen } from './bank-list.screen.tsx';
import { addedCardState } from '../bank-target.ts';

function bankCard(overrides: Partial<Schema<'BankCard'>> = {}): Schema<'BankCard'> {
  return {
    id: '11',
    cardNo: '50100234567891',
    bankCode: 'HDFC0001234',
    bankName: 'HDFC Bank',
    ...overrides,
  };
}

type CardsResponse = Parameters<typeof mockGet<'/bank/v1/find-user-bank-card'>>[1];

const network = (cards: CardsResponse, url = '/bank?pid=101') => ({
  route: { path: '/bank', url },
  msw: { handlers: [mockGet('/bank/v1/find-user-bank-card', cards)] },
});

const fiveCards = [
  bankCard({ id: '1', cardNo: '50100234567891' }),
  { ...secondCard, id: '2' },
  bankCard({
    id: '3',
    cardNo: '50100234567893',
    bankName: 'ICICI Bank',
    bankCode: 'ICIC0000891',
  }),
  bankCard({
    id: '4',
    cardNo: '50100234567894',
    bankName: 'Kotak Mahindra Bank',
    bankCode: 'KKBK0002345',
  }),
  bankCard({ id: '5', cardNo: '50100234567895' }),
];

const meta = {
  title: '4 Bank/Cards',
  component: BankListScreen,
  parameters: network(success(fiveCards)),
} satisfies Meta<typeof BankListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveCards: Story = {};

/**
 * Each card shows only the last digits of its number, and the cards have four colours. A tap on a
 * card selects it.
 */
export const CardChosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Please Select');
    await expect(canvas.getByText('Add Bank Card to finish your application')).toBeVisible();
    const tiles = canvas.getAllByRole('link', { name: /Choose/ });
    await expect(tiles[0]).toHaveTextContent('XXXX7891');
    await expect(tiles[0]).toHaveTextContent('HDFC0001234');
    const colours = tiles.map((tile) => getComputedStyle(tile).backgroundColor);
    await expect(new Set(colours).size).toBe(4);
    await expect(colours[4]).toBe(colours[0]);
    await expect(canvas.getByRole('link', { name: 'Add Bank Card' })).toHaveAttribute(
      'href',
      '/bank/add?pid=101',
    );
    await userEvent.click(tiles[1]!);
    await expectPath(canvas, '/product/101/detail?bank_id=2');
  },
};

const chosen = fn();

const forNextLoan = (answer: MockResponse<null>) => {
  const { route, msw } = network(success(fiveCards), '/bank?pid=101&oid=412');
  const update = mockPost('/order/v1/schedule/update-card', ({ body }) => {
    chosen(body);
    return answer;
  });
  return { route, msw: { handlers: [...msw.handlers, update] } };
};

/** A tap on a card assigns it to the scheduled order and returns to the order. */
export const CardForScheduledOrder: Story = {
  parameters: forNextLoan(success(null)),
  beforeEach: () => {
    chosen.mockClear();
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('link', { name: 'Add Bank Card' });
    await expect(add).toHaveAttribute('href', '/bank/add?pid=101&oid=412');
    await userEvent.dblClick(canvas.getAllByRole('button', { name: /Choose/ })[1]!);
    await expectPath(canvas, '/schedule/412?pid=101');
    await expect(chosen.mock.calls).toEqual([[{ id: '412', cardId: '2' }]]);
  },
};

/**
 * If the scheduled order was cancelled after the list was opened, the page shows the server's
 * message and a link to the order.
 */
export const ScheduledOrderCancelled: Story = {
  tags: ['state'],
  parameters: forNextLoan(refusal('This scheduled order was cancelled.', 409)),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /HDFC0001234/ }))[0]!);
    await canvas.findByText('This scheduled order was cancelled.');
    await expect(canvas.getByRole('link', { name: 'See the scheduled order' })).toHaveAttribute(
      'href',
      '/schedule/412?pid=101',
    );
  },
};

/** If the list is opened without a product, no card can be selected. */
export const NoProduct: Story = {
  parameters: network(success(fiveCards), '/bank'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('XXXX7891')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The bank's name is shown first, and the IFSC code last. */
export const BankNameKnown: Story = {
  parameters: network(success([bankCard()])),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /HDFC Bank/ });
    await expect(tile).toHaveTextContent('HDFC BankXXXX7891HDFC0001234Choose');
  },
};

/** If the server does not name the bank, the card number is shown first. */
export const BankNameUnknown: Story = {
  parameters: network(success([bankCard({ bankName: null })])),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /Choose/ });
    await expect(tile).toHaveTextContent('XXXX7891HDFC0001234Choose');
  },
};

/** A card number that the server has already masked is shown unchanged. */
export const MaskedByServer: Story = {
  tags: ['behaviour'],
  parameters: network(success([bankCard({ cardNo: 'XXXX7891' })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('XXXX7891')).toBeVisible();
  },
};

/** If the borrower has no cards, the form for a new card opens instead of the list. */
export const NoCardsRedirect: Story = {
  tags: ['behaviour'],
  parameters: network(success([])),
  play: async ({ canvas }) => {
    await expectPath(canvas, '/bank/add?pid=101');
  },
};

const justAdded = (cards: CardsResponse, url?: string, added = bankCard()) => {
  const { route, msw } = network(cards, url);
  return { route: { ...route, state: addedCardState(added) }, msw };
};

/** The borrower's first card is selected automatically, and the apply page opens. */
export const FirstCardAdded: Story = {
  tags: ['behaviour'],
  parameters: justAdded(success([bankCard({ id: '7' })])),
  play: async ({ canvas }) => {
    await expectPath(canvas, '/product/101/detail?bank_id=7');
  },
};

/** The new card is listed first, as "Just added", but the borrower must still select a card. */
export const SecondCardAdded: Story = {
  parameters: justAdded(success(fiveCards), undefined, fiveCards[3]),
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('link', { name: /Choose/ });
    await expect(tiles).toHaveLength(5);
    await expect(tiles[0]).toHaveTextContent(/XXXX7894.*Just added/);
    await expect(canvas.getAllByText('Just added')).toHaveLength(1);
    await expect(canvas.getByTestId('location')).toHaveTextContent('/bank?pid=101');
  },
};

/** For a scheduled order, a new card is not selected automatically, even if it is the only card. */
export const CardAddedForScheduledOrder: Story = {
  parameters: justAdded(success([bankCard()]), '/bank?pid=101&oid=412'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /HDFC0001234/ })).toBeVisible();
  },
};

/** If there are no cards and no product is chosen, the page shows a link to Home. */
export const NoCardsNoProduct: Story = {
  parameters: network(success([]), '/bank?pid='),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a product first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = {
  parameters: network(neverResponds()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your bank cards')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: network(refusal('The bank service is closed.')),
};

export const LoadFailedAndRetry: Story = {
  parameters: network(firstThenSecond(refusal('The bank service is closed.'), success(fiveCards))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bank service is closed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('XXXX7891')).toBeVisible();
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  globals: { textSize: 200 },
};
