import type { components, paths } from './__generated__/schema.ts';

export type Method = 'get' | 'post';

/** The paths of the contract that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];

type OperationAt<M extends Method, P extends PathOf<M>> = NonNullable<paths[P][M]>;

type Content<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

type Answer<O> = O extends { responses: { 200: infer Response } } ? Content<Response> : never;

/** The type of `data` when a call succeeds. */
export type SuccessData<M extends Method, P extends PathOf<M>> =
  Extract<Answer<OperationAt<M, P>>, { code: 0 | '0' }> extends infer Success
    ? Success extends { data: infer Data }
      ? Data
      : Success extends { data?: infer Data }
        ? Data | undefined
        : undefined
    : never;

type Parameters<O, Kind extends 'query' | 'path' | 'header'> = O extends { parameters: infer All }
  ? All extends { [K in Kind]: infer Value }
    ? Value
    : All extends { [K in Kind]?: infer Value }
      ? Value | undefined
      : undefined
  : undefined;

type BodyContent<O> = O extends { requestBody: { content: infer All } }
  ? All[keyof All]
  : O extends { requestBody?: { content: infer All } }
    ? All[keyof All] | undefined
    : undefined;

type HeadersOf<O> = NonNullable<Parameters<O, 'header'>>;

/** The headers that only some calls have: the client adds those of every call itself. */
type OwnHeaders<O> = Omit<HeadersOf<O>, keyof HeadersOf<OperationAt<'post', '/user/v1/login'>>>;

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Exclude<Value, undefined> }
    : [Value] extends [never]
      ? { [K in Name]?: undefined }
      : { [K in Name]: Value };

/** What a call must be given: its query, its path parameters, its own headers and its body. */
export type CallInput<M extends Method, P extends PathOf<M>> = Field<
  'query',
  Parameters<OperationAt<M, P>, 'query'>
> &
  Field<'path', Parameters<OperationAt<M, P>, 'path'>> &
  (keyof OwnHeaders<OperationAt<M, P>> extends never
    ? { headers?: undefined }
    : { headers: OwnHeaders<OperationAt<M, P>> }) &
  Field<'body', BodyContent<OperationAt<M, P>>>;

/** A schema of the contract, by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
