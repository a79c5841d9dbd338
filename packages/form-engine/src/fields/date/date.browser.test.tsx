import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { englishMessages } from '../../english-messages.ts';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { immediateOptionLoaders } from '../../testing/fields.ts';
import { extendedTypeDescriptors, extendedTypesConfig } from '../../testing/extended-types.ts';

test('a partly typed date is rejected, even in an optional field', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const sent: unknown[] = [];
  flushSync(() =>
    root.render(
      <DynamicForm
        fields={[{ ...extendedTypeDescriptors.birthday, checkReq: 0 }]}
        config={extendedTypesConfig()}
        options={immediateOptionLoaders}
        messages={englishMessages}
        formId="dates"
        submitLabel="Next"
        onSubmit={(values) => sent.push(values)}
      />,
    ),
  );
  const input = host.querySelector('input')!;
  input.focus();
  await userEvent.keyboard('12');
  expect(input.validity.badInput).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => host.textContent)
    .toContain('Date of birth takes a day from 1920 to 2008');
  expect(sent).toEqual([]);
});
