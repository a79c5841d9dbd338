import { inContractForms } from './contract-forms.ts';
import { findErrorDefinition } from './reaction.ts';
import type { ApiResult, FieldError } from './result.ts';

interface Envelope {
  code: number | string;
  msg: string;
  data: unknown;
}

interface Reading {
  ignoresSessionLoss: boolean;
  needsData: boolean;
  isList: boolean;
  isReadable: ((data: unknown) => boolean) | undefined;
}

/**
 * Returns `malformed` if the body is not an envelope, or if a success (code 0) has an HTTP status
 * above 299 or invalid data.
 */
export function readResponse(
  { text, httpStatus }: { text: string; httpStatus: number },
  { ignoresSessionLoss, ...expected }: Reading,
): ApiResult<unknown> {
  const envelope = parseEnvelope(text, expected.isList);
  const isSuccess = String(envelope?.code) === '0';
  if (!envelope || (isSuccess && (httpStatus > 299 || !canRead(envelope.data, expected)))) {
    return { ok: false, failure: { kind: 'malformed', httpStatus } };
  }
  const { code, msg: message, data } = envelope;
  if (isSuccess) return { ok: true, data };
  if (findErrorDefinition(code)?.reaction === 'signIn' && !ignoresSessionLoss) {
    return { ok: false, failure: { kind: 'sessionLost', message } };
  }
  const fieldErrors = readFieldErrors(data);
  return { ok: false, failure: { kind: 'business', code, message, data, fieldErrors } };
}

function canRead(
  data: unknown,
  { needsData, isReadable }: Pick<Reading, 'needsData' | 'isReadable'>,
): boolean {
  if (needsData && (data === undefined || data === null)) return false;
  try {
    return isReadable === undefined || isReadable(data);
  } catch {
    return false;
  }
}

function parseEnvelope(text: string, isList: boolean): Envelope | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const { code, msg, data } = value;
  const isCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
  if (!isCode) return undefined;
  const ofList = isList && data === null ? [] : data;
  return { code, msg: typeof msg === 'string' ? msg : '', data: inContractForms(ofList) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFieldErrors(data: unknown): FieldError[] {
  const rows = isRecord(data) ? data['errorColumn'] : undefined;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row['msg'] !== 'string') return [];
    const message = row['msg'];
    return typeof row['name'] === 'string' ? [{ name: row['name'], message }] : [{ message }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
