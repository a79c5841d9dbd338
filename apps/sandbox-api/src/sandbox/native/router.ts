import { isPhone, nationalPhone, parseId } from '@kosha/domain';
import { Hono } from 'hono';
import type { Db } from '../../db/database.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { newId } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { issueProof } from '../../services/native-login/issue-proof.ts';
import { startSession } from '../../services/session/start.ts';
import { findOrCreateUser } from '../../services/user/find-or-create.ts';
import { PageProblem } from '../pages/problem.ts';
import { readFields, type Fields } from '../pages/read-fields.ts';
import { grantKinds, type GrantKind } from './choices.ts';
import { conformancePage } from './conformance-page.ts';
import { nativePage } from './page.ts';

/**
 * `/native`: a page that simulates the native app around the web app (D27, D35), and a page that
 * tests the bridge of a native app.
 */
export function nativePages({ db, realNow, keys, appName }: AppDeps): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(nativePage({ appName, pid: parseId(c.req.query('pid')) })));
  app.get('/conformance', (c) => c.html(conformancePage()));
  // Simulates the native app's server, which provides a session or a proof for one of the two
  // logins.
  app.post('/grant', async (c) => {
    const fields = await readFields(c);
    const grant = { phone: readPhone(fields), webUuid: readWebUuid(fields) };
    const now = await readNow(db, realNow);
    return c.json({ token: await grants[readKind(fields)](db, { ...grant, keys, now }) });
  });
  return app;
}

interface Grant {
  /** 10 digits. */
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
  own: (db, grant) => issueProof(db, { app: 'own', ...grant }),
  partner: (db, grant) => issueProof(db, { app: 'partner', ...grant }),
};

function readPhone({ phone }: Fields): string {
  const digits = typeof phone === 'string' ? nationalPhone(phone) : '';
  if (isPhone(digits)) return digits;
  throw new PageProblem(400, 'A mobile number has 10 digits.');
}

function readKind({ kind }: Fields): GrantKind {
  const found = grantKinds.find((one) => one === kind);
  if (found === undefined) throw new PageProblem(400, 'There is no such answer.');
  return found;
}

/** The browser's device id, so that its session does not count as that of another device. */
const readWebUuid = ({ webUuid }: Fields): string =>
  typeof webUuid === 'string' && webUuid.length >= 8 && webUuid.length <= 64 ? webUuid : newId();
