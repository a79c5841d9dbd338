import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { BankMark } from './BankMark.tsx';

const banks = [
  ['State Bank of India', 'SBIN0001234'],
  ['HDFC Bank', 'HDFC0001234'],
  ['ICICI Bank', 'ICIC0001234'],
  ['Axis Bank', 'UTIB0001234'],
  ['Kotak Mahindra Bank', 'KKBK0001234'],
  ['Punjab National Bank', 'PUNB0001234'],
  ['Bank of Baroda', 'BARB0001234'],
  ['Canara Bank', 'CNRB0001234'],
  ['Union Bank of India', 'UBIN0001234'],
  ['IDFC First Bank', 'IDFB0001234'],
] as const;

const meta = {
  component: BankMark,
  parameters: { layout: 'padded' },
  args: { bankName: 'HDFC Bank', bankCode: 'HDFC0001234' },
} satisfies Meta<typeof BankMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banks: Story = {
  render: () => (
    <Stack gap={2}>
      {banks.map(([bankName, bankCode]) => (
        <Stack isRow gap={3} key={bankCode}>
          <BankMark bankName={bankName} bankCode={bankCode} />
          <Text>{bankName}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Dark: Story = { ...Banks, globals: { scheme: 'dark' } };

/**
 * The `BankMark` of a bank has the same colour for all branches of the bank, with and without
 * `bankName`.
 */
export const StableColour: Story = {
  render: () => (
    <Stack isRow gap={3}>
      <BankMark bankName="HDFC Bank" bankCode="HDFC0001234" />
      <BankMark bankCode="hdfc0009999" />
      <BankMark bankName="State Bank of India" bankCode="SBIN0001234" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('span')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['H', 'H', 'S']);
    const [one, other, another] = marks.map((mark) => getComputedStyle(mark).backgroundColor);
    await expect(other).toBe(one);
    await expect(another).not.toBe(one);
  },
};

export const LargeText: Story = { ...Banks, globals: { textSize: 200 } };
