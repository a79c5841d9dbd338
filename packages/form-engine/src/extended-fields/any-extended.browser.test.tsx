import { nextPaint } from '@kosha/ui';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { nastyText } from '../testing/arbitraries.ts';
import { anyPath, anyExtendedDescriptorList, peopleGroupDescriptor } from '../testing/extended.ts';
import { chooseOption, mountForm, type, type MountedForm } from '../testing/mount-form.tsx';
import type { FormConfig } from '../model/config.ts';
import { extendedConfig } from './extended-config.ts';

const config = extendedConfig();

/** Adds two async validators. Their calls return an error, succeed, reject and time out in turn. */
const withAsyncValidators = (name: string, other: string): FormConfig => {
  const answers: (() => Promise<string | undefined>)[] = [
    async () => 'Nobody has this name',
    async () => undefined,
    () => Promise.reject(new Error('No connection')),
    () => new Promise(() => undefined),
  ];
  let count = 0;
  const validate = () => (answers[(count += 1) % answers.length] ?? answers[0]!)();
  const lenient = { name, deps: [], validate, timeoutMs: 5, onFailure: 'continue' } as const;
  const strictValidator = {
    ...lenient,
    name: other,
    deps: [name],
    onFailure: { refuse: 'Try again' },
  };
  return { ...config, validateAsync: [lenient, strictValidator] };
};

function collectErrors(): unknown[] {
  const errors: unknown[] = [];
  const note = ({ error }: ErrorEvent) => void errors.push(error);
  const noteRejected = ({ reason }: PromiseRejectionEvent) => void errors.push(reason);
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', noteRejected);
  onTestFinished(() => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', noteRejected);
    vi.restoreAllMocks();
  });
  return errors;
}

const controls = ({ host }: MountedForm) => [
  ...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];
const answers = (form: MountedForm) =>
  controls(form).map((control) =>
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? control.checked
      : control.value,
  );
const pressAll = ({ host }: MountedForm, name: string) => {
  const found = [...host.querySelectorAll('button')];
  for (const button of found) if (button.textContent?.startsWith(name)) button.click();
};

async function use(form: MountedForm, text: string) {
  pressAll(form, 'Add to');
  await nextPaint();
  for (const control of controls(form)) {
    if (control instanceof HTMLSelectElement)
      chooseOption(control, control.options[1]?.value ?? '');
    else if (control.type === 'checkbox') control.click();
    else type(control, text);
  }
  form.submit();
  await nextPaint();
  pressAll(form, 'Remove');
  pressAll(form, 'Back');
  await nextPaint();
}

const withNewLabels = (list: readonly unknown[]) =>
  list.map((item) => ({ ...(item as FieldDescriptor), key: 'Another label' }));

test('any list with groups, pages and conditions works; new labels lose no answer', async () => {
  const errors = collectErrors();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = mountForm({ fields: [peopleGroupDescriptor()], config });
  await expect.poll(() => first.host.querySelector('fieldset')).not.toBeNull();
  await fc.assert(
    fc.asyncProperty(
      anyExtendedDescriptorList,
      nastyText,
      anyPath,
      anyPath,
      async (list, text, ...paths) => {
        const fields = list as readonly FieldDescriptor[];
        const checks = withAsyncValidators(...paths);
        const form = mountForm({ fields, config: checks, formId: 'any', hasReview: true });
        await use(form, text);
        await use(form, text);
        const before = answers(form);
        form.change({ fields: withNewLabels(list) });
        expect(answers(form)).toEqual(before);
        form.unmount();
        form.host.remove();
        expect(errors).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
