/** One choice of a descriptor (§3.27). */
export interface ChoiceInput {
  dictLabel: string;
  dictValue: string;
}

/** Properties beyond §3 (D64). Without `extension` in the config, these are reported as unknown. */
interface ExtendedInput {
  placeholder?: string | null;
  /** A pattern in a limited syntax, such as `[A-Z]{5}[0-9]{4}[A-Z]`. */
  pattern?: string | null;
  /** The bounds of the answer: `min` and `max` are numbers or dates. */
  min?: number | string | null;
  max?: number | string | null;
  /** The kind of the answer, such as 'phone', 'email', 'pan', 'aadhaar', 'date' or 'dateRange'. */
  semantic?: string | null;
  /** A display mask such as `#### ####`, with `#` for each character. Separators are not sent. */
  mask?: string | null;
  /** `shownIf`, `requiredIf` and `readOnlyIf` are conditions of the type `Condition`. */
  shownIf?: object | null;
  requiredIf?: object | null;
  readOnlyIf?: object | null;
  /**
   * The formula of an answer that the form computes: `sum`, `product`, `difference` or `join`.
   * Examples: `{ sum: ['salary', 500] }`, `{ join: ['firstName', 'lastName'], with: ' ' }`. The
   * strings in the list are payload names.
   */
  computed?: object | null;
  multiple?: boolean | null;
  /** A group whose rows have these fields. A `single` group has exactly one row. */
  group?: {
    fields: readonly object[];
    single?: boolean;
    minRows?: number;
    maxRows?: number;
  } | null;
  /** The title of a page that begins with this field. */
  page?: string | null;
  /** Enables columns in the whole form, if the form is wide enough. */
  columns?: boolean | null;
  /** Adds a review page to the whole form. */
  review?: boolean | null;
}

/** The server's description of a field (§3.19, D64). The engine also tolerates invalid input. */
export interface FieldDescriptor extends ExtendedInput {
  /** The label. */
  key: string;
  /** The payload name. */
  value: string;
  /** The number of a field type, or its name in the config, such as `select` or `text`. */
  dataType: number | string;
  /** 1 means digits only (§3.26). */
  checkType?: number | null;
  /** 1 means required. */
  checkReq: number;
  lengthLimitMax?: number | null;
  /** A hint, always visible below the label. */
  label?: string | null;
  dictionaryVoList?: readonly ChoiceInput[] | null;
  /** 1 means that the field can be hidden (§4). */
  canHidden?: number | null;
}
