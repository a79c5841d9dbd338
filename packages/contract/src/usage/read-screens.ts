import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import type { OperationEntry } from '../document/operations.ts';
import type { Finding } from '../findings/report.ts';
import type { OperationUsage, UnroutedComponent } from './collect-usage.ts';

/** Route patterns by operation. `*` means that any screen can make the call. */
export type ScreensByOperation = ReadonlyMap<string, readonly string[]>;

/** Exists only in the workspace. The built package reads `x-screens` instead. */
const ourApp = join(import.meta.dirname, '../../../../apps/mobile-web/src');

/**
 * Reads the screens of each operation from the app's sources or `x-screens`. Reading sources takes
 * seconds, so call this function only for reports.
 * @param app folder with `app/route-table.ts` and `main.tsx`
 */
export async function readScreens(
  operations: readonly OperationEntry[],
  app?: string,
): Promise<ScreensByOperation> {
  const written = operations.filter(({ operation }) => Array.isArray(operation['x-screens']));
  const isOurs = operations.some(({ operation }) => 'x-origin' in operation);
  if (app === undefined && (written.length > 0 || !isOurs || !existsSync(ourApp))) {
    return new Map(
      written.map(({ operationId, operation }) => [
        operationId,
        (operation['x-screens'] as unknown[]).map(String),
      ]),
    );
  }
  const folder = app === undefined ? ourApp : resolve(app);
  if (!existsSync(join(folder, 'app/route-table.ts'))) {
    throw new CannotCompare(`--app ${folder} has no app/route-table.ts`);
  }
  const { collectUsage } = await import('./collect-usage.ts');
  const usage = collectUsage(folder, operations).operations;
  return new Map(
    usage.map(({ operationId, screens, isEverywhere }) => [
      operationId,
      isEverywhere ? ['*'] : screens,
    ]),
  );
}

/** Finds the screens and parts of our app that make each call. Takes seconds. */
export async function readUsage(
  operations: readonly OperationEntry[],
  parts: readonly UnroutedComponent[],
): Promise<readonly OperationUsage[]> {
  const { collectUsage } = await import('./collect-usage.ts');
  return collectUsage(ourApp, operations, parts).operations;
}

export function screensOf(screens: ScreensByOperation, operations: readonly string[]): string[] {
  const all = operations.flatMap((operation) => screens.get(operation) ?? []);
  return all.includes('*') ? ['*'] : [...new Set(all)];
}

export function withScreens(finding: Finding, screens: ScreensByOperation): Finding {
  return { ...finding, screens: screensOf(screens, finding.operations) };
}
