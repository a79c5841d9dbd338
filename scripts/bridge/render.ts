import type { Bridge, BridgeTypeDefinition } from './read-schemas.ts';

const notice = '// Generated from openapi/bridge/ by `pnpm bridge:generate`. Do not edit.';
const comment = (text: string, indent = '') => `${indent}/** ${text} */`;
type Field = Extract<BridgeTypeDefinition, { fields: unknown }>['fields'][number];

export const renderBridge = (bridge: Bridge): Record<string, string> => ({
  'apps/mobile-web/src/shared/native/__generated__/bridge.ts': typescript(bridge),
  'packages/contract/src/__generated__/bridge.json': `${JSON.stringify(bridge.schemas)}\n`,
  'openapi/bridge/kotlin/KoshaBridge.kt': kotlin(bridge),
  'openapi/bridge/swift/KoshaBridge.swift': swift(bridge),
});

const sheet = (...blocks: string[]) => `${[notice, ...blocks].join('\n\n')}\n`;

function typescript({ messages, shapes }: Bridge): string {
  const typeOf = ({ kind }: Field) =>
    'constant' in kind ? `'${kind.constant}'` : 'shape' in kind ? kind.shape : 'string';
  const union = (direction: string) =>
    messages
      .flatMap((message) => (message.direction === direction ? message.name : []))
      .join(' | ');
  const declared = shapes.map((shape) => {
    if ('values' in shape) {
      const values = shape.values.map((word) => `'${word}'`).join(' | ');
      return `${comment(shape.description)}\nexport type ${shape.name} = ${values};`;
    }
    if (shape.fields.length === 0) {
      return `${comment(shape.description)}\nexport type ${shape.name} = Record<string, never>;`;
    }
    const fields = shape.fields.flatMap((field) => [
      comment(field.description, '  '),
      `  ${field.name}${field.isRequired ? '' : '?'}: ${typeOf(field)};`,
    ]);
    return [comment(shape.description), `export interface ${shape.name} {`, ...fields, '}'].join(
      '\n',
    );
  });
  return sheet(
    ...declared,
    `${comment('What the app sends.')}\nexport type ToShell = ${union('toShell')};`,
    `${comment('What a shell sends.')}\nexport type ToApp = ${union('toApp')};`,
  );
}

/** The classes need no annotations: libraries such as Gson match JSON keys to property names. */
function kotlin({ shapes }: Bridge): string {
  const typeOf = ({ kind }: Field) => ('shape' in kind ? kind.shape : 'String');
  const declared = shapes.map((shape) => {
    if ('values' in shape) {
      return `${comment(shape.description)}\nenum class ${shape.name} { ${shape.values.join(', ')} }`;
    }
    // A data class needs at least one field.
    if (shape.fields.length === 0) return `${comment(shape.description)}\nclass ${shape.name}`;
    const fields = shape.fields.flatMap((field) => {
      const initial =
        'constant' in field.kind
          ? ` = "${field.kind.constant}"`
          : field.isRequired
            ? ''
            : '? = null';
      return [
        comment(field.description, '    '),
        `    val ${field.name}: ${typeOf(field)}${initial},`,
      ];
    });
    const last = fields.length - 1;
    const listed = fields.map((line, at) => (at === last ? line.replace(/,$/, '') : line));
    return [comment(shape.description), `data class ${shape.name}(`, ...listed, ')'].join('\n');
  });
  return sheet('package kosha.bridge', ...declared);
}

function swift({ shapes }: Bridge): string {
  const typeOf = ({ kind }: Field) => ('shape' in kind ? kind.shape : 'String');
  const declared = shapes.map((shape) => {
    const head = `/// ${shape.description}`;
    if ('values' in shape) {
      return `${head}\npublic enum ${shape.name}: String, Codable { case ${shape.values.join(', ')} }`;
    }
    const stored = shape.fields.flatMap((field) => [
      `    /// ${field.description}`,
      `    public let ${field.name}: ${typeOf(field)}${field.isRequired ? '' : '?'}`,
    ]);
    const parameters = shape.fields.map((field) => {
      const initial =
        'constant' in field.kind
          ? ` = "${field.kind.constant}"`
          : field.isRequired
            ? ''
            : '? = nil';
      return `${field.name}: ${typeOf(field)}${initial}`;
    });
    const set = shape.fields.map(({ name }) => `        self.${name} = ${name}`);
    const body = set.length > 0 ? ['{', ...set, '    }'] : ['{}'];
    return [
      head,
      `public struct ${shape.name}: Codable {`,
      ...stored,
      `    public init(${parameters.join(', ')}) ${body.join('\n')}`,
      '}',
    ].join('\n');
  });
  return sheet('import Foundation', ...declared);
}
