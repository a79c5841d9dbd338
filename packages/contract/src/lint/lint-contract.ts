import { dirname, join } from 'node:path';
import {
  createConfig,
  lintDocument,
  type Config,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { responsesPlugin, expandingResponses } from '../document/redocly-plugin.ts';
import {
  openContract,
  placeOfProblem,
  runRedocly,
  type OpenedContract,
} from '../document/open-contract.ts';
import { displayName } from '../document/places.ts';
import { readContract, readOpened, type Contract } from '../document/read-contract.ts';
import { TooLarge } from '../findings/cannot-compare.ts';
import type { Finding } from '../findings/report.ts';
import { markRules } from './redocly-rules.ts';
import { lintOperations, pointerOfOperation } from './own-rules.ts';
import { readLintConfig } from './read-config.ts';
import { slowPatternsPreprocessor } from './slow-patterns.ts';

interface Allowed {
  allowRefs?: boolean;
  /** Whether to run the plugins that `redocly.yaml` lists. */
  allowPlugins?: boolean;
}

/** The findings of Redocly, configured by `redocly.yaml` next to the contract, and of our rules. */
export async function lintContract(
  reference: string,
  envelope?: string,
  { allowRefs = false, allowPlugins = false }: Allowed = {},
): Promise<Finding[]> {
  const opened = await openContract(reference, allowRefs);
  const found = await lintByRedocly(opened, { allowRefs, allowPlugins });
  const read = async () =>
    readOpened(opened, reference, envelope) ?? readContract(reference, envelope, allowRefs);
  // If the contract cannot be read, the findings of Redocly usually explain why.
  const contract = await read().catch((cause: unknown) => {
    const isExplained = !opened.resolver.hasRefused && !(cause instanceof TooLarge);
    if (isExplained && found.length > 0) return undefined;
    throw cause;
  });
  if (!contract) return found;
  return [...withOperations(found, contract), ...lintOperations(contract)];
}

/** Adds to each finding the operations that contain it or whose file contains it. */
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
        { id: 'marks', rules: { oas3: markRules } },
        {
          id: 'patterns',
          preprocessors: { oas3: { fast: () => slowPatternsPreprocessor(resolver.documents) } },
        },
      ],
      preprocessors: { ...raw.preprocessors, ...expandingResponses, 'patterns/fast': 'warn' },
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
    source: placeOfProblem(problem) ?? { file: displayName(rootFile), line: 1 },
  };
}
