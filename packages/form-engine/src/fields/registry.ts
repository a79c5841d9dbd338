import type { FieldKindDefinition } from '../model/kind.ts';
import type { OptionsPort } from '../model/options.ts';
import { dayNumber } from './day-number/day-number.kind.ts';
import { district } from './district/district.kind.ts';
import { dropdown } from './dropdown/dropdown.kind.ts';
import { state } from './state/state.kind.ts';
import { text } from './text/text.kind.ts';

/** Its source is one of those that the app must supply. */
type ProductKind = FieldKindDefinition & { source?: keyof OptionsPort };

/** Every kind of field of the product (§3): one line each. */
export const fieldKinds = {
  dropdown,
  text,
  dayNumber,
  state,
  district,
} as const satisfies Readonly<Record<string, ProductKind>>;
