import { callsWithoutData, pathsIgnoringSessionLoss } from './__generated__/call-traits.ts';
import { inForms } from './__generated__/in-forms.ts';
import { callsWithList, valueNames } from './__generated__/value-names.ts';
import type { Method } from './operation-types.ts';
import { findErrorDefinition } from './reaction.ts';
import type { ApiResult, FieldError } from './result.ts';

/** A raw network response, for validation against the contract. */
export interface RawResponse {
  method: Method;
  path: string;
  httpStatus: number;
  text: string;
}

interface Envelope {
  code: number | string;
  msg: string;
  data: unknown;
}

/**
 * Parses a response of an operation of the contract. Returns `malformed` if the body is not an
 * envelope, or if a success (code 0) has an HTTP status above 299 or data that is missing or that
 * `isReadable` rejects.
 */
export function readOperationResponse(
  { method, path, text, httpStatus }: RawResponse,
  isReadable: (data: unknown) => boolean = () => true,
): ApiResult<unknown> {
  const operation = `${method} ${path}`;
  const envelope = parseEnvelope(text, callsWithList.includes(operation));
  const isSuccess = String(envelope?.code) === '0';
  const canRead = (data: unknown) =>
    (callsWithoutData.includes(operation) || isPresent(data)) && passes(isReadable, data);
  if (!envelope || (isSuccess && (httpStatus > 299 || !canRead(envelope.data)))) {
    return { ok: false, failure: { kind: 'malformed', httpStatus } };
  }
  const { code, msg: message, data } = envelope;
  if (isSuccess) return { ok: true, data };
  if (
    findErrorDefinition(code)?.reaction === 'signIn' &&
    !pathsIgnoringSessionLoss.includes(path)
  ) {
    return { ok: false, failure: { kind: 'sessionLost', message } };
  }
  const fieldErrors = readFieldErrors(data);
  return { ok: false, failure: { kind: 'business', code, message, data, fieldErrors } };
}

const isPresent = (data: unknown) => data !== undefined && data !== null;

function passes(isReadable: (data: unknown) => boolean, data: unknown): boolean {
  try {
    return isReadable(data);
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

export const inContractForms = (data: unknown): unknown => inForms(data, valueNames);

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
