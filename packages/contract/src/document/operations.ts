export const httpMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

export interface OperationEntry {
  /** The operation's id, or `GET /path` if the contract has no `operationId`. */
  operationId: string;
  method: (typeof httpMethods)[number];
  path: string;
  operation: Record<string, unknown>;
}

/** An OpenAPI 3 document without external references. */
export interface ContractDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

export function listOperations({ paths }: ContractDocument): OperationEntry[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method] as Record<string, unknown> | undefined;
      if (!operation) return [];
      const operationId = String(operation['operationId'] ?? `${method.toUpperCase()} ${path}`);
      return [{ operationId, method, path, operation }];
    }),
  );
}
