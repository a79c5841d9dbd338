const maxRows = 100;

/** Which rows of a list a call asks for; without a page, the first 100. */
export interface Rows {
  offset: number;
  limit: number;
}

export function rowsOf({ page = 1, limit = maxRows }: { page?: number; limit?: number }): Rows {
  return { offset: (page - 1) * limit, limit };
}
