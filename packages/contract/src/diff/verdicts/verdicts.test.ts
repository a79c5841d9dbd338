import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { levels, type Level } from '../../findings/report.ts';
import { diffContracts } from '../diff-contracts.ts';
import { contractOf } from '../test-contracts.ts';
import { cases, type Case } from './cases.ts';

const verdictOf = ({ before, after }: Case): Level => {
  const found = diffContracts(contractOf(before), contractOf(after)).map(({ level }) => level);
  return levels.find((level) => found.includes(level)) ?? 'info';
};

const judged = cases.map((testCase) => ({ ...testCase, verdict: verdictOf(testCase) }));
const differs = ({ expected, verdict }: (typeof judged)[number]) =>
  (expected === 'breaking') !== (verdict === 'breaking');
const differing = judged.filter(differs);

/**
 * A table in docs/contract.md explains each change that is breaking for oasdiff or for our tool,
 * but not for both.
 */
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/contract.md'), 'utf8');
const explained = [...page.matchAll(/^\| `([^`]+)` *\| (\w+) *\| (\w+) *\| [^|]+\|$/gm)].map(
  ([, name, expected, verdict]) => `${name}: ${expected}, here ${verdict}`,
);

describe('the verdict on a change', () => {
  it('agrees with oasdiff on at least 97 % of at least 150 changes', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    expect(differing.length / judged.length).toBeLessThanOrEqual(0.03);
  });

  it('reports at most 3 % of the harmless changes as breaking', () => {
    const harmless = judged.filter(({ expected }) => expected !== 'breaking');
    const alarms = harmless.filter(({ verdict }) => verdict === 'breaking');
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.03);
  });

  it('has the rates that docs/contract.md states', () => {
    const percent = (some: number, all: number) => `(${((100 * some) / all).toFixed(1)} %)`;
    const all = judged.length;
    const agreeing = all - differing.length;
    const [harmless, breaking] = [false, true].map((breaks) =>
      judged.filter(({ expected }) => (expected === 'breaking') === breaks),
    ) as [typeof judged, typeof judged];
    const [alarms, missed] = [harmless, breaking].map((some) => some.filter(differs).length);
    const same = judged.filter(({ expected, verdict }) => expected === verdict).length;
    expect(page.replaceAll(/\s+/g, ' ')).toContain(
      `For ${agreeing} of ${all} changes ${percent(agreeing, all)}, oasdiff and \`contract diff\` agree on whether the change is breaking. ` +
        `For \`contract diff\`, ${alarms} of ${harmless.length} harmless changes ${percent(alarms!, harmless.length)} are breaking, ` +
        `and ${missed} of ${breaking.length} breaking changes ${percent(missed!, breaking.length)} are not. ` +
        `${same} changes ${percent(same, all)} have exactly the same level.`,
    );
  });

  it('differs from oasdiff only where docs/contract.md gives the reason', () => {
    expect(
      differing.map((one) => `${one.name}: ${one.expected}, here ${one.verdict}`).sort(),
    ).toEqual(explained.sort());
  });
});
