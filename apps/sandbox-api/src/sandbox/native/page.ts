import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';
import { answers, badMessages } from './choices.ts';

interface NativePage {
  appName: string;
  /** The product that the borrower chose (D35). */
  pid: string | null;
}

/** The web app in a frame. The page simulates the native app around the frame (D27). */
export function nativePage({ appName, pid }: NativePage): Html {
  const title = `${appName}, the native app`;
  const body = html`<div class="native">
    <section class="phone-side" aria-label="Phone">
      <div class="phone">
        <iframe
          id="phone"
          name="kosha-sandbox:ios-h5"
          title="${appName}"
          allow="camera; geolocation"
        ></iframe>
      </div>
    </section>
    <div class="stack">
      <h1>${title}</h1>
      <p class="note">
        This page plays the native app. The web app is in its frame, and they talk through the
        bridge. Nothing leaves this machine.
      </p>
      ${shell(pid)} ${actions}
      <section class="card" aria-labelledby="log">
        <h2 id="log">Messages of the bridge</h2>
        <p class="soft small">Tokens are shown as dots.</p>
        <p role="status" data-said></p>
        <ol class="log" data-log></ol>
      </section>
    </div>
  </div>`;
  return layout({ title, path: '/sandbox/native', body, own: 'native' });
}

const shell = (pid: string | null): Html =>
  html`<form id="shell" class="card stack" data-pid="${pid ?? ''}">
    <h2>The native app</h2>
    <fieldset class="switch">
      <legend class="soft small">The phone is</legend>
      <label><input type="radio" name="platform" value="ios-h5" checked />iPhone</label>
      <label><input type="radio" name="platform" value="android-h5" />Android</label>
    </fieldset>
    <label
      >Mobile number of its user
      <input name="phone" inputmode="tel" autocomplete="off" maxlength="20" value="9000000003" />
    </label>
    <label
      >It answers session.request with
      <select name="answer">
        ${answers.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
      </select></label
    >
    <button class="button primary">Open the app</button>
  </form>`;

const actions = html`<section class="card stack" aria-labelledby="pages">
  <h2 id="pages">Pages and bad messages</h2>
  <button type="button" class="button" data-audit>Open the audit page of the newest order</button>
  <button type="button" class="button" data-conformance>Open the conformance page</button>
  <p class="soft small">Send the app a message that it must ignore:</p>
  <div class="row">
    ${badMessages.map(
      ({ value, label }) =>
        html`<button type="button" class="button" data-bad="${value}">${label}</button>`,
    )}
  </div>
</section>`;
