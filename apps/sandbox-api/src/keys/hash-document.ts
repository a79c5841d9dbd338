import { canonicalJson } from '@kosha/domain';
import { sha256 } from './ids.ts';

/** SHA-256 over the canonical JSON (RFC 8785), in base64url. */
export const hashOf = (document: object): string =>
  sha256(canonicalJson(document as Parameters<typeof canonicalJson>[0]));
