/** One choice of a descriptor (§3.27). */
export interface ChoiceInput {
  dictLabel: string;
  dictValue: string;
}

/** What a descriptor may say beside the fields of section 3; a form reads it with the extension (D64). */
interface ExtendedInput {
  placeholder?: string | null;
  /** Places one after another, such as `[A-Z]{5}[0-9]{4}[A-Z]`. */
  pattern?: string | null;
  /** A number or a day. */
  min?: number | string | null;
  max?: number | string | null;
  /** Such as 'phone', 'email', 'pan', 'aadhaar', 'pincode', 'ifsc', 'name', 'date' or 'dateRange'. */
  semantic?: string | null;
  /** How a text is shown, with `#` for each of its characters, such as `#### #### #### ####`; it is sent without the rest. */
  mask?: string | null;
  /** A `Condition`, as the next two. */
  shownIf?: object | null;
  requiredIf?: object | null;
  readOnlyIf?: object | null;
  /** `sum`, `product` or `difference` of payload names and numbers, or `join` of names `with` a text between them. */
  computed?: object | null;
  /** Several choices can be taken. */
  multiple?: boolean | null;
  /** A repeating group with the fields of its rows, or `single`: these fields once. */
  group?: {
    fields: readonly object[];
    single?: boolean;
    minRows?: number;
    maxRows?: number;
  } | null;
  /** The title of the page on which the field stands. */
  page?: string | null;
  /** For the whole form: its fields stand beside each other where it is wide enough. */
  columns?: boolean | null;
  /** For the whole form: its pages end with one that shows all answers. */
  review?: boolean | null;
}

/** A descriptor as the contract has it (§3.25, D64). The engine also accepts anything else. */
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
  /** A hint, which stays below the label. */
  label?: string | null;
  dictionaryVoList?: readonly ChoiceInput[] | null;
  /** 1 means that the field can be hidden (§4). */
  canHidden?: number | null;
}
