import type {
  IsOperationRequestBodyOptional,
  OperationRequestBodyContent,
  PathsWithMethod,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import type { components, paths } from './__generated__/schema.ts';

export type Method = 'get' | 'post';

export type PathOf<M extends Method> = PathsWithMethod<paths, M>;

interface AnyOperation {
  parameters: { query?: unknown; path?: unknown; header?: object };
  responses: object;
}

type OperationAt<M extends Method, P extends PathOf<M>> = Extract<paths[P][M], AnyOperation>;

/** The type of `data` in the success response. */
export type SuccessData<M extends Method, P extends PathOf<M>> = Extract<
  SuccessResponse<OperationAt<M, P>['responses'], 'application/json'>,
  { code: 0 | '0'; data?: unknown }
>['data'];

type HeadersOf<O extends AnyOperation> = O['parameters']['header'];

type OwnHeaders<O extends AnyOperation> = Omit<
  NonNullable<HeadersOf<O>>,
  keyof HeadersOf<OperationAt<'post', '/user/v1/login'>>
>;

type InputOf<O extends AnyOperation> = Pick<O['parameters'], 'query' | 'path'> &
  (keyof OwnHeaders<O> extends never ? { headers?: undefined } : { headers: OwnHeaders<O> }) &
  (IsOperationRequestBodyOptional<O> extends true
    ? { body?: OperationRequestBodyContent<O> }
    : { body: OperationRequestBodyContent<O> });

/** Query, path parameters, body and headers, except the headers that the client always adds. */
export type CallInput<M extends Method, P extends PathOf<M>> = InputOf<OperationAt<M, P>>;

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
