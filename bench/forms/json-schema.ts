import { benchChoices, type Descriptors } from './form.ts';
import type { FieldDescriptor } from '../../packages/form-engine/src/schema/field-descriptor.ts';

const days = Array.from({ length: 31 }, (_, at) => at + 1);

export const jsonSchemaOf = (fields: Descriptors) => ({
  type: 'object' as const,
  properties: Object.fromEntries(fields.map((item) => [item.value, propertyOf(item)])),
  required: fields.map(({ value }) => value),
});

function propertyOf({ key: title, dataType, checkType, lengthLimitMax }: FieldDescriptor) {
  if (dataType === 3) return { type: 'integer' as const, title, enum: days };
  if (dataType === 0) {
    const oneOf = benchChoices.map((choice) => ({
      const: choice.dictValue,
      title: choice.dictLabel,
    }));
    return { type: 'string' as const, title, oneOf };
  }
  return {
    type: 'string' as const,
    title,
    maxLength: lengthLimitMax ?? 0,
    ...(checkType === 1 && { pattern: '^[0-9]*$' }),
  };
}
