import type { Contract } from '../document/read-contract.ts';
import { unusableSchemaReason, type Checker } from '../exchange/checker.ts';
import type { Collector } from '../exchange/collect-findings.ts';
import { parseBody, type Exchange, type Problem } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';
import type { Validator } from '../exchange/validator.ts';
import { readEnvelopeVerdict } from '../exchange/verdict.ts';
import { invalidRequestsFrom, type BrokenRequest } from './break-request.ts';
import { hasNoData, requestsForOtherUsers } from './other-users.ts';
import { createGenerator } from './generate.ts';
import type { KnownValues } from './known-values.ts';
import {
  englishOnlyProblem,
  otherLanguageOf,
  hasSameSentences,
  translatedFieldsOf,
} from './languages.ts';
import { followLinks, orderByLinks, type LinkedValues } from './links.ts';
import {
  acceptedForeignProblem,
  acceptedInvalidProblem,
  linkRefusedProblem,
  linkWithoutValueProblem,
  serverErrorProblems,
} from './problems.ts';
import { createRequest, type ProbeRequest, type RequestValues } from './request.ts';
import type { Send } from './send.ts';

export interface ProbeOptions {
  contract: Contract;
  checker: Checker;
  validator: Validator;
  collector: Collector;
  known: KnownValues;
  others: Readonly<Record<string, unknown>>;
  send: Send;
  curl: (request: ProbeRequest, headers: Readonly<Record<string, string>>) => string;
  record?: (
    request: ProbeRequest,
    headers: Readonly<Record<string, string>>,
    response: Exchange['response'],
  ) => void;
  signIn: () => Promise<Record<string, string>>;
  hasWrites: boolean;
  seed: number;
  samples: number;
}

type SendResult = Exchange['response'] | { why: string };

export type OperationProgress =
  | {
      operation: Operation;
      state: 'succeeded' | 'refused';
      isChecked: boolean;
    }
  | { operation: Operation; state: 'not reached'; why: string };

