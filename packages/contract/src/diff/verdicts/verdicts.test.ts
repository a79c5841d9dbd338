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
const isOtherwise = ({ expected, verdict }: (typeof judged)[number]) =>
  (expected === 'breaking') !== (verdict === 'breaking');
const otherwise = judged.filter(isOtherwise);

/** The rows of the page that explains each verdict that differs. */
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/contract.md'), 'utf8');
const explained = [...page.matchAll(/^\| `([^`]+)` *\| (\w+) *\| (\w+) *\| [^|]+\|$/gm)].map(
  ([, name, expected, verdict]) => `${name}: ${expected}, here ${verdict}`,
);

describe('the verdict on a change', () => {
  it('agrees with other tools on at least 97 % of enough changes', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    expect(otherwise.length / judged.length).toBeLessThanOrEqual(0.03);
  });

  it('calls at most 3 % of the harmless changes breaking', () => {
    const harmless = judged.filter(({ expected }) => expected !== 'breaking');
    const alarms = harmless.filter(({ verdict }) => verdict === 'breaking');
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.03);
  });

  it('has the rates that docs/contract.md states', () => {
    const percent = (some: number, all: number) => `(${((100 * some) / all).toFixed(1)} %)`;
    const all = judged.length;
    const alike = all - otherwise.length;
    const [harmless, breaking] = [false, true].map((breaks) =>
      judged.filter(({ expected }) => (expected === 'breaking') === breaks),
    ) as [typeof judged, typeof judged];
    const [alarms, missed] = [harmless, breaking].map((some) => some.filter(isOtherwise).length);
    const same = judged.filter(({ expected, verdict }) => expected === verdict).length;
    expect(page.replaceAll(/\s+/g, ' ')).toContain(
      `Of ${all} changes ${alike} ${percent(alike, all)} are judged alike on whether they break a client; ` +
        `of ${harmless.length} harmless ones ${alarms} ${percent(alarms!, harmless.length)} are called breaking here, ` +
        `and of ${breaking.length} that break ${missed} ${percent(missed!, breaking.length)} are not. ` +
        `${same} ${percent(same, all)} have the very same level.`,
    );
  });

  it('differs from other tools only where docs/contract.md gives the reason', () => {
    expect(
      otherwise.map((one) => `${one.name}: ${one.expected}, here ${one.verdict}`).sort(),
    ).toEqual(explained.sort());
  });
});
