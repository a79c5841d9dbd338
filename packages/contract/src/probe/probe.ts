import type { Contract } from '../document/read-contract.ts';
import type { Checker, Outcome } from '../exchange/checker.ts';
import type { Exchange, Problem } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';
import type { Validator } from '../exchange/validator.ts';
import { readVerdict } from '../exchange/verdict.ts';
import type { Collector } from '../exchange/collect-findings.ts';
import { breakRequest } from './break-request.ts';
import { createGenerator } from './generate.ts';
import type { KnownValues } from './known-values.ts';
import { createRequest, type ProbeRequest } from './request.ts';
import type { Send } from './send.ts';

export interface ProbeOptions {
  contract: Contract;
  checker: Checker;
  validator: Validator;
  collector: Collector;
  known: KnownValues;
  send: Send;
  /** Signs in, again where a session was lost; gives the headers of every call. */
  signIn: () => Promise<Record<string, string>>;
  hasWrites: boolean;
  seed: number;
  /** Valid requests for each operation. */
  samples: number;
}

type Answer = Exchange['response'] | { why: string };

/** How far the probe came with one operation. */
export type Reached =
  | { operation: Operation; state: 'succeeded' | 'refused' }
  | { operation: Operation; state: 'not reached'; why: string };

/** Asks each operation for valid and for a few invalid requests, one after the other. */
export async function probe(options: ProbeOptions): Promise<Reached[]> {
  const { contract, checker, validator, collector, known, samples, seed } = options;
  const generate = createGenerator(contract.document, validator);
  const tools = { generate, validator, known };
  let headers = await options.signIn();
  const reached = new Map<Operation, Reached>();
  for (const operation of checker.operations)
    reached.set(operation, await probeOperation(operation));
  // Answers have taught more values by now, so what was refused is asked again.
  for (const { operation, state } of reached.values()) {
    if (state === 'refused') reached.set(operation, await probeOperation(operation));
  }
  return [...reached.values()];

  async function probeOperation(operation: Operation): Promise<Reached> {
    if (operation.method !== 'get' && !options.hasWrites) {
      return {
        operation,
        state: 'not reached',
        why: `${operation.method.toUpperCase()} needs --writes`,
      };
    }
    let state: 'succeeded' | 'refused' | undefined;
    let why = 'no valid request could be made';
    let valid: ProbeRequest | undefined;
    for (let sample = 0; sample < samples; sample++) {
      const request = await createRequest(operation, sample === 0 ? 0 : seed + sample, tools);
      if (!request) continue;
      valid ??= request;
      const answered = await ask(request);
      if ('why' in answered) why = answered.why;
      else if (answered.verdict === 'success') state = 'succeeded';
      else state ??= 'refused';
    }
    if (valid && state) await askBroken(valid);
    return state ? { operation, state } : { operation, state: 'not reached', why };
  }

  /** Asks once; once more after signing in when the session was lost. */
  async function ask(request: ProbeRequest): Promise<{ verdict: string } | { why: string }> {
    const { operation } = request;
    let answer = await options.send(request, headers);
    if (verdictOf(operation, answer) === 'session-lost') {
      headers = await options.signIn();
      answer = await options.send(request, headers);
    }
    if ('why' in answer) return answer;
    const checked = checker.checkResponse(operation, answer);
    add(operation, [...checked.problems, ...faultOf(operation, answer)], checked.unchecked);
    const verdict = verdictOf(operation, answer);
    if (verdict === 'session-lost') return { why: 'the server says that the session is lost' };
    if (verdict === 'success') known.learn(operation.id, parse(answer));
    return { verdict };
  }

  async function askBroken(valid: ProbeRequest): Promise<void> {
    for (const { request, how } of breakRequest(valid, validator)) {
      const { operation } = request;
      const answer = await options.send(request, headers);
      if ('why' in answer) {
        add(operation, [], `a request ${how}: ${answer.why}`);
        continue;
      }
      const { problems, unchecked } = checker.checkResponse(operation, answer);
      const accepted =
        verdictOf(operation, answer) === 'success' ? [acceptedInvalid(operation, how)] : [];
      add(operation, [...problems, ...faultOf(operation, answer), ...accepted], unchecked);
    }
  }

  function add(operation: Operation, problems: Problem[], unchecked?: string): void {
    const outcome: Outcome = { operation, problems, unchecked: unchecked ? [unchecked] : [] };
    for (const problem of problems) {
      collector.add(
        { ...outcome, problems: [problem], unchecked: [] },
        contract.placeOf(problem.pointer),
      );
    }
    if (unchecked)
      collector.add({ ...outcome, problems: [] }, contract.placeOf(operation.node.pointer));
  }

  function verdictOf(operation: Operation, answer: Answer): string {
    if ('why' in answer) return 'none';
    const isSuccess = answer.status >= 200 && answer.status < 300;
    if (!contract.envelope) return isSuccess ? 'success' : 'refusal';
    const verdict = readVerdict(contract.envelope, operation, parse(answer));
    return verdict === 'success' && !isSuccess ? 'refusal' : verdict;
  }
}

function parse({ body }: Exchange['response']): unknown {
  try {
    return JSON.parse(body.kind === 'text' ? body.text : '');
  } catch {
    return undefined;
  }
}

function faultOf({ node }: Operation, { status }: Exchange['response']): Problem[] {
  if (status < 500) return [];
  return [
    {
      rule: 'response-server-fault',
      level: 'breaking',
      field: 'status',
      expected: 'an answer',
      got: `${status}, a fault of the server`,
      pointer: node.pointer,
    },
  ];
}

const acceptedInvalid = ({ node }: Operation, how: string): Problem => ({
  rule: 'request-accepted-invalid',
  level: 'warning',
  field: 'body or query',
  expected: 'a refusal',
  got: `success for a request ${how}`,
  pointer: `${node.pointer}`,
});
