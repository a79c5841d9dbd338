import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { findToast } from '../../shared/testing/find-toast.ts';
import { toolbarPolicy } from '../../shared/testing/toolbar-policy.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import { consentEvent, consentList, signInConsents } from './consents.fixtures.ts';
import { ConsentsScreen } from './consents.screen.tsx';
import { scrollTo } from '../../shared/testing/scroll-to.ts';

const sent = fn();
let ledger: Parameters<typeof consentList>[0] = signInConsents;

type ListResponse = Parameters<typeof mockGet<'/consent/v1/list'>>[1];

const saveChange = ({ body }: { body: unknown }) => {
  const { purpose, action } = body as { purpose: 'place'; action: string };
  const state = action === 'give' ? 'given' : 'withdrawn';
  const before = ledger?.[purpose] ?? [];
  const number = 3 + before.length;
  ledger = { ...ledger, [purpose]: [consentEvent(purpose, { number, state }), ...before] };
  return success(null);
};

const respondingWith = (
  list: ListResponse,
  set: Parameters<typeof mockPost<'/consent/v1/set'>>[1] = saveChange,
) => ({
  msw: {
    handlers: [
      mockGet('/consent/v1/list', list),
      mockPost('/consent/v1/set', (request) => {
        sent(request.body);
        return typeof set === 'function' ? set(request) : set;
      }),
      ...trackingHandlers,
    ],
  },
});

const respondWithLedger = async () =>
  success(await consentList(ledger, { profile: toolbarPolicy() }));

const meta: Meta<typeof ConsentsScreen> = {
  title: '9 Help and feedback/My consents',
  component: ConsentsScreen,
  parameters: {
    route: { path: routePatterns.consents, url: '/personal/consents' },
    ...respondingWith(respondWithLedger),
  },
  beforeEach: () => {
    sent.mockClear();
    ledger = signInConsents;
  },
};
export default meta;

type Story = StoryObj<typeof ConsentsScreen>;
type Canvas = ReturnType<typeof within>;

const row = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

export const AfterSignIn: Story = {
  globals: { policy: 'specified' },
  play: async ({ canvas }) => {
    const privacy = await row(canvas, 'Privacy Policy');
    const [sentence] = privacy.getAllByText(/^You agreed on 24 Aug 2026, 12:00 pm\./);
    await expect(sentence).toBeVisible();
    await expect(privacy.queryByRole('switch')).toBeNull();
    const place = await row(canvas, 'Where you are');
    await expect(place.getByText(/it is used until you say no/)).toBeVisible();
    await expect(place.getByRole('switch', { name: 'Where you are' })).toBeChecked();
  },
};

export const Strict: Story = {
  globals: { policy: 'strict' },
  play: async ({ canvas }) => {
    const place = await row(canvas, 'Where you are');
    await expect(place.getByText(/^You were not asked\. It is not used\./)).toBeVisible();
    await expect(place.getByRole('switch')).not.toBeChecked();
    scrollTo(place.getByRole('switch'));
  },
};

export const WithdrawnAndGiven: Story = {
  tags: ['state'],
  globals: { policy: 'specified' },
  play: async ({ canvas }) => {
    const place = await row(canvas, 'Where you are');
    await userEvent.click(place.getByRole('switch'));
    await place.findByText('You took it back on 22 Nov 2026, 12:00 pm.');
    await expect(place.getByRole('switch')).not.toBeChecked();
    await userEvent.click(place.getByRole('switch'));
    await place.findByText('You agreed on 22 Nov 2026, 12:00 pm.');
    await expect(place.getByRole('switch')).toBeChecked();
    const about = { purpose: 'place', noticeVersion: 1, language: 'en' };
    await expect(sent.mock.calls).toEqual([
      [{ ...about, action: 'withdraw' }],
      [{ ...about, action: 'give' }],
    ]);
  },
};

