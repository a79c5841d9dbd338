/**
 * One schema checks the answers of every form, each as a row `{d: rule, v: value}`. What differs between
 * fields is data (`$data`), so the schema is compiled once, at build time, and no page evaluates code.
 * Patterns are constant: no expression of the server is ever run.
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
    {
      if: {
        properties: {
          d: { properties: { isRequired: { const: true } }, required: ['isRequired'] },
        },
      },
      // eslint-disable-next-line unicorn/no-thenable -- JSON Schema's word
      then: { required: ['v'] },
    },
    {
      if: {
        properties: { d: { properties: { isDigits: { const: true } }, required: ['isDigits'] } },
      },
      // eslint-disable-next-line unicorn/no-thenable -- JSON Schema's word
      then: { properties: { v: { pattern: '^[0-9]*$' } } },
    },
  ],
} as const;
