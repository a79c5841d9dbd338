import { plainText } from '@kosha/domain';
import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { api } from './api.ts';
import { stored } from '../browser/stored.ts';

/** The product's name until the server tells its own (D01). */
export const builtInName: string = import.meta.env.VITE_APP_NAME;

/** What the server told last: the next visit begins with it. */
const kept = stored('local', 'app-name', ({ name }) =>
  typeof name === 'string' && name !== '' ? { name } : undefined,
);

/** Starts with the name that the prerendered pages have. */
const useTold = create(() => ({ name: builtInName }));
useTold.setState(kept.read() ?? {});

/** The product's name as users see it (D01). */
export const useAppName = (): string => useTold(({ name }) => name);

let isAsked = false;

/** Asks once in each visit, when the screen is idle; nothing waits for it and no failure is told. */
export function askAppName(): void {
  if (isAsked) return;
  isAsked = true;
  whenIdle(() => void ask());
}

/** The name without characters that are not seen; undefined where nothing is left of it. */
export const readName = (told: unknown): string | undefined =>
  (typeof told === 'string' && plainText(told)) || undefined;

async function ask(): Promise<void> {
  const result = await api.get('/client/v1/about-us');
  const name = result.ok && readName(result.data.appName);
  if (!name) return;
  kept.write({ name });
  useTold.setState({ name });
}
