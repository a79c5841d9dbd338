/** Replaces functions of rjsf for props that no form sets (`omitExtraData`). A call is a mistake, so it fails. */
export default function unused(): never {
  throw new Error('The lean build of rjsf does not have this function');
}

export { unused as getUsedFormData, unused as getFieldNames, unused as isValueEmpty };
