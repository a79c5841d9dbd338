import { dayMs } from '@kosha/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendForm, sendJson } from '../../../test/send.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { settings } from '../../db/schema/providers.ts';
import { setClock } from '../../providers/clock/clock.ts';
import {
  readSettings,
  settingKeys,
  settingDefinitions,
} from '../../providers/settings/settings.ts';
import { describeOffset } from './page.ts';
import { ruleTables } from './rules-section.ts';

const getServer = useTestServer();

const readPage = async () => (await getServer().fetch('/sandbox/control')).text();
const changeClock = (change: object) => sendJson(getServer(), '/sandbox/clock', change);
const changeSettings = (change: object) => sendJson(getServer(), '/sandbox/settings', change);

async function moved(change: object): Promise<number> {
  const { nowMs, realMs } = (await (await changeClock(change)).json()) as {
    nowMs: number;
    realMs: number;
  };
  return nowMs - realMs;
}

beforeEach(async () => {
  const { db, deps } = getServer();
  await setClock(db, deps.realNow, null);
  await db.delete(settings);
});

describe('the control page', () => {
  it('shows the clock, every setting and every published rule', async () => {
    const page = await readPage();
    for (const text of ['Server, India', 'Real, India', 'Difference']) expect(page).toContain(text);
    for (const key of settingKeys) {
      expect(page).toContain(settingDefinitions[key].label);
      expect(page).toContain(`name="${key}"`);
    }
    // Only the control page, which borrowers do not see, states that a loan period is shorter than
    // app stores allow (D54).
    expect(page.match(/Too short for app stores/g)).not.toBeNull();
    for (const { when, outcome } of ruleTables.flatMap(({ rules }) => rules)) {
      expect(page).toContain(when.replaceAll("'", '&#39;'));
      expect(page).toContain(outcome.replaceAll("'", '&#39;'));
    }
  });
});

describe('the clock', () => {
  it('moves forward repeatedly, and can be reset to real time', async () => {
    expect(await moved({ byMs: dayMs })).toBe(dayMs);
    expect(await moved({ byMs: 7 * dayMs })).toBe(8 * dayMs);
    expect(await readPage()).toContain('8 days ahead');
    expect(await moved({ reset: true })).toBe(0);
  });

  it.each([
    ['2027-01-15T10:00', '2027-01-15T04:30:00Z'],
    ['2027-01-15T10:00:30', '2027-01-15T04:30:30Z'],
    ['2027-01-15T10:00:00Z', '2027-01-15T10:00:00Z'],
  ])("is set to %s, in India's time unless a zone is given", async (to, expected) => {
    const offsetMs = await moved({ to });
    expect(getServer().deps.realNow() + offsetMs).toBe(Date.parse(expected));
  });

  it('is moved by the forms of the page, which redirect to the page', async () => {
    const response = await sendForm(getServer(), '/sandbox/clock', { byMs: String(dayMs) });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/sandbox/control');
    expect(await moved({ byMs: 0 })).toBe(dayMs);
    await sendForm(getServer(), '/sandbox/clock', { reset: 'true' });
    expect(await moved({ byMs: 0 })).toBe(0);
  });

  it.each<object>([
    {},
    { byMs: 'soon' },
    { byMs: 1.5 },
    { byMs: '' },
    { to: 'tomorrow' },
    { to: '1850-01-01T00:00' },
    { byMs: 1e15 },
    [],
  ])('is unchanged after %j', async (change) => {
    const response = await changeClock(change);
    expect(response.status).toBe(400);
    expect(await moved({ byMs: 0 })).toBe(0);
  });

  it.each([
    [0, 'None'],
    [dayMs, '1 day ahead'],
    [-(2 * dayMs + dayMs / 24), '2 days 1 h behind'],
    [90_000, '1 min ahead'],
  ])('formats a difference of %d ms as %s', (offsetMs, text) => {
    expect(describeOffset(offsetMs)).toBe(text);
  });
});

describe('the settings', () => {
  it('can be changed individually', async () => {
    const { db } = getServer();
    const before = await readSettings(db);
    const response = await changeSettings({ auditSeconds: 9 });
    expect(await response.json()).toEqual({ ...before, auditSeconds: 9 });
  });

  it('can have choices, and the page shows the selected choice', async () => {
    const response = await changeSettings({ kycMode: 'photo', formVersion: 2 });
    expect(await response.json()).toMatchObject({ kycMode: 'photo', formVersion: 2 });
    expect(await readPage()).toMatch(/<option value="photo" selected>\s*Pictures\s*<\/option>/);
  });

  it('are changed by the form, where an empty checkbox means off', async () => {
    const { db } = getServer();
    const response = await sendForm(getServer(), '/sandbox/settings', {
      isEligible: 'false',
      lendingSeconds: '8',
    });
    expect(response.headers.get('location')).toBe('/sandbox/control#settings');
    expect(await readSettings(db)).toMatchObject({ isEligible: false, lendingSeconds: 8 });
  });

  it.each<object>([
    { auditSeconds: -1 },
    { auditSeconds: 'soon' },
    { auditSeconds: 1e9 },
    { isEligible: 'perhaps' },
    { isEligible: 1 },
    { kycMode: 'fax' },
    { kycMode: 'constructor' },
    { kycMode: true },
    { formVersion: 0 },
    { formVersion: 3 },
    { constructor: 1 },
    { somethingElse: 1 },
  ])('reject %j and change nothing', async (change) => {
    const { db } = getServer();
    const before = await readSettings(db);
    expect((await changeSettings({ lendingSeconds: 60, ...change })).status).toBe(400);
    expect(await readSettings(db)).toEqual(before);
  });
});
