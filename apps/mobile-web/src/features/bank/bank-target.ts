/** What a bank card is chosen for. */
export interface BankTarget {
  /** The product. */
  pid: string;
  /** The scheduled order that gets the card (D09); without it, an application does. */
  oid: string | undefined;
}

/** Reads it from a screen's address; undefined where no product is named. */
export function bankTarget(query: URLSearchParams): BankTarget | undefined {
  const pid = query.get('pid');
  return pid ? { pid, oid: query.get('oid') || undefined } : undefined;
}
