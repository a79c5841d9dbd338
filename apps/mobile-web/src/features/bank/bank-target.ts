/** What a bank card is chosen for. */
export interface BankTarget {
  /** The product. */
  pid: string;
  /** The scheduled order that gets the card (D09); without it, an application does. */
  oid: string | undefined;
}

/** The history's state for the way from a card that was just added to the list. */
export const cardAdded = 'card-added';

/** Reads it from a screen's address; undefined where no product is named. */
export function bankTarget(query: URLSearchParams): BankTarget | undefined {
  const pid = query.get('pid');
  return pid ? { pid, oid: query.get('oid') || undefined } : undefined;
}
