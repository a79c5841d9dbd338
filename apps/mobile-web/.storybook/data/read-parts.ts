import type { Route } from './read-routes.ts';
import { importsIn } from './files-from.ts';

const isOfKit = (from: string) => /^@kosha\/ui(\/|$)/.test(from);

/** The parts of the kit that sources import. */
export const partsIn = (sources: readonly string[]): string[] =>
  sources
    .flatMap(importsIn)
    .flatMap(({ from, names }) => (isOfKit(from) ? names : []))
    .filter((name) => /^[A-Z]/.test(name));

/** What the frame adds to a screen by its row in the route table: `ScreenLayout` draws no more than the row says. */
export const frameParts = ({ frame, hasFeedback, hasList }: Route): string[] => [
  'Screen',
  ...(frame === 'bare' ? [] : ['AppBar']),
  ...(frame === 'tabs' ? ['BottomNav'] : []),
  ...(hasFeedback ? ['IconButton'] : []),
  ...(hasList ? ['ListDetail'] : []),
];
