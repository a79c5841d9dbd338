/** One choice of a descriptor (§3.27). */
export interface ChoiceInput {
  dictLabel: string;
  dictValue: string;
}

/** Descriptor properties beyond §3; a form supports them with the extension (D64). */
interface ExtendedInput {
  placeholder?: string | null;
  /** A limited pattern, such as `[A-Z]{5}[0-9]{4}[A-Z]`. */
  pattern?: string | null;
  /** A number or a day. */
  min?: number | string | null;
  max?: number | string | null;
  /** Such as 'phone', 'email', 'pan', 'aadhaar', 'pincode', 'ifsc', 'name', 'date' or 'dateRange'. */
  semantic?: string | null;
  /** A display mask with `#` per character, such as `#### #### #### ####`; sent without separators. */
  mask?: string | null;
  /** A `Condition`, like the next two. */
  shownIf?: object | null;
  requiredIf?: object | null;
  readOnlyIf?: object | null;
  /** `sum`, `product` or `difference` of names and numbers, or `join` of names `with` a separator. */
  computed?: object | null;
  /** Allows multiple choices. */
  multiple?: boolean | null;
  /** A repeating group with the fields of its rows, or a `single` group. */
  group?: {
    fields: readonly object[];
    single?: boolean;
    minRows?: number;
    maxRows?: number;
  } | null;
  /** The title of the field's page. */
  page?: string | null;
  /** For the whole form: uses columns where it is wide enough. */
  columns?: boolean | null;
  /** For the whole form: adds a review page. */
  review?: boolean | null;
}

/** A descriptor of the contract (§3.25, D64). The engine also accepts anything else. */
export interface FieldDescriptor extends ExtendedInput {
  /** The label. */
  key: string;
  /** The payload name. */
  value: string;
  /** The number of a field type or its name in the config, such as `select`, `text`, `day`, `state` or `district`. */
  dataType: number | string;
  /** 1 means digits only (§3.26). */
  checkType?: number | null;
  /** 1 means required. */
  checkReq: number;
  /** Characters. */
  lengthLimitMax?: number | null;
  /** A hint, always visible below the label. */
  label?: string | null;
  dictionaryVoList?: readonly ChoiceInput[] | null;
  /** 1 means that the field can be hidden (§4). */
  canHidden?: number | null;
}
