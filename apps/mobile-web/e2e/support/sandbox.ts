import type { APIRequestContext, Page } from '@playwright/test';

/** The session that the control page of the sandbox returns for a sample borrower (D29). */
export interface PersonaSession {
  /** 10 digits. */
  phone: string;
  token: string;
  webUuid: string;
}

type Settings = Record<string, number | boolean | string>;

const hourMs = 60 * 60 * 1000;

/**
 * Each request opens a new connection, because the server may close a kept-alive connection just
 * before the request.
 */
export const closeConnectionHeader = { connection: 'close' };

export class Sandbox {
  readonly #request: APIRequestContext;
  #settingsBefore: Settings | undefined;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Returns a session of the sample borrower `key`. A separate phone number isolates each test. */
  async persona(key: string, phone?: string): Promise<PersonaSession> {
    return (await this.#post(`/sandbox/personas/${key}`, phone ? { phone } : {})) as PersonaSession;
  }

  /** Advances the server's clock. Returns the new time in epoch milliseconds. */
  async moveClock({ hours = 0, days = 0 }: { hours?: number; days?: number }): Promise<number> {
    const byMs = Math.round((hours + 24 * days) * hourMs);
    return ((await this.#post('/sandbox/clock', { byMs })) as { nowMs: number }).nowMs;
  }

  async setClock(ms: number): Promise<void> {
    await this.#post('/sandbox/clock', { to: new Date(ms).toISOString() });
  }

  /** Moves the server's clock to noon in India, so that the day does not change during the test. */
  async moveToNoon(): Promise<number> {
    const hoursOfDay = ((await this.moveClock({})) / hourMs + 5.5) % 24;
    return this.moveClock({ hours: (36 - hoursOfDay) % 24 });
  }

  async set(settings: Settings): Promise<void> {
    this.#settingsBefore ??= (await this.#post('/sandbox/settings', {})) as Settings;
    await this.#post('/sandbox/settings', settings);
  }

  async restore(): Promise<void> {
    // Always resets the clock, because a test may also move it on the pages of the sandbox.
    await this.#post('/sandbox/clock', { reset: true });
    if (this.#settingsBefore) await this.#post('/sandbox/settings', this.#settingsBefore);
  }

  /** `readCode`, `readLink` and `readWords` read the newest SMS to a 10-digit phone number. */
  readCode = (phone: string): Promise<string> => this.#readNewest(phone, 'code');

  readLink = (phone: string): Promise<string> => this.#readNewest(phone, 'link');

  readWords = (phone: string): Promise<string> => this.#readNewest(phone, 'body');

  async #readNewest(phone: string, part: 'code' | 'link' | 'body'): Promise<string> {
    const response = await this.#request.get(`/sandbox/inbox.json?phone=${phone}`, {
      headers: closeConnectionHeader,
    });
    const { messages } = (await response.json()) as { messages: Record<string, string | null>[] };
    const found = messages[0]?.[part];
    if (!found) throw new Error(`No ${part} for ${phone}`);
    return found;
  }

  async #post(path: string, data: object): Promise<unknown> {
    const response = await this.#request.post(path, {
      data,
      headers: { accept: 'application/json', ...closeConnectionHeader },
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }
}

export async function signInAs(
  page: Page,
  session: PersonaSession,
  { isApp = false }: { isApp?: boolean } = {},
): Promise<void> {
  // A file of the app's origin gives access to the storage without starting the app.
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
