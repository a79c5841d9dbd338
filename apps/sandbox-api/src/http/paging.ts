const maxRows = 100;

export interface RowRange {
  offset: number;
  limit: number;
}

export function rowRangeOf({
  page = 1,
  limit = maxRows,
}: {
  page?: number;
  limit?: number;
}): RowRange {
  return { offset: (page - 1) * limit, limit };
}
