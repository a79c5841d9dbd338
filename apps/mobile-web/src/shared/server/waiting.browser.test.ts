import { KitTheme } from '@kosha/ui';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Waiting } from './waiting.tsx';

const label = 'Loading your orders';
const onRetry = vi.fn();

let container: HTMLElement;
let end: () => Promise<void>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  onRetry.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  end = () => act(async () => root.unmount());
  const waiting = createElement(Waiting, { label, onRetry });
  await act(async () => root.render(createElement(KitTheme, null, waiting)));
});

afterEach(async () => {
  await end();
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const button = () => container.querySelector('button');
const visibleLabel = () => container.querySelector('p')?.textContent;

test('first shows a skeleton, and the label only to screen readers', async () => {
  await pass(999);
  expect(visibleLabel()).toBeUndefined();
  expect(container.querySelector('[role=status]')?.textContent).toBe(label);
});

test('shows the label after a second', async () => {
  await pass(1_000);
  expect(visibleLabel()).toBe(label);
  await pass(8_999);
  expect(button()).toBeNull();
});

test('offers Retry after ten seconds, and again ten seconds after a press', async () => {
  await pass(10_000);
  expect(visibleLabel()).toBe('Still trying. Loading your orders');
  await act(async () => button()?.click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
  await pass(10_000);
  expect(button()).not.toBeNull();
});
