import type { Change } from './change.ts';
import type { ShapeReader } from './read-shape.ts';
import type { Direction } from './rules.ts';
import type { Part } from './shape.ts';

export interface Pair {
  before: Part;
  after: Part;
  only?: Direction | undefined;
  /** True if the comparison of the parent already reports changes of null. */
  ignoresNull?: boolean;
}

export interface Comparison {
  changes: Change[];
  inner: Pair[];
}

export interface Readers {
  before: ShapeReader;
  after: ShapeReader;
}
