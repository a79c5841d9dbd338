import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { moveClock, readOffsetMs, setClock } from '../../providers/clock/clock.ts';
import { readSettings, writeSettings } from '../../providers/settings/settings.ts';
import { listProducts } from '../../services/product/find.ts';
import { wantsJson, readFields } from '../pages/read-fields.ts';
import type { ClockView } from './clock-section.ts';
import { controlPage } from './page.ts';
import { readClockChange } from './read-clock-change.ts';
import { readSettingsChange } from './read-settings-change.ts';

const pagePath = '/sandbox/control';

/** The control page and its endpoints, which return the new values to JSON requests (D29). */
export function controlPages({ db, realNow }: AppDeps): Hono {
  const app = new Hono();
  app.get('/control', async (c) => {
    const [clock, settings, offered] = await Promise.all([
      readClock(),
      readSettings(db),
      listProducts(db),
    ]);
    return c.html(controlPage(clock, settings, offered));
  });
  app.post('/clock', async (c) => {
    const change = readClockChange(await readFields(c), (await readClock()).nowMs);
    await ('byMs' in change ? moveClock(db, change.byMs) : setClock(db, realNow, change.toMs));
    return wantsJson(c) ? c.json(await readClock()) : c.redirect(pagePath, 303);
  });
  app.post('/settings', async (c) => {
    await writeSettings(db, readSettingsChange(await readFields(c)));
    return wantsJson(c) ? c.json(await readSettings(db)) : c.redirect(`${pagePath}#settings`, 303);
  });
  return app;

  async function readClock(): Promise<ClockView> {
    const realMs = realNow();
    return { realMs, nowMs: realMs + (await readOffsetMs(db)) };
  }
}
