import type { Contract } from '../document/read-contract.ts';
import type { Change } from './change.ts';
import type { LifeCyclePolicy } from './life-cycle.ts';
import type { SchemaPair, ShapeReaders } from './pair.ts';
import type { MessageDirection } from './rules.ts';

export interface OperationComparison {
  operation: string;
  direction: MessageDirection;
  changes: Change[];
  pairs: SchemaPair[];
}

export type ChangesAndPairs = Pick<OperationComparison, 'changes' | 'pairs'>;

export interface ComparisonContext {
  old: Contract;
  now: Contract;
  readers: ShapeReaders;
  lifeCycle: LifeCyclePolicy;
}

export const joinChangesAndPairs = (contents: readonly ChangesAndPairs[]): ChangesAndPairs => ({
  changes: contents.flatMap(({ changes }) => changes),
  pairs: contents.flatMap(({ pairs }) => pairs),
});
