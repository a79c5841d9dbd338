import type { Change } from './change.ts';
import type { ShapeReader } from './read-shape.ts';
import type { Direction } from './rules.ts';
import type { Part } from './shape.ts';

/** Two schemas to compare. */
export interface Pair {
  before: Part;
  after: Part;
  /** Set for fields that are only read or only written. */
  only?: Direction | undefined;
  /** True when null was already compared one level above. */
  ignoresNull?: boolean;
}

/** What differs between two shapes themselves, and the pairs inside them to compare next. */
export interface Comparison {
  changes: Change[];
  inner: Pair[];
}

export interface Readers {
  before: ShapeReader;
  after: ShapeReader;
}
