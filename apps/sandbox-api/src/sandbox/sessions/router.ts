import { formatDateTime } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { Refusal } from '../../refusals/refuse.ts';
import { endSessionById } from '../../services/session/end.ts';
import { listSessions, type LiveSession } from '../../services/session/list.ts';
import { type Html, layout } from '../pages/layout.ts';
import { PageProblem, readRequestFields, wantsJson, readPhone } from '../pages/requests.ts';

const pagePath = '/sandbox/sessions';

function sessionsPage(sessions: readonly LiveSession[], phone: string | null): Html {
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

export function sessionPages({ db, realNow }: AppDeps): Hono {
  const app = new Hono();
  const read = async (phone: string | null) => {
    const userId = phone === null ? null : await findUserId(db, phone);
    return userId === null ? [] : listSessions(db, { userId, now: await readNow(db, realNow) });
  };
  app.get('/sessions', async (c) => {
    const phone = readPhone(c.req.query('phone'));
    return c.html(sessionsPage(await read(phone), phone));
  });
  app.post('/sessions/:id', async (c) => {
    const { phone: given } = await readRequestFields(c);
    const phone = readPhone(given);
    const userId = phone === null ? null : await findUserId(db, phone);
    const now = await readNow(db, realNow);
    const ended = { userId: userId ?? '', sessionId: c.req.param('id'), by: 'staff', now } as const;
    await endSessionById(db, ended).catch((error: unknown) => {
      throw error instanceof Refusal ? new PageProblem(404, error.message) : error;
    });
    return wantsJson(c) ? c.json({}) : c.redirect(`${pagePath}?phone=${phone}`, 303);
  });
  return app;
}

async function findUserId(db: Db, phone: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return user?.id ?? null;
}
