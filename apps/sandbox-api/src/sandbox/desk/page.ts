import { html } from 'hono/html';
import type { Settings } from '../../providers/settings/settings.ts';
import { messageList, type ShownMessage } from '../inbox/message-list.ts';
import { layout, type Html } from '../pages/layout.ts';
import { personasSection } from '../personas/section.ts';
import { stepsSection } from './steps-section.ts';

interface Desk {
  appName: string;
  messages: readonly ShownMessage[];
  settings: Settings;
}

/** Shows the app in a phone frame, next to suggested steps and incoming messages. */
export function deskPage({ appName, messages, settings }: Desk): Html {
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
 * The phone with the app's frame, whose name sets the app's platform. A script opens the app if the
 * window is wide enough.
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
    every screen in every state, and README.md tells the rest.
  </p>
  <p class="soft small">
    States and districts: contains data of the Ministry of Panchayati Raj, Local Government
    Directory, lgdirectory.gov.in, licensed under the
    <a href="https://www.data.gov.in/Godl">Government Open Data License - India</a>.
  </p>`;
