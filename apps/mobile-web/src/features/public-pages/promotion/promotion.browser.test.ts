import { KitTheme } from '@kosha/ui';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PromotionScreen } from './promotion.screen.tsx';

let container: HTMLElement;
let end: () => Promise<void>;

const setHidden = (isHidden: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const open = async () => {
  const root = createRoot(container);
  end = () => act(async () => root.unmount());
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/promotion', element: createElement(PromotionScreen) }),
    createElement(Route, { path: '*', element: 'elsewhere' }),
  );
  const entries = { initialEntries: ['/promotion'], children: routes };
  const router = createElement(MemoryRouter, entries);
  await act(async () => root.render(createElement(KitTheme, null, router)));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await end();
  container.remove();
  Reflect.deleteProperty(document, 'hidden');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('continues in the browser after 5 seconds, even without the server', async () => {
  await open();
  expect(container.textContent).toContain('in 5 s');
  await pass(3_000);
  expect(container.textContent).toContain('in 2 s');
  await pass(1_999);
  expect(container.textContent).not.toBe('elsewhere');
  await pass(1);
  expect(container.textContent).toBe('elsewhere');
});

test('stays on the page after the app has opened, even when the person returns', async () => {
  await open();
  await pass(4_000);
  await setHidden(true);
  await pass(60_000);
  await setHidden(false);
  await pass(60_000);
  expect(container.textContent).toContain('The app should be open now');
});

test('starts its countdown only when it is visible', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  await open();
  await pass(60_000);
  expect(container.textContent).toContain('in 5 s');
  await setHidden(false);
  await pass(4_999);
  expect(container.textContent).not.toBe('elsewhere');
  await pass(1);
  expect(container.textContent).toBe('elsewhere');
});
