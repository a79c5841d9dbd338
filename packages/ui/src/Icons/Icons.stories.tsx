import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import * as icons from './Icons.tsx';
import * as subjectIcons from './subject-icons.tsx';

const meta = { title: 'Icons', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack isRow>
      {Object.entries({ ...icons, ...subjectIcons }).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </Stack>
  ),
};
