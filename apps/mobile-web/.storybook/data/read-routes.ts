import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routePatterns } from '../../src/shared/paths.ts';

/** A row of the app's route table. The table is read as text, because it imports browser code. */
export interface ScreenRoute {
  /** Such as `/orders/:id/detail`. */
  pattern: string;
  /** The screen's file in the app's folder, such as `src/features/home/home.screen.tsx`. */
  file: string;
  component: string;
  frame: string;
  hasFeedback: boolean;
  /** Whether a wide window shows a list beside the screen. */
  hasList: boolean;
}

const tables = join(import.meta.dirname, '../../src/app');
const read = (name: string) => readFileSync(join(tables, name), 'utf8');

const rowPattern = /\{\s*pattern: (?:routePatterns\.(\w+)|'(\*)'),([\s\S]*?)\n {0,2}\}/g;
const screenPattern = /import\('(\.\.?\/[^']+)'\)\)\s*\.(\w+)/;
/** Shared settings that rows spread, such as `signedInPage`. */
const sharedPattern = /const (\w+) = \{([^}]*)\} satisfies/g;

const sharedRows = new Map(
  [...read('route-row.ts').matchAll(sharedPattern)].map(
    ([, key = '', body = '']) => [key, body] as const,
  ),
);

/** The setting of the row itself, or else of the last object that the row spreads. */
function settingOf(body: string, name: string): string | undefined {
  const own = new RegExp(`^\\s*${name}: '?(\\w+)'?`, 'm').exec(body.replaceAll(', ', ',\n'));
  if (own) return own[1];
  const spread = [...body.matchAll(/\.\.\.(\w+)/g)].map(([, key = '']) => sharedRows.get(key));
  return spread
    .toReversed()
    .flatMap((shared) => (shared === undefined ? [] : [settingOf(shared, name)]))
    .find((found) => found !== undefined);
}

export function readRoutes(): ScreenRoute[] {
  const files = readdirSync(tables).filter((one) => /^route-table\.ts$|-rows?\.ts$/.test(one));
  return files.flatMap((table) =>
    [...read(table).matchAll(rowPattern)].map(([row, name = '', other, body = '']) => {
      const [, file = '', component = ''] = screenPattern.exec(body) ?? [];
      if (component === '') throw new Error(`${table}: no screen in ${row}`);
      return {
        pattern: other ?? routePatterns[name as keyof typeof routePatterns],
        file: file.replace('../', 'src/'),
        component,
        frame: settingOf(body, 'frame') ?? '',
        hasFeedback: settingOf(body, 'feedback') === 'true',
        hasList: settingOf(body, 'list') !== undefined,
      };
    }),
  );
}
