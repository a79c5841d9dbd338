import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Call } from './calls.ts';

const agent = new Agent({ keepAlive: true });

export interface Target {
  origin: string;
  token: string;
}

const benchDevice = 'device-of-the-bench';
const successText = '{"code":0,';

/**
 * Stops after `forMs` or `most` requests. Returns the number of responses. Throws on an unexpected
 * response.
 */
export async function load(
  target: Target,
  call: Call,
  {
    connections,
    forMs,
    most = Infinity,
  }: { connections: number; forMs: number; most?: number | undefined },
): Promise<number> {
  let [sent, responses] = [0, 0];
  const endsAt = performance.now() + forMs;
  const keepConnectionBusy = async () => {
    while (performance.now() < endsAt && sent < most) {
      sent += 1;
      await fetchText(target, call);
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepConnectionBusy));
  return responses;
}

export function fetchText({ origin, token }: Target, call: Call): Promise<string> {
  const { method, nextBody, nextDevice, starts = successText } = call;
  const path = typeof call.path === 'string' ? call.path : call.path();
  const body = nextBody === undefined ? undefined : JSON.stringify(nextBody());
  const headers = {
    token,
    web_uuid: nextDevice?.() ?? benchDevice,
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
    const sent = request(origin + path, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (text.startsWith(starts)) resolve(text);
        else reject(new Error(`${origin}${path} answered ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Call this function only while no request is pending. */
export const closeConnections = (): void => agent.destroy();
