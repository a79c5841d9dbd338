import type { OperationUsage } from './collect-usage.ts';

/** A markdown table with one row per operation, in contract order. */
export function renderUsage(operations: readonly OperationUsage[]): string {
  const rows = operations.map((usage) => {
    const { operationId, method, path, origin, decision } = usage;
    const source = decision ? `${origin}, ${decision}` : origin;
    return `| ${operationId} | ${method.toUpperCase()} ${path} | ${source} | ${screensOf(usage)} |`;
  });
  return ['| operation | call | origin | screens |', '| --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

function screensOf({ screens, isEverywhere }: OperationUsage): string {
  if (isEverywhere) return 'every screen';
  return screens.length > 0 ? screens.map((pattern) => `\`${pattern}\``).join(', ') : 'no screen';
}
