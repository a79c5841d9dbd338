import { CannotCompare } from '../findings/cannot-compare.ts';
import { bodyOf, headersOf, parseJson, type Exchange } from '../exchange/exchange.ts';
import { valueAtPointer } from '../document/doc-node.ts';
import type { ProbeSettings } from './settings.ts';

export type OnSignInResponse = (
  method: string,
  address: string,
  response: Exchange['response'],
) => void;

export async function signIn(
  origin: string,
  { headers, signIn: steps }: ProbeSettings,
  { timeoutMs, onResponse }: { timeoutMs: number; onResponse: OnSignInResponse },
): Promise<Record<string, string>> {
  const captured: Record<string, string> = {};
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => captured[name] ?? whole);
  const fillAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)]));

  for (const step of steps) {
    const address = origin + fill(step.url);
    const response = await fetch(address, {
      method: step.method,
      headers: {
        accept: 'application/json',
        ...(step.body !== undefined && { 'content-type': 'application/json' }),
        ...fillAll(step.headers),
      },
      ...(step.body !== undefined && { body: fill(JSON.stringify(step.body)) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new CannotCompare(`signing in: ${step.url} does not respond`);
    });
    const text = await response.text().catch(() => '');
    const body = bodyOf(text);
    onResponse(step.method, address, {
      status: response.status,
      headers: headersOf(response.headers),
      body,
    });
    const value = parseJson(text);
    for (const [name, pointer] of Object.entries(step.take)) {
      const found = valueAtPointer(value, pointer);
      if (typeof found !== 'string' && typeof found !== 'number') {
        throw new CannotCompare(
          `signing in: ${step.url} responded with status ${response.status} without ${pointer}${messageIn(value)}`,
        );
      }
      captured[name] = String(found);
    }
  }
  return fillAll(headers);
}

function messageIn(value: unknown): string {
  const { code, msg } = Object(value) as Record<string, unknown>;
  return typeof msg === 'string' ? `: ${String(code)} “${msg.slice(0, 200)}”` : '';
}
