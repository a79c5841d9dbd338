import { basename, dirname, extname, join } from 'node:path';
import {
  type Config,
  createConfig,
  lintDocument,
  type NormalizedProblem,
  type UserContext,
} from '@redocly/openapi-core';
import { DocNode, escapePointerKey } from '../document/doc-node.ts';
import {
  openContract,
  type OpenedContract,
  sourceLineOfProblem,
  runRedocly,
} from '../document/open-contract.ts';
import type { OperationEntry } from '../document/operations.ts';
import { hasOurConventions } from '../document/our-contract.ts';
import { createRegExpFactory, PatternTooSlowError } from '../document/patterns.ts';
import { displayPath } from '../document/places.ts';
import { type Contract, readContract, readUnbundledContract } from '../document/read-contract.ts';
import { expandResponsesPreprocessor, responsesPlugin } from '../document/redocly-plugin.ts';
import { TooLargeError } from '../findings/cannot-compare.ts';
import type { Finding } from '../findings/report.ts';
import { readLintConfig } from './read-config.ts';
import { annotationRules } from './redocly-rules.ts';

type Rule = (contract: Contract, entry: OperationEntry) => { message: string; pointer: string }[];

const rules: Record<string, Rule> = {
  'response-in-envelope': checkEnvelope,
  'one-file-per-operation': checkFile,
};

function lintOperations(contract: Contract): Finding[] {
  const applied = Object.entries(rules).filter(
    ([rule]) => rule !== 'one-file-per-operation' || hasOurConventions(contract.document),
  );
  return contract.operations.flatMap((entry) =>
    applied.flatMap(([rule, check]) =>
      check(contract, entry).map(({ message, pointer }) => ({
        rule,
        level: 'breaking' as const,
        message,
        operations: [entry.operationId],
        screens: [],
        pointer,
        source: contract.placeOf(pointer),
      })),
    ),
  );
}

const pointerOfOperation = ({ path, method }: OperationEntry) =>
  `/paths/${escapePointerKey(path)}/${method}`;

function checkEnvelope({ document, envelope }: Contract, entry: OperationEntry) {
  if (!envelope) return [];
  const { path, method } = entry;
  const schema = new DocNode(document).at(
    'paths',
    path,
    method,
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  );
  const hasBranches = ['oneOf', 'anyOf'].some((key) => (schema?.at(key)?.keys().length ?? 0) > 0);
  if (hasBranches) return [];
  const message = `answer 200 as one success and one refusal, told apart by "${envelope.field}"`;
  return [{ message, pointer: `${pointerOfOperation(entry)}/responses/200` }];
}

function checkFile({ locate }: Contract, entry: OperationEntry) {
  const { path, method, operationId } = entry;
  const { file } = locate(['paths', path, method, 'operationId']);
  const name = basename(file, extname(file));
  if (file === locate(['info']).file || name === operationId) return [];
  const pointer = pointerOfOperation(entry);
  return [{ message: `move ${operationId} into a file of its name`, pointer }];
}

interface Schema {
  pattern?: unknown;
  patternProperties?: unknown;
}

/**
 * Removes regular expressions that take too long on a text of the contract, because Redocly matches
 * examples without a time limit.
 * @param documents all files of the contract; complete only when Redocly visits the first schema
 */
function slowPatternsPreprocessor(documents: readonly unknown[]) {
  let texts: readonly string[] | undefined;
  const read = createRegExpFactory();
  const isSlow = (written: string) => {
    texts ??= [...textsOf(documents)];
    try {
      const pattern = read(written, 'u');
      for (const text of texts) if (pattern.isRiskyOn(text)) pattern.test(text);
      return false;
    } catch (cause) {
      // Another rule reports invalid patterns.
      return cause instanceof PatternTooSlowError;
    }
  };
  return {
    Schema: {
      enter(schema: Schema, { report, location }: UserContext) {
        const { pattern, patternProperties = {} } = schema;
        const slow = (keys: string[], from: object, key: string) => {
          report({
            message: 'this pattern takes too long: examples are not checked against it',
            location: location.child(keys),
          });
          delete (from as Record<string, unknown>)[key];
        };
        if (typeof pattern === 'string' && isSlow(pattern)) slow(['pattern'], schema, 'pattern');
        for (const key of Object.keys(patternProperties as object)) {
          if (isSlow(key)) slow(['patternProperties', key], patternProperties as object, key);
        }
      },
    },
  };
}

