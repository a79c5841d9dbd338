import type { CallInput } from './test-server.ts';

/** A call with Hindi as its language. */
export const inHindi = (input: CallInput = {}): CallInput => ({
  ...input,
  headers: { 'accept-language': 'hi' },
});
