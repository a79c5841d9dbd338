import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uncover } from './cover.ts';
import { Framed } from './framed.tsx';
import { homeRow, ordersRow, type PicturedRow } from './pictured-rows.ts';
import { HomeScreen } from '../features/home/home.screen.tsx';
import { OrderListScreen } from '../features/orders/list/order-list.screen.tsx';
import type { ScreenComponent } from '../shared/navigation/lazy-screen.tsx';
import { dropEarlyAnswers, keepEarlyAnswer } from '../shared/offline/early-answers.ts';
import { apiBase } from '../shared/server/api-base.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { endSession, startSession } from '../shared/session/session.ts';
import { answersTo } from '../shared/world/world.fixtures.ts';
import { patterns } from '../shared/paths.ts';
import { personaIn } from '../shared/world/persona-in.ts';
import { showPicture } from './show-picture.tsx';

const token = 'tokenOfThisPicture';
interface Pictured {
  pattern: string;
  row: PicturedRow;
  Screen: ScreenComponent;
}

const screens: readonly [home: Pictured, orders: Pictured] = [
  { pattern: patterns.home, row: homeRow, Screen: HomeScreen },
  { pattern: patterns.orders, row: ordersRow, Screen: OrderListScreen },
];
const [home] = screens;

type Answers = Readonly<Record<string, unknown>>;
const ok = (data: unknown) => ({ code: 0, msg: 'ok', data });

const answersOf = (persona: string): Answers => {
  const { home, auth, orders } = answersTo(persona);
  return {
    '/home/v1/index': ok(home),
    '/auth/v1/find-user-auth': ok(auth),
    '/order/v1/list': ok(orders),
  };
};

let answers: Answers;
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(answers[new URL(url).pathname.slice(apiBase.length)] ?? { code: 404, msg: '' }),
  );
  startSession({ token, isApp: false });
  document.body.innerHTML = '<div id="shell" inert>Frame</div><div id="root"></div>';
  document.documentElement.dataset['shell'] = '';
  end = () => {};
});

afterEach(() => {
  end();
  endSession();
  queryClient.clear();
  dropEarlyAnswers();
  uncover();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const frame = () => document.getElementById('shell')!;
const root = () => document.getElementById('root')!;

/** What the page's inline script does, then the screen's own file. */
function open({ pattern, row, Screen }: Pictured, from: Answers, of = token): void {
  answers = from;
  history.replaceState(null, '', pattern);
  for (const path of Object.keys(from))
    void keepEarlyAnswer(
      (signal) => new Request(location.origin + apiBase + path, { headers: { token: of }, signal }),
    );
  showPicture(pattern, row, Screen);
}

const expectPicture = () => vi.waitFor(() => expect(frame().querySelector('main')).not.toBeNull());
/** Long enough for a picture: the answers are at hand. */
const expectFrame = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(frame().textContent).toBe('Frame');
  expect(frame().inert).toBe(true);
};

/** The same screen by React, with the same answers. */
async function renderByReact({ row, Screen }: Pictured): Promise<void> {
  await Screen.earlyReads?.((query) => queryClient.fetchQuery({ ...query, retry: false }), {});
  const made = createRoot(root());
  end = () => made.unmount();
  const title = frame().querySelector('h1')?.textContent ?? '';
  const framed = createElement(Framed, { ...row, title }, createElement(Screen));
  const withData = createElement(QueryClientProvider, { client: queryClient }, framed);
  flushSync(() => made.render(createElement(BrowserRouter, null, withData)));
}

/** Elements, attributes in one order, and texts; ids by the order in which they first stand there. */
function described(part: Element): string[] {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
    return ids.get(id);
  };
  const generated = /^(?:_r_\w+_|picture-\d+)$/;
  const lines: string[] = [];
  const walk = (element: Element): void => {
    const attributes = [...element.attributes]
      .map(({ name, value }) => `${name}=${generated.test(value) ? idOf(value) : value}`)
      .toSorted();
    lines.push(`<${element.namespaceURI} ${element.localName} ${attributes.join(' ')}>`);
    element.normalize();
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child);
      else lines.push(`${child.nodeType} ${child.textContent}`);
    }
    lines.push('</>');
  };
  for (const child of part.children) walk(child);
  return lines;
}

/** Home then offers a loan, or an order has more to tell: what that costs is an answer that nobody has asked for yet. */
const isReadLater = ({ pattern }: Pictured, persona: string): boolean =>
  pattern === patterns.home && ['failed', 'settled', 'closed', 'extension'].includes(persona);

for (const screen of screens) {
  const { pattern } = screen;
  const personas = Object.values(personaIn);
  const shown = personas.filter((persona) => !isReadLater(screen, persona));

  test.each(shown)(`a picture of ${pattern} is what React makes of it, for %s`, async (persona) => {
    open(screen, answersOf(persona));
    await expectPicture();
    const before = described(frame());
    await renderByReact(screen);
    expect(before).toEqual(described(root()));
  });

  test.each(personas.filter((persona) => !shown.includes(persona)))(
    `the frame of ${pattern} waits for what must still be read, for %s`,
    async (persona) => {
      open(screen, answersOf(persona));
      await expectFrame();
    },
  );

  test(`in a picture of ${pattern} what the server says is text`, async () => {
    const hostile = `"><img src=x>{amount} &amp; ${'\u202E'}`;
    const withHostile = JSON.parse(JSON.stringify(answersOf('loaned')), (name, value: unknown) =>
      ['name', 'fullButtonName', 'amountMsg', 'productName', 'buttonName'].includes(name)
        ? hostile
        : value,
    ) as Answers;
    open(screen, withHostile);
    await expectPicture();
    const before = described(frame());
    expect(frame().querySelector('img')).toBeNull();
    await renderByReact(screen);
    expect(before).toEqual(described(root()));
  });
}

test.each([
  ['a refusal', { code: 409, msg: 'Not now.', data: null }],
  ['an expired session', { code: -4, msg: 'Sign in.', data: null }],
  ['no data', ok(null)],
  ['data that does not fit', ok({ undwayList: 'none', homeProductVos: [] })],
])('%s leaves the frame', async (_, answer) => {
  open(home, { ...answersOf('loaned'), '/home/v1/index': answer });
  await expectFrame();
});

test('the answers of another person leave the frame', async () => {
  open(home, answersOf('loaned'), 'tokenOfSomebodyElse');
  await expectFrame();
});

test('answers in another language than that of the page leave the frame', async () => {
  document.documentElement.lang = 'hi-IN';
  open(home, answersOf('loaned'));
  await expectFrame();
  document.documentElement.lang = 'en-IN';
});

test('a press on a button waits for the app and is done once, and the focus stays', async () => {
  open(home, answersOf('loaned'));
  await expectPicture();
  const [step] = frame().querySelectorAll<HTMLButtonElement>('ol button');
  step?.focus();
  step?.click();
  step?.click();
  expect(step?.dataset).toHaveProperty('pressed');
  await renderByReact(home);
  const presses: string[] = [];
  root().addEventListener('click', ({ target }) =>
    presses.push((target as Element).textContent ?? ''),
  );
  uncover();
  expect(presses).toEqual([step?.textContent]);
  expect(document.activeElement?.textContent).toBe(step?.textContent);
  expect(root().contains(document.activeElement)).toBe(true);
});

test('links of a picture lead on by themselves', async () => {
  open(home, answersOf('loaned'));
  await expectPicture();
  for (const link of frame().querySelectorAll('a')) expect(link.href).toMatch(/^https?:/);
  expect(frame().querySelectorAll('a').length).toBeGreaterThan(3);
});
