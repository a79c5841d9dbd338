/** A message between the web app and the native app (D27). */
export interface BridgeMessage {
  id: string;
  type: string;
  payload: unknown;
}

/**
 * The reason why the app ignored a message. The app logs the reason without the message, which may
 * contain a token.
 */
export type IgnoreReason = 'tooLong' | 'noJson' | 'wrongShape' | 'unknownId' | 'duplicate';

/** The app ignores longer messages, because parsing them would block the page. */
export const maxMessageCharacters = 16_384;
const maxIdCharacters = 64;

export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseMessage(json: unknown): BridgeMessage | IgnoreReason {
  if (typeof json !== 'string') return 'noJson';
  if (json.length > maxMessageCharacters) return 'tooLong';
  const fields = parseJson(json);
  if (fields === undefined) return 'noJson';
  if (!isRecord(fields)) return 'wrongShape';
  const { id, type, payload } = fields;
  const isId = typeof id === 'string' && id !== '' && id.length <= maxIdCharacters;
  return isId && typeof type === 'string' ? { id, type, payload } : 'wrongShape';
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
