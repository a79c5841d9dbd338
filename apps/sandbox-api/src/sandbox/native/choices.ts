/**
 * What the simulated native app sends to the web app: a session token, or a proof for one of the
 * two device logins (D14, D27).
 */
export const grantKinds = ['token', 'own', 'partner'] as const;

export type GrantKind = (typeof grantKinds)[number];

/**
 * The responses that the simulated native app can send to the web app's `session.request` message.
 */
export const sessionResponses: readonly {
  value: GrantKind | 'refuse' | 'nothing';
  label: string;
}[] = [
  { value: 'token', label: 'A session token' },
  { value: 'own', label: 'Device login of our own app' },
  { value: 'partner', label: "Device login of a partner's app" },
  { value: 'refuse', label: 'A proof that the server refuses' },
  { value: 'nothing', label: 'Nothing, so that the app times out' },
];

/** Invalid messages that the simulated native app can send. The web app must ignore them (D27). */
export const badMessages: readonly { value: string; label: string }[] = [
  { value: 'noJson', label: 'No JSON' },
  { value: 'unknownId', label: 'Another id' },
  { value: 'wrongShape', label: 'Another form' },
  { value: 'duplicate', label: 'The last answer again' },
  { value: 'huge', label: '1 MB' },
];
