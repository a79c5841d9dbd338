const maxRows = 100;

export interface Rows {
  offset: number;
  limit: number;
}

export function rowsOf({ page = 1, limit = maxRows }: { page?: number; limit?: number }): Rows {
  return { offset: (page - 1) * limit, limit };
}
