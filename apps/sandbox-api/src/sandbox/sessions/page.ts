import { formatDateTime } from '@kosha/domain';
import { html } from 'hono/html';
import type { LiveSession } from '../../services/session/list.ts';
import { layout, type Html } from '../pages/layout.ts';

export const pagePath = '/sandbox/sessions';

/**
 * A borrower's active sessions, which staff can end. Without `phone` the page asks for a number.
 */
export function sessionsPage(sessions: readonly LiveSession[], phone: string | null): Html {
  const body = html`<h1>Sessions</h1>
    <p class="soft">Where a borrower is signed in. Times are real, whatever the clock says.</p>
    <form method="get" action="${pagePath}">
      <div class="beside">
        <label
          >Mobile number <input name="phone" inputmode="tel" required value="${phone ?? ''}"
        /></label>
        <button class="button">Show</button>
      </div>
    </form>
    ${phone !== null && sessions.length === 0 ? html`<p class="note">Signed in nowhere.</p>` : ''}
    <ol class="stack" aria-label="Sessions">
      ${sessions.map((session) => sessionItem(session, phone ?? ''))}
    </ol>`;
  return layout({ title: 'Sessions', path: pagePath, body });
}

function sessionItem({ tokenHash, os, createdAtMs, lastUsedAtMs }: LiveSession, phone: string) {
  return html`<li class="card">
    <p><b>${os ?? 'Unknown device'}</b></p>
    <p class="small soft">
      Signed in ${formatDateTime(createdAtMs)}, used ${formatDateTime(lastUsedAtMs)}
    </p>
    <form method="post" action="${pagePath}/${tokenHash}" data-once>
      <input type="hidden" name="phone" value="${phone}" />
      <button class="button danger">End the session</button>
    </form>
  </li>`;
}
