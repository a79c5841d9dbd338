import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { BankCardTile } from './BankCardTile.tsx';

const meta = {
  component: BankCardTile,
  parameters: { layout: 'padded' },
  args: {
    index: 0,
    bankName: 'HDFC Bank',
    bankCode: 'HDFC0001234',
    cardNumber: '•••• •••• 4821',
    href: '/product/1/detail?bank_id=7',
    selectedLabel: 'Chosen',
  },
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourColours: Story = {
  render: (args) => (
    <Stack gap={3}>
      {[0, 1, 2, 3, 4].map((index) => (
        <BankCardTile key={index} {...args} index={index} isSelected={index === 1} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('link')[0]!);
    await expect(canvas.getByTestId('location')).toHaveTextContent('/product/1/detail?bank_id=7');
  },
};

/** Shows three bank cards with the name of the bank, and one without. */
export const Banks: Story = {
  args: { action: 'Choose' },
  render: (args) => (
    <Stack gap={3}>
      <BankCardTile {...args} bankName="State Bank of India" bankCode="SBIN0001234" />
      <BankCardTile {...args} index={1} bankName="HDFC Bank" />
      <BankCardTile {...args} index={2} bankName="ICICI Bank" bankCode="ICIC0001234" />
      <BankCardTile {...args} index={3} bankName={undefined} bankCode="KKBK0001234" />
    </Stack>
  ),
};

export const LargeTextAt320: Story = {
  args: { isSelected: true },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
