const where = (flag: 'isRequired' | 'isDigits', schema: object) => ({
  if: { properties: { d: { properties: { [flag]: { const: true } }, required: [flag] } } },
  // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: schema,
});

/**
 * One schema for the fields of all forms, compiled at build time. The input contains the rule of a
 * field (`d`), to which `$data` refers, and the answer (`v`). A rule has no regular expression, so
 * that none from a server is executed.
 */
export const fieldValueSchema = {
  type: 'object',
  if: { properties: { d: { properties: { type: { const: 'integer' } } } } },
  // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
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
