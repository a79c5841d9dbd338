import type { Choice } from '../descriptor/field.ts';
import type { OptionsSource } from '../fields/registry.ts';

/**
 * Where choices come from that no descriptor holds: a loader for each source. `parentValue` is the
 * value of the field they hang on ('' where there is none). A rejection shows Retry.
 */
export type OptionsPort = Readonly<
  Record<OptionsSource, (parentValue: string, signal: AbortSignal) => Promise<readonly Choice[]>>
>;
