import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { limits } from '@kosha/domain';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { uncover } from './cover.ts';
import { Framed } from './framed.tsx';
import { applyRow, homeRow, ordersRow, productRow, type PicturedRow } from './pictured-rows.ts';
import { ApplyScreen } from '../features/apply/apply.screen.tsx';
import { HomeScreen } from '../features/home/home.screen.tsx';
import { OrderListScreen } from '../features/orders/list/order-list.screen.tsx';
import { ProductScreen } from '../features/product/product.screen.tsx';
import type { ScreenComponent } from '../shared/navigation/lazy-screen.tsx';
import { dropEarlyAnswers, keepEarlyAnswer } from '../shared/offline/early-answers.ts';
import { apiBase } from '../shared/server/api-base.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { endSession, startSession } from '../shared/session/session.ts';
import { paths, patterns } from '../shared/paths.ts';
import { readEarly } from './read-early.ts';
import { showPicture } from './show-picture.tsx';
import { answersTo, told } from '../shared/world/world.fixtures.ts';

const token = 'tokenOfThisPicture';
export interface Pictured {
  pattern: string;
  address: string;
  row: PicturedRow;
  Screen: ScreenComponent;
}

export const pid = '1';
export const home: Pictured = {
  pattern: patterns.home,
  address: paths.home(),
  row: homeRow,
  Screen: HomeScreen,
};
export const apply: Pictured = {
  pattern: patterns.apply,
  address: paths.apply(pid),
  row: applyRow,
  Screen: ApplyScreen,
};
export const screens: readonly Pictured[] = [
  home,
  { pattern: patterns.orders, address: paths.orders(), row: ordersRow, Screen: OrderListScreen },
  {
    pattern: patterns.product,
    address: paths.product(pid),
    row: productRow,
    Screen: ProductScreen,
  },
  apply,
];

export type Answers = Readonly<Record<string, unknown>>;
export const ok = (data: unknown) => ({ code: 0, msg: 'ok', data });

/** What the server tells this persona of the product. */
export const productTo = (persona: string) => told(answersTo(persona).byProduct[pid], pid);

/** By the addresses that pages ask early. */
export const answersOf = (persona: string): Answers => {
  const { home, auth, orders, cards } = answersTo(persona);
  const { info, costNow } = productTo(persona);
  const price = `amount=${Math.max(...info.amountList)}&period=${limits.quotePeriodDays}&productId=${pid}`;
  return {
    [`/product/v1/product-info?id=${pid}`]: ok(info),
    [`/order/v1/calculate?${price}`]: costNow ? ok(costNow) : { code: 422, msg: 'No.', data: null },
    [`/order/v1/precheck?productId=${pid}`]: ok({ orderStatus: 1, rejectStatusVO: null }),
    '/bank/v1/find-user-bank-card': ok(cards),
    '/home/v1/index': ok(home),
    '/auth/v1/find-user-auth': ok(auth),
    '/order/v1/list': ok(orders),
  };
};

let answers: Answers;
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    const answer = answers[pathname.slice(apiBase.length) + search];
    return Response.json(answer ?? { code: 404, msg: '' });
  });
  startSession({ token, isApp: false });
  document.body.innerHTML = '<div id="shell" inert><h1>Title</h1>Frame</div><div id="root"></div>';
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
  sessionStorage.clear();
});

function partOfPage(id: string): HTMLElement {
  const part = document.getElementById(id);
  if (!part) throw new Error(`The page has no #${id}`);
  return part;
}

export const frame = () => partOfPage('shell');
export const root = () => partOfPage('root');

/** What the page's inline script does, then the screen's own file. */
export function open(
  { pattern, address, row, Screen }: Pictured,
  from: Answers,
  { of = token, query = '' } = {},
): void {
  answers = from;
  history.replaceState(null, '', address + query);
  for (const path of Object.keys(from))
    void keepEarlyAnswer(
      (signal) => new Request(location.origin + apiBase + path, { headers: { token: of }, signal }),
    );
  showPicture(pattern, row, Screen);
}

/** Beside other tests a machine may need longer than the second that is usual. */
export const patience = { timeout: 10_000 };

export const expectPicture = () =>
  vi.waitFor(() => expect(frame().querySelector('main')).not.toBeNull(), patience);
/** Long enough for a picture: the answers are at hand. */
export const expectFrame = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(frame().textContent).toBe('TitleFrame');
  expect(frame().inert).toBe(true);
};

/** The same screen by React, with the same answers. */
export async function renderByReact({ row, Screen }: Pictured): Promise<void> {
  await Screen.earlyReads?.(readEarly, { pid });
  const made = createRoot(root());
  end = () => made.unmount();
  const title = frame().querySelector('h1')?.textContent ?? '';
  const framed = createElement(Framed, { ...row, title, params: { pid } }, createElement(Screen));
  const withData = createElement(QueryClientProvider, { client: queryClient }, framed);
  flushSync(() => made.render(createElement(BrowserRouter, null, withData)));
}

/** Elements, attributes in one order, values, and texts; ids by the order in which they first stand there. */
export function described(part: Element): string[] {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
    return ids.get(id) ?? '';
  };
  const generated = /_r_[a-z0-9]+_|picture-\d+/g;
  const lines: string[] = [];
  const walk = (element: Element): void => {
    const attributes = [...element.attributes]
      .map(({ name, value }) => `${name}=${value.replaceAll(generated, idOf)}`)
      .toSorted();
    lines.push(`<${element.namespaceURI} ${element.localName} ${attributes.join(' ')}>`);
    if (element instanceof HTMLSelectElement) lines.push(`chosen: ${element.value}`);
    if (element instanceof HTMLInputElement) lines.push(`${element.value} ${element.checked}`);
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
