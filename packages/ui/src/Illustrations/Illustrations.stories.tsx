import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { IllustrationProps } from './create-illustration.tsx';
import * as others from './Illustrations.tsx';
import * as outcomes from './outcomes.tsx';
import * as publicPages from './public.tsx';
import * as states from './states.tsx';

const all: Record<string, ComponentType<IllustrationProps>> = {
  ...states,
  ...outcomes,
  ...publicPages,
  ...others,
};

const meta = {
  title: 'Illustrations',
  parameters: { layout: 'padded' },
  render: () => (
    <Stack isRow>
      {Object.entries(all).map(([name, Illustration]) => (
        <div key={name}>
          <Illustration />
          <Text size="xs">{name.replace('Illustration', '')}</Text>
        </div>
      ))}
    </Stack>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };

/** An animated illustration ends in the same picture as an illustration without animation. */
export const Motion: Story = {
  render: () => <outcomes.PaidIllustration isMoving data-testid="drawing" />,
  play: async ({ canvas }) => {
    const moving = canvas.getByTestId('drawing').getAnimations({ subtree: true });
    for (const animation of moving) {
      const { duration, delay = 0, iterations } = animation.effect!.getTiming();
      await expect(Number(duration) + delay).toBeLessThanOrEqual(600);
      await expect(iterations).toBe(1);
      animation.finish();
    }
    await expect(getComputedStyle(canvas.getByTestId('drawing').lastElementChild!).opacity).toBe(
      '1',
    );
  },
};
