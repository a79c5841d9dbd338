import { CannotCompare } from '../findings/cannot-compare.ts';
import { valueAt } from '../exchange/problems.ts';
import type { ProbeSettings } from './settings.ts';

/** Goes the way to sign in; returns the headers for every call. @throws CannotCompare */
export async function signIn(
  origin: string,
  { headers, signIn: steps }: ProbeSettings,
  timeoutMs: number,
): Promise<Record<string, string>> {
  const taken: Record<string, string> = {};
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => taken[name] ?? whole);
  const fillAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)]));

  for (const step of steps) {
    const answer = await fetch(origin + fill(step.url), {
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
    const value: unknown = await answer.json().catch(() => undefined);
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
