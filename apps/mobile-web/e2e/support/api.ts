import type { APIRequestContext } from '@playwright/test';
import { closeConnectionHeader, type PersonaSession } from './sandbox.ts';

interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

export async function requestServer(
  request: APIRequestContext,
  { token, webUuid }: PersonaSession,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await request.fetch(`/api1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      token,
      web_uuid: webUuid,
      os: 'ios-h5',
      packageName: 'in.kosha.web',
      'accept-language': 'en',
      ...closeConnectionHeader,
    },
    ...(body && { data: body }),
  });
  return (await response.json()) as Answer;
}

export async function newestOrderId(
  request: APIRequestContext,
  session: PersonaSession,
): Promise<string> {
  const { data, msg } = await requestServer(request, session, '/order/v1/list');
  const [order] = (data ?? []) as { orderId: string }[];
  if (!order) throw new Error(`There is no order: ${msg}`);
  return order.orderId;
}
