import type { ValueRule } from '../fields/definition.ts';

/** JSON Schema of one value, with no branches in it. */
export interface FlatSchema {
  type: ValueRule['type'];
  title?: string;
  pattern?: string;
  maxLength?: number;
  enum?: string[];
  minimum?: number;
  maximum?: number;
}

/** A rule in plain JSON Schema; loaded choices stand outside, for they change. */
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
