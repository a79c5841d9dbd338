/** How to use a component of the kit. */
export interface Guidance {
  use: string;
  avoid: string;
  /** Accessibility requirements. */
  must: string;
  /** For a component without its own page: the component whose page shows it. */
  seenWith?: string;
}
