import { dirname, join } from 'node:path';
import {
  createConfig,
  lintDocument,
  type Config,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { answersPlugin, expandingAnswers } from '../answers/redocly-plugin.ts';
import {
  openContract,
  placeOfProblem,
  runRedocly,
  type OpenedContract,
} from '../document/open-contract.ts';
import { displayName } from '../document/places.ts';
import { readContract, type Contract } from '../document/read-contract.ts';
import { TooLarge } from '../findings/cannot-compare.ts';
import type { Finding } from '../findings/report.ts';
import { markRules } from '../marks/redocly-rules.ts';
import { lintOperations, pointerOfOperation } from './own-rules.ts';
import { readLintConfig } from './read-config.ts';

interface Allowed {
  allowRefs?: boolean;
  /** Whether the programs that `redocly.yaml` names as plugins are run. */
  allowPlugins?: boolean;
}

/** What Redocly finds by the rules in `redocly.yaml` beside the contract, and what our own rules find. */
export async function lintContract(
  reference: string,
  envelope?: string,
  { allowRefs = false, allowPlugins = false }: Allowed = {},
): Promise<Finding[]> {
  const allowed = { allowRefs, allowPlugins };
  const { findings: found, hasRefused } = await lintByRedocly(reference, allowed);
  // What Redocly cannot resolve, we cannot read: its findings say why.
  const contract = await readContract(reference, envelope, allowRefs).catch((cause: unknown) => {
    if (!hasRefused && !(cause instanceof TooLarge) && found.length > 0) return undefined;
    throw cause;
  });
  if (!contract) return found;
  return [...found.map((one) => withOperations(one, contract)), ...lintOperations(contract)];
}

/** A finding inside an operation, or in a file of its own, names the operation. */
function withOperations(finding: Finding, { operations, placeOf }: Contract): Finding {
  const { file } = finding.source as { file: string };
  const rootFile = placeOf('/info').file;
  const inside = operations.filter((entry) => {
    const pointer = pointerOfOperation(entry);
    return file === rootFile
      ? `${finding.pointer}/`.startsWith(`${pointer}/`)
      : placeOf(`${pointer}/operationId`).file === file;
  });
  return { ...finding, operations: inside.map(({ operationId }) => operationId) };
}

async function lintByRedocly(
  reference: string,
  { allowRefs, allowPlugins }: Required<Allowed>,
): Promise<{ findings: Finding[]; hasRefused: boolean }> {
  const opened = await openContract(reference, allowRefs);
  const { located, resolver, root, types } = opened;
  const config = await readConfig(opened, { allowRefs, allowPlugins });
  const problems = await runRedocly(opened, () =>
    lintDocument({ document: root, config, customTypes: types, externalRefResolver: resolver }),
  );
  const findings = problems
    .filter(({ ignored }) => !ignored)
    .map((one) => findingOf(one, located.rootFile));
  return { findings, hasRefused: resolver.hasRefused };
}

async function readConfig(
  { located, resolver }: OpenedContract,
  allowed: Required<Allowed>,
): Promise<Config> {
  const configPath = join(dirname(located.rootFile), 'redocly.yaml');
  const raw = await readLintConfig(configPath, located, allowed);
  const plugin = await answersPlugin(located);
  return createConfig(
    {
      ...raw,
      plugins: [...(raw.plugins ?? []), plugin, { id: 'marks', rules: { oas3: markRules } }],
      preprocessors: { ...raw.preprocessors, ...expandingAnswers },
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
