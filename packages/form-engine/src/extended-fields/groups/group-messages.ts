/** Placeholders: `{label}` of the group, and `{row}`, a row's title such as `Floor 2`. */
export interface GroupMessages {
  /** A row's title, from `{label}` and `{number}`. */
  rowTitle: string;
  addRow: string;
  removeRow: string;
  rowAdded: string;
  rowRemoved: string;
  /** `{least}` and `{most}` */
  rowsOutOfRange: string;
}
