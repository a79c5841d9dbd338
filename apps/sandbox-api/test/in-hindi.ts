import type { CallInput } from './test-server.ts';

export const inHindi = (input: CallInput = {}): CallInput => ({
  ...input,
  headers: { 'accept-language': 'hi' },
});
