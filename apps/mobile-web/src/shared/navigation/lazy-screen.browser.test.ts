import { createElement, startTransition, Suspense, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { lazyPart, lazyScreen, retryScreens, ScreenNotLoaded } from './lazy-screen.tsx';

it('keeps the state of a screen when it renders again, even if its code came while it was rendered', async () => {
  function Typed() {
    const [typed] = useState(() => crypto.randomUUID());
    return typed;
  }
  // Its code arrives while the screen is being rendered.
  const Screen = lazyScreen(async () => Typed);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (content: ReactNode, version: number) =>
    startTransition(() =>
      root.render([createElement(Suspense, { key: 1, fallback: 'waiting' }, content), version]),
    );

  // As the router does it: the old screen stays until the new one can be shown.
  show('another screen', 1);
  await expect.poll(() => place.textContent).toBe('another screen1');
  show(createElement(Screen), 2);
  await expect.poll(() => place.textContent).toMatch(/^[0-9a-f-]{36}2$/);
  const held = place.textContent.slice(0, 36);
  show(createElement(Screen), 3);
  await expect.poll(() => place.textContent).toMatch(/3$/);
  expect(place.textContent).toBe(`${held}3`);
  root.unmount();
});

it('asks for a part that did not come again after Retry, and gives it its props', async () => {
  let isNetworkBack = false;
  const Part = lazyPart(async () => {
    if (!isNetworkBack) throw new Error('no network');
    return ({ amount }: { amount: string }) => `costs ${amount}`;
  });
  const place = document.createElement('div');
  const failures: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (cause) => failures.push(cause) });
  const show = () =>
    root.render(
      createElement(Suspense, { fallback: 'waiting' }, createElement(Part, { amount: '₹5' })),
    );

  show();
  await expect.poll(() => failures).toEqual([expect.any(ScreenNotLoaded)]);
  isNetworkBack = true;
  retryScreens();
  show();
  await expect.poll(() => place.textContent).toBe('costs ₹5');
  root.unmount();
});
