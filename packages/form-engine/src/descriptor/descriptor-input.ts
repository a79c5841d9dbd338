import type { Schema } from '@kosha/api-client';

/** A descriptor as the contract has it. The engine also accepts anything else. */
export type DescriptorInput = Schema<'DynamicField'>;
