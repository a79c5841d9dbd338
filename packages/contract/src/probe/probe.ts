import type { Contract } from '../document/read-contract.ts';
import { whyUnusable, type Checker } from '../exchange/checker.ts';
import type { Collector } from '../exchange/collect-findings.ts';
import type { Exchange, Problem } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';
import type { Validator } from '../exchange/validator.ts';
import { readVerdict } from '../exchange/verdict.ts';
import { breakRequest, type BrokenRequest } from './break-request.ts';
import { holdsNothing, withForeign } from './foreign.ts';
import { createGenerator } from './generate.ts';
import { knownFor } from './known-for.ts';
import type { KnownValues } from './known-values.ts';
import { englishOnly, otherLanguageOf, saysTheSame, wordNamesOf } from './languages.ts';
import { followLinks, orderByLinks, type Linked } from './links.ts';
import {
  acceptedForeign,
  acceptedInvalid,
  linkRefused,
  linkWithoutValue,
  serverFault,
} from './problems.ts';
import { createRequest, type ProbeRequest } from './request.ts';
import type { Send } from './send.ts';

export interface ProbeOptions {
  contract: Contract;
  checker: Checker;
  validator: Validator;
  collector: Collector;
  known: KnownValues;
  /** Another user's values, by name. */
  others: Readonly<Record<string, unknown>>;
  send: Send;
  /** A curl command that repeats a request. */
  curl: (request: ProbeRequest, headers: Readonly<Record<string, string>>) => string;
  /** Records a valid request with its response. */
  record?: (
    request: ProbeRequest,
    headers: Readonly<Record<string, string>>,
    answer: Exchange['response'],
  ) => void;
  /** Signs in, also after a lost session; returns the headers of every call. */
  signIn: () => Promise<Record<string, string>>;
  hasWrites: boolean;
  seed: number;
  /** Number of valid requests per operation. */
  samples: number;
}

type Answer = Exchange['response'] | { why: string };

/** How far the probe got with one operation. */
export type Reached =
  | {
      operation: Operation;
      state: 'succeeded' | 'refused';
      /** Whether each response to a valid request could be checked. */
      isChecked: boolean;
    }
  | { operation: Operation; state: 'not reached'; why: string };

