export interface Guidance {
  use: string;
  avoid: string;
  /** Accessibility requirements. */
  must: string;
  /** For a component without a page of its own: the component whose page shows it. */
  seenWith?: string;
}
