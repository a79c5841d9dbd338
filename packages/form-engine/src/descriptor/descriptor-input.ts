import type { Schema } from '@kosha/api-client';

/** A descriptor as the contract has it; the engine survives anything else too. */
export type DescriptorInput = Schema<'DynamicField'>;
