export { CannotCompare } from './findings/cannot-compare.ts';
export { run, type Ending } from './cli/run.ts';
export { diffContracts } from './diff/diff-contracts.ts';
export type { ContractDocument, OperationEntry } from './document/operations.ts';
export { readContract, type Contract } from './document/read-contract.ts';
export { createChecker, type Checker, type Outcome } from './exchange/checker.ts';
export type { Exchange, Message, Problem } from './exchange/exchange.ts';
export type { Envelope } from './document/envelope.ts';
export { formats, type FormatName } from './findings/formats.ts';
export {
  hasDrift,
  reportOf,
  type Finding,
  type FindingSource,
  type Level,
  type Report,
  type UncheckedItem,
} from './findings/report.ts';
export { lintContract } from './lint/lint-contract.ts';
export type { OperationUsage, UnroutedComponent } from './usage/collect-usage.ts';
export {
  readScreens,
  readUsage,
  withScreens,
  type ScreensByOperation,
} from './usage/read-screens.ts';
