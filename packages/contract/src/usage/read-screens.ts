import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import type { OperationEntry } from '../document/operations.ts';
import type { Finding } from '../findings/report.ts';
import type { OperationUsage, PartOfScreens } from './collect-usage.ts';

/** Route patterns of the app by operation; `*` stands for a call that every screen can make. */
export type Screens = ReadonlyMap<string, readonly string[]>;

/** The app of the workspace; the built package has none and reads `x-screens` of the contract. */
const ourApp = join(import.meta.dirname, '../../../../apps/mobile-web/src');

/**
 * Which screens call each operation: from the app's sources, or from `x-screens` of operations that
 * carry it. Reading sources takes seconds, so call this only when there is something to report.
 * @param app folder with `app/route-table.ts` and `main.tsx`
 */
export async function readScreens(
  operations: readonly OperationEntry[],
  app?: string,
): Promise<Screens> {
  const written = operations.filter(({ operation }) => Array.isArray(operation['x-screens']));
  if (app === undefined && (written.length > 0 || !existsSync(ourApp))) {
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

/**
 * Each operation of our own app with the screens that make its call themselves, also where code outside of them makes it
 * everywhere; and with the parts of screens that do. Reading sources takes seconds.
 */
export async function readUsage(
  operations: readonly OperationEntry[],
  parts: readonly PartOfScreens[],
): Promise<readonly OperationUsage[]> {
  const { collectUsage } = await import('./collect-usage.ts');
  return collectUsage(ourApp, operations, parts).operations;
}

/** The screens of several operations, each once. */
export function screensOf(screens: Screens, operations: readonly string[]): string[] {
  const all = operations.flatMap((operation) => screens.get(operation) ?? []);
  return all.includes('*') ? ['*'] : [...new Set(all)];
}

/** The finding with the screens of its operations. */
export function withScreens(finding: Finding, screens: Screens): Finding {
  return { ...finding, screens: screensOf(screens, finding.operations) };
}
