import { dirname, join } from 'node:path';
import {
  createConfig,
  lintDocument,
  type Config,
  type NormalizedProblem,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import { parse } from 'yaml';
import { answersPlugin, expandingAnswers } from '../answers/redocly-plugin.ts';
import { openContract, placeOfProblem, runRedocly } from '../document/open-contract.ts';
import type { LocatedContract } from '../document/locate.ts';
import { displayName } from '../document/places.ts';
import type { Finding } from '../findings/report.ts';
import { marksPlugin } from '../marks/redocly-plugin.ts';

/** What Redocly finds, by the rules in `redocly.yaml` beside the contract, or its recommended ones. */
export async function lintContract(reference: string): Promise<Finding[]> {
  const opened = await openContract(reference);
  const { located, resolver, root, types } = opened;
  const config = await readConfig(located);
  const problems = await runRedocly(opened, () =>
    lintDocument({ document: root, config, customTypes: types, externalRefResolver: resolver }),
  );
  return problems.filter(({ ignored }) => !ignored).map((one) => findingOf(one, located.rootFile));
}

async function readConfig({ rootFile, readText }: LocatedContract): Promise<Config> {
  const configPath = join(dirname(rootFile), 'redocly.yaml');
  const text = await readText(configPath).catch(() => 'extends: [recommended]');
  const raw = parse(text) as RawUniversalConfig;
  const plugin = await answersPlugin({ rootFile, readText });
  return createConfig(
    {
      ...raw,
      plugins: [...(raw.plugins ?? []), plugin, marksPlugin],
      preprocessors: { ...raw.preprocessors, ...expandingAnswers },
    },
    { configPath },
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
