import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';

export interface Module {
  declared: ReadonlyMap<string, t.Node>;
  /** The file and export name of each import from our own files. */
  imported: ReadonlyMap<string, { file: string; name: string }>;
}

/** Code that contains one of these names clicks, types or dispatches an event. */
const actions = new Set(['userEvent', 'fireEvent', 'dispatchEvent', 'click']);

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const module = toModule(babelParse(readFileSync(file, 'utf8')), file);
  modules.set(file, module);
  return module;
}

export function toModule(ast: t.File, file: string): Module {
  const declared = new Map<string, t.Node>();
  const imported = new Map<string, { file: string; name: string }>();
  for (const statement of ast.program.body) {
    if (t.isImportDeclaration(statement)) {
      if (!statement.source.value.startsWith('.')) continue;
      for (const one of statement.specifiers) {
        if (!t.isImportSpecifier(one) || !t.isIdentifier(one.imported)) continue;
        const target = join(dirname(file), statement.source.value);
        imported.set(one.local.name, { file: target, name: one.imported.name });
      }
      continue;
    }
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (t.isFunctionDeclaration(declaration) && declaration.id) {
      declared.set(declaration.id.name, declaration);
    } else if (t.isVariableDeclaration(declaration)) {
      for (const { id, init } of declaration.declarations)
        if (t.isIdentifier(id) && init) declared.set(id.name, init);
    }
  }
  return { declared, imported };
}

function namesIn(node: t.Node): Set<string> {
  const names = new Set<string>();
  t.traverseFast(node, (inner) => {
    if (t.isIdentifier(inner)) names.add(inner.name);
  });
  return names;
}

/** Whether the code, or a helper function that it uses, clicks, types or dispatches an event. */
export function interacts(node: t.Node, module: Module, seen = new Set<t.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  return [...namesIn(node)].some((name) => {
    if (actions.has(name)) return true;
    const declared = module.declared.get(name);
    if (declared) return interacts(declared, module, seen);
    const link = module.imported.get(name);
    if (!link || !/\.tsx?$/.test(link.file) || !/fixtures|testing|stories/.test(link.file))
      return false;
    const other = readModule(link.file);
    const target = other.declared.get(link.name);
    return target !== undefined && interacts(target, other, seen);
  });
}

/**
 * Finds a property of the story or of a story that it spreads. If a function call creates the
 * story, returns the whole call, because its arguments may contain the property.
 */
export function findProperty(story: t.Node, key: string, module: Module): t.Node | undefined {
  const node =
    t.isTSSatisfiesExpression(story) || t.isTSAsExpression(story) ? story.expression : story;
  if (t.isIdentifier(node)) {
    const declared = module.declared.get(node.name);
    return declared && findProperty(declared, key, module);
  }
  if (t.isCallExpression(node)) return node;
  if (!t.isObjectExpression(node)) return undefined;
  for (const property of node.properties.toReversed()) {
    if (t.isSpreadElement(property)) {
      const spread = findProperty(property.argument, key, module);
      if (spread) return spread;
    } else if (t.isIdentifier(property.key, { name: key })) return property;
  }
  return undefined;
}

export function hasTag(story: t.Node, tag: string, module: Module): boolean {
  const tags = findProperty(story, 'tags', module);
  return (
    t.isObjectProperty(tags) &&
    t.isArrayExpression(tags.value) &&
    tags.value.elements.some((element) => t.isStringLiteral(element, { value: tag }))
  );
}

/** Toolbar values that make a story a variant, such as “dark”, with the tag of that variant. */
export const variants: Readonly<Record<string, string>> = {
  small: 'small',
  wide: 'wide',
  dark: 'dark',
  200: 'large',
};

export function variantsOf(story: t.Node, module: Module): string[] {
  const globals = findProperty(story, 'globals', module);
  const found = new Set<string>();
  if (globals) {
    t.traverseFast(globals, (node) => {
      // A text size is a numeric literal; the other values are strings.
      const isValue = t.isStringLiteral(node) || t.isNumericLiteral(node);
      const look = isValue ? variants[String(node.value)] : undefined;
      if (look !== undefined) found.add(look);
    });
  }
  return [...found];
}
