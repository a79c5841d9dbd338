// Generated from openapi/bridge/ by `pnpm bridge:generate`. Do not edit.

/** Empty today; a later version may add fields. */
export type NoPayload = Record<string, never>;

/** The audit has ended: the shell leaves the page of the audit. There is no response. */
export interface AuditFinish {
  /** Names the message; the response to it carries the same. */
  id: string;
  /** What the message is. */
  type: 'audit.finish';
  /** Empty today; a later version may add fields. */
  payload: NoPayload;
}

/** The shell closes the page. There is no response. */
export interface PageClose {
  /** Names the message; the response to it carries the same. */
  id: string;
  /** What the message is. */
  type: 'page.close';
  /** Empty today; a later version may add fields. */
  payload: NoPayload;
}

/** The shell opens the store's page for reviews. There is no response. */
export interface ReviewOpen {
  /** Names the message; the response to it carries the same. */
  id: string;
  /** What the message is. */
  type: 'review.open';
  /** Empty today; a later version may add fields. */
  payload: NoPayload;
}

/** The app asks who is signed in. The shell responds with session.result and the same id, within 10 seconds. */
export interface SessionRequest {
  /** Names the message; the response to it carries the same. */
  id: string;
  /** What the message is. */
  type: 'session.request';
  /** Empty today; a later version may add fields. */
  payload: NoPayload;
}

/** Whose app the shell is: the lender's own, or a partner's. */
export type LoginApp = 'own' | 'partner';

/** Sent as headers of the login. */
export interface Device {
  /** The id of the device. */
  deviceId: string;
  /** The version of the shell. */
  version: string;
  /** The identifier for the vendor, on iOS. */
  idfv?: string;
  /** The identifier for advertising, on iOS, where its user has agreed. */
  idfa?: string;
  /** The version of the operating system. */
  sdkVersion?: string;
  /** The maker of the device. */
  brand?: string;
}

/** What one of the two native logins is sent with. */
export interface DeviceLogin {
  /** Whose app the shell is: the lender's own, or a partner's. */
  app: LoginApp;
  /** The shell's proof of who is signed in. It is no session token of the API. */
  token: string;
  /** Country code 91 and the 10 digits, when the shell knows the number. */
  phone?: string;
  /** Sent as headers of the login. */
  device: Device;
}

/** One of the two; with both, the login counts. */
export interface SessionResultPayload {
  /** A session token of the API. */
  token?: string;
  /** What one of the two native logins is sent with. */
  login?: DeviceLogin;
}

/** The shell's response to session.request: a session token of the API, or what a device login needs. */
export interface SessionResult {
  /** The id of the session.request that it responds to. */
  id: string;
  /** What the message is. */
  type: 'session.result';
  /** One of the two; with both, the login counts. */
  payload: SessionResultPayload;
}

/** What the app sends. */
export type ToShell = AuditFinish | PageClose | ReviewOpen | SessionRequest;

/** What a shell sends. */
export type ToApp = SessionResult;
