import { isRecord } from '../document/doc-node.ts';
import type { Mask } from '../exchange/mask.ts';
import type { ProbeRequest } from './request.ts';
import { urlOf } from './send.ts';

type Values = Record<string, unknown>;

const maxCharacters = 4000;

export function curlOf(
  baseUrl: string,
  request: ProbeRequest,
  headers: Readonly<Record<string, string>>,
  mask: Mask,
): string {
  const hide = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([name, one]) => [name, mask.value(name, one)]));
  const { operation, body } = request;
  const shown = { ...request, path: hide(request.path), query: hide(request.query) };
  const sent = Object.entries(hide({ ...headers, ...request.headers }));
  const line = [
    'curl',
    ...(operation.method === 'get' ? [] : ['-X', operation.method.toUpperCase()]),
    quote(urlOf(baseUrl, shown)),
    ...sent.flatMap(([name, value]) => ['-H', quote(`${name}: ${String(value)}`)]),
    ...(body ? bodyOf(body.type, mask.value('', body.value)) : []),
  ].join(' ');
  return line.length > maxCharacters ? `a request of ${line.length} characters` : line;
}

function bodyOf(type: string, value: unknown): string[] {
  if (type !== 'multipart/form-data') {
    return ['-H', quote(`content-type: ${type}`), '--data-raw', quote(JSON.stringify(value))];
  }
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) => [
    '-F',
    quote(`${name}=${typeof one === 'string' ? one : JSON.stringify(one)}`),
  ]);
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
