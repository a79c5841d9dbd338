import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('is the name from the server, and is stored for the start of the next visit (D01)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem('kosha.app-name', '{"name":"Told before"}');
  const data = { appName: 'Dhan\u202ekosh', copywriting: '' };
  const fetch = vi.fn(async () => Response.json({ code: 0, msg: 'ok', data }));
  vi.stubGlobal('fetch', fetch);
  // Imported after the name is stored, because the module reads the stored name when it loads.
  const { requestAppName: askAppName, useAppName } = await import('./app-name.ts');
  const place = document.createElement('div');
  const root = createRoot(place);
  const Name = () => useAppName();
  await act(async () => root.render(createElement(Name)));
  expect(place.textContent).toBe('Told before');
  await act(async () => {
    askAppName();
    askAppName();
    await expect.poll(() => localStorage.getItem('kosha.app-name')).toContain('Dhankosh');
  });
  expect(place.textContent).toBe('Dhankosh');
  expect(fetch).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});

it.each(['', '\u200b', 7, null, undefined])(
  'ignores the invalid name %j from the server',
  async (name) => {
    const { parseAppName: readName } = await import('./app-name.ts');
    expect(readName(name)).toBeUndefined();
  },
);
