import type { APIRequestContext, Page } from '@playwright/test';

/** What the control page gives for a persona (D29). */
export interface PersonaSession {
  /** 10 digits. */
  phone: string;
  token: string;
  webUuid: string;
}

type Settings = Record<string, number | boolean | string>;

const hourMs = 60 * 60 * 1000;

/** No keep-alive: the server could close the connection just when the next request starts. */
export const ownConnection = { connection: 'close' };

/** The reference server's simulators, as a person would use them from its pages. */
export class Sandbox {
  readonly #request: APIRequestContext;
  #settingsBefore: Settings | undefined;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Creates the persona again. A test's own phone number keeps it apart from other tests. */
  async persona(key: string, phone?: string): Promise<PersonaSession> {
    return (await this.#post(`/sandbox/personas/${key}`, phone ? { phone } : {})) as PersonaSession;
  }

  /** Returns the time that it then is there, epoch milliseconds. */
  async moveClock({ hours = 0, days = 0 }: { hours?: number; days?: number }): Promise<number> {
    const byMs = Math.round((hours + 24 * days) * hourMs);
    return ((await this.#post('/sandbox/clock', { byMs })) as { nowMs: number }).nowMs;
  }

  /** Sets the clock to this time, epoch milliseconds; it continues from there. */
  async setClock(ms: number): Promise<void> {
    await this.#post('/sandbox/clock', { to: new Date(ms).toISOString() });
  }

  /** Moves the clock on to noon in India, so that no day ends while a test counts days. */
  async moveToNoon(): Promise<number> {
    const hoursOfDay = ((await this.moveClock({})) / hourMs + 5.5) % 24;
    return this.moveClock({ hours: (36 - hoursOfDay) % 24 });
  }

  async set(settings: Settings): Promise<void> {
    this.#settingsBefore ??= (await this.#post('/sandbox/settings', {})) as Settings;
    await this.#post('/sandbox/settings', settings);
  }

  /** Sets the clock back to real time and the settings to their first values. */
  async restore(): Promise<void> {
    // Always: a person can move it in the browser too.
    await this.#post('/sandbox/clock', { reset: true });
    if (this.#settingsBefore) await this.#post('/sandbox/settings', this.#settingsBefore);
  }

  /** The code in the newest message to this number of 10 digits. */
  readCode = (phone: string): Promise<string> => this.#readNewest(phone, 'code');

  /** The address in the newest message to this number of 10 digits. */
  readLink = (phone: string): Promise<string> => this.#readNewest(phone, 'link');

  /** The words of the newest message to this number of 10 digits. */
  readWords = (phone: string): Promise<string> => this.#readNewest(phone, 'body');

  async #readNewest(phone: string, part: 'code' | 'link' | 'body'): Promise<string> {
    const response = await this.#request.get(`/sandbox/inbox.json?phone=${phone}`, {
      headers: ownConnection,
    });
    const { messages } = (await response.json()) as { messages: Record<string, string | null>[] };
    const found = messages[0]?.[part];
    if (!found) throw new Error(`No ${part} for ${phone}`);
    return found;
  }

  async #post(path: string, data: object): Promise<unknown> {
    const response = await this.#request.post(path, {
      data,
      headers: { accept: 'application/json', ...ownConnection },
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }
}

/** Signs the persona in in this browser, as the control page does. */
export async function signInAs(
  page: Page,
  session: PersonaSession,
  { isApp = false }: { isApp?: boolean } = {},
): Promise<void> {
  // A file of the same origin, to reach its storage without running the app.
  await page.goto('/icon.svg');
  await page.evaluate(
    ({ phone, token, webUuid, isApp }) => {
      localStorage.setItem('kosha.web_uuid', webUuid);
      localStorage.setItem('kosha.session', JSON.stringify({ token, phone, isApp }));
      document.cookie = `token=${token}; Path=/; SameSite=Lax`;
    },
    { ...session, isApp },
  );
}
