import { isRecord } from '../document/doc-node.ts';
import type { Envelope } from '../document/envelope.ts';
import type { ProbeRequest } from './request.ts';

type Values = Record<string, unknown>;

export function requestsForOtherUsers(
  request: ProbeRequest,
  others: Readonly<Values>,
): { request: ProbeRequest; name: string }[] {
  const { body } = request;
  return Object.entries(others).flatMap(([name, value]) => {
    const changed = { ...request };
    let isPresent = false;
    for (const place of ['path', 'query', 'headers'] as const) {
      if (!(name in request[place])) continue;
      changed[place] = { ...request[place], [name]: value };
      isPresent = true;
    }
    if (body && isRecord(body.value) && name in body.value) {
      changed.body = { ...body, value: { ...body.value, [name]: value } };
      isPresent = true;
    }
    return isPresent ? [{ request: changed, name }] : [];
  });
}

/** For another user's id, an empty list is as correct as an error. */
export function hasNoData(response: unknown, envelope: Envelope | undefined): boolean {
  if (!envelope || !isRecord(response)) return isEmpty(response);
  // A string next to the envelope's code field is a message, not data.
  const rest = Object.entries(response).filter(([name]) => name !== envelope.field);
  return rest.every(([, value]) => typeof value === 'string' || isEmpty(value));
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0);
