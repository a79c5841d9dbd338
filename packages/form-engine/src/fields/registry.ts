import type { FieldKind } from '../model/field.ts';
import type { FieldKindDefinition } from '../model/kind.ts';
import { dayNumber } from './day-number/day-number.kind.ts';
import { district } from './district/district.kind.ts';
import { dropdown } from './dropdown/dropdown.kind.ts';
import { state } from './state/state.kind.ts';
import { text } from './text/text.kind.ts';

/** Every kind of field (§3): one line each. */
export const fieldKinds: Readonly<Record<FieldKind, FieldKindDefinition>> = {
  dropdown,
  text,
  dayNumber,
  state,
  district,
};
