import { facts } from '../data/app-facts.ts';
import type { RefusalExample } from '../data/facts.ts';
import { slugOf } from './url-state.ts';

/** How the app reacts to an error code that the contract does not list (§8.1, D34). */
export const unlistedErrorCode = {
  id: 'code-other',
  title: 'Any other code',
  text: 'Shows the server’s message as a toast; a list or an order shows Retry instead (§8.1, §8.3, D34).',
};

/** This code always redirects to sign-in, regardless of the call. */
const sessionLost = -4;

export function causeOf(code: number, whenRefused: string | undefined): string {
  const { meaning = '', app = '' } = facts.errors[code] ?? {};
  return `${meaning} ${code === sessionLost ? app : (whenRefused ?? app)}`;
}

export const refusalId = ({ code, msg }: RefusalExample): string => `error${code}-${slugOf(msg)}`;

export const errorCodeRowId = (code: string): string => `code${code}`;
