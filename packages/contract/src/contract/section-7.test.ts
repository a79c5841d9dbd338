import { expect, test } from 'vitest';
import { bundleContract, listOperations } from './load.ts';

/**
 * The calls of §7 in order. After the path, `?` lists query parameters, `{…}` the fields of a JSON
 * body and `[…]` those of a multipart body. A name such as `twoName?` is optional.
 */
const section7 = `
  GET  /home/v1/index
  GET  /sms/v1/sendCode ?phone
  POST /user/v1/login {phone, code}
  POST /user/v1/user-login
  POST /tripartite/v1/user-login
  GET  /product/v1/product-info ?id
  GET  /order/v1/precheck ?productId
  GET  /order/v1/calculate ?amount, period, productId
  POST /order/v1/apply {cardId, borrowAmount, periods, productId, checkEmail, autoGetMoney, autoMoney}
  GET  /order/v1/list
  GET  /order/v1/detail ?orderId
  POST /order/v1/loan {orderId}
  POST /pay-order/v1/repay {orderId}
  POST /order/v1/order-auto-apply
  GET  /order/v1/get-auto-apply ?orderId
  POST /order/v1/cancel-auto-apply
  GET  /order-repay-extension/v1/extension-calc/{id}
  POST /order-repay-extension/v1/giveup-extension {extensionId, orderId, orderRepayId}
  POST /order-repay-extension/v1/apply-extension {extensionId, orderId, orderRepayId}
  GET  /auth/v1/find-user-auth
  GET  /auth/v1/auth-page-info ?type
  GET  /auth/v2/auth-page-info ?type
  POST /auth/v1/base-info
  POST /auth/v1/work-info
  POST /auth/v1/contacts {oneName, oneMobile, oneRelation, twoName?, twoMobile?, twoRelation?, thirdName?, thirdMobile?, thirdRelation?}
  GET  /map-state/v1/list
  GET  /map-state/v1/district/{stateId}
  GET  /auth/kyc-auth-config ?type
  POST /auth/v1/ocr-separate [type, image, notNeed]
  POST /authen/upload [type, file]
  POST /auth/v1/kyc-info/aadhaar-pan
  POST /auth/v1/kyc-info/living-hold
  GET  /auth/v1/living-check-config
  POST /auth/v3/living-check [image]
  GET  /authen/h5/face-result
  POST /auth/v2/aadhaar/send-otp {aadhaar}
  POST /auth/aadhaar/verify {aadhaar, otp}
  GET  /bank/v1/find-user-bank-card
  POST /bank/v1/bind-card {bankCode, cardNo, confirmCardNo, productId, clientId}
  GET  /bank-info/v1/get-bank-info
  GET  /bank-info/v1/get-state-list ?pId
  GET  /bank-info/v1/get-city-list ?stateId
  GET  /bank-info/v1/get-branch-list ?cityId
  POST /device/v1/needUpload
  POST /device/v1/upload/device_info {gps}
  POST /opinion-record/v1/save [content, multipartFiles?, problemDesc, problemType]
  POST /opinion-record/v1/list
  GET  /opinion-record/v1/get-opinion-config
  GET  /client/v1/config
  GET  /client/v1/faq
  GET  /client/v1/about-us
  GET  /system/get-country
  POST /burying-point/v2/burying-point
  POST /burying-point/v3/burying-point
  GET  /burying-point/burying-point/get-buried-config
`;

const calls = section7
  .trim()
  .split('\n')
  .map((line) => {
    const [, method = '', path = '', kind = '', names = ''] =
      /^\s*(\w+)\s+(\S+)(?: ([?{[])(.*?)[}\]]?)?$/.exec(line) ?? [];
    return { method: method.toLowerCase(), path, kind, names: names.split(', ') };
  });

const contract = await bundleContract();
const operations = listOperations(contract);

interface Shape {
  $ref?: string;
  properties?: Record<string, { 'x-origin'?: string }>;
  required?: string[];
}

/**
 * Names the properties that the contract does not mark as assumed, so §7 must list them. Optional
 * names end with `?`.
 */
function propertiesOf({ $ref, properties = {}, required = [] }: Shape): string[] {
  if (!$ref) {
    return Object.keys(properties)
      .filter((name) => properties[name]?.['x-origin'] !== 'assumed')
      .map((name) => marked(name, required.includes(name)));
  }
  const { schemas } = contract['components'] as { schemas: Record<string, Shape> };
  return propertiesOf(schemas[$ref.split('/').at(-1)!]!);
}

const marked = (name: string, isRequired: boolean) => (isRequired ? name : `${name}?`);

function sentNames(operation: Record<string, unknown>, kind: string): string[] {
  if (kind === '?') {
    const parameters = (operation['parameters'] ?? []) as {
      in: string;
      name: string;
      required?: boolean;
      'x-origin'?: string;
    }[];
    // If §7 does not list a parameter, the contract marks that parameter as assumed.
    return parameters
      .filter((parameter) => parameter.in === 'query' && parameter['x-origin'] !== 'assumed')
      .map(({ name, required }) => marked(name, required === true));
  }
  const type = kind === '[' ? 'multipart/form-data' : 'application/json';
  const body = operation['requestBody'] as { content: Record<string, { schema: Shape }> };
  return propertiesOf(body.content[type]!.schema);
}

test('every line of the list is parsed', () => {
  expect(calls.every(({ path }) => path.startsWith('/'))).toBe(true);
});

test.each(calls)(
  '$method $path is in the contract, and takes what §7 says, all of it required',
  ({ method, path, kind, names }) => {
    const entry = operations.find(
      (operation) => operation.path === path && operation.method === method,
    );
    expect(entry?.operation['x-origin']).toBe('specified');
    if (kind) expect(sentNames(entry!.operation, kind).sort()).toEqual([...names].sort());
  },
);

test('a call that §7 does not list is marked as assumed, with its decision', () => {
  const listed = calls.map(({ path }) => path);
  const others = operations.filter(({ path }) => !listed.includes(path));
  const unmarked = others.filter(
    ({ operation }) => operation['x-origin'] !== 'assumed' || !operation['x-decision'],
  );
  expect(unmarked).toEqual([]);
});
