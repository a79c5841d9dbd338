import type { APIRequestContext, Page } from '@playwright/test';

/** The response of the control page for a persona (D29). */
export interface PersonaSession {
  /** 10 digits. */
  phone: string;
  token: string;
  webUuid: string;
}

type Settings = Record<string, number | boolean | string>;

const hourMs = 60 * 60 * 1000;

/**
 * Disables keep-alive, because the server could close the connection just before the next request.
 */
export const ownConnection = { connection: 'close' };

/** Controls the reference server's simulators, like its control page. */
export class Sandbox {
  readonly #request: APIRequestContext;
  #settingsBefore: Settings | undefined;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Creates the persona. A separate phone number isolates each test. */
  async persona(key: string, phone?: string): Promise<PersonaSession> {
    return (await this.#post(`/sandbox/personas/${key}`, phone ? { phone } : {})) as PersonaSession;
  }

  /** Moves the clock and returns its new time, in epoch milliseconds. */
  async moveClock({ hours = 0, days = 0 }: { hours?: number; days?: number }): Promise<number> {
    const byMs = Math.round((hours + 24 * days) * hourMs);
    return ((await this.#post('/sandbox/clock', { byMs })) as { nowMs: number }).nowMs;
  }

  /** Sets the clock to this time, in epoch milliseconds. */
  async setClock(ms: number): Promise<void> {
    await this.#post('/sandbox/clock', { to: new Date(ms).toISOString() });
  }

  /** Advances the clock to noon in India, so that the day does not change during the test. */
  async moveToNoon(): Promise<number> {
    const hoursOfDay = ((await this.moveClock({})) / hourMs + 5.5) % 24;
    return this.moveClock({ hours: (36 - hoursOfDay) % 24 });
  }

  async set(settings: Settings): Promise<void> {
    this.#settingsBefore ??= (await this.#post('/sandbox/settings', {})) as Settings;
    await this.#post('/sandbox/settings', settings);
  }

  /** Resets the clock to real time and the settings to their initial values. */
  async restore(): Promise<void> {
    // Always reset, because the test may also have moved the clock in the browser.
    await this.#post('/sandbox/clock', { reset: true });
    if (this.#settingsBefore) await this.#post('/sandbox/settings', this.#settingsBefore);
  }

  /** The code in the newest SMS to this 10-digit number. */
  readCode = (phone: string): Promise<string> => this.#readNewest(phone, 'code');

  /** The link in the newest SMS to this 10-digit number. */
  readLink = (phone: string): Promise<string> => this.#readNewest(phone, 'link');

  /** The text of the newest SMS to this 10-digit number. */
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

/** Signs this browser in as the persona, like the control page does. */
export async function signInAs(
  page: Page,
  session: PersonaSession,
  { isApp = false }: { isApp?: boolean } = {},
): Promise<void> {
  // Opens a file of the same origin to access its storage without starting the app.
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
