export { requestUrlOf } from './address.ts';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type DeviceHeaders,
  type SendRequest,
} from './client.ts';
export { sendableHeaders } from './sendable-headers.ts';
export { newId } from './new-id.ts';
export type { CallInput, PathOf, Schema, SuccessData } from './operation-types.ts';
export { readOperationResponse, type RawResponse } from './read-response.ts';
export { findRefusalDefinition, retryAfterMs, type ErrorCode } from './reaction.ts';
export { ApiError, unwrap, type ApiFailure, type ApiResult, type FieldError } from './result.ts';
