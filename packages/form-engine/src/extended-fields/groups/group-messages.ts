/** `{label}` is the group's, `{row}` the title of a row such as `Floor 2`. */
export interface GroupMessages {
  /** Names a row: `{label}` and `{number}`. */
  rowTitle: string;
  addRow: string;
  removeRow: string;
  rowAdded: string;
  rowRemoved: string;
  /** `{least}` and `{most}` */
  rowsOutOfRange: string;
}
