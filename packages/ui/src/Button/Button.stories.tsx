import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefreshIcon } from '../Icons/Icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Apply now', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel the order' } };

export const WithIcon: Story = {
  args: { variant: 'secondary', icon: <RefreshIcon />, children: 'Refresh' },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { isLoading: true, loadingLabel: 'Sending your application' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Apply now' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your application');
  },
};

export const StableWidth: Story = {
  render: (args) => (
    <Stack>
      <div>
        <Button {...args} />
      </div>
      <div>
        <Button {...args} isLoading loadingLabel="Sending" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [idle, loading] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(loading).toBe(idle);
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/orders" isFullWidth>
      See your orders
    </ButtonLink>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See your orders' }));
    await expect(canvas.getByTestId('location')).toHaveTextContent('/orders');
  },
};

export const LongLabelAt320: Story = {
  args: { isFullWidth: true, children: 'Repayment stress? Extend the due date of this loan' },
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = { args: { isFullWidth: true }, globals: { textSize: 200 } };
