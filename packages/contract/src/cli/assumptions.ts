import { contractOptions, defineCommand, readNamedContract, screenOptions } from './command.ts';
import { createEvidenceRecorder } from '../accept/evidence.ts';
import { listAssumptions } from '../accept/list-assumptions.ts';
import {
  renderHtml,
  renderMarkdown,
  describeEvidence,
  type AssumptionRow,
} from '../accept/render.ts';
import type { Contract } from '../document/read-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { reportOf, type Finding } from '../findings/report.ts';
import { readEntry } from '../exchange/read-entry.ts';
import { readHar } from '../exchange/read-har.ts';
import { readScreens, screensOf } from '../usage/read-screens.ts';

const pages: Record<string, (rows: readonly AssumptionRow[]) => string> = {
  html: renderHtml,
  markdown: renderMarkdown,
};

export const command = defineCommand({
  name: 'assumptions',
  summary: 'Lists what the contract assumes, what rests on it, and what traffic says about it.',
  positionals: [],
  options: {
    ...contractOptions,
    ...screenOptions,
    har: { type: 'string', multiple: true, value: 'FILE', help: 'recorded traffic to judge by' },
  },
  async run({ values }) {
    const contract = await readNamedContract(values);
    const checker = createChecker(contract.document, { envelope: contract.envelope });
    const witness = createEvidenceRecorder();
    for (const file of values.har ?? []) {
      for (const entry of await readHar(file)) {
        const exchange = readEntry(entry);
        const outcome = 'why' in exchange ? undefined : checker.check(exchange);
        if (outcome && !('why' in exchange)) witness.add(exchange, outcome);
      }
    }
    const screens = await readScreens(contract.operations, values.app);
    const rows = listAssumptions(contract.document).map((assumption) => ({
      ...assumption,
      screens: screensOf(screens, assumption.operations),
      evidence: witness.evidenceOf(assumption),
    }));
    const render = pages[String((values as { format?: unknown }).format)];
    if (render) return { page: render(rows) };
    return { report: reportOf(rows.map((row) => findingOf(row, contract))) };
  },
});

function findingOf(row: AssumptionRow, contract: Contract): Finding {
  const { pointer, name, decision, description, operations, screens, evidence } = row;
  return {
    rule: 'assumed',
    level: evidence.refuted > 0 ? 'warning' : 'info',
    message:
      `${decision ?? 'no decision'}: ${name}, ${describeEvidence(evidence)}. ${description}`.trim(),
    operations,
    screens,
    pointer,
    source: contract.placeOf(pointer),
  };
}
