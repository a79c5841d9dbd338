/** Applies a schema only if the rule has this flag. */
const where = (flag: 'isRequired' | 'isDigits', schema: object) => ({
  if: { properties: { d: { properties: { [flag]: { const: true } }, required: [flag] } } },
  // eslint-disable-next-line unicorn/no-thenable -- JSON Schema's word
  then: schema,
});

/**
 * One schema validates the answers of every form, each as `{d: rule, v: value}`. Differences between
 * fields are data (`$data`), so the schema is compiled once at build time, and no page evaluates code.
 * Patterns are constant: no expression of a server is ever run.
 */
export const universalSchema = {
  type: 'object',
  if: { properties: { d: { properties: { type: { const: 'integer' } } } } },
  // eslint-disable-next-line unicorn/no-thenable -- JSON Schema's word
  then: {
    properties: {
      v: {
        type: 'integer',
        minimum: { $data: '1/d/minimum' },
        maximum: { $data: '1/d/maximum' },
      },
    },
  },
  else: {
    properties: {
      v: {
        type: 'string',
        maxLength: { $data: '1/d/maxLength' },
        enum: { $data: '1/d/codes' },
      },
    },
  },
  allOf: [
    where('isRequired', { required: ['v'] }),
    where('isDigits', { properties: { v: { pattern: '^[0-9]*$' } } }),
  ],
} as const;
