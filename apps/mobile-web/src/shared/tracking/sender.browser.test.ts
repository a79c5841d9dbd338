import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCustomerService } from '../order-display/contact.fixtures.ts';
import type { sendEvent as senderOfVisit } from './sender.ts';
import type { TrackedEvent } from './sanitize-event.ts';

type Send = typeof senderOfVisit;

interface Call {
  path: string;
  headers: Headers;
  body: unknown;
}

let visits = 0;
let calls: Call[];
let config: object;
let events: object[];
let isOffline: boolean;
let cleanUp: (() => void) | undefined;

const posts = () => calls.flatMap(({ path, body }) => (body === undefined ? [] : [{ path, body }]));
const sentEvents = () => posts().map(({ body }) => (body as { event: string }[])[0]?.event);

/** Simulates a new visit: imports `sender.ts` again, with empty memory but the stored events. */
async function visit() {
  visits += 1;
  const address = `./sender.ts?visit=${visits}`;
  const { sendEvent } = (await import(/* @vite-ignore */ address)) as { sendEvent: Send };
  const { endSession, startSession } = await import('../session/session.ts');
  startSession({ token: 'a-token', phone: '9876543210', isApp: false });
  cleanUp = endSession;
  return sendEvent;
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { headers } = request;
  const text = request.method === 'POST' ? await request.text() : undefined;
  if (isOffline) throw new TypeError('offline');
  calls.push({ path: pathname.replace('/api1', ''), headers, body: text && JSON.parse(text) });
  const data = pathname.endsWith('/config')
    ? config
    : pathname.includes('get-')
      ? { events }
      : null;
  return Response.json({ code: 0, msg: '', data });
}

const event = (name: string, more: object = {}) =>
  ({ version: 'v3', type: 'click', event: name, page: '/', time: 1, ...more }) as TrackedEvent;

