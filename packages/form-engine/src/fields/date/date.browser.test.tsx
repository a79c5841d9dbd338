import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { moreDescriptors, moreKinds } from '../../testing/more-kinds.ts';
import { formOf } from '../../testing/story-args.ts';

test('a date of which only a part is typed is refused, also where it is optional', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const onSubmit = vi.fn();
  const optional = { ...moreDescriptors.birthday, checkReq: 0 };
  root.render(<DynamicForm {...formOf(optional)} setup={moreKinds()} onSubmit={onSubmit} />);
  await userEvent.click(page.getByLabelText('Date of birth'));
  await userEvent.keyboard('12{Enter}');
  await expect
    .element(page.getByLabelText('Date of birth'))
    .toHaveAccessibleDescription(/takes a day from 1920/);
  expect(onSubmit).not.toHaveBeenCalled();
});
