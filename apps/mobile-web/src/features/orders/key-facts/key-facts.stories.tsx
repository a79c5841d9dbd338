import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import { hourMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { toolbarPolicy } from '../../../shared/testing/toolbar-policy.ts';
import { sampleResponses } from '../../../shared/sample-data/responses.ts';
import { responsesFor } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import {
  expiredKeyFacts,
  keyFactsStatement,
  keyFactsWithoutCoolingOff,
  reissuedKeyFactsStatement,
} from './key-facts.fixtures.ts';
import { KeyFactsScreen } from './key-facts.screen.tsx';

const sent = fn();

/** A wide window lists these orders beside the statement. */
const ordersOf = (key = 'pass') => responsesFor(key).orders;

const showing = (
  changes: Partial<Schema<'KeyFactsStatement'>> = {},
  acknowledging: Parameters<typeof mockPost<'/order/v1/kfs-acknowledge'>>[1] = success(null),
  key?: string,
) => ({
  msw: {
    handlers: [
      mockPost('/order/v1/kfs', () =>
        success({
          ...keyFactsStatement,
          mustAcknowledge: toolbarPolicy() === 'strict',
          ...changes,
        }),
      ),
      mockPost('/order/v1/kfs-acknowledge', (request) => {
        sent(request.body);
        return typeof acknowledging === 'function' ? acknowledging(request) : acknowledging;
      }),
      mockGet(
        '/order/v1/document',
        refusal('PDF files cannot be made here now. You can print the page instead.', 503),
      ),
      ...trackingHandlers,
    ],
  },
  listed: ordersOf(key),
});

const respondingWith = (response: Parameters<typeof mockPost<'/order/v1/kfs'>>[1]) => ({
  msw: { handlers: [mockPost('/order/v1/kfs', response), ...trackingHandlers] },
  listed: ordersOf(),
});

const meta: Meta<typeof KeyFactsScreen> = {
  title: '6 Orders/Key Facts Statement',
  component: KeyFactsScreen,
  parameters: {
    route: { path: routePatterns.orderFacts, url: '/orders/70012/facts' },
    ...showing(),
  },
  beforeEach: () => {
    sent.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof KeyFactsScreen>;

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

/**
 * The Key Facts Statement starts with what the borrower gets and repays, and what the loan costs.
 */
export const Unread: Story = {
  globals: { policy: 'specified' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Proposal KFKS/);
    await expect(canvas.queryByText(/takes the place of the one before/)).toBeNull();
    await expect(
      descriptionListRows(canvas.getByRole('main'))
        .slice(0, 3)
        .map(([label]) => label),
    ).toEqual(['You get', 'You pay', 'It costs']);
    await expect(canvas.getByText('Annex B: how the APR is counted')).toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const LaterVersion: Story = {
  parameters: showing(reissuedKeyFactsStatement),
  play: async ({ canvas }) => {
    await canvas.findByText('Version 2 replaces the one before, which is no longer valid.');
    await expect(canvas.getAllByText('Not offered')).toHaveLength(2);
  },
};

/**
 * The borrower confirmed the statement before the payout. The page says that the statement is no
 * longer valid.
 */
export const Expired: Story = {
  parameters: showing({ ...expiredKeyFacts, mustAcknowledge: false }, undefined, 'overdue'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This statement was valid until the end of 17 Nov 2026\./);
  },
};

const anHourAgo = sampleResponses.now - hourMs;

export const Acknowledged: Story = {
  parameters: showing({ acknowledgedTime: anHourAgo, mustAcknowledge: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('You confirmed it on 22 Nov 2026, 11:00 am.');
    await expect(canvas.queryByRole('button', { name: 'I have read this' })).toBeNull();
  },
};

/** The questions are above the hashes, because nobody has to read the hashes. */
export const Quiz: Story = {
  parameters: showing({ mustAcknowledge: true }),
  play: async ({ canvas }) => {
    const questions = await canvas.findByRole('heading', { name: /^A few questions/ });
    const proofs = canvas.getByRole('heading', { name: 'Proof that nothing was changed' });
    await expect(questions.compareDocumentPosition(proofs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

const choose = async (canvas: ReturnType<typeof within>, group: RegExp, answer: RegExp) =>
  userEvent.click(within(canvas.getByRole('radiogroup', { name: group })).getByLabelText(answer));

/**
 * After a wrong choice, the borrower can continue. The confirmation sends the language of the
 * statement, not of the app: this English sample is marked as Tamil to show the difference.
 */
export const WrongChoiceContinues: Story = {
  tags: ['odd', 'behaviour'],
  parameters: showing({ mustAcknowledge: true, language: 'ta' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'I have read this' });
    await choose(canvas, /How much arrives/, /^₹5,000$/);
    await canvas.findByText(/^Not quite\. ₹4,410 arrives/);
    await choose(canvas, /How much arrives/, /^₹4,410$/);
    await canvas.findByText(/^Right\. ₹4,410 arrives/);
    await choose(canvas, /How much do you repay/, /^₹5,028, 7 days/);
    await choose(canvas, /Until when/, /^Within 3 days$/);
    await userEvent.click(canvas.getByRole('button', { name: 'I have read this' }));
    await expectPath(canvas, '/orders/70012/confirm');
    await expect(sent).toHaveBeenCalledWith({
      proposalNo: keyFactsStatement.facts.proposal.number,
      factsHash: keyFactsStatement.factsHash,
      textHash: keyFactsStatement.textHash,
      language: 'ta',
      answers: [
        { key: 'received', answer: 0 },
        { key: 'repaid', answer: 2 },
        { key: 'returned', answer: 0 },
      ],
    });
  },
};

export const ChoiceMissing: Story = {
  tags: ['state'],
  parameters: showing({ mustAcknowledge: true }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read this' }));
    await expect(canvas.getAllByText('Please choose an answer.')).toHaveLength(3);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['state'],
  parameters: {
    msw: {
      handlers: [
        mockPost('/order/v1/kfs', () =>
          success({
            ...(sent.mock.calls[0] ? reissuedKeyFactsStatement : keyFactsStatement),
            mustAcknowledge: true,
          }),
        ),
        mockPost('/order/v1/kfs-acknowledge', ({ body }) => {
          sent(body);
          return refusal('The key facts have changed since then. Please read them again.', 409);
        }),
        ...trackingHandlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'I have read this' });
    await choose(canvas, /How much arrives/, /^₹4,410$/);
    await choose(canvas, /How much do you repay/, /^₹5,028, 7 days/);
    await choose(canvas, /Until when/, /^Within 3 days$/);
    await userEvent.click(canvas.getByRole('button', { name: 'I have read this' }));
    await waitFor(() => expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0));
    await canvas.findByText('The key facts have changed since then. Please read them again.');
  },
};

/** If the loan cannot be returned, the page does not ask until when it can be returned. */
export const TwoQuestions: Story = {
  tags: ['odd'],
  parameters: showing({ ...keyFactsWithoutCoolingOff, mustAcknowledge: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('A few questions, so that nothing surprises you');
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
  },
};

/** After a wrong choice, the page marks both the wrong and the right choice. */
export const WrongChoice: Story = {
  tags: ['state'],
  parameters: showing({ mustAcknowledge: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'I have read this' });
    const group = within(canvas.getByRole('radiogroup', { name: /How much do you repay/ }));
    const chip = (name: RegExp) => group.getByLabelText(name).parentElement;
    await expect(chip(/^₹5,028, 7 days/)).not.toHaveAttribute('data-mark');
    await choose(canvas, /How much do you repay/, /^₹4,410, 7 days/);
    await canvas.findByText(/^Not quite\./);
    await expect(chip(/^₹4,410, 7 days/)).toHaveAttribute('data-mark', 'wrong');
    await expect(chip(/^₹5,028, 7 days/)).toHaveAttribute('data-mark', 'right');
    const colourOf = (name: RegExp) =>
      getComputedStyle(chip(name)!.querySelector('label')!).borderColor;
    await expect(colourOf(/^₹4,410, 7 days/)).not.toBe(colourOf(/^₹5,028, 7 days/));
  },
};

export const NoPdf: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as PDF' }));
    await canvas.findByText('PDF files cannot be made here now. You can print the page instead.');
  },
};

export const NoStatement: Story = {
  parameters: respondingWith(refusal('This Key Facts Statement was not found.', 404)),
  play: async ({ canvas }) => {
    await canvas.findByText('No Key Facts Statement');
  },
};

export const LoadFailed: Story = { parameters: respondingWith(networkError()) };

/** On a small phone, the proposal number stays on one line. */
export const SmallPhone: Story = {
  ...Quiz,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const number = await canvas.findByText(keyFactsStatement.facts.proposal.number);
    const lineHeight = Number.parseFloat(getComputedStyle(number).lineHeight);
    await expect(number.offsetHeight).toBeLessThan(1.5 * lineHeight);
  },
};
export const LargeText: Story = { ...Quiz, globals: { textSize: 200 } };
export const Dark: Story = { ...Quiz, globals: { scheme: 'dark' } };
