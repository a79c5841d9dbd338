import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../shared/server/query-client.ts';
import { endSession, startSession } from '../../shared/session/session.ts';
import { useSendFeedback } from './use-send-feedback.ts';

afterEach(() => vi.unstubAllGlobals());

test('a session that ends while the types of feedback load causes no error, and nothing is sent', async () => {
  const sentPaths: string[] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    sentPaths.push(new URL(url).pathname);
    return new Promise(() => {});
  });
  const [onSent, onFault] = [vi.fn(), vi.fn()];
  window.addEventListener('error', onFault);
  startSession({ token: 'kosha_3f9a1c0e', isApp: false });
  let feedback: ReturnType<typeof useSendFeedback> | undefined;
  function Form() {
    feedback = useSendFeedback(onSent);
    return null;
  }
  const form = createElement(QueryClientProvider, { client: queryClient }, createElement(Form));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(form);
  await expect.poll(() => feedback).toBeDefined();
  feedback?.submit(undefined);
  await expect.poll(() => feedback?.isPending).toBe(true);
  endSession();
  await expect.poll(() => feedback?.isPending).toBe(false);
  expect(sentPaths).toEqual(['/api1/opinion-record/v1/get-opinion-config']);
  expect(onSent).not.toHaveBeenCalled();
  expect(onFault).not.toHaveBeenCalled();
  window.removeEventListener('error', onFault);
  root.unmount();
});
