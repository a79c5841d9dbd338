import schemas from '@kosha/contract/bridge.json' with { type: 'json' };
import { parseId } from '@kosha/domain';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Db } from '../../db/database.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { newId } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { issueLoginProof } from '../../services/native-login/issue-proof.ts';
import { startSession } from '../../services/session/start.ts';
import { findOrCreateUser } from '../../services/user/find-or-create.ts';
import { type Html, layout } from '../pages/layout.ts';
import {
  PageProblem,
  readPhone,
  readRequestFields,
  type RequestFields,
} from '../pages/requests.ts';

/**
 * What the simulated native app can send to sign in its user: a session token, or a one-time proof
 * of our own app or of a partner's app (D14, D27).
 */
const grantKinds = ['token', 'own', 'partner'] as const;

type GrantKind = (typeof grantKinds)[number];

const sessionResponses: readonly {
  value: GrantKind | 'refuse' | 'nothing';
  label: string;
}[] = [
  { value: 'token', label: 'A session token' },
  { value: 'own', label: 'Device login of our own app' },
  { value: 'partner', label: "Device login of a partner's app" },
  { value: 'refuse', label: 'A proof that the server refuses' },
  { value: 'nothing', label: 'Nothing, so that the app times out' },
];

/** Invalid messages that the simulated native app can send. The web app must ignore them (D27). */
const badMessages: readonly { value: string; label: string }[] = [
  { value: 'noJson', label: 'No JSON' },
  { value: 'unknownId', label: 'Another id' },
  { value: 'wrongShape', label: 'Another form' },
  { value: 'duplicate', label: 'The last answer again' },
  { value: 'huge', label: '1 MB' },
];

/** The page that a native app opens to test its handling of each bridge message (D27). */
function conformancePage(): Html {
  const title = 'Conformance of a native app';
  const toShell = Object.entries(schemas).filter(([, one]) => one['x-direction'] === 'toShell');
  const body = html`<div class="stack">
    <h1>${title}</h1>
    <p class="note">
      Open this page in the native app. It uses the bridge as the web app does, and says what came
      back. No token is shown.
    </p>
    <p role="status" data-bridge></p>
    <ul class="stack" role="list">
      ${toShell.map(([type, { description }]) => message(type, description))}
    </ul>
    <section class="card" aria-labelledby="others">
      <h2 id="others">Messages that nobody asked for</h2>
      <ol data-others></ol>
    </section>
    <script type="application/json" data-schema>
      ${raw(JSON.stringify(schemas['session.result']).replaceAll('<', '\\u003c'))}
    </script>
  </div>`;
  return layout({ title, path: null, body, own: 'conformance' });
}

const message = (type: string, description: string): Html =>
  html`<li class="card stack">
    <h2><code>${type}</code></h2>
    <p class="soft small">${description}</p>
    <button type="button" class="button" data-send="${type}">Send ${type}</button>
    <p role="status" data-result="${type}"></p>
  </li>`;

interface NativePage {
  appName: string;
  /** The id of the product to open in the app (D35); null opens the home screen. */
  pid: string | null;
}

/** The page that simulates the native app around the web app (D27). */
function nativePage({ appName, pid }: NativePage): Html {
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
        ${sessionResponses.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
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

/** The pages that simulate and test a native app (D27, D35). */
export function nativePages({ db, realNow, keys, appName }: AppDeps): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(nativePage({ appName, pid: parseId(c.req.query('pid')) })));
  app.get('/conformance', (c) => c.html(conformancePage()));
  app.post('/grant', async (c) => {
    const fields = await readRequestFields(c);
    const grant = { phone: readUserPhone(fields), webUuid: readWebUuid(fields) };
    const now = await readNow(db, realNow);
    return c.json({ token: await grants[readKind(fields)](db, { ...grant, keys, now }) });
  });
  return app;
}

interface Grant {
  phone: string;
  webUuid: string;
  keys: Keys;
  now: number;
}

const grants: Readonly<Record<GrantKind, (db: Db, grant: Grant) => Promise<string>>> = {
  token: (db, grant) =>
    db.transaction(async (tx) => {
      const { id: userId } = await findOrCreateUser(tx, { ...grant, language: null });
      return startSession(tx, { userId, ...grant });
    }),
  own: (db, grant) => issueLoginProof(db, { app: 'own', ...grant }),
  partner: (db, grant) => issueLoginProof(db, { app: 'partner', ...grant }),
};

function readUserPhone(fields: RequestFields): string {
  const phone = readPhone(fields['phone']);
  if (phone === null) throw new PageProblem(400, 'Send a mobile number.');
  return phone;
}

function readKind({ kind }: RequestFields): GrantKind {
  const found = grantKinds.find((one) => one === kind);
  if (found === undefined) throw new PageProblem(400, 'There is no such answer.');
  return found;
}

/**
 * Returns the device id that the browser sent, so that the new session belongs to this browser. If
 * the id is missing or invalid, returns a new id.
 */
const readWebUuid = ({ webUuid }: RequestFields): string =>
  typeof webUuid === 'string' && webUuid.length >= 8 && webUuid.length <= 64 ? webUuid : newId();