/** The borrower agreed by sending data, so the page must not claim that they saw the notice. */
export const ImpliedConsent: Story = {
  parameters: respondingWith(async () => {
    const place = [consentEvent('place', { number: 3, way: 'sending' })];
    return success(await consentList({ ...signInConsents, place }));
  }),
  play: async ({ canvas }) => {
    const place = await row(canvas, 'Where you are');
    const sentence = /^You agreed on 22 Nov 2026, 12:00 pm by sending what it is about\./;
    await expect(place.getAllByText(sentence)[0]).toBeVisible();
    await userEvent.click(place.getByText('The words, and what you said when', { exact: false }));
    await waitFor(() => expect(place.getAllByText(sentence)).toHaveLength(2));
    await expect(place.queryByText(/These words are number/)).toBeNull();
  },
};

const { notice: firstWords, time } = consentEvent('place', { number: 3 });
const newWords = { ...firstWords, version: 2 };

/** Each consent that was given or withdrawn is listed with its notice, language and time. */
export const History: Story = {
  tags: ['state'],
  parameters: respondingWith(async () => {
    const given = consentEvent('place', {
      number: 3,
      time: time - dayMs,
      endTime: time,
      notice: { ...firstWords, why: 'To find a branch near you.' },
    });
    const withdrawn = consentEvent('place', { number: 4, state: 'withdrawn', notice: newWords });
    const list = await consentList({ ...signInConsents, place: [withdrawn, given] });
    const consents = list.consents.map((item) =>
      item.purpose === 'place' ? { ...item, notice: newWords } : item,
    );
    return success({ ...list, consents });
  }),
  play: async ({ canvas }) => {
    const place = await row(canvas, 'Where you are');
    await userEvent.click(place.getByText('The words, and what you said when', { exact: false }));
    await place.findByText(
      'You took it back on 22 Nov 2026, 12:00 pm. These words are number 2, in English.',
    );
    await place.findByText(
      'You agreed on 21 Nov 2026, 12:00 pm. These words are number 1, in English.',
    );
    await userEvent.click(place.getByText('The words at that time'));
    await waitFor(() => expect(place.getByText('To find a branch near you.')).toBeVisible());
  },
};

export const BrokenSeal: Story = {
  parameters: respondingWith(async () =>
    success(await consentList(signInConsents, { isWhole: false })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This list does not fit its seals',
    );
  },
};

const noConnection = 'No connection. Check your network and try again.';

/** If a change cannot be sent, a message is shown, and the switch keeps its previous position. */
export const ChangeFailed: Story = {
  tags: ['state'],
  globals: { policy: 'specified' },
  parameters: respondingWith(respondWithLedger, networkError()),
  play: async ({ canvas }) => {
    const place = await row(canvas, 'Where you are');
    await userEvent.click(place.getByRole('switch'));
    await findToast(noConnection);
    await expect(place.getByRole('switch')).toBeChecked();
  },
};

const noticeChanged = 'These words have changed since then. Please read them again.';

/** The lender changed the notice after the page was opened, so the server refuses the change. */
export const ChangeRefused: Story = {
  tags: ['state'],
  globals: { policy: 'strict' },
  parameters: respondingWith(respondWithLedger, refusal(noticeChanged, 409)),
  play: async ({ canvas }) => {
    const place = await row(canvas, 'Where you are');
    await userEvent.click(place.getByRole('switch'));
    await findToast(noticeChanged);
    await expect(place.getByText(/^You were not asked\. It is not used\./)).toBeVisible();
    await expect(place.getByRole('switch')).not.toBeChecked();
  },
};

export const LoadFailed: Story = { parameters: respondingWith(networkError()) };

export const CallMissing: Story = {
  parameters: respondingWith(refusal('Not offered', 501)),
  play: async ({ canvas }) => {
    await canvas.findByText('No consents are kept here');
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
export const Dark: Story = { globals: { scheme: 'dark' } };
