import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { moveClock, readClockOffsetMs, setClock } from '../../providers/clock/clock.ts';
import {
  isSettingValue,
  readSettings,
  settingKeys,
  settingDefinitions,
  type Settings,
  writeSettings,
} from '../../providers/settings/settings.ts';
import { listProducts } from '../../services/product/find.ts';
import {
  PageProblem,
  readRequestFields,
  wantsJson,
  type RequestFields,
} from '../pages/requests.ts';
import { type ClockView, controlPage } from './page.ts';

function readSettingsChange(fields: RequestFields): Partial<Settings> {
  const changes = Object.entries(fields).map(([name, raw]) => {
    const key = settingKeys.find((one) => one === name);
    if (key === undefined) throw new PageProblem(400, `There is no setting ${name}.`);
    const value = readValue(raw);
    if (isSettingValue(key, value)) return [key, value] as const;
    throw new PageProblem(400, `"${settingDefinitions[key].label}" cannot be set to this value.`);
  });
  return Object.fromEntries(changes);
}

function readValue(raw: unknown): unknown {
  if (raw === 'true' || raw === 'false') return raw === 'true';
  return typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
}

type ClockChange = { byMs: number } | { toMs: number | null };

const withoutZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
const firstMs = Date.UTC(2000, 0);
const lastMs = Date.UTC(2100, 0);

/** Parses `{reset}`, `{byMs}` or `{to}`. If `to` has no time zone, it is a time in India. */
function readClockChange(fields: RequestFields, now: number): ClockChange {
  const { reset, to, byMs } = fields;
  if (reset !== undefined && reset !== false) return { toMs: null };
  if (typeof to === 'string') return { toMs: inReach(readTime(to)) };
  const moveMs = typeof byMs === 'string' && byMs.trim() !== '' ? Number(byMs) : byMs;
  if (typeof moveMs === 'number' && Number.isSafeInteger(moveMs)) {
    inReach(now + moveMs);
    return { byMs: moveMs };
  }
  throw new PageProblem(400, 'Say where the clock goes: byMs, to or reset.');
}

function readTime(text: string): number {
  return Date.parse(withoutZone.test(text) ? `${text}+05:30` : text);
}

function inReach(ms: number): number {
  if (ms >= firstMs && ms < lastMs) return ms;
  throw new PageProblem(400, 'The clock goes from the year 2000 to 2099. Give a date and a time.');
}

const pagePath = '/sandbox/control';

/** The control page, and its forms for the clock and the settings (D29). */
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
    const change = readClockChange(await readRequestFields(c), (await readClock()).nowMs);
    await ('byMs' in change ? moveClock(db, change.byMs) : setClock(db, realNow, change.toMs));
    return wantsJson(c) ? c.json(await readClock()) : c.redirect(pagePath, 303);
  });
  app.post('/settings', async (c) => {
    await writeSettings(db, readSettingsChange(await readRequestFields(c)));
    return wantsJson(c) ? c.json(await readSettings(db)) : c.redirect(`${pagePath}#settings`, 303);
  });
  return app;

  async function readClock(): Promise<ClockView> {
    const realMs = realNow();
    return { realMs, nowMs: realMs + (await readClockOffsetMs(db)) };
  }
}
