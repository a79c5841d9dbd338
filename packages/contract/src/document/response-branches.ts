import type { ContractDocument } from './operations.ts';
import { resolveReferences, type Resolved } from './references.ts';
import type { Envelope } from './envelope.ts';

interface Schema {
  const?: unknown;
  enum?: unknown[];
  not?: Schema;
  oneOf?: unknown[];
  anyOf?: unknown[];
  allOf?: unknown[];
  properties?: Record<string, unknown>;
}

/**
 * The schemas of successful and refused responses. Each is a branch of `oneOf` or `anyOf`, or the
 * whole response schema if no branch fits.
 */
export interface ResponseBranches {
  success: Resolved<object>;
  refusal: Resolved<object>;
}

export function responseBranchesOf(
  document: ContractDocument,
  schema: unknown,
  pointer: string,
  { field, success }: Envelope,
): ResponseBranches | undefined {
  const whole = resolveReferences<Schema>(document, schema, pointer);
  if (!whole) return undefined;
  const key = whole.value.oneOf ? 'oneOf' : 'anyOf';
  const parts = (whole.value[key] ?? []).flatMap(
    (part, index) =>
      resolveReferences<Schema>(document, part, `${whole.pointer}/${key}/${index}`) ?? [],
  );
  const canSucceed = (part: Resolved<Schema>) => {
    const code = fieldOf(document, part, field);
    return success.some((value) => code === undefined || allows(code, value));
  };
  const find = (succeeds: boolean) => parts.find((part) => canSucceed(part) === succeeds) ?? whole;
  return { success: find(true), refusal: find(false) };
}

function fieldOf(
  document: ContractDocument,
  { value, pointer }: Resolved<Schema>,
  field: string,
): Schema | undefined {
  const own = resolveReferences<Schema>(
    document,
    value.properties?.[field],
    `${pointer}/properties/${field}`,
  );
  if (own) return own.value;
  for (const [index, part] of (value.allOf ?? []).entries()) {
    const resolved = resolveReferences<Schema>(document, part, `${pointer}/allOf/${index}`);
    const found = resolved && fieldOf(document, resolved, field);
    if (found) return found;
  }
  return undefined;
}

function allows(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  return !(schema.not && isListed(schema.not, value));
}

const isListed = (schema: Schema, value: unknown) =>
  schema.const === value || (schema.enum?.includes(value) ?? false);
