import { expect, test } from 'vitest';
import { probeTimeoutMs as timeout, useProbe } from '../../test/use-probe.ts';
import { readContract } from './contract.ts';

const { probe } = useProbe();

test(
  "the reference server's responses match the contract for every operation",
  { timeout },
  async () => {
    const { exitCode, report } = await probe([]);
    expect(report.findings.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(report.unchecked.filter(({ why }) => why.startsWith('not reached'))).toEqual([]);
    const reached = report.findings.flatMap(({ operations }) => operations);
    expect(reached.toSorted()).toEqual(
      readContract()
        .operations.map(({ id }) => id as string)
        .toSorted(),
    );
    expect(exitCode).toBe(0);
  },
);
