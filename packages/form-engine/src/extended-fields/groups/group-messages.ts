/** `{label}` is the group's label, `{row}` a row's title such as `Floor 2`. */
export interface GroupMessages {
  /** Placeholders: `{label}` and `{number}`. */
  rowTitle: string;
  addRow: string;
  removeRow: string;
  rowAdded: string;
  rowRemoved: string;
  /** Placeholders: `{label}`, and `{least}` and `{most}` for the allowed number of rows. */
  rowsOutOfRange: string;
}
