import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { englishMessages } from '../english-messages.ts';
import { clearDraft, readDraft } from '../drafts/draft-storage.ts';
import { descriptor, immediateOptionLoaders } from '../testing/fields.ts';
import { DynamicForm } from './dynamic-form.tsx';

let unmount = () => {};
afterEach(() => unmount());

function typeAndBlur() {
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
        options={immediateOptionLoaders}
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

test('on blur the focus moves first, and the text is committed after the next paint', async () => {
  const { city, onChange } = typeAndBlur();
  expect(document.activeElement).toBe(city);
  expect(onChange).not.toHaveBeenCalled();
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ fullName: 'Priya' }]);
});

test('a submit between blur and commit sends the text of the blurred field', async () => {
  const { host, onSubmit } = typeAndBlur();
  host.querySelector('form')?.requestSubmit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ fullName: 'Priya' }]);
});

test('a page that is hidden at any moment after a blur saves the text', async () => {
  const { onChange } = typeAndBlur();
  while (!onChange.mock.lastCall) {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(readDraft('left')).toHaveProperty('fullName.1', 'Priya');
    await nextTask();
  }
});

/** Resolves in the browser's next task, which can be before React renders. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
