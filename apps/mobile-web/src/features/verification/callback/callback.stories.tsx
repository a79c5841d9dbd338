import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { CallbackScreen } from './callback.screen.tsx';

const at = (query: string) => ({
  route: { path: routePatterns.authCallback, url: `${routePatterns.authCallback}${query}` },
});

const meta = {
  title: '2 Verify/Back from the provider',
  component: CallbackScreen,
  parameters: at('?pid=3&status=0&msg=The%20document%20has%20expired.'),
} satisfies Meta<typeof CallbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * After a success at the identity provider, the page opens the next verification step. The server
 * verifies the result itself.
 */
export const Success: Story = {
  tags: ['behaviour'],
  parameters: at('?pid=3&status=1'),
  play: ({ canvas }) => expectPath(canvas, '/auth/index?pid=3'),
};

/** The page quotes the message from the URL, and says that the message is not from the lender. */
export const Expired: Story = {
  play: async ({ canvas }) => {
    const quotation = canvas.getByText('The document has expired.');
    await expect(quotation.tagName).toBe('Q');
    await expect(canvas.getByText(/not from us/)).toBeVisible();
  },
};

/**
 * The identity provider rejected the identity check (KYC). The page shows its message and links back
 * to the verification step.
 */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The document has expired.');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the step' }));
    await expectPath(canvas, '/auth/identity?pid=3');
  },
};

/**
 * The identity provider rejected the identity check, such as the PAN, without a reason. The link
 * "Back to the step" contains the number of the step from the URL.
 */
export const FailedInStep: Story = {
  globals: { policy: 'specified' },
  parameters: at('?pid=3&status=2&step=3&as=5'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not say why');
    await expect(canvas.getByRole('link', { name: 'Back to the step' })).toHaveAttribute(
      'href',
      '/auth/identity?pid=3&step=3&as=5',
    );
  },
};

/** The message from the URL is shortened and shown as plain text. */
export const HtmlInAddress: Story = {
  parameters: at(
    `?pid=..%2F..&status=%00&step=9&as=1&msg=${encodeURIComponent(
      `<img src=x onerror=alert(1)> \u202ehttps://example.com ${'long '.repeat(200)}`,
    )}`,
  ),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.querySelector('img')).toBeNull();
    await expect(alert).toHaveTextContent('<img src=x onerror=alert(1)> https://example.com long');
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/auth/identity',
    ]);
  },
};

/**
 * After a successful check, the next verification step opens even if the product in the URL is
 * invalid.
 */
export const SuccessWithoutProduct: Story = {
  tags: ['behaviour'],
  parameters: at('?pid=..%2Flogin&status=1'),
  play: ({ canvas }) => expectPath(canvas, '/auth/index'),
};

export const SmallPhoneLargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: 200 },
};
