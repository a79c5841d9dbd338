import { mockGet, mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { ContactsScreen } from './contacts.screen.tsx';

const sent = fn();
let named: Schema<'NamedContact'> | null = null;

const respondingWith = (
  save: Parameters<typeof mockPost<'/auth/v1/contacts'>>[1] = success(null),
) => ({
  msw: {
    handlers: [
      mockPost('/auth/v1/contacts', (request) => {
        sent(request.body);
        named = { name: 'Anita Sharma', state: 'asked' };
        return typeof save === 'function' ? save(request) : save;
      }),
      mockGet('/auth/v1/find-user-auth', () =>
        success(userAuth({ contact: 0, namedContact: named }, 'strict')),
      ),
      // The server refuses the list of consents, so the form appears without the data notice, which
      // has its own stories.
      mockGet('/consent/v1/list', refusal('Not offered', 501)),
      ...trackingHandlers,
    ],
  },
});

/**
 * Under the strict policy, the server keeps the contact's data only if the contact agrees (D54).
 */
const meta: Meta<typeof ContactsScreen> = {
  title: '2 Verify/One contact',
  component: ContactsScreen,
  globals: { policy: 'strict' },
  parameters: {
    route: { path: routePatterns.authContacts, url: routePatterns.authContacts },
    ...respondingWith(),
  },
  beforeEach: () => {
    sent.mockClear();
    named = null;
  },
};
export default meta;

type Story = StoryObj<typeof ContactsScreen>;
type Canvas = ReturnType<typeof within>;

const sendButton = { name: 'Ask this person' };

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Anita Sharma');
  await userEvent.type(canvas.getByLabelText('Phone number'), '9876543211');
  await userEvent.click(canvas.getByText('Mother'));
}

export const Blank: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/are kept only if they agree/);
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
  },
};

export const Asked: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.dblClick(canvas.getByRole('button', sendButton));
    await canvas.findByText('Anita Sharma has been asked, and has not answered yet.');
    await expect(sent.mock.calls).toEqual([
      [{ oneName: 'Anita Sharma', oneMobile: '9876543211', oneRelation: '2' }],
    ]);
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
};

export const Agreed: Story = {
  beforeEach: () => {
    named = { name: 'Anita Sharma', state: 'agreed' };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Anita Sharma has agreed.');
    const link = canvas.getByRole('link', { name: 'Take it back in My consents' });
    await expect(link).toHaveAttribute('href', '/personal/consents');
  },
};

export const Declined: Story = {
  beforeEach: () => {
    named = { name: '', state: 'declined' };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The person you named does not agree, so nothing of them is kept.');
  },
};

export const UnknownState: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    named = { name: 'Anita Sharma', state: 'sleeping' };
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Name');
    await expect(canvas.queryByText(/Anita/)).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Name');
    await userEvent.click(canvas.getByRole('button', sendButton));
    await canvas.findByText('Please input 1st contact name');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  parameters: respondingWith(
    refusal('You have named many contacts today. Please try again in 24 hours.', 429),
  ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', sendButton));
    await canvas.findByText('You have named many contacts today. Please try again in 24 hours.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Anita Sharma');
  },
};

export const Offline: Story = {
  parameters: respondingWith(networkError()),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', sendButton));
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Anita Sharma');
  },
};

export const SmallPhone: Story = { ...Blank, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...Blank, globals: { textSize: 200 } };
export const Dark: Story = { ...Blank, globals: { scheme: 'dark' } };
