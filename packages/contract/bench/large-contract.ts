const kinds = ['loans', 'orders', 'payments', 'accounts', 'documents', 'notes', 'banks'] as const;

/**
 * A contract of 4 MB in one file, as large services write them: 2,150 calls, 6,450 examples of parameters, bodies and
 * answers, 538 schemas that refer to each other. The same each time.
 */
export function largeContract(calls = 2_150): string {
  const numbers = Array.from({ length: calls }, (_, at) => at);
  const schemas = numbers.filter((at) => at % 4 === 0);
  return JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'Large', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: 'https://large.test/api' }],
      security: [],
      paths: Object.fromEntries(numbers.map((at) => [pathOf(at), { post: operationOf(at) }])),
      components: { schemas: Object.fromEntries(schemas.map((at) => [nameOf(at), schemaOf(at)])) },
    },
    undefined,
    1,
  );
}

const kindOf = (at: number) => kinds[at % kinds.length];
const pathOf = (at: number) => `/${kindOf(at)}/v1/part-${at}/{id}`;
const nameOf = (at: number) => `Entry${at - (at % 4)}`;
const refTo = (at: number) => ({ $ref: `#/components/schemas/${nameOf(at)}` });

function schemaOf(at: number) {
  return {
    type: 'object',
    required: ['id', 'amount', 'state'],
    properties: {
      id: { type: 'string', pattern: '^[A-Z]-\\d+$', maxLength: 20 },
      amount: { type: 'number', minimum: 0, description: 'In rupees, with two decimal places.' },
      state: { enum: ['OPEN', 'CLOSED', 'OVERDUE'] },
      dueAt: { type: ['integer', 'null'], format: 'int64', description: 'Epoch milliseconds.' },
      ...(at > 0 && { part: refTo(at - 4) }),
    },
  };
}

function exampleOf(at: number, levels = 1): object {
  return {
    id: `L-${at}`,
    amount: at + 0.5,
    state: 'OPEN',
    dueAt: null,
    ...(at > 3 && levels > 0 && { part: exampleOf(at - 4, levels - 1) }),
  };
}

const holding = (at: number, named: object) => ({
  content: { 'application/json': { schema: refTo(at), examples: named } },
});

const operationOf = (at: number) => ({
  operationId: `call${at}`,
  summary: `Says what is known of part ${at} of the ${kindOf(at)}.`,
  tags: [kindOf(at)],
  'x-screens': [`/${kindOf(at)}/:id`],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The number of the entry, as the list of all entries gives it.',
      schema: { type: 'string', maxLength: 20 },
      example: `L-${at}`,
    },
  ],
  requestBody: holding(at, { sent: { value: exampleOf(at) } }),
  responses: {
    200: { description: 'The entry.', ...holding(at, { found: { value: exampleOf(at) } }) },
    400: { description: 'Something that was sent does not fit.' },
  },
});
