/** Part of the history's state: how many entries a screen has added above the one that opened it. */
interface OwnEntries {
  ownEntries: number;
}

/** Reads that from the state of an entry; 0 where it is not told. */
export function readOwnEntries(state: unknown): OwnEntries {
  const { ownEntries } = (state ?? {}) as Partial<OwnEntries>;
  return { ownEntries: ownEntries ?? 0 };
}
