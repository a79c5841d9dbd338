import type { APIRequestContext, Page } from '@playwright/test';

/** What the control page hands out for a persona (D29). */
export interface PersonaSession {
  phone: string;
  token: string;
  webUuid: string;
}

/** The reference server's simulators, as a person would use them from its pages. */
export class Sandbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Makes the persona anew; a phone of its own keeps journeys apart. */
  async persona(key: string, phone?: string): Promise<PersonaSession> {
    return (await this.#post(`/sandbox/personas/${key}`, phone ? { phone } : {})) as PersonaSession;
  }

  async moveClock(change: { hours?: number; days?: number }): Promise<void> {
    await this.#post('/sandbox/clock', change);
  }

  async resetClock(): Promise<void> {
    await this.#post('/sandbox/clock', { reset: true });
  }

  async set(settings: Record<string, string | number | boolean>): Promise<void> {
    await this.#post('/sandbox/settings', settings);
  }

  /** The newest code that an SMS brought to the 10 digits. */
  async readCode(phone: string): Promise<string> {
    const response = await this.#request.get(`/sandbox/inbox.json?phone=${phone}`);
    const { messages } = (await response.json()) as { messages: { code: string }[] };
    const code = messages[0]?.code;
    if (!code) throw new Error(`No code for ${phone}`);
    return code;
  }

  async #post(path: string, data: object): Promise<unknown> {
    const response = await this.#request.post(path, {
      data,
      headers: { accept: 'application/json' },
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }
}

/** Opens the app as a persona that is already signed in. */
export async function signInAs(page: Page, session: PersonaSession): Promise<void> {
  await page.context().addInitScript(({ phone, token, webUuid }) => {
    // Once: a later sign-out must stay one.
    if (localStorage.getItem('e2e.signed-in') === token) return;
    localStorage.setItem('e2e.signed-in', token);
    localStorage.setItem('kosha.web_uuid', webUuid);
    localStorage.setItem(
      'kosha.session',
      JSON.stringify({ token, phone: phone.slice(-10), isApp: false }),
    );
  }, session);
}
