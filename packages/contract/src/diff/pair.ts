import type { Change } from './change.ts';
import type { ShapeReader } from './read-shape.ts';
import type { Direction } from './rules.ts';
import type { Part } from './shape.ts';

export interface Pair {
  before: Part;
  after: Part;
  only?: Direction | undefined;
  /**
   * True if an alternative is compared with a schema without alternatives. Changes of null and of
   * discriminators are then skipped, because they concern the whole list of alternatives.
   */
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
