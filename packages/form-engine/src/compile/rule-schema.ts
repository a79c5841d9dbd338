import type { ValueRule } from '../model/kind.ts';

/** The JSON Schema of one value, without branches. */
export interface FlatSchema {
  type: ValueRule['type'];
  title?: string;
  pattern?: string;
  maxLength?: number;
  enum?: string[];
  minimum?: number;
  maximum?: number;
}

/** A rule as plain JSON Schema. Loaded choices are left out, because they change. */
export function schemaOfRule(rule: ValueRule): FlatSchema {
  return {
    type: rule.type,
    ...(rule.isDigits && { pattern: '^[0-9]*$' }),
    ...(rule.maxLength !== undefined && { maxLength: rule.maxLength }),
    ...(rule.codes && rule.codes.length > 0 && { enum: [...rule.codes] }),
    ...(rule.minimum !== undefined && { minimum: rule.minimum }),
    ...(rule.maximum !== undefined && { maximum: rule.maximum }),
  };
}
