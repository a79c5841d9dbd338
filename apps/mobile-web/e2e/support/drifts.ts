import type { Page } from '@playwright/test';

type Json = Record<string, unknown>;

export interface Drift {
  what: string;
  operation: string;
  rule: string;
}

interface ResponseDrift extends Drift {
  path: string;
  change: (envelope: Json) => { status?: number; contentType?: string; body: unknown };
}

const inData = (change: (data: Json) => Json) => (envelope: Json) => ({
  body: { ...envelope, data: change((envelope['data'] ?? {}) as Json) },
});

const inRows = (change: (row: Json) => Json) => (envelope: Json) => ({
  body: { ...envelope, data: (envelope['data'] as Json[]).map(change) },
});

export const responseDrifts: readonly ResponseDrift[] = [
  {
    what: 'a field that nobody described',
    operation: 'getHomeIndex',
    path: '/home/v1/index',
    rule: 'response-undocumented-field',
    change: inData((data) => ({ ...data, banner: 'x' })),
  },
  {
    what: 'a field that nobody described, in each row',
    operation: 'findUserBankCards',
    path: '/bank/v1/find-user-bank-card',
    rule: 'response-undocumented-field',
    change: inRows((row) => ({ ...row, isFrozen: 0 })),
  },
  {
    what: 'a field that is missing',
    operation: 'getProductInfo',
    path: '/product/v1/product-info',
    rule: 'response-missing-field',
    change: inData(({ amountList: _gone, ...rest }) => rest),
  },
  {
    what: 'a number in place of a text',
    operation: 'listOrders',
    path: '/order/v1/list',
    rule: 'response-wrong-type',
    change: inRows((row) => ({ ...row, orderId: 70012 })),
  },
  {
    what: 'a value that nobody described',
    operation: 'getOrderDetail',
    path: '/order/v1/detail',
    rule: 'response-wrong-value',
    change: inData((data) => ({ ...data, reservation: 2 })),
  },
  {
    what: 'a page with status 200',
    operation: 'listFaq',
    path: '/client/v1/faq',
    rule: 'response-content-type',
    change: () => ({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  },
  {
    what: 'another content type',
    operation: 'getAboutUs',
    path: '/client/v1/about-us',
    rule: 'response-content-type',
    change: (body) => ({ contentType: 'text/plain', body }),
  },
  {
    what: 'null in place of a list',
    operation: 'findUserAuth',
    path: '/auth/v1/find-user-auth',
    rule: 'response-wrong-type',
    change: inData((data) => ({ ...data, userAuthConfigVoList: null })),
  },
  {
    what: 'a success with the status of a fault',
    operation: 'getAutoApply',
    path: '/order/v1/get-auto-apply',
    rule: 'response-wrong-value',
    change: (body) => ({ status: 500, body }),
  },
  {
    what: 'a success without its data',
    operation: 'precheckOrder',
    path: '/order/v1/precheck',
    rule: 'response-missing-field',
    change: ({ data: _gone, ...body }) => ({ body }),
  },
];

export async function injectResponseDrifts(page: Page): Promise<void> {
  for (const { path, change } of responseDrifts) {
    await page.route(`**/api1${path}*`, async (route) => {
      const response = await route.fetch();
      const { status = 200, contentType, body } = change((await response.json()) as Json);
      await route.fulfill({
        status,
        contentType: contentType ?? 'application/json',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    });
  }
}

export const requestDrifts: readonly Drift[] = [
  { what: 'a call that is not there', operation: '', rule: 'undocumented-operation' },
  { what: 'a part that is missing', operation: 'uploadAuthImage', rule: 'request-missing-part' },
  {
    what: 'a part that nobody described',
    operation: 'uploadAuthImage',
    rule: 'request-undocumented-field',
  },
  { what: 'a file that is no picture', operation: 'checkLiving', rule: 'request-part-type' },
  {
    what: 'a parameter that is missing',
    operation: 'calculateQuote',
    rule: 'request-missing-parameter',
  },
];

export async function sendDriftingRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { web_uuid: 'device-0001', os: 'ios-h5', packageName: 'in.kosha.web' };
    const formOf = (parts: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) form.append(name, value);
      return form;
    };
    const send = (path: string, parts: Record<string, string | Blob>) =>
      fetch(`/api1${path}`, { method: 'POST', headers, body: formOf(parts) });
    await fetch('/api1/order/v2/list', { headers });
    await send('/authen/upload', { type: 'pan', extra: '1' });
    await send('/auth/v3/living-check', { image: new Blob(['<p>'], { type: 'text/html' }) });
    await fetch('/api1/order/v1/calculate?amount=5000&period=7', { headers });
  });
}
