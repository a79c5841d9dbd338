/* Progressive enhancement of the sandbox pages. Every page works without this script. */
import { storageKey } from './brand.js';

const inboxPollMs = 2000;
const paymentPollMs = 2000;
const yearSeconds = 31_536_000;

function followInbox(list) {
  const template = document.querySelector('#message');
  const empty = document.querySelector('#no-messages');
  let shown = list.dataset.shown;

  const item = (message) => {
    const copy = template.content.cloneNode(true);
    for (const slot of copy.querySelectorAll('[data-slot]')) {
      slot.textContent = message[slot.dataset.slot] ?? '';
    }
    copy.querySelector('[data-code]').hidden = message.code === null;
    const link = copy.querySelector('[data-link]');
    link.hidden = message.link === null;
    link.href = message.link ?? '';
    return copy;
  };

  const refresh = async () => {
    if (document.hidden) return;
    const response = await fetch(list.dataset.followInbox);
    if (!response.ok) return;
    const { messages } = await response.json();
    const ids = messages.map(({ id }) => id).join(' ');
    if (ids === shown) return;
    shown = ids;
    list.replaceChildren(...messages.map(item));
    empty.hidden = messages.length > 0;
    offerCopying(list);
  };

  // The server may be restarting, so retry.
  setInterval(() => refresh().catch(() => undefined), inboxPollMs);
}

function offerCopying(root) {
  if (navigator.clipboard === undefined) return;
  for (const button of root.querySelectorAll('[data-copy]')) button.hidden = false;
}

async function copyCode(button) {
  const code = button.closest('[data-code]').querySelector('[data-slot="code"]').textContent;
  await navigator.clipboard.writeText(code.trim());
  button.textContent = 'Copied';
}

function runClock(shown) {
  const format = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const ahead = Number(shown.dataset.runClock) - Date.now();
  const tick = () => {
    shown.textContent = format.format(Date.now() + ahead);
  };
  tick();
  setInterval(tick, 1000);
}

async function becomePersona(form) {
  form.setAttribute('aria-busy', 'true');
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  storeSession(await response.json());
  form.removeAttribute('aria-busy');
  // The desk opens the app in its phone frame instead.
  const isOpened = !document.dispatchEvent(new CustomEvent('persona', { cancelable: true }));
  if (!isOpened) location.assign('/');
}

function storeSession({ token, phone, webUuid }) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const cookie = (value, seconds) =>
    `token=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  localStorage.setItem(storageKey('web_uuid'), webUuid);
  sessionStorage.clear();
  if (token === null) {
    localStorage.removeItem(storageKey('session'));
    document.cookie = cookie('', 0);
    return;
  }
  localStorage.setItem(storageKey('session'), JSON.stringify({ token, phone, isApp: false }));
  document.cookie = cookie(token, yearSeconds);
}

function sendOnce(form, event) {
  if (form.getAttribute('aria-busy') === 'true') event.preventDefault();
  form.setAttribute('aria-busy', 'true');
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (button !== null) copyCode(button).catch(() => undefined);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.matches('[data-persona]')) {
    event.preventDefault();
    // On failure, submit the form without the script. The server then redirects to the login.
    becomePersona(form).catch(() => form.submit());
  } else if (form.matches('[data-once]')) {
    sendOnce(form, event);
  }
});

// A page restored from the back/forward cache may be stale.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

for (const list of document.querySelectorAll('[data-follow-inbox]')) followInbox(list);
for (const clock of document.querySelectorAll('[data-run-clock]')) runClock(clock);
if (document.querySelector('[data-follow-payment]') !== null) {
  setTimeout(() => location.reload(), paymentPollMs);
}
offerCopying(document);
