import { quotedNamesIn, isCallSpecified, type Requirements } from './requirements.ts';

/** `at` is relative to the checked node. */
export interface OriginFault {
  at: readonly (string | number)[];
  message: string;
}

export interface OriginExtensions {
  'x-source'?: string;
  'x-origin'?: string;
}

interface MarkedSchema extends OriginExtensions {
  properties?: Record<string, MarkedSchema>;
  items?: MarkedSchema;
  oneOf?: MarkedSchema[];
}

interface MarkedOperation extends OriginExtensions {
  parameters?: (OriginExtensions & { $ref?: string; name?: string })[];
}

export function checkSchemaOrigin(schema: MarkedSchema, requirements: Requirements): OriginFault[] {
  const source = readSource(schema, requirements);
  if ('fault' in source) return [source.fault];
  if (!isOrigin(schema['x-origin'])) return [missingOrigin];
  return fieldFaults(schema, quotedNamesIn(source.line), schema['x-origin'], []);
}

export function checkOperationOrigin(
  operation: MarkedOperation,
  call: { method: string; path: string },
  requirements: Requirements,
): OriginFault[] {
  const source = readSource(operation, requirements);
  if ('fault' in source) return [source.fault];
  const origin = operation['x-origin'];
  if (!isOrigin(origin)) return [missingOrigin];
  const names = quotedNamesIn(source.line);
  const parameters = (operation.parameters ?? []).flatMap((parameter, index) =>
    parameter.name === undefined
      ? []
      : originFault(parameter, parameter.name, names, origin, ['parameters', index]),
  );
  const isStated = isCallSpecified(source.line, call.method, call.path);
  const expected = isStated ? 'specified' : 'assumed';
  return origin === expected
    ? parameters
    : [{ at: ['x-origin'], message: `this call is ${expected} by its x-source` }, ...parameters];
}

type Origin = 'specified' | 'assumed';

const missingOrigin: OriginFault = { at: [], message: 'x-origin must be specified or assumed' };
const isOrigin = (value: string | undefined): value is Origin =>
  value === 'specified' || value === 'assumed';

function readSource(
  { 'x-source': number }: OriginExtensions,
  requirements: Requirements,
): { line: string } | { fault: OriginFault } {
  const line = number === undefined ? '' : requirements.get(number);
  if (line !== undefined) return { line };
  return { fault: { at: ['x-source'], message: `docs/product has no requirement ${number}` } };
}

function fieldFaults(
  schema: MarkedSchema,
  names: ReadonlySet<string>,
  inherited: Origin,
  at: OriginFault['at'],
): OriginFault[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const place = [...at, 'properties', name];
    const own = isOrigin(field['x-origin']) ? field['x-origin'] : inherited;
    return [
      ...originFault(field, name, names, inherited, place),
      ...fieldFaults(field, names, own, place),
    ];
  });
  const inner = [
    ...(schema.items ? [[schema.items, [...at, 'items']] as const] : []),
    ...(schema.oneOf ?? []).map((one, index) => [one, [...at, 'oneOf', index]] as const),
  ];
  return [...fields, ...inner.flatMap(([one, place]) => fieldFaults(one, names, inherited, place))];
}

function originFault(
  marked: OriginExtensions,
  name: string,
  names: ReadonlySet<string>,
  inherited: Origin,
  at: OriginFault['at'],
): OriginFault[] {
  const origin = marked['x-origin'] ?? inherited;
  const expected = names.has(name) ? 'specified' : 'assumed';
  if (origin === expected) return [];
  const reason = names.has(name) ? 'the x-source names it' : 'no x-source names it';
  return [{ at, message: `"${name}" must be ${expected}, because ${reason}` }];
}
