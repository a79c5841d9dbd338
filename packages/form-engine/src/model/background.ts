/** A background task, which can be stopped. */
export interface Work {
  stop: () => void;
}

/**
 * Tasks that continue while their field is hidden, such as uploads. They are stopped when the form
 * unmounts.
 */
export interface Background {
  /** Returns the task of a field. The first call starts it. */
  of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => Begun;
}
