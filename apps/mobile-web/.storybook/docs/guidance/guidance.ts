/** How a part of the kit is to be used. */
export interface Guidance {
  use: string;
  avoid: string;
  /** What accessibility asks for. */
  must: string;
  /** For a part that has no page of its own: the part on whose page it can be seen. */
  seenWith?: string;
}
