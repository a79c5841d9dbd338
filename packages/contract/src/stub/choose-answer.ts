import type { Contract } from '../document/read-contract.ts';
import { isRecord, type DocNode } from '../exchange/doc-node.ts';
import { readErrorCodes } from '../exchange/error-codes.ts';
import { isJsonType } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';
import type { Validator } from '../exchange/validator.ts';
import { createBranches, readVerdict } from '../exchange/verdict.ts';
import { createGenerator, exampleOf } from '../probe/generate.ts';
import type { Refusal } from './refusal.ts';
import type { Wish } from './wish.ts';

export interface StubAnswer {
  status: number;
  /** With the content type, where there is a body. */
  headers: Record<string, string>;
  body: string;
  /** Where the answer comes from, for the log. */
  from: string;
}

type Chosen = { value: unknown; from: string } | Refusal;
type Named = readonly [name: string, value: unknown];

/** Chooses an answer of the contract: the one that is asked for, else the first success, else one made by its schema. */
export function createChooser({ document, envelope }: Contract, validator: Validator) {
  const generate = createGenerator(document, validator);
  const branchesFor = envelope && createBranches(envelope, validator);
  const listed = readErrorCodes(document);

  return async (operation: Operation, wish: Wish): Promise<StubAnswer | Refusal> => {
    const responses = operation.node.at('responses');
    const keys = responses?.keys() ?? [];
    const key = keyOf(keys, wish.status);
    const response = key === undefined ? undefined : responses?.at(key);
    if (!response) return refuse(operation, 'status', wish.status ?? '2XX', keys);
    const status = Number(wish.status ?? (/^\d+$/.test(key ?? '') ? key : 200));
    const headers = headersOf(response);
    const content = response.at('content');
    const type = content?.keys().find((one) => isJsonType(one)) ?? content?.keys()[0];
    const media = type === undefined ? undefined : content?.at(type);
    if (type === undefined || !media) return { status, headers, body: '', from: 'no body' };
    const chosen = await valueFor(operation, media, wish);
    if ('detail' in chosen) return chosen;
    const { value, from } = chosen;
    const isText = typeof value === 'string' && !isJsonType(type);
    return {
      status,
      headers: { ...headers, 'content-type': type },
      body: isText ? value : JSON.stringify(value),
      from,
    };
  };

  async function valueFor(operation: Operation, media: DocNode, wish: Wish): Promise<Chosen> {
    const examples = examplesOf(media);
    if (wish.example !== undefined) {
      const found = examples.find(([name]) => name === wish.example);
      const names = examples.map(([name]) => name).filter(Boolean);
      return found ? chosen(found) : refuse(operation, 'example', wish.example, names);
    }
    if (wish.refusal !== undefined) return refusalFor(operation, media, examples, wish.refusal);
    const success = examples.find(([, value]) => isSuccess(operation, value));
    return success ? chosen(success) : generated(operation, media);
  }

  function isSuccess(operation: Operation, value: unknown): boolean {
    return (
      !envelope || ['success', 'no-envelope'].includes(readVerdict(envelope, operation, value))
    );
  }

  async function generated(operation: Operation, media: DocNode): Promise<Chosen> {
    const schema = media.at('schema');
    const [branch] = schema && branchesFor ? branchesFor(schema, 'success') : [schema];
    const value = branch && (await generate(branch, 1));
    if (value !== undefined) return { value, from: 'made by the schema' };
    return {
      status: 501,
      detail: `${operation.id}: the contract has no example of this answer, and none could be made by its schema`,
    };
  }

  /** A refusal by its code: an example, or what the schema of refusals takes with that code. */
  async function refusalFor(
    operation: Operation,
    media: DocNode,
    examples: readonly Named[],
    code: string,
  ): Promise<Chosen> {
    const schema = media.at('schema');
    if (!envelope || !branchesFor || !schema) {
      return refuse(operation, 'refusal', code, ['nothing: its answers have no envelope']);
    }
    const { field } = envelope;
    const hasCode = ([, value]: Named) => isRecord(value) && String(value[field]) === code;
    const found = examples.find(hasCode);
    if (found) return chosen(found);
    if (listed?.(operation.id, code) === 'nowhere') {
      return refuse(operation, 'refusal', code, Object.keys(document['x-errors'] as object));
    }
    for (const branch of branchesFor(schema, 'refusal')) {
      const base = exampleOf(branch) ?? (await generate(branch, 1));
      for (const one of [Number(code), code]) {
        const value = { ...(isRecord(base) && base), [field]: one };
        if (validator.faultsOf(branch, value).length === 0) {
          return { value, from: 'made by the schema of refusals' };
        }
      }
    }
    return refuse(operation, 'refusal', code, ['no such code: its schemas do not take it']);
  }
}

const chosen = ([name, value]: Named): Chosen => ({ value, from: `example ${name}`.trim() });

/** The status that is asked for, or the first success. */
function keyOf(keys: readonly string[], status: string | undefined): string | undefined {
  const wanted =
    status === undefined ? [/^2\d\d$/, /^2XX$/i] : [new RegExp(`^${status[0] ?? ''}XX$`, 'i')];
  if (status !== undefined && keys.includes(status)) return status;
  if (status !== undefined && !/^[1-5]\d\d$/.test(status)) return undefined;
  return keys.find((key) => wanted.some((one) => one.test(key))) ?? keys.find(isDefault);
}

const isDefault = (key: string) => key === 'default';

function examplesOf(media: DocNode): Named[] {
  const named = (media.at('examples')?.children() ?? []).flatMap(([name, node]): Named[] => {
    const value = node.at('value');
    return value ? [[name, value.value]] : [];
  });
  if (named.length > 0) return named;
  const only = exampleOf(media) ?? exampleOf(media.at('schema') ?? media);
  return only === undefined ? [] : [['', only]];
}

function headersOf(response: DocNode): Record<string, string> {
  const found = (response.at('headers')?.children() ?? []).flatMap(([name, header]) => {
    const schema = header.at('schema');
    const value = exampleOf(header) ?? (schema && exampleOf(schema));
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(found);
}

const mostNamed = 12;

function refuse({ id }: Operation, what: string, asked: string, known: readonly string[]): Refusal {
  const more = known.length > mostNamed ? ` and ${known.length - mostNamed} more` : '';
  const list = known.slice(0, mostNamed).join(', ') || 'none';
  return { status: 400, detail: `Prefer: ${what}=${asked}: ${id} has ${list}${more}` };
}
