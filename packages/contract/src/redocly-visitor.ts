/** The parts of Redocly's visitors that we use; its package exports no types. */
export interface Location {
  /** Such as `#/properties/name`; `#/` at the root of a file. */
  pointer: string;
  source: { absoluteRef: string };
  child(keys: readonly (string | number)[]): Location;
}

export interface VisitorContext {
  location: Location;
  /** The key under which the visited node stands. */
  key: string | number;
  report(problem: { message: string; location: Location }): void;
  resolve(node: object): { node?: unknown };
}
