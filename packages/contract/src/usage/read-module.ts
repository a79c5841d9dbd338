import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { readApiCall, type ApiCall } from './read-api-call.ts';

/** An export of a module; the name `*` means all exports. */
export interface Target {
  file: string;
  name: string;
}

/** One declaration, or one statement that runs when its module loads. */
export interface Part {
  mentions: ReadonlySet<string>;
  dynamicImports: readonly Target[];
  calls: readonly ApiCall[];
}

export interface Module {
  source: ts.SourceFile;
  /** By the declared name; {@link onLoad} for statements without one. */
  parts: ReadonlyMap<string, Part[]>;
  /** Imported and renamed names, each with the export it means. */
  links: ReadonlyMap<string, Target>;
  /** The files of `export * from`. */
  passedOn: readonly string[];
  /** The files of `import './x.ts'` without names. */
  loads: readonly Target[];
}

export const onLoad = '';
export const wholeModule = '*';

export function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const module = {
    source,
    parts: new Map<string, Part[]>(),
    links: new Map<string, Target>(),
    passedOn: new Array<string>(),
    loads: new Array<Target>(),
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, module);
    else if (ts.isExportDeclaration(statement)) addExports(statement, module);
    else {
      for (const [name, node] of declarationsIn(statement)) {
        module.parts.set(name, [...(module.parts.get(name) ?? []), readPart(node)]);
      }
    }
  }
  return module;
}

interface Links {
  links: Map<string, Target>;
  passedOn: string[];
  loads: Target[];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} is imported but cannot be read`, { cause });
  }
}

/** The file of a relative import; undefined for a package. */
function fileOf(specifier: ts.Expression | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return undefined;
  const isSource = /^\.{1,2}\/.*\.tsx?$/.test(specifier.text);
  return isSource
    ? resolve(dirname(specifier.getSourceFile().fileName), specifier.text)
    : undefined;
}

function addImports(statement: ts.ImportDeclaration, { links, loads }: Links): void {
  const file = fileOf(statement.moduleSpecifier);
  const clause = statement.importClause;
  if (!file || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  if (!clause) loads.push({ file, name: onLoad });
  if (clause?.name) links.set(clause.name.text, { file, name: 'default' });
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    links.set(bindings.name.text, { file, name: wholeModule });
  } else {
    for (const { name, propertyName } of bindings?.elements ?? []) {
      links.set(name.text, { file, name: (propertyName ?? name).text });
    }
  }
}

function addExports(statement: ts.ExportDeclaration, { links, passedOn }: Links): void {
  const file = statement.moduleSpecifier
    ? fileOf(statement.moduleSpecifier)
    : statement.getSourceFile().fileName;
  if (!file || statement.isTypeOnly) return;
  const clause = statement.exportClause;
  if (!clause) passedOn.push(file);
  else if (ts.isNamespaceExport(clause)) links.set(clause.name.text, { file, name: wholeModule });
  else {
    for (const { name, propertyName } of clause.elements) {
      if (propertyName || statement.moduleSpecifier) {
        links.set(name.text, { file, name: (propertyName ?? name).text });
      }
    }
  }
}

function declarationsIn(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      namesIn(declaration.name).map((name): [string, ts.Node] => [name, declaration]),
    );
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const isDefault = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
    );
    const names = [
      ...(isDefault ? ['default'] : []),
      ...(statement.name ? [statement.name.text] : []),
    ];
    return names.map((name) => [name, statement]);
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
  return [[ts.isExportAssignment(statement) ? 'default' : onLoad, statement]];
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesIn(element.name),
  );
}

/** Collects names, dynamic imports and calls from the whole tree below a node. */
export function readPart(root: ts.Node): Part {
  const mentions = new Set<string>();
  const dynamicImports: Target[] = [];
  const calls: ApiCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && !isMemberName(node)) mentions.add(node.text);
    if (ts.isCallExpression(node)) {
      const call = readApiCall(node);
      if (call) calls.push(call);
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const file = fileOf(node.arguments[0]);
        if (file) dynamicImports.push({ file, name: nameTakenFrom(node) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return { mentions, dynamicImports, calls };
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
}

/** `Name` in `(await import('…')).Name`, else the whole module. */
function nameTakenFrom(importCall: ts.CallExpression): string {
  let node: ts.Node = importCall.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  return ts.isPropertyAccessExpression(node) && node.name.text !== 'then'
    ? node.name.text
    : wholeModule;
}
