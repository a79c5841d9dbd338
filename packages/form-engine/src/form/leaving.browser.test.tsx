import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { englishMessages } from '../english-messages.ts';
import { clearDraft, readDraft } from '../drafts/draft-storage.ts';
import { descriptor, promptOptions } from '../testing/fields.ts';
import { DynamicForm } from './dynamic-form.tsx';

let unmount = () => {};
afterEach(() => unmount());

/** A form with two fields, the first of which has got a text and then lost the focus. */
function leaveAField() {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <DynamicForm
        fields={[
          descriptor({ key: 'Full name', value: 'fullName' }),
          descriptor({ key: 'City', value: 'city', checkReq: 0 }),
        ]}
        options={promptOptions}
        messages={englishMessages}
        formId="left"
        draftKey="left"
        submitLabel="Next"
        onChange={onChange}
        onSubmit={onSubmit}
      />,
    ),
  );
  unmount = () => {
    root.unmount();
    host.remove();
    clearDraft('left');
  };
  const [name, city] = host.querySelectorAll('input');
  if (!name || !city) throw new Error('The form has not two fields');
  name.focus();
  document.execCommand('insertText', false, 'Priya');
  city.focus();
  return { host, city, onChange, onSubmit };
}

test('blur moves the focus first, and commits after the next paint', async () => {
  const { city, onChange } = leaveAField();
  expect(document.activeElement).toBe(city);
  expect(onChange).not.toHaveBeenCalled();
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ fullName: 'Priya' }]);
});

test('a submit before that paint sends the answer of the blurred field', async () => {
  const { host, onSubmit } = leaveAField();
  host.querySelector('form')?.requestSubmit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ fullName: 'Priya' }]);
});

test('a page hidden at any moment after a blur saves the answer', async () => {
  const { onChange } = leaveAField();
  while (!onChange.mock.lastCall) {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(readDraft('left')).toHaveProperty('fullName.1', 'Priya');
    await nextTask();
  }
});

/** Resolves with the browser's next task, which may be the one before React renders. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
