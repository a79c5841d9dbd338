import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import * as illustrations from './Illustrations.tsx';

const meta = { title: 'Illustrations', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack isRow>
      {Object.entries(illustrations).map(([name, Illustration]) => (
        <Illustration key={name} />
      ))}
    </Stack>
  ),
};