export async function probe(options: ProbeOptions): Promise<OperationProgress[]> {
  const { contract, checker, validator, collector, samples, seed } = options;
  const generate = createGenerator(contract.document, validator);
  const linkedValues = new Map<Operation, LinkedValues>();
  let headers = await options.signIn();
  const reached = new Map<Operation, OperationProgress>();
  for (const operation of orderByLinks(checker.operations)) {
    reached.set(operation, await probeOperation(operation));
  }
  // Responses have provided more known values, so a retry may succeed.
  for (const { operation, state } of reached.values()) {
    if (state === 'refused') reached.set(operation, await probeOperation(operation));
  }
  return checker.operations.flatMap((operation) => reached.get(operation) ?? []);

  async function probeOperation(operation: Operation): Promise<OperationProgress> {
    const { method } = operation;
    if (method !== 'get' && !options.hasWrites) {
      return { operation, state: 'not reached', why: `${method.toUpperCase()} needs --writes` };
    }
    let state: 'succeeded' | 'refused' | undefined;
    let why = 'no valid request could be made';
    let isChecked = true;
    let valid: ProbeRequest | undefined;
    for (let sample = 0; sample < samples; sample++) {
      const linked = sample === 0 ? linkedValues.get(operation) : undefined;
      const tools = { generate, validator, known: combineKnownValues(options.known, linked) };
      const seedOfSample = sample === 0 ? 0 : seed + sample;
      const request = await createRequest(operation, seedOfSample, tools).catch(
        (cause: unknown) => void (why = unusableSchemaReason(cause)),
      );
      if (!request) continue;
      valid ??= request;
      const result = await sendValid(request, linked);
      if ('why' in result) {
        why = result.why;
        continue;
      }
      isChecked &&= result.isChecked;
      if (result.verdict === 'success') state = 'succeeded';
      else state ??= 'refused';
    }
    if (valid && state) await sendInvalid(valid);
    if (valid && state === 'succeeded' && method === 'get') await checkTranslations(valid);
    return state ? { operation, state, isChecked } : { operation, state: 'not reached', why };
  }

  async function sendValid(
    request: ProbeRequest,
    linked: LinkedValues | undefined,
  ): Promise<{ verdict: string; isChecked: boolean } | { why: string }> {
    const { operation } = request;
    let response = await options.send(request, headers);
    if (verdictOf(operation, response) === 'session-lost') {
      headers = await options.signIn();
      response = await options.send(request, headers);
    }
    if ('why' in response) return response;
    options.record?.(request, headers, response);
    const verdict = verdictOf(operation, response);
    const refused = linked?.missing.length === 0 && verdict === 'refusal';
    const isChecked = check(request, response, {
      more: refused ? [linkRefusedProblem(linked)] : [],
    });
    if (verdict === 'session-lost')
      return { why: 'sign in first: the server says that the session is lost' };
    if (verdict === 'success') learn(request, response);
    return { verdict, isChecked };
  }

  function learn(request: ProbeRequest, response: Exchange['response']): void {
    const { operation } = request;
    const responseBody = parseBody(response.body);
    options.known.learn(operation.id, responseBody);
    for (const { target, linked } of followLinks(
      { request, response, responseBody },
      checker.operations,
    )) {
      linkedValues.set(target, linked);
      if (linked.missing.length > 0) add(request, [linkWithoutValueProblem(linked)]);
    }
  }

  /** The server must reject invalid requests, and requests for another user's data. */
  async function sendInvalid(valid: ProbeRequest): Promise<void> {
    const broken = breakOrReport(valid);
    for (const { request, how } of broken) {
      await expectRefusal(request, `a request ${how}`, () => [
        acceptedInvalidProblem(request.operation, how),
      ]);
    }
    for (const { request, name } of requestsForOtherUsers(valid, options.others)) {
      const { operation } = request;
      await expectRefusal(request, `${name} of another user`, (response) =>
        operation.method === 'get' && hasNoData(parseBody(response.body), contract.envelope)
          ? []
          : [acceptedForeignProblem(operation, name)],
      );
    }
    // Errors have a message for people, so the server must translate them.
    if (broken[0]) await compareLanguages(broken[0].request, 'a refusal');
  }

  function breakOrReport(valid: ProbeRequest): BrokenRequest[] {
    try {
      return invalidRequestsFrom(valid, validator);
    } catch (cause) {
      add(valid, [], { unchecked: unusableSchemaReason(cause) });
      return [];
    }
  }

  async function checkTranslations(valid: ProbeRequest): Promise<void> {
    const names = translatedFieldsOf(valid.operation);
    if (names.size > 0) await compareLanguages(valid, 'words', names);
  }

  async function compareLanguages(
    original: ProbeRequest,
    what: 'a refusal' | 'words',
    names?: ReadonlySet<string>,
  ): Promise<void> {
    const other = otherLanguageOf(original.operation);
    if (!other) return;
    const requestIn = (language: string): ProbeRequest => ({
      ...original,
      headers: { ...original.headers, [other.header]: language },
    });
    const translatedRequest = requestIn(other.language);
    const english = await options.send(requestIn('en'), headers);
    const translated = await options.send(translatedRequest, headers);
    if ('why' in english || 'why' in translated) return;
    if (hasSameSentences(parseBody(english.body), parseBody(translated.body), names)) {
      add(translatedRequest, [englishOnlyProblem(other, what)], { isOnPurpose: true });
    }
  }

  async function expectRefusal(
    request: ProbeRequest,
    what: string,
    whenAccepted: (response: Exchange['response']) => Problem[],
  ): Promise<void> {
    const response = await options.send(request, headers);
    if ('why' in response) {
      return add(request, [], { unchecked: `${what}: ${response.why}` });
    }
    const isAccepted = verdictOf(request.operation, response) === 'success';
    check(request, response, { more: isAccepted ? whenAccepted(response) : [], isOnPurpose: true });
  }

  function check(
    request: ProbeRequest,
    response: Exchange['response'],
    { more, isOnPurpose = false }: { more: Problem[]; isOnPurpose?: boolean },
  ): boolean {
    const { operation } = request;
    const { problems, unchecked } = checker.checkResponse(operation, response);
    const isMissing = problems.some(({ rule }) => rule === 'response-call-missing');
    const fault = isMissing ? [] : serverErrorProblems(operation, response);
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

  function verdictOf(operation: Operation, response: SendResult): string {
    if ('why' in response) return 'none';
    const isSuccess = response.status >= 200 && response.status < 300;
    if (!contract.envelope) return isSuccess ? 'success' : 'refusal';
    const verdict = readEnvelopeVerdict(contract.envelope, operation, parseBody(response.body));
    return verdict === 'success' && !isSuccess ? 'refusal' : verdict;
  }
}

const combineKnownValues = (known: KnownValues, linked?: LinkedValues): RequestValues => ({
  get: (name) => linked?.values[name] ?? known.get(name),
  body: linked?.body,
});
