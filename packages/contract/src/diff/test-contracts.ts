import { readEnvelope } from '../document/envelope.ts';
import { listOperations, type ContractDocument } from '../document/operations.ts';
import type { Contract } from '../document/read-contract.ts';

export type TestDocument = ContractDocument;

export function contractOf(document: TestDocument): Contract {
  return {
    name: 'test',
    document,
    operations: listOperations(document),
    envelope: readEnvelope(document),
    placeOf: () => ({ file: 'test.yaml', line: 1 }),
    locate: (keys) => ({ file: 'test.yaml', keys }),
  };
}

export const documentOf = (paths: TestDocument['paths'], rest: object = {}): TestDocument => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths,
  ...rest,
});

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

export const withRequest = (schema: unknown, components: object = {}): TestDocument =>
  documentOf(
    { '/a': { post: { operationId: 'save', requestBody: json(schema), responses: {} } } },
    { components },
  );

export const withResponse = (schema: unknown, components: object = {}): TestDocument =>
  documentOf(
    { '/a': { get: { operationId: 'read', responses: { 200: json(schema) } } } },
    { components },
  );
