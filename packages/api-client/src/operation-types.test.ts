import { expectTypeOf, test } from 'vitest';
import { buildClient } from '../test/build-client.ts';
import type { CallInput, PathOf, Schema, SuccessData } from './operation-types.ts';
import type { ApiResult } from './result.ts';

const { api } = buildClient();

test('data has the type of the contract', () => {
  expectTypeOf<SuccessData<'get', '/order/v1/list'>>().toEqualTypeOf<Schema<'OrderListItem'>[]>();
  expectTypeOf<SuccessData<'get', '/home/v1/index'>>().toEqualTypeOf<Schema<'HomeIndex'>>();
  expectTypeOf<SuccessData<'post', '/user/v1/login'>>().toEqualTypeOf<Schema<'LoginResult'>>();
});

test('optional data may be undefined', () => {
  expectTypeOf<undefined>().toExtend<SuccessData<'post', '/order/v1/apply'>>();
  expectTypeOf<undefined>().not.toExtend<SuccessData<'post', '/pay-order/v1/repay'>>();
});

test("a success whose code is the string '0' has its data too", () => {
  expectTypeOf<SuccessData<'post', '/auth/aadhaar/verify'>>().not.toBeNever();
  expectTypeOf<SuccessData<'post', '/auth/aadhaar/verify'>>().not.toBeAny();
});

test('a call resolves to a result with its data', () => {
  const call = () => api.get('/order/v1/detail', { query: { orderId: '1' } });
  expectTypeOf(call).returns.resolves.toEqualTypeOf<ApiResult<Schema<'OrderDetail'>>>();
});

test('a path is accepted only with its method', () => {
  expectTypeOf<'/order/v1/list'>().toExtend<PathOf<'get'>>();
  expectTypeOf<'/order/v1/list'>().not.toExtend<PathOf<'post'>>();
  expectTypeOf<'/auth/v1/verify-contact'>().toExtend<PathOf<'get'> & PathOf<'post'>>();
});

test('query, path parameters and body have the types of the contract', () => {
  type Quote = CallInput<'get', '/order/v1/calculate'>;
  expectTypeOf<keyof Quote['query']>().toEqualTypeOf<
    'amount' | 'period' | 'productId' | 'repaidFirst'
  >();
  type Districts = CallInput<'get', '/map-state/v1/district/{stateId}'>;
  expectTypeOf<Districts['path']>().toEqualTypeOf<{ stateId: string }>();
  type Apply = CallInput<'post', '/order/v1/apply'>;
  expectTypeOf<Apply['body']>().toEqualTypeOf<Schema<'ApplyOrderRequest'>>();
});

test('a file of a multipart body is a Blob', () => {
  type Upload = CallInput<'post', '/authen/upload'>['body'];
  expectTypeOf<Upload['file']>().toEqualTypeOf<Blob>();
  type Feedback = CallInput<'post', '/opinion-record/v1/save'>['body'];
  expectTypeOf<Feedback['multipartFiles']>().toEqualTypeOf<Blob[] | undefined>();
});

test('a call without parameters needs no input', () => {
  expectTypeOf(() => api.get('/order/v1/list')).toBeFunction();
  expectTypeOf(() => api.post('/opinion-record/v1/list')).toBeFunction();
});

test('a call that the contract does not allow does not compile', () => {
  expectTypeOf(() => [
    // @ts-expect-error the query is missing
    api.get('/order/v1/detail'),
    // @ts-expect-error a parameter of the query is missing
    api.get('/order/v1/calculate', { query: { amount: 5000, productId: '1' } }),
    // @ts-expect-error the path parameter is missing
    api.get('/map-state/v1/district/{stateId}'),
    // @ts-expect-error the body is missing
    api.post('/order/v1/loan'),
    // @ts-expect-error the body has no such field
    api.post('/order/v1/loan', { body: { orderId: '1', oid: '1' } }),
    // @ts-expect-error a photo is a Blob, not a string
    api.post('/auth/v3/living-check', { body: { image: 'picture' } }),
    // @ts-expect-error the call has no query
    api.get('/client/v1/faq', { query: { page: 1 } }),
    // @ts-expect-error the device's headers are missing
    api.post('/user/v1/user-login', { body: { token: 'proof' } }),
    // @ts-expect-error the version is missing
    api.post('/user/v1/user-login', { body: { token: 'proof' }, headers: { deviceId: '9C28' } }),
    // @ts-expect-error the call has no headers of its own
    api.get('/client/v1/faq', { headers: { version: '3.4.1' } }),
    // @ts-expect-error the contract has no such path
    api.get('/order/v1/nowhere'),
  ]).toBeFunction();
});
