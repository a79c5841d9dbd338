import type { Change } from './change.ts';
import type { ShapeReader } from './read-shape.ts';
import type { MessageDirection } from './rules.ts';
import type { LocatedSchema } from './shape.ts';

export interface SchemaPair {
  before: LocatedSchema;
  after: LocatedSchema;
  only?: MessageDirection | undefined;
  /**
   * True if an alternative is compared with a schema without alternatives. Changes of null and of
   * discriminators are then skipped, because they concern the whole list of alternatives.
   */
  ignoresNull?: boolean;
}

export interface Comparison {
  changes: Change[];
  inner: SchemaPair[];
}

export interface ShapeReaders {
  before: ShapeReader;
  after: ShapeReader;
}
