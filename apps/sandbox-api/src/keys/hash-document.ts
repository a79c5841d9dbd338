import { canonicalJson } from '@kosha/domain';
import { sha256 } from './ids.ts';

/** The SHA-256 hash of the document's canonical JSON (RFC 8785), in base64url. */
export const hashOf = (document: object): string =>
  sha256(canonicalJson(document as Parameters<typeof canonicalJson>[0]));
