import type { CallInput } from './test-server.ts';

/** A call that asks for Hindi. */
export const inHindi = (input: CallInput = {}): CallInput => ({
  ...input,
  headers: { 'accept-language': 'hi' },
});
