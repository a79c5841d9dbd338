import type { Route } from './read-routes.ts';
import { importsIn } from './files-from.ts';

const isOfKit = (from: string) => /^@kosha\/ui(\/|$)/.test(from);

/** The kit components that the sources import. */
export const findKitComponents = (sources: readonly string[]): string[] =>
  sources
    .flatMap(importsIn)
    .flatMap(({ from, names }) => (isOfKit(from) ? names : []))
    .filter((name) => /^[A-Z]/.test(name));

/** The components that the frame adds to a screen. Its row in the route table determines them. */
export const frameParts = ({ frame, hasFeedback, hasList }: Route): string[] => [
  'Screen',
  ...(frame === 'bare' ? [] : ['AppBar']),
  ...(frame === 'tabs' ? ['BottomNav'] : []),
  ...(hasFeedback ? ['IconButton'] : []),
  ...(hasList ? ['ListDetail'] : []),
];
