/** Placeholders: `{label}`, the group's label, and `{row}`, a row's title such as `Floor 2`. */
export interface GroupMessages {
  /** The title of a row. Placeholders: `{label}` and `{number}`. */
  rowTitle: string;
  addRow: string;
  removeRow: string;
  rowAdded: string;
  rowRemoved: string;
  /** Placeholders: `{least}` and `{most}`. */
  rowsOutOfRange: string;
}
