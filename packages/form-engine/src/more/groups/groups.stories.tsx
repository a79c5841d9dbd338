import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { extended, house, people } from '../../testing/extended.ts';
import { formOf, storyParameters, submit } from '../../testing/story-args.ts';
import { moreSetup } from '../more-setup.ts';

const setup = moreSetup();

const meta = {
  title: 'Groups in rows',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formOf(house({ minRows: 1 })), setup },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row has rows of its own, which are sent in it. */
export const RowsInRows: Story = {
  play: async ({ canvas, canvasElement, userEvent: user, args }) => {
    const floor = within(await canvas.findByRole('group', { name: 'Floor 1' }));
    await user.type(floor.getByLabelText('Floor name'), 'Ground');
    await user.type(floor.getByLabelText('Room name'), 'Hall');
    await user.click(floor.getByRole('button', { name: 'Add to Room (Floor 1)' }));
    const second = within(await floor.findByRole('group', { name: 'Room 2' }));
    await waitFor(() => expect(second.getByLabelText('Room name')).toHaveFocus());
    await submit(canvasElement);
    await expect(await canvas.findByText('Floor 1, Room 2: Room name')).toBeVisible();
    await user.type(second.getByLabelText('Room name'), 'Kitchen');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      floors: [{ name: 'Ground', rooms: [{ name: 'Hall' }, { name: 'Kitchen' }] }],
    });
  },
};

/** Fields that belong together once, sent as an object. */
export const GroupOnce: Story = {
  args: {
    descriptors: [
      extended({
        key: 'Owner',
        value: 'owner',
        group: {
          single: true,
          fields: [
            extended({ key: 'Name', value: 'name' }),
            extended({ key: 'City', value: 'city', checkReq: 0 }),
          ],
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent: user, args }) => {
    const owner = within(await canvas.findByRole('group', { name: 'Owner' }));
    await submit(canvasElement);
    await expect(await canvas.findByText('Owner: Name')).toBeVisible();
    await user.type(owner.getByLabelText('Name'), 'Asha');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ owner: { name: 'Asha' } });
  },
};

/** Somebody is asked about each row; what is wrong stands in its row. */
export const AskedInRows: Story = {
  args: {
    descriptors: [people()],
    initialValues: { people: [{ name: 'Asha' }, { name: 'Nobody' }] },
    setup: {
      ...setup,
      asyncChecks: [
        {
          at: 'people.name',
          reads: [],
          timeoutMs: 5000,
          whenItFails: 'goOn',
          check: async ({ name }) => (name === 'Nobody' ? 'Nobody has this name' : undefined),
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent: user, args }) => {
    const second = within(await canvas.findByRole('group', { name: 'People 2' }));
    await submit(canvasElement);
    const name = second.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Nobody has this name');
    await user.clear(name);
    await user.type(name, 'Ravi');
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ people: [{ name: 'Asha' }, { name: 'Ravi' }] }),
    );
  },
};