/** No pattern is slow on shorter texts. */
const shortest = 20;

function textsOf(documents: readonly unknown[]): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  const pending = [...documents];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part === 'string' && part.length >= shortest) texts.add(part);
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    for (const key of Object.keys(part)) if (key.length >= shortest) texts.add(key);
    for (const child of Object.values(part) as unknown[]) pending.push(child);
  }
  return texts;
}

interface Allowed {
  allowRefs?: boolean;
  /** Allows the plugins of `redocly.yaml`, which can run any code. */
  allowPlugins?: boolean;
}

/** Applies our rules, and those of Redocly from the `redocly.yaml` next to the contract. */
export async function lintContract(
  reference: string,
  envelope?: string,
  { allowRefs = false, allowPlugins = false }: Allowed = {},
): Promise<Finding[]> {
  const opened = await openContract(reference, allowRefs);
  const found = await lintByRedocly(opened, { allowRefs, allowPlugins });
  const read = async () =>
    readUnbundledContract(opened, reference, envelope) ??
    readContract(reference, envelope, allowRefs);
  // If the contract cannot be read, Redocly's findings usually explain why. This function then
  // returns the findings instead of throwing the error.
  const contract = await read().catch((cause: unknown) => {
    const isExplained = !opened.resolver.hasRefused && !(cause instanceof TooLargeError);
    if (isExplained && found.length > 0) return undefined;
    throw cause;
  });
  if (!contract) return found;
  return [...withOperations(found, contract), ...lintOperations(contract)];
}

/**
 * Adds operations to each finding: in the root file, the operation that contains the finding; in
 * another file, all operations of the file.
 */
function withOperations(
  findings: readonly Finding[],
  { operations, placeOf }: Contract,
): Finding[] {
  if (findings.length === 0) return [];
  const rootFile = placeOf('/info').file;
  const inRoot = new Map<string, string>();
  const inFiles = new Map<string, string[]>();
  for (const entry of operations) {
    const pointer = pointerOfOperation(entry);
    const { file } = placeOf(`${pointer}/operationId`);
    inRoot.set(pointer, entry.operationId);
    inFiles.set(file, [...(inFiles.get(file) ?? []), entry.operationId]);
  }
  return findings.map((finding) => {
    const { file } = finding.source as { file: string };
    const own = inRoot.get(finding.pointer.split('/').slice(0, 4).join('/'));
    const inside = file === rootFile ? [own].filter((one) => one !== undefined) : inFiles.get(file);
    return { ...finding, operations: inside ?? [] };
  });
}

async function lintByRedocly(
  opened: OpenedContract,
  allowed: Required<Allowed>,
): Promise<Finding[]> {
  const { located, resolver, root, types } = opened;
  const config = await readConfig(opened, allowed);
  const problems = await runRedocly(opened, () =>
    lintDocument({ document: root, config, customTypes: types, externalRefResolver: resolver }),
  );
  return problems
    .filter(({ ignored }) => !ignored)
    .map((problem) => findingOf(problem, located.rootFile));
}

async function readConfig(
  { located, resolver }: OpenedContract,
  allowed: Required<Allowed>,
): Promise<Config> {
  const configPath = join(dirname(located.rootFile), 'redocly.yaml');
  const raw = await readLintConfig(configPath, located, allowed);
  const plugin = await responsesPlugin(located);
  return createConfig(
    {
      ...raw,
      plugins: [
        ...(raw.plugins ?? []),
        plugin,
        { id: 'marks', rules: { oas3: annotationRules } },
        {
          id: 'patterns',
          preprocessors: { oas3: { fast: () => slowPatternsPreprocessor(resolver.documents) } },
        },
      ],
      preprocessors: {
        ...raw.preprocessors,
        ...expandResponsesPreprocessor,
        'patterns/fast': 'warn',
      },
    },
    { configPath, externalRefResolver: resolver },
  );
}

function findingOf(problem: NormalizedProblem, rootFile: string): Finding {
  return {
    rule: problem.ruleId,
    level: problem.severity === 'error' ? 'breaking' : 'warning',
    message: problem.message,
    operations: [],
    screens: [],
    pointer: problem.location[0]?.pointer?.replace(/^#/, '') ?? '',
    source: sourceLineOfProblem(problem) ?? { file: displayPath(rootFile), line: 1 },
  };
}
