import type { Change } from './change.ts';
import type { ShapeReader } from './read-shape.ts';
import type { Direction } from './rules.ts';
import type { Part } from './shape.ts';

/** Two schemas to compare. */
export interface Pair {
  before: Part;
  after: Part;
  /** For read-only and write-only fields: the only direction in which changes matter. */
  only?: Direction | undefined;
  /** True if null was already compared one level above. */
  ignoresNull?: boolean;
}

/** Differences of two shapes at this level, and the nested pairs to compare next. */
export interface Comparison {
  changes: Change[];
  inner: Pair[];
}

export interface Readers {
  before: ShapeReader;
  after: ShapeReader;
}
