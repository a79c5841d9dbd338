/** Something that runs until it is stopped. */
export interface Work {
  stop: () => void;
}

/** Work that goes on while its field is hidden, such as an upload; it stops when the form goes. */
export interface Background {
  /** The work of a field, which begins when it is first asked for. */
  of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => Begun;
}
