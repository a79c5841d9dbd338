export interface Work {
  stop: () => void;
}

/**
 * Tasks such as uploads, which continue while their field is hidden. Unmounting the form stops all
 * tasks.
 */
export interface Background {
  /** The first call starts the task. */
  of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => Begun;
}
