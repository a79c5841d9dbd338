/** How a part of the kit is to be used. */
export interface Guidance {
  use: string;
  avoid: string;
  /** What accessibility asks for. */
  must: string;
}
