/*
 * Simulates the native app: attaches the bridge to the frame, responds to the web app, and logs
 * each message.
 */
import { storageKey, packageName } from './brand.js';

const frame = document.querySelector('#phone');
const shell = document.querySelector('#shell');
const log = document.querySelector('[data-log]');
const statusLine = document.querySelector('[data-said]');

const maxLines = 100;
const shownCharacters = 400;
const device = {
  deviceId: '9C287922-EE26-4501-94B5-DDE6F83E1475',
  version: '3.4.1',
  sdkVersion: '18.1',
  brand: 'Sandbox',
};

let lastResponse = null;

const field = (name) => new FormData(shell).get(name);
const showStatus = (text) => {
  statusLine.textContent = text;
};

/** Masks tokens, in case somebody else sees the screen. */
const hideTokens = (json) => json.replace(/("token":")[^"]*/g, '$1••••');

function note(direction, json) {
  const line = document.createElement('li');
  const who = document.createElement('b');
  who.textContent = direction === 'out' ? 'App → native' : 'Native → app';
  const text = document.createElement('code');
  const shown = hideTokens(json);
  text.textContent =
    shown.length > shownCharacters
      ? `${shown.slice(0, shownCharacters)}… (${json.length} characters)`
      : shown;
  line.append(who, ' ', text);
  log.prepend(line);
  while (log.children.length > maxLines) log.lastElementChild.remove();
}

/** The framed page may have no receiver yet, or belong to another site. */
function send(json) {
  note('in', json);
  try {
    frame.contentWindow.koshaBridge.receive(json);
  } catch {
    showStatus('The page in the frame takes no messages.');
  }
}

async function grant(kind) {
  const response = await fetch('/sandbox/native/grant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      kind,
      phone: field('phone'),
      webUuid: localStorage.getItem(storageKey('web_uuid')),
    }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()).token;
}

const iosIds = {
  idfv: '9C287922-EE26-4501-94B5-DDE6F83E1475',
  idfa: '00000000-0000-0000-0000-000000000000',
};

const loginWith = (app, proof) => ({
  login: {
    app,
    token: proof,
    device: { ...device, ...(field('platform') === 'ios-h5' && iosIds) },
  },
});

const payloads = {
  token: async () => ({ token: await grant('token') }),
  own: async () => loginWith('own', await grant('own')),
  partner: async () => loginWith('partner', await grant('partner')),
  refuse: async () => loginWith('own', 'a-proof-that-nobody-issued'),
};

async function respondToSession({ id }) {
  const makePayload = payloads[field('answer')];
  if (makePayload === undefined) return showStatus('The native app keeps silent.');
  const payload = await makePayload();
  lastResponse = JSON.stringify({ id, type: 'session.result', payload });
  send(lastResponse);
}

const reactions = {
  'session.request': respondToSession,
  'review.open': () => showStatus('The app store opened its page for reviews.'),
  'audit.finish': () => {
    showStatus('The audit is finished: the native app left its page and shows the orders.');
    open('/order');
  },
  'page.close': () => {
    showStatus('The page was closed.');
    frame.src = 'about:blank';
  },
};

function receive(json) {
  note('out', json);
  const message = JSON.parse(json);
  Promise.resolve(reactions[message.type]?.(message)).catch((error) => showStatus(error.message));
}

/**
 * A real native app injects the bridge into the page. This page attaches the bridge to the frame,
 * because a page in the frame could run before an injection. The app finds the bridge by the
 * frame's name.
 */
function attachBridge() {
  const platform = field('platform');
  const handler = { postMessage: receive };
  frame.name = `kosha-sandbox:${platform}`;
  frame.webkit = platform === 'ios-h5' ? { messageHandlers: { kosha: handler } } : undefined;
  frame.koshaNative = platform === 'ios-h5' ? undefined : handler;
}

function open(address) {
  attachBridge();
  frame.src = address;
}

function openApp() {
  showStatus('');
  const { pid } = shell.dataset;
  open(pid === '' ? '/joint' : `/joint?pid=${encodeURIComponent(pid)}`);
}

async function openAudit() {
  const { token } = storedSession();
  if (token === undefined) throw new Error('Open the app first: nobody is signed in.');
  const response = await fetch('/api1/order/v1/list', {
    headers: {
      token,
      web_uuid: localStorage.getItem(storageKey('web_uuid')) ?? device.deviceId,
      os: field('platform'),
      packageName: packageName,
      'accept-language': 'en',
    },
  });
  const { data, msg } = await response.json();
  const orderId = data?.[0]?.orderId;
  if (orderId === undefined) throw new Error(msg || 'There is no order yet.');
  showStatus('');
  open(`/orders/audit?${new URLSearchParams({ orderId, token })}`);
}

/** A real native app would get the session from its own server. */
const storedSession = () => JSON.parse(localStorage.getItem(storageKey('session')) ?? '{}');

const badMessages = {
  noJson: () => 'this is no JSON',
  unknownId: () =>
    JSON.stringify({ id: 'nobody-asked', type: 'session.result', payload: { token: 'stolen' } }),
  wrongShape: () => JSON.stringify({ type: 'session.result', token: 'stolen' }),
  duplicate: () => lastResponse ?? 'nothing was answered yet',
  huge: () => JSON.stringify({ id: 'x', type: 'session.result', payload: 'x'.repeat(2 ** 20) }),
};

shell.addEventListener('submit', (event) => {
  event.preventDefault();
  openApp();
});

document.addEventListener('click', ({ target }) => {
  const bad = target.closest('[data-bad]');
  if (bad !== null) send(badMessages[bad.dataset.bad]());
  else if (target.closest('[data-conformance]') !== null) open('/sandbox/native/conformance');
  else if (target.closest('[data-audit]') !== null)
    openAudit().catch((error) => showStatus(error.message));
});

// Sign in the same borrower as in the web app (D35).
const { phone } = storedSession();
if (phone) shell.elements.phone.value = phone;
// On a phone the page simulates that phone's platform.
if (/Android/i.test(navigator.userAgent)) shell.elements.platform.value = 'android-h5';
// With `?wait`, only the button opens the app.
if (!new URLSearchParams(location.search).has('wait')) openApp();
