export interface Guidance {
  use: string;
  avoid: string;
  /** Accessibility requirements. */
  must: string;
  /** The component whose page shows this component, if it has no page itself. */
  seenWith?: string;
}
