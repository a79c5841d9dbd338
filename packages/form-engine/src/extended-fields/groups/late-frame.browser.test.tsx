import { expect, test } from 'vitest';
import { people } from '../../testing/extended.ts';
import { mountForm } from '../../testing/mount-form.tsx';
import { extendedConfig } from '../extended-config.ts';

// The only test here: the code of a group comes with the first one, and only then is it late.
test('a server error in a group that is still loading focuses its field', async () => {
  const { host } = mountForm({
    fields: [people()],
    config: extendedConfig(),
    initialValues: { people: [{ name: 'Asha', share: '60' }, { share: '70' }] },
    serverErrors: [{ name: 'people[1].share', message: 'All shares together are 100 at most' }],
  });
  expect(host.querySelector('fieldset')).toBeNull();
  const wrong = () => host.querySelector('[aria-invalid=true]');
  await expect.poll(wrong).not.toBeNull();
  await expect.poll(() => document.activeElement).toBe(wrong());
});
