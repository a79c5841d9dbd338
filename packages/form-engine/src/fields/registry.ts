import type { FieldKindDefinition } from './definition.ts';
import { dayNumber } from './day-number/day-number.kind.ts';
import { district } from './district/district.kind.ts';
import { dropdown } from './dropdown/dropdown.kind.ts';
import { state } from './state/state.kind.ts';
import { text } from './text/text.kind.ts';

/** Every kind of field (§3): one line each. */
export const fieldKinds = {
  dropdown,
  text,
  dayNumber,
  state,
  district,
} satisfies Record<string, FieldKindDefinition>;

type Kinds = typeof fieldKinds;
type Sources<Kind> = Kind extends { source: infer Source extends string } ? Source : never;
type TextKeys<Kind> = Kind extends { messages: infer Messages } ? Messages[keyof Messages] : never;

/** The kinds of field that the server's `dataType` names (§3 Dynamic form field). */
export type FieldKind = keyof Kinds;

/** The loaders the options port must have. */
export type OptionsSource = Sources<Kinds[FieldKind]>;

/** The texts the kinds' messages need. */
export type KindTextKey = TextKeys<Kinds[FieldKind]> & string;

/** The definition of a kind, seen through the common interface. */
export const kindOf = (kind: FieldKind): FieldKindDefinition => fieldKinds[kind];
