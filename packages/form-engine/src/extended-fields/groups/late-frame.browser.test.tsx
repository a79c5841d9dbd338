import { expect, test } from 'vitest';
import { peopleGroupDescriptor } from '../../testing/extended.ts';
import { mountForm } from '../../testing/mount-form.tsx';
import { extendedConfig } from '../extended-config.ts';

// The only test of this file: a second test would find the lazy code of groups already loaded.
test('a server error in a group that is still loading focuses its field', async () => {
  const { host } = mountForm({
    fields: [peopleGroupDescriptor()],
    config: extendedConfig(),
    initialValues: { people: [{ name: 'Asha', share: '60' }, { share: '70' }] },
    serverErrors: [{ name: 'people[1].share', message: 'All shares together are 100 at most' }],
  });
  expect(host.querySelector('fieldset')).toBeNull();
  const invalidInput = () => host.querySelector('[aria-invalid=true]');
  await expect.poll(invalidInput).not.toBeNull();
  await expect.poll(() => document.activeElement).toBe(invalidInput());
});
