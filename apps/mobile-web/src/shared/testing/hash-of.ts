import { canonicalJson } from '@kosha/domain';

/**
 * SHA-256 of a document's canonical JSON in base64url, as the reference server computes it (D55,
 * D57).
 */
export const hashOf = (document: object): Promise<string> =>
  sha256(canonicalJson(document as Parameters<typeof canonicalJson>[0]));

/** The same for a string. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = String.fromCharCode(...new Uint8Array(digest));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
