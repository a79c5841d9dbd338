import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';

export interface MessageKeyUsage {
  /**
   * The imported message catalogues, by file and export name. `isOpen` is true if the file computes
   * some keys of the catalogue, or uses the catalogue as a whole.
   */
  catalogues: ReadonlyMap<string, { isOpen: boolean }>;
  /** All string literals of the file; some of them are keys. */
  written: ReadonlySet<string>;
  /** Patterns for keys that are built from templates, such as `state${…}`. */
  putTogether: readonly RegExp[];
}

const known = new Map<string, MessageKeyUsage>();

/** Caches the result, because many screens import the same files. */
export function readMessageKeyUsage(file: string): MessageKeyUsage {
  const keys = known.get(file) ?? readWords(file);
  known.set(file, keys);
  return keys;
}

function readWords(file: string): MessageKeyUsage {
  const { program } = babelParse(readFileSync(file, 'utf8'));
  const imported = cataloguesOf(program, file);
  const open = computedIn(program, new Set(imported.keys()));
  const catalogues = new Map(
    [...imported].map(([name, key]) => [key, { isOpen: open.has(name) }] as const),
  );
  return { catalogues, ...messagesIn(program) };
}

function cataloguesOf({ body }: t.Program, file: string): Map<string, string> {
  const imported = new Map<string, string>();
  for (const statement of body) {
    if (!t.isImportDeclaration(statement)) continue;
    if (!statement.source.value.endsWith('.messages.ts')) continue;
    const target = join(dirname(file), statement.source.value);
    for (const one of statement.specifiers)
      if (t.isImportSpecifier(one) && t.isIdentifier(one.imported))
        imported.set(one.local.name, `${target} ${one.imported.name}`);
  }
  return imported;
}

function messagesIn(program: t.Program): Pick<MessageKeyUsage, 'written' | 'putTogether'> {
  const written = new Set<string>();
  const putTogether: RegExp[] = [];
  t.traverseFast(program, (node) => {
    if (t.isStringLiteral(node)) written.add(node.value);
    const pattern = t.isTemplateLiteral(node) && patternOf(node);
    if (pattern) putTogether.push(pattern);
  });
  return { written, putTogether };
}

/** Undefined for a template without fixed text, because its pattern would match every key. */
function patternOf({ quasis }: t.TemplateLiteral): RegExp | undefined {
  const fixed = quasis.map(({ value }) => value.raw);
  const isKey = fixed.join('') !== '' && fixed.every((part) => /^\w*$/.test(part));
  return isKey ? new RegExp(`^${fixed.join('\\w+')}$`) : undefined;
}

const readers = new Set(['useMessages', 'translate']);

const isReader = (node: t.Node | null | undefined): boolean =>
  t.isCallExpression(node) && t.isIdentifier(node.callee) && readers.has(node.callee.name);

const isLiteral = (node: t.Node | null | undefined): boolean =>
  t.isStringLiteral(node) ||
  t.isTemplateLiteral(node) ||
  (t.isConditionalExpression(node) && isLiteral(node.consequent) && isLiteral(node.alternate));

/** The catalogues whose keys the file computes, and the catalogues that it uses as a whole. */
function computedIn(program: t.Program, names: ReadonlySet<string>): Set<string> {
  const open = new Set<string>();
  const translators = translatorsIn(program, names);
  t.traverseFast(program, (node) => {
    // `catalogue.texts` and `someFunction(catalogue)` use the whole catalogue.
    if (t.isMemberExpression(node) && t.isIdentifier(node.object) && names.has(node.object.name))
      open.add(node.object.name);
    if (!t.isCallExpression(node)) return;
    if (!isReader(node))
      for (const argument of node.arguments)
        if (t.isIdentifier(argument) && names.has(argument.name)) open.add(argument.name);
    if (isLiteral(node.arguments[0])) return;
    const direct = isReader(node.callee) ? namedIn(node.callee, names) : [];
    const called = t.isIdentifier(node.callee) ? translators.get(node.callee.name) : undefined;
    for (const name of [...direct, ...(called ?? [])]) open.add(name);
  });
  return open;
}

/**
 * A translating function is the result of `useMessages(catalogue)`, or a parameter whose type names
 * a catalogue.
 */
function translatorsIn(program: t.Program, names: ReadonlySet<string>): Map<string, string[]> {
  const types = new Map<string, string[]>();
  const translators = new Map<string, string[]>();
  const add = (name: string, own: readonly string[]) =>
    translators.set(name, [...(translators.get(name) ?? []), ...own]);
  t.traverseFast(program, (node) => {
    if (t.isTSTypeAliasDeclaration(node))
      types.set(node.id.name, namedIn(node.typeAnnotation, names));
  });
  t.traverseFast(program, (node) => {
    if (t.isVariableDeclarator(node) && t.isIdentifier(node.id) && isReader(node.init))
      add(node.id.name, namedIn(node.init, names));
    if (!t.isIdentifier(node) || !t.isTSTypeAnnotation(node.typeAnnotation)) return;
    const type = node.typeAnnotation.typeAnnotation;
    const alias = t.isTSTypeReference(type) && t.isIdentifier(type.typeName) && type.typeName.name;
    add(node.name, (alias && types.get(alias)) || namedIn(type, names));
  });
  return translators;
}

function namedIn(node: t.Node | null | undefined, names: ReadonlySet<string>): string[] {
  const found: string[] = [];
  if (node)
    t.traverseFast(node, (inner) => {
      if (t.isIdentifier(inner) && names.has(inner.name)) found.push(inner.name);
    });
  return found;
}
