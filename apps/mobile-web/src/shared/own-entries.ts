/** In the history's state: how many entries a screen has laid over the one it was entered by. */
interface OwnEntries {
  ownEntries: number;
}

/** As the state of an entry has them; none where it says nothing of the kind. */
export function readOwnEntries(state: unknown): OwnEntries {
  const { ownEntries } = (state ?? {}) as Partial<OwnEntries>;
  return { ownEntries: ownEntries ?? 0 };
}
