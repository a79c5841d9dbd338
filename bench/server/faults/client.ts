import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface Session {
  phone: string;
  token: string;
  webUuid: string;
}

interface ServerResponse {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

const answerMs = 20_000;
const giveUpMs = 180_000;
const pauseMs = 150;
const lost: ServerResponse = { status: 0, code: 0, msg: 'The connection was lost.', data: null };

export class ResponseLog {
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  longestGapMs = 0;
  #answeredAtMs: number | undefined;

  note(path: string, { status, msg }: ServerResponse): void {
    if (status > 0 && status < 500) this.#noteAnswer(performance.now());
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 500) this.faults.push(`${path} answered 500: ${msg}`);
  }

  #noteAnswer(nowMs: number): void {
    this.longestGapMs = Math.max(this.longestGapMs, nowMs - (this.#answeredAtMs ?? nowMs));
    this.#answeredAtMs = nowMs;
  }
}

/** Sends requests like the app: with retries, and with an idempotency key for each write. */
export class Client {
  readonly #origin: string;
  readonly seen: ResponseLog;

  constructor(origin: string, seen: ResponseLog) {
    this.#origin = origin;
    this.seen = seen;
  }

  /** Sends the request once. Status 0 means a lost connection. */
  async once(path: string, init: RequestInit = {}): Promise<ServerResponse> {
    const response = await this.#send(path, init);
    this.seen.note(path, response);
    return response;
  }

  async #send(path: string, init: RequestInit): Promise<ServerResponse> {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const response = await fetch(this.#origin + path, { redirect: 'manual', ...init, signal });
      const text = await response.text();
      const { status } = response;
      if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
        return { status, code: 0, msg: text, data: text };
      }
      return { ...(JSON.parse(text) as Omit<ServerResponse, 'status'>), status };
    } catch {
      return lost;
    }
  }

  /** Retries until the status is below 500. Throws on timeout. */
  async untilAnswered(path: string, init: RequestInit = {}): Promise<ServerResponse> {
    const startedAt = performance.now();
    let response = lost;
    while (performance.now() - startedAt < giveUpMs) {
      response = await this.once(path, init);
      if (response.status !== 0 && response.status < 500) return response;
      await wait(pauseMs);
    }
    const { status, msg } = response;
    throw new Error(`${path} was not answered for ${giveUpMs / 1000} s: ${status} ${msg}`);
  }

  read(session: Session, path: string): Promise<ServerResponse> {
    return this.untilAnswered(path, { headers: headersOf(session) });
  }

  /**
   * Sends `taps` equal writes at the same time with one idempotency key. All responses must be
   * equal.
   */
  async write(
    session: Session,
    path: string,
    body: object | FormData,
    taps = 1,
  ): Promise<ServerResponse> {
    const isForm = body instanceof FormData;
    const headers = {
      ...headersOf(session),
      'idempotency-key': randomUUID(),
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const init = { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) };
    const send = () => this.untilAnswered(path, init);
    const responses = await Promise.all(Array.from({ length: taps }, send));
    const different = new Set(responses.map((response) => JSON.stringify(response)));
    if (different.size > 1) this.seen.faults.push(`${path}: ${[...different].join(' and ')}`);
    return responses[0] ?? lost;
  }
}

export const headersOf = ({ token, webUuid }: Session): Record<string, string> => ({
  token,
  web_uuid: webUuid,
  os: 'ios-h5',
  packageName: 'in.kosha.web',
  'accept-language': 'en',
});
