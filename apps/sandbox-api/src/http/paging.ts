const maxRows = 100;

/** The requested range of a list; the first 100 rows by default. */
export interface Rows {
  offset: number;
  limit: number;
}

export function rowsOf({ page = 1, limit = maxRows }: { page?: number; limit?: number }): Rows {
  return { offset: (page - 1) * limit, limit };
}
