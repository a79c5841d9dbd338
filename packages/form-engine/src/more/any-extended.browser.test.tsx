import { nextPaint } from '@kosha/ui';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import { nastyText } from '../testing/arbitraries.ts';
import { extendedLists, people } from '../testing/extended.ts';
import { choose, mountForm, type, type FormInHand } from '../testing/mount-form.tsx';
import { moreSetup } from './more-setup.ts';

const setup = moreSetup();

function collectFaults(): unknown[] {
  const faults: unknown[] = [];
  const note = ({ error }: ErrorEvent) => void faults.push(error);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  return faults;
}

const controls = ({ host }: FormInHand) => [
  ...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];
const answers = (form: FormInHand) =>
  controls(form).map((control) =>
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? control.checked
      : control.value,
  );
const press = ({ host }: FormInHand, name: string) =>
  [...host.querySelectorAll('button')]
    .find(({ textContent }) => textContent?.startsWith(name))
    ?.click();

/** Fills in what is shown, adds a row, sends, and goes back. */
async function use(form: FormInHand, text: string) {
  press(form, 'Add to');
  await nextPaint();
  for (const control of controls(form)) {
    if (control instanceof HTMLSelectElement) choose(control, control.options[1]?.value ?? '');
    else if (control.type === 'checkbox') control.click();
    else type(control, text);
  }
  form.submit();
  await nextPaint();
  press(form, 'Remove');
  press(form, 'Back');
  await nextPaint();
}

const relabelled = (list: readonly unknown[]) =>
  list.map((item) => ({ ...(item as DescriptorInput), key: 'Another label' }));

test('any list with groups, pages and conditions can be used, and loses no answer to other labels', async () => {
  const faults = collectFaults();
  const first = mountForm({ descriptors: [people()], setup });
  await expect.poll(() => first.host.querySelector('fieldset')).not.toBeNull();
  await fc.assert(
    fc.asyncProperty(extendedLists, nastyText, async (list, text) => {
      const descriptors = list as readonly DescriptorInput[];
      const form = mountForm({ descriptors, setup, formId: 'any', hasReview: true });
      await use(form, text);
      await use(form, text);
      const before = answers(form);
      form.change({ descriptors: relabelled(list) });
      expect(answers(form)).toEqual(before);
      form.unmount();
      form.host.remove();
      expect(faults).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
