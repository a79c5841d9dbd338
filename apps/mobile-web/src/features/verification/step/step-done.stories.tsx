import { mockGet, neverResponds, networkError, success } from '@kosha/api-client/testing';
import type { AuthStepKey } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { paths } from '../../../shared/paths.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { aContactsForm } from '../contacts/contacts.fixtures.ts';
import { contactsDraft } from '../contacts/use-contacts.ts';
import { ContactsScreen } from '../contacts/contacts.screen.tsx';
import { BasicScreen } from '../info/info.screen.tsx';
import { withBasicInfoHandlers, withWorkInfoHandlers } from '../info/info.fixtures.tsx';
import { WorkScreen } from '../info/info.screen.tsx';
import { StepDone } from './step-done.tsx';

const userAuthPath = '/auth/v1/find-user-auth';
const allDone = mockGet(userAuthPath, success(userAuth()));

const at = (key: AuthStepKey, step: number, ...handlers: (typeof allDone)[]) => ({
  route: { path: `/auth/${key}`, url: paths.authStep(key, { pid: '3', step, as: 5 }) },
  msw: { handlers: [...handlers, allDone] },
});

const meta = {
  title: '2 Verify/Step done',
  component: StepDone,
  // Some stories need the contacts step, which the strict policy does not have.
  globals: { policy: 'specified' },
  args: { title: 'Your contacts are saved' },
} satisfies Meta<typeof StepDone>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectNext =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await expectPath(canvas, '/auth/index?pid=3');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(title)).toBeVisible();
  };

export const Basic: Story = {
  tags: ['behaviour'],
  render: () => <BasicScreen />,
  parameters: at('basic', 1, ...withBasicInfoHandlers().msw.handlers.slice(1)),
  play: expectNext('Your basic information is saved'),
};

export const Work: Story = {
  tags: ['behaviour'],
  render: () => <WorkScreen />,
  parameters: at('work', 2, ...withWorkInfoHandlers(neverResponds()).msw.handlers.slice(1)),
  play: expectNext('Your work information is saved'),
};

export const Contacts: Story = {
  tags: ['behaviour'],
  render: () => <ContactsScreen />,
  parameters: at('contacts', 5),
  play: expectNext('Your contacts are saved'),
};

/** If no product is chosen, the next step opens only when the borrower presses "Next". */
export const NoProduct: Story = {
  render: () => <ContactsScreen />,
  parameters: { ...at('contacts', 5), route: { path: '/auth/contacts', url: '/auth/contacts' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your contacts are saved')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};

export const Waiting: Story = {
  render: () => <ContactsScreen />,
  parameters: at('contacts', 5, mockGet(userAuthPath, neverResponds())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking what is done already')).toBeInTheDocument();
  },
};

/** If the app cannot check whether the step is done, the form is shown (D24). */
export const StepsUnknown: Story = {
  render: () => <ContactsScreen />,
  parameters: at('contacts', 5, mockGet(userAuthPath, networkError())),
  beforeEach: () => contactsDraft.write(aContactsForm()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Anita Sharma')).toBeVisible();
  },
};

export const LargeText: Story = {
  parameters: { ...at('contacts', 5), route: { path: '/auth/contacts', url: '/auth/contacts' } },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
