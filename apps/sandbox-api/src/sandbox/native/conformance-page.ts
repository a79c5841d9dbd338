import schemas from '@kosha/contract/bridge.json' with { type: 'json' };
import { html, raw } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';

/** A page that native apps open to test how they handle each bridge message (D27). */
export function conformancePage(): Html {
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
