import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppDeps } from '../../http/app-deps.ts';
import {
  generateAcceptedAadhaar,
  generateAcceptedPan,
} from '../../providers/identity/sample-numbers.ts';
import { readSettings, type Settings } from '../../providers/settings/settings.ts';
import { clockStepButtons } from '../control/page.ts';
import { listMessages } from '../inbox/list-shown.ts';
import { messageList, type ShownMessage } from '../inbox/message-list.ts';
import { type Html, layout } from '../pages/layout.ts';
import { personasSection } from '../personas/section.ts';

function stepsSection({ auditSeconds, lendingSeconds }: Settings): Html {
  return html`<section class="card" aria-labelledby="steps">
    <h2 id="steps">What to do next</h2>
    <ol class="steps">
      <li>Type any ten digits as the mobile number and tap <b>Get</b>.</li>
      <li>The code appears under Messages. Type it into the app, agree and tap <b>Login</b>.</li>
      <li>
        Tap a product and <b>APPLY NOW</b>. The app asks you to verify first. Answer as you like;
        these numbers are accepted: ${sample('Aadhaar', generateAcceptedAadhaar())}
        ${sample('PAN', generateAcceptedPan())} Any photo will do, also
        <a href="/sandbox/assets/sample-picture.png" download>this picture</a>.
      </li>
      <li>
        Choose an amount and add a bank account, any 12 digits that do not end in 9, then tap
        <b>APPLY NOW</b>. ${sample('IFSC', 'HDFC0001234')}
      </li>
      <li>
        The audit takes ${auditSeconds} seconds, the payout ${lendingSeconds}. Longer waits pass
        when you move the clock:
        <form class="thirds" method="post" action="/sandbox/clock" data-clock>
          ${clockStepButtons()}
        </form>
        <p class="small" role="status" data-clock-said></p>
      </li>
      <li>Confirm the order and tap <b>Get Money</b>, unless you let the app get it by itself.</li>
      <li>Open the order again and repay. At the checkout, choose how the payment ends.</li>
    </ol>
  </section>`;
}

const sample = (label: string, value: string): Html =>
  html`<span class="row spread sample" data-code>
    <span>${label} <b class="figures" data-slot="code">${value}</b></span>
    <button type="button" class="button" data-copy hidden aria-label="Copy ${label}">Copy</button>
  </span>`;

interface Desk {
  appName: string;
  messages: readonly ShownMessage[];
  settings: Settings;
}

function deskPage({ appName, messages, settings }: Desk): Html {
  const body = html`<div class="desk">
    <section class="phone-side" aria-label="Phone">${phone(appName)}</section>
    <div class="stack">
      <h1>${appName} sandbox</h1>
      <p class="note">
        Borrow money in five minutes. Nothing here leaves this machine: no SMS is sent, no bank is
        asked, no money moves.
      </p>
      <a class="button primary phone-only" href="/">Open the app</a>
      <div class="notes-side">
        ${stepsSection(settings)}
        <section class="card messages" aria-labelledby="messages">
          <h2 id="messages">Messages</h2>
          <p class="soft small">Each SMS that the app sends arrives here.</p>
          ${messageList(messages, null)}
        </section>
      </div>
      <details>
        <summary class="button">Be somebody else: ready-made borrowers</summary>
        ${personasSection()}
      </details>
      ${more}
    </div>
  </div>`;
  return layout({ title: `${appName} sandbox`, path: '/sandbox', body, own: 'desk' });
}

/**
 * The iframe's name tells the app which platform to simulate. The iframe has no `src`, because a
 * script loads the app, and only in wide windows.
 */
const phone = (appName: string): Html =>
  html`<fieldset class="switch">
      <legend class="soft small">The phone is</legend>
      <label><input type="radio" name="platform" value="ios-h5" checked />iPhone</label>
      <label><input type="radio" name="platform" value="android-h5" />Android</label>
    </fieldset>
    <div class="phone">
      <iframe id="phone" name="kosha-sandbox:ios-h5" title="${appName}" allow="camera; geolocation">
      </iframe>
    </div>`;

const more = html`<p class="soft small">
    Inside <a href="/sandbox/native">the native app</a> the same screens sign in by its bridge.
  </p>
  <p class="soft small">
    The <a href="/sandbox/control">control page</a> sets the clock, how checks end and more, and
    shows the rules of every simulation. In the project's folder, <code>pnpm storybook</code> shows
    every screen in every state. README.md describes the rest.
  </p>
  <p class="soft small">
    States and districts: contains data of the Ministry of Panchayati Raj, Local Government
    Directory, lgdirectory.gov.in, licensed under the
    <a href="https://www.data.gov.in/Godl">Government Open Data License - India</a>.
  </p>`;

export function deskPages(deps: AppDeps): Hono {
  const { db, appName } = deps;
  const app = new Hono();
  app.get('/', async (c) => {
    const [messages, settings] = await Promise.all([listMessages(deps, null), readSettings(db)]);
    return c.html(deskPage({ appName, messages, settings }));
  });
  return app;
}