beforeEach(() => {
  calls = [];
  config = { customer: aCustomerService };
  events = [];
  isOffline = false;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  cleanUp?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = (count: number) => expect.poll(posts).toHaveLength(count);

describe('an event', () => {
  it('is sent as an array of one to the call of its version, with device and country', async () => {
    const send = await visit();
    send(event('page_enter', { version: 'v2', type: 'enter', page: '/login', country: 'IN' }));
    send(event('apply_now', { params: { productId: '1', phone: '9876543210' } }));
    await settled(2);
    expect(localStorage.getItem('kosha.web_uuid')).toMatch(/^[\w-]{10,}$/);
    expect(posts()).toEqual([
      {
        path: '/burying-point/v2/burying-point',
        body: [
          {
            event: 'page_enter',
            type: 'enter',
            page: '/login',
            time: 1,
            country: 'IN',
            web_uuid: localStorage.getItem('kosha.web_uuid'),
          },
        ],
      },
      {
        path: '/burying-point/v3/burying-point',
        body: [expect.objectContaining({ event: 'apply_now', params: { productId: '1' } })],
      },
    ]);
  });

  it('has the headers of every call: package, language and session', async () => {
    const send = await visit();
    send(event('apply_now'));
    await settled(1);
    for (const { headers } of calls) {
      expect(Object.fromEntries(headers)).toMatchObject({
        packagename: 'in.kosha.web',
        'accept-language': 'en',
        token: 'a-token',
      });
    }
  });

  it('is sent only if the server wants it', async () => {
    config = { customer: aCustomerService, analytics: { pageEvents: false, clickEvents: true } };
    events = [{ event: 'apply_now', isWanted: false }];
    const send = await visit();
    send(event('page_enter', { version: 'v2' }));
    send(event('apply_now'));
    send(event('bank_add'));
    await settled(1);
    expect(sentEvents()).toEqual(['bank_add']);
    expect(calls.filter(({ path }) => path.includes('config'))).toHaveLength(2);
  });
});

describe('without a connection', () => {
  it('events are queued, the oldest are dropped, and the rest is sent in order once online, even after a reload', async () => {
    isOffline = true;
    const first = await visit();
    for (let count = 1; count <= 60; count += 1) first(event('bank_add', { time: count }));
    await expect.poll(() => sessionStorage.getItem('kosha.events')).toContain('"time":60');
    const send = await visit();
    isOffline = false;
    send(event('apply_now', { time: 61 }));
    await settled(50);
    const times = posts().map(({ body }) => (body as { time: number }[])[0]?.time);
    expect(times).toEqual(Array.from({ length: 50 }, (_, index) => index + 12));
    await expect.poll(() => sessionStorage.getItem('kosha.events')).toBeNull();
  });

  it('the end of the session deletes queued events', async () => {
    isOffline = true;
    const send = await visit();
    send(event('bank_add'));
    cleanUp?.();
    isOffline = false;
    send(event('apply_now'));
    await settled(1);
    expect(sentEvents()).toEqual(['apply_now']);
    expect(sessionStorage.getItem('kosha.events')).toBeNull();
  });
});

describe('the advertising ids', () => {
  const read = async () => (await import('../browser/attribution.ts')).readAttribution();
  const forget = async () => {
    (await import('../browser/attribution.ts')).saveStrictPolicyFlag(false);
    for (const name of ['_fbp', '_fbc', 'fbUserId', 'policy'])
      document.cookie = `${name}=; Path=/; Max-Age=0`;
  };
  beforeEach(forget);
  afterEach(forget);

  it('come from the cookies and the click id of the landing URL', async () => {
    expect(await read()).toEqual({});
    document.cookie = '_fbp=fb.1.2.3; Path=/';
    document.cookie = 'fbUserId=100; Path=/';
    const before = location.href;
    history.replaceState(null, '', '?fbclid=AbC-d_1');
    const { saveClickId } = await import('../browser/attribution.ts');
    saveClickId();
    history.replaceState(null, '', '?fbclid=%0d%0aevil');
    saveClickId();
    history.replaceState(null, '', before);
    expect(await read()).toEqual({
      fbp: 'fb.1.2.3',
      fbUserId: '100',
      fbc: expect.stringMatching(/^fb\.1\.\d+\.AbC-d_1$/),
    });
  });

  it('are empty in a page that may not read cookies, and no call fails', async () => {
    const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    expect(await read()).toEqual({});
    expect(cookie).toHaveBeenCalled();
    cookie.mockRestore();
  });

  it('are not sent under the strict policy until the borrower has agreed', async () => {
    document.cookie = '_fbp=fb.1.2.3; Path=/';
    document.cookie = 'policy=strict; Path=/';
    const { setAnalyticsEnabled, disableAnalyticsIfStrict } =
      await import('../browser/attribution.ts');
    expect(await read()).toEqual({});
    setAnalyticsEnabled(true);
    expect(await read()).toEqual({ fbp: 'fb.1.2.3' });
    disableAnalyticsIfStrict();
    expect(await read()).toEqual({});
    document.cookie = 'policy=; Path=/; Max-Age=0';
    setAnalyticsEnabled(true);
    document.cookie = 'policy=strict; Path=/';
    // The app ignores a setting that was stored before the strict policy applied.
    expect(await read()).toEqual({});
  });

  it('are not sent after the config of another origin reports the strict policy, nor on the next visit', async () => {
    document.cookie = '_fbp=fb.1.2.3; Path=/';
    config = { customer: aCustomerService, policy: 'strict' };
    const send = await visit();
    send(event('apply_now'));
    await expect.poll(read).toEqual({});
    const { setAnalyticsEnabled } = await import('../browser/attribution.ts');
    setAnalyticsEnabled(true);
    expect(await read()).toEqual({ fbp: 'fb.1.2.3' });
    cleanUp?.();
    expect(await read()).toEqual({});
    expect(localStorage.getItem('kosha.analytics')).toContain('"isStrict":true');
    expect(posts()).toEqual([]);
  });

  it('are not sent after the server has turned analytics off', async () => {
    document.cookie = '_fbp=fb.1.2.3; Path=/';
    config = { customer: aCustomerService, analytics: { pageEvents: false, clickEvents: false } };
    const send = await visit();
    send(event('apply_now'));
    await expect.poll(read).toEqual({});
    expect(posts()).toEqual([]);
  });
});

it('uses the settings of the current person, not a pending response for the previous one (D57)', async () => {
  const send = await visit();
  const { endSession, startSession } = await import('../session/session.ts');
  config = { ...config, analytics: { pageEvents: false, clickEvents: false } };
  send(event('feedback_open'));
  config = { customer: aCustomerService };
  endSession();
  startSession({ token: 'another-token', phone: '9876543211', isApp: false });
  send(event('bank_add'));
  await expect.poll(sentEvents).toEqual(['bank_add']);
});

it('does not wait for a pending response after another person has signed in', async () => {
  const send = await visit();
  const { endSession, startSession } = await import('../session/session.ts');
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  send(event('feedback_open'));
  vi.stubGlobal('fetch', answer);
  endSession();
  startSession({ token: 'another-token', phone: '9876543211', isApp: false });
  send(event('bank_add'));
  await expect.poll(sentEvents).toEqual(['bank_add']);
});

it('stores nothing of a response that arrives after the sign-out', async () => {
  const send = await visit();
  let respond = () => {};
  const late = new Promise<void>((resolve) => (respond = resolve));
  vi.stubGlobal('fetch', (request: Request) => late.then(() => answer(request)));
  send(event('feedback_open'));
  cleanUp?.();
  respond();
  await expect.poll(() => calls).toHaveLength(2);
  await Promise.all([late, new Promise(requestAnimationFrame)]);
  expect(localStorage.getItem('kosha.analytics')).toBeNull();
});

it('stops when consent is withdrawn in another tab (D57)', async () => {
  const send = await visit();
  send(event('feedback_open'));
  await settled(1);
  await expect.poll(() => localStorage.getItem('kosha.analytics')).toContain('"isOn":true');
  config = { ...config, analytics: { pageEvents: false, clickEvents: false } };
  const storageChanged = new Promise((resolve) =>
    window.addEventListener('storage', resolve, { once: true }),
  );
  const otherTab = document.body.appendChild(document.createElement('iframe'));
  otherTab.contentWindow?.localStorage.setItem('kosha.analytics', '{"isOn":false}');
  await storageChanged;
  otherTab.remove();
  send(event('bank_add'));
  await expect.poll(() => sessionStorage.getItem('kosha.events')).toBeNull();
  expect(sentEvents()).toEqual(['feedback_open']);
});

it('a country is included in all later events', async () => {
  await visit();
  const { setTrackingCountry, trackClick } = await import('./tracking.ts');
  trackClick('feedback_open', '/');
  setTrackingCountry('NP');
  trackClick('bank_add', '/');
  await settled(2);
  // The order of the two events may differ, because both wait for the lazy import of `sender.ts`.
  const countries = posts().map(({ body }) => {
    const [sent] = body as { event: string; country?: string }[];
    return [sent?.event, sent?.country];
  });
  expect(Object.fromEntries(countries)).toEqual({ feedback_open: undefined, bank_add: 'NP' });
});
