import {
  mockGet,
  mockPost,
  neverAnswers,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { patterns } from '../../shared/paths.ts';
import { toolbarPolicy } from '../../shared/testing/toolbar-policy.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import { consentEvent, consentList, saidAt } from './consents.fixtures.ts';
import { ConsentsScreen } from './consents.screen.tsx';

const sent = fn();
const signedIn = { agreement: [consentEvent('agreement')], privacy: [consentEvent('privacy')] };
let said: Parameters<typeof consentList>[0] = signedIn;

type Answer = Parameters<typeof mockGet<'/consent/v1/list'>>[1];

const answering = (list: Answer) => ({
  msw: {
    handlers: [
      mockGet('/consent/v1/list', list),
      mockPost('/consent/v1/set', ({ body }) => {
        sent(body);
        const { purpose, action } = body as { purpose: 'place'; action: string };
        const state = action === 'give' ? 'given' : 'withdrawn';
        said = { ...said, [purpose]: [consentEvent(purpose, { number: 3, state })] };
        return success(null);
      }),
      ...trackingHandlers,
    ],
  },
});

const meta: Meta<typeof ConsentsScreen> = {
  title: '9 Help and feedback/My consents',
  component: ConsentsScreen,
  parameters: {
    route: { path: patterns.consents, url: '/personal/consents' },
    ...answering(() => success(consentList(said, { profile: toolbarPolicy() }))),
  },
  beforeEach: () => {
    sent.mockClear();
    said = signedIn;
  },
};
export default meta;

type Story = StoryObj<typeof ConsentsScreen>;
type Canvas = ReturnType<typeof within>;

const card = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

export const Loading: Story = { parameters: answering(neverAnswers()) };

export const AfterTheSignIn: Story = {
  play: async ({ canvas }) => {
    const privacy = await card(canvas, 'Privacy Policy');
    await expect(privacy.getByText('You agreed on 22 Nov 2026, 12:00 pm.')).toBeVisible();
    await expect(privacy.queryByRole('button')).toBeNull();
    const place = await card(canvas, 'Where you are');
    await expect(place.getByText(/it is used until you say no/)).toBeVisible();
  },
};

export const ByTheStrictRules: Story = {
  globals: { policy: 'strict' },
  play: async ({ canvas }) => {
    const place = await card(canvas, 'Where you are');
    await expect(place.getByText('You were not asked. It is not used.')).toBeVisible();
    await expect(place.getByText('Off')).toBeVisible();
  },
};

export const TakenBackAndAllowedWithOnePressEach: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const place = await card(canvas, 'Where you are');
    await userEvent.click(place.getByRole('button', { name: /^Take it back/ }));
    await place.findByText('You took it back on 22 Nov 2026, 12:00 pm.');
    await userEvent.click(await place.findByRole('button', { name: /^Allow/ }));
    await place.findByText('You agreed on 22 Nov 2026, 12:00 pm.');
    const about = { purpose: 'place', noticeVersion: 1, language: 'en' };
    await expect(sent.mock.calls).toEqual([
      [{ ...about, action: 'withdraw' }],
      [{ ...about, action: 'give' }],
    ]);
  },
};

export const WhatWasAgreedToBySendingDoesNotSayThatItsWordsWereShown: Story = {
  parameters: answering(
    success(consentList({ place: [consentEvent('place', { way: 'sending' })] })),
  ),
  play: async ({ canvas }) => {
    const place = await card(canvas, 'Where you are');
    const said = /^You agreed on 22 Nov 2026, 12:00 pm by sending what it is about\./;
    await expect(place.getAllByText(said)[0]).toBeVisible();
    await userEvent.click(place.getByText('The words, and what you said when'));
    await waitFor(() => expect(place.getAllByText(said)).toHaveLength(2));
    await expect(place.queryByText(/These words are number/)).toBeNull();
  },
};

export const EachEntryWithItsWordsItsLanguageAndItsTime: Story = {
  tags: ['state'],
  parameters: answering(() => {
    const old = consentEvent('place').notice;
    return success(
      consentList({
        place: [
          consentEvent('place', { number: 4, state: 'withdrawn', time: saidAt + 60_000 }),
          consentEvent('place', {
            number: 3,
            endTime: saidAt + 60_000,
            notice: { ...old, version: 2, why: 'To find a branch near you.' },
          }),
        ],
      }),
    );
  }),
  play: async ({ canvas }) => {
    const place = await card(canvas, 'Where you are');
    await userEvent.click(place.getByText('The words, and what you said when'));
    await place.findByText(
      'You took it back on 22 Nov 2026, 12:01 pm. These words are number 1, in English.',
    );
    await userEvent.click(place.getByText('The words at that time'));
    await waitFor(() => expect(place.getByText('To find a branch near you.')).toBeVisible());
  },
};

export const ASealThatDoesNotFitIsSaid: Story = {
  parameters: answering(success(consentList(signedIn, { isWhole: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This list does not fit its seals',
    );
  },
};

export const Failed: Story = { parameters: answering(networkError()) };

export const AServerWithoutThem: Story = {
  parameters: answering(refusal('Not offered', 501)),
  play: async ({ canvas }) => {
    await canvas.findByText('No consents are kept here');
  },
};

export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: '200' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
