import type { Contract } from '../document/read-contract.ts';
import type { Change } from './change.ts';
import type { LifeCycle } from './life-cycle.ts';
import type { Pair, Readers } from './pair.ts';
import type { Direction } from './rules.ts';

export interface Site {
  operation: string;
  direction: Direction;
  changes: Change[];
  pairs: Pair[];
}

export type SiteContent = Pick<Site, 'changes' | 'pairs'>;

export interface Comparing {
  old: Contract;
  now: Contract;
  readers: Readers;
  lifeCycle: LifeCycle;
}

export const joinContents = (contents: readonly SiteContent[]): SiteContent => ({
  changes: contents.flatMap(({ changes }) => changes),
  pairs: contents.flatMap(({ pairs }) => pairs),
});
