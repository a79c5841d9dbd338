import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { label: 'Loading your orders' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const Cards: Story = { args: { shape: 'card', count: 2 } };

export const WithItsLabel: Story = { args: { isLabelVisible: true } };

/** The placeholder of a hero zone extends to the app bar and to both edges of the screen. */
export const Hero: Story = {
  args: { shape: 'hero', count: 2 },
  render: (args) => (
    <Screen header={<AppBar title="Order Detail" />}>
      <Skeleton {...args} />
    </Screen>
  ),
};

export const Rows: Story = { args: { shape: 'list', count: 4 } };
