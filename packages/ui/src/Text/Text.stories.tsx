import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from './Text.tsx';

const meta = {
  component: Text,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <>
      <Heading level={1} size="xl">
        One question a screen
      </Heading>
      <Heading>How much do I get?</Heading>
      <Heading level={3} size="md">
        What happens next
      </Heading>
      <Text size="lg">Large</Text>
      <Text>Body</Text>
      <Text size="sm" tone="soft">
        Small and soft
      </Text>
      <Text size="xs" isStrong>
        Smallest, strong
      </Text>
      <Text tone="danger">Danger</Text>
      <Text tone="primary" isCentred>
        Primary, centred
      </Text>
    </>
  ),
};

export const IndicScripts: Story = {
  args: { children: 'आपको ₹4,410 मिलेंगे · உங்களுக்கு ₹4,410 கிடைக்கும் · আপনি ₹4,410 পাবেন' },
};
