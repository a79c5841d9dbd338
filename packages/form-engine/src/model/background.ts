export interface BackgroundTask {
  stop: () => void;
}

/** Tasks such as uploads continue while their field is hidden, until the form unmounts. */
export interface BackgroundTasks {
  /** Returns the task of a field. The first call starts the task. */
  of: <Begun extends BackgroundTask>(fieldKey: string, begin: () => Begun) => Begun;
}
