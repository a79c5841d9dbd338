/**
 * The one schema that every form is checked by, over rows `{d: rule, v: value}`: what differs from
 * field to field is data (`$data`), so it is compiled once, at build time, and no page evaluates
 * code. Patterns are constant: an expression of the server's is never run.
 */
export const universalSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: { $data: '0/d/required' },
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
          properties: { d: { properties: { isDigits: { const: true } }, required: ['isDigits'] } },
        },
        // eslint-disable-next-line unicorn/no-thenable -- JSON Schema's word
        then: { properties: { v: { pattern: '^[0-9]*$' } } },
      },
    ],
  },
} as const;
