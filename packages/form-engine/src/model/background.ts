/** A task that runs until it is stopped. */
export interface Work {
  stop: () => void;
}

/** Tasks that continue while their field is hidden, such as uploads; stopped with the form. */
export interface Background {
  /** The task of a field, started on first access. */
  of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => Begun;
}
