/** One choice of a descriptor (§3.27). */
export interface ChoiceInput {
  dictLabel: string;
  dictValue: string;
}

/** A descriptor as the contract has it (§3.25). The engine also accepts anything else. */
export interface DescriptorInput {
  /** The label. */
  key: string;
  /** The payload name. */
  value: string;
  dataType: number;
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
