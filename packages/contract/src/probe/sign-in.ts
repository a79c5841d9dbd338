import { CannotCompare } from '../findings/cannot-compare.ts';
import { bodyOf, headersOf, type Exchange } from '../exchange/exchange.ts';
import { valueAt } from '../exchange/problems.ts';
import type { ProbeSettings } from './settings.ts';

/** Called with each response during sign-in. */
export type SignInWatch = (method: string, address: string, answer: Exchange['response']) => void;

/** Signs in; returns the headers for every call. @throws CannotCompare */
export async function signIn(
  origin: string,
  { headers, signIn: steps }: ProbeSettings,
  { timeoutMs, onAnswer }: { timeoutMs: number; onAnswer: SignInWatch },
): Promise<Record<string, string>> {
  const taken: Record<string, string> = {};
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => taken[name] ?? whole);
  const fillAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)]));

  for (const step of steps) {
    const address = origin + fill(step.url);
    const answer = await fetch(address, {
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
      throw new CannotCompare(`signing in: ${step.url} does not answer`);
    });
    const text = await answer.text().catch(() => '');
    const body = bodyOf(text);
    onAnswer(step.method, address, {
      status: answer.status,
      headers: headersOf(answer.headers),
      body,
    });
    const value = parse(text);
    for (const [name, pointer] of Object.entries(step.take)) {
      const found = valueAt(value, pointer);
      if (typeof found !== 'string' && typeof found !== 'number') {
        throw new CannotCompare(
          `signing in: ${step.url} answered status ${answer.status} without ${pointer}`,
        );
      }
      taken[name] = String(found);
    }
  }
  return fillAll(headers);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
