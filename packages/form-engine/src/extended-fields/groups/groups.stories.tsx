import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import {
  extendedDescriptor,
  floorsGroupDescriptor,
  peopleGroupDescriptor,
} from '../../testing/extended.ts';
import { formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';
import { extendedConfig } from '../extended-config.ts';

const config = extendedConfig();

const meta = {
  title: 'Groups',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(floorsGroupDescriptor({ minRows: 1 })), config },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows can be added to the group and removed. The sum over all rows is updated. */
export const RepeatingGroup: Story = {
  args: {
    fields: [
      peopleGroupDescriptor({ maxRows: 3 }),
      extendedDescriptor({ key: 'All shares', value: 'all', computed: { sum: ['people.share'] } }),
    ],
  },
  play: async ({ canvas, userEvent: user, args }) => {
    const first = await canvas.findByRole('group', { name: 'People 1' });
    await user.type(within(first).getByLabelText('Name'), 'Asha');
    await user.type(within(first).getByLabelText(/^Share/), '60');
    await user.click(canvas.getByRole('button', { name: 'Add to People' }));
    const second = await canvas.findByRole('group', { name: 'People 2' });
    await waitFor(() => expect(within(second).getByLabelText('Name')).toHaveFocus());
    await user.type(within(second).getByLabelText('Name'), 'Ravi');
    await user.type(within(second).getByLabelText(/^Share/), '40');
    await user.tab();
    await waitFor(() => expect(canvas.getByLabelText('All shares')).toHaveValue('100'));
    await user.click(canvas.getByRole('button', { name: 'Remove People 1' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'People' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('All shares')).toHaveValue('40'));
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      people: [{ name: 'Ravi', share: '40' }],
      all: '40',
    });
  },
};

/**
 * If the server reports an error for a field in a row, the form shows the error at this field. The
 * list of errors links to the field.
 */
export const WrongRow: Story = {
  args: {
    fields: [peopleGroupDescriptor()],
    initialValues: { people: [{ name: 'Asha', share: '60' }, { share: '70' }] },
    serverErrors: [{ name: 'people[1].share', message: 'All shares together are 100 at most' }],
  },
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const first = within(await canvas.findByRole('group', { name: 'People 1' }));
    const second = within(await canvas.findByRole('group', { name: 'People 2' }));
    const share = second.getByLabelText(/^Share/);
    await waitFor(() => expect(share).toHaveFocus());
    await expect(share).toHaveAccessibleDescription('All shares together are 100 at most');
    await expect(first.getByLabelText(/^Share/)).toBeValid();
    await user.tab();
    await user.click(
      within(canvas.getByRole('listitem')).getByText('All shares together are 100 at most'),
    );
    await expect(share).toHaveFocus();
    await submit(canvasElement);
    await expect(second.getByLabelText('Name')).toHaveFocus();
    await expect(await canvas.findByText('People 2: Name')).toBeVisible();
  },
};

/**
 * Each row of the outer group contains an inner group, which also has rows. The inner rows are sent
 * as a list inside the outer row.
 */
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

/** This group has no rows. Its fields are sent as one object. */
export const SingleGroup: Story = {
  args: {
    fields: [
      extendedDescriptor({
        key: 'Owner',
        value: 'owner',
        group: {
          single: true,
          fields: [
            extendedDescriptor({ key: 'Name', value: 'name' }),
            extendedDescriptor({ key: 'City', value: 'city', checkReq: 0 }),
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

/**
 * The server checks the name and the share in each row. If the server does not respond, an
 * unchecked name prevents the submit, but an unchecked share does not.
 */
export const ErrorsInRows: Story = {
  args: {
    fields: [peopleGroupDescriptor()],
    initialValues: { people: [{ name: 'Asha' }, { name: 'Nobody', share: '40' }] },
    config: {
      ...config,
      validateAsync: [
        {
          name: 'people.name',
          deps: [],
          timeoutMs: 5000,
          onFailure: { refuse: 'We could not ask the register. Try again.' },
          validate: async ({ name }) => {
            if (name === 'Away') throw new Error('No connection');
            return name === 'Nobody' ? 'Nobody has this name' : undefined;
          },
        },
        {
          name: 'people.share',
          deps: [],
          timeoutMs: 5000,
          onFailure: 'continue',
          validate: () => Promise.reject(new Error('No connection')),
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
    await user.type(name, 'Away');
    await submit(canvasElement);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('We could not ask the register. Try again.'),
    );
    await user.clear(name);
    await user.type(name, 'Ravi');
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        people: [{ name: 'Asha' }, { name: 'Ravi', share: '40' }],
      }),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
