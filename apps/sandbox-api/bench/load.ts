import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Call } from './calls.ts';

const agent = new Agent({ keepAlive: true });

export interface Target {
  origin: string;
  token: string;
}

/** Keeps so many connections busy for `forMs`. Returns the answers; throws when one is no success. */
export async function load(
  target: Target,
  call: Call,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<number> {
  let answers = 0;
  const endsAt = performance.now() + forMs;
  const keepAsking = async () => {
    while (performance.now() < endsAt) {
      await ask(target, call);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return answers;
}

/** The text of one answer. */
export function ask({ origin, token }: Target, { method, path, nextBody }: Call): Promise<string> {
  const body = nextBody === undefined ? undefined : JSON.stringify(nextBody());
  const headers = {
    token,
    web_uuid: 'device-of-the-bench',
    os: 'ios-h5',
    packageName: 'in.kosha.web',
    'accept-language': 'en',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': randomUUID(),
    }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (text.startsWith('{"code":0,')) resolve(text);
        else reject(new Error(`${origin}${path} answered ${answer.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Call this when no answer is awaited. */
export const closeConnections = (): void => agent.destroy();