/** Sends valid and a few invalid requests to each operation, sequentially. */
export async function probe(options: ProbeOptions): Promise<Reached[]> {
  const { contract, checker, validator, collector, samples, seed } = options;
  const generate = createGenerator(contract.document, validator);
  const handedOn = new Map<Operation, Linked>();
  let headers = await options.signIn();
  const reached = new Map<Operation, Reached>();
  for (const operation of orderByLinks(checker.operations)) {
    reached.set(operation, await probeOperation(operation));
  }
  // More values are known by now, so failed requests are retried.
  for (const { operation, state } of reached.values()) {
    if (state === 'refused') reached.set(operation, await probeOperation(operation));
  }
  return checker.operations.flatMap((operation) => reached.get(operation) ?? []);

  async function probeOperation(operation: Operation): Promise<Reached> {
    const { method } = operation;
    if (method !== 'get' && !options.hasWrites) {
      return { operation, state: 'not reached', why: `${method.toUpperCase()} needs --writes` };
    }
    let state: 'succeeded' | 'refused' | undefined;
    let why = 'no valid request could be made';
    let isChecked = true;
    let valid: ProbeRequest | undefined;
    for (let sample = 0; sample < samples; sample++) {
      const linked = sample === 0 ? handedOn.get(operation) : undefined;
      const tools = { generate, validator, known: knownFor(options.known, linked) };
      const seedOfSample = sample === 0 ? 0 : seed + sample;
      const request = await createRequest(operation, seedOfSample, tools).catch(
        (cause: unknown) => void (why = whyUnusable(cause)),
      );
      if (!request) continue;
      valid ??= request;
      const answered = await ask(request, linked);
      if ('why' in answered) {
        why = answered.why;
        continue;
      }
      isChecked &&= answered.isChecked;
      if (answered.verdict === 'success') state = 'succeeded';
      else state ??= 'refused';
    }
    if (valid && state) await askWrong(valid);
    if (valid && state === 'succeeded' && method === 'get') await askForWords(valid);
    return state ? { operation, state, isChecked } : { operation, state: 'not reached', why };
  }

  /** Sends a request; after a lost session signs in and retries once. */
  async function ask(
    request: ProbeRequest,
    linked: Linked | undefined,
  ): Promise<{ verdict: string; isChecked: boolean } | { why: string }> {
    const { operation } = request;
    let answer = await options.send(request, headers);
    if (verdictOf(operation, answer) === 'session-lost') {
      headers = await options.signIn();
      answer = await options.send(request, headers);
    }
    if ('why' in answer) return answer;
    options.record?.(request, headers, answer);
    const verdict = verdictOf(operation, answer);
    const refused = linked?.missing.length === 0 && verdict === 'refusal';
    const isChecked = check(request, answer, { more: refused ? [linkRefused(linked)] : [] });
    if (verdict === 'session-lost')
      return { why: 'sign in first: the server says that the session is lost' };
    if (verdict === 'success') learn(request, answer);
    return { verdict, isChecked };
  }

  function learn(request: ProbeRequest, response: Exchange['response']): void {
    const { operation } = request;
    const answer = parse(response);
    options.known.learn(operation.id, answer);
    for (const { target, linked } of followLinks(
      { request, response, answer },
      checker.operations,
    )) {
      handedOn.set(target, linked);
      if (linked.missing.length > 0) add(request, [linkWithoutValue(linked)]);
    }
  }

  /** Requests that must be rejected: invalid ones, and those for another user's data. */
  async function askWrong(valid: ProbeRequest): Promise<void> {
    const broken = breakOrTell(valid);
    for (const { request, how } of broken) {
      await askToRefuse(request, `a request ${how}`, () => [
        acceptedInvalid(request.operation, how),
      ]);
    }
    for (const { request, name } of withForeign(valid, options.others)) {
      const { operation } = request;
      await askToRefuse(request, `${name} of another user`, (answer) =>
        operation.method === 'get' && holdsNothing(parse(answer), contract.envelope)
          ? []
          : [acceptedForeign(operation, name)],
      );
    }
    // An error always has a message for people.
    if (broken[0]) await askInTwoLanguages(broken[0].request, 'a refusal');
  }

  function breakOrTell(valid: ProbeRequest): BrokenRequest[] {
    try {
      return breakRequest(valid, validator);
    } catch (cause) {
      add(valid, [], { unchecked: whyUnusable(cause) });
      return [];
    }
  }

  /** A list of fields, a help page, an agreement: content that the contract marks as words. */
  async function askForWords(valid: ProbeRequest): Promise<void> {
    const names = wordNamesOf(valid.operation);
    if (names.size > 0) await askInTwoLanguages(valid, 'words', names);
  }

  /** Requests English and another language of the contract, and reports identical text. */
  async function askInTwoLanguages(
    asked: ProbeRequest,
    what: 'a refusal' | 'words',
    names?: ReadonlySet<string>,
  ): Promise<void> {
    const other = otherLanguageOf(asked.operation);
    if (!other) return;
    const requestIn = (language: string): ProbeRequest => ({
      ...asked,
      headers: { ...asked.headers, [other.header]: language },
    });
    const inOther = requestIn(other.language);
    const english = await options.send(requestIn('en'), headers);
    const translated = await options.send(inOther, headers);
    if ('why' in english || 'why' in translated) return;
    if (saysTheSame(parse(english), parse(translated), names)) {
      add(inOther, [englishOnly(other, what)], { isOnPurpose: true });
    }
  }

  async function askToRefuse(
    request: ProbeRequest,
    what: string,
    whenAccepted: (answer: Exchange['response']) => Problem[],
  ): Promise<void> {
    const answer = await options.send(request, headers);
    if ('why' in answer) {
      return add(request, [], { unchecked: `${what}: ${answer.why}` });
    }
    const isAccepted = verdictOf(request.operation, answer) === 'success';
    check(request, answer, { more: isAccepted ? whenAccepted(answer) : [], isOnPurpose: true });
  }

  /** Whether the response could be checked. */
  function check(
    request: ProbeRequest,
    answer: Exchange['response'],
    { more, isOnPurpose = false }: { more: Problem[]; isOnPurpose?: boolean },
  ): boolean {
    const { operation } = request;
    const { problems, unchecked } = checker.checkResponse(operation, answer);
    const isMissing = problems.some(({ rule }) => rule === 'response-call-missing');
    const fault = isMissing ? [] : serverFault(operation, answer);
    add(request, [...problems, ...fault, ...more], { unchecked, isOnPurpose });
    return unchecked === undefined;
  }

  function add(
    request: ProbeRequest,
    problems: Problem[],
    {
      unchecked,
      isOnPurpose = false,
    }: { unchecked?: string | undefined; isOnPurpose?: boolean } = {},
  ): void {
    const { operation } = request;
    const curl = problems.length > 0 ? options.curl(request, headers) : undefined;
    for (const problem of problems) {
      const place = contract.placeOf(problem.pointer);
      const outcome = { operation, problems: [problem], unchecked: [] };
      collector.add(outcome, place, { curl, isOnPurpose });
    }
    if (unchecked === undefined) return;
    const place = contract.placeOf(operation.node.pointer);
    collector.add({ operation, problems: [], unchecked: [unchecked] }, place);
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
