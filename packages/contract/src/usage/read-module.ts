import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { resolveImportPath, wholeModule } from './references.ts';
import { boundNamesOf } from './scope.ts';

export interface ImportTarget {
  file: string;
  name: string;
}

export interface Module {
  source: ts.SourceFile;
  /** Declarations by name. Statements without a name have the key {@link moduleLoadName}. */
  declarations: ReadonlyMap<string, ts.Node[]>;
  links: ReadonlyMap<string, ImportTarget>;
  /** Files of `export * from`. */
  reexports: readonly string[];
  /** Files of imports without names, such as `import './x.ts'`. */
  loads: readonly ImportTarget[];
}

export const moduleLoadName = '';

export function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const module = {
    source,
    declarations: new Map<string, ts.Node[]>(),
    links: new Map<string, ImportTarget>(),
    reexports: new Array<string>(),
    loads: new Array<ImportTarget>(),
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, module);
    else if (ts.isExportDeclaration(statement)) addExports(statement, module);
    else {
      for (const [name, node] of declarationsIn(statement)) {
        module.declarations.set(name, [...(module.declarations.get(name) ?? []), node]);
      }
    }
  }
  return module;
}

interface Links {
  links: Map<string, ImportTarget>;
  reexports: string[];
  loads: ImportTarget[];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} is imported but cannot be read`, { cause });
  }
}

function addImports(statement: ts.ImportDeclaration, { links, loads }: Links): void {
  const file = resolveImportPath(statement.moduleSpecifier);
  const clause = statement.importClause;
  if (!file || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  if (!clause) loads.push({ file, name: moduleLoadName });
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

function addExports(statement: ts.ExportDeclaration, { links, reexports }: Links): void {
  const file = statement.moduleSpecifier
    ? resolveImportPath(statement.moduleSpecifier)
    : statement.getSourceFile().fileName;
  if (!file || statement.isTypeOnly) return;
  const clause = statement.exportClause;
  if (!clause) reexports.push(file);
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
      boundNamesOf(declaration.name).map((name): [string, ts.Node] => [name, declaration]),
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
  return [[ts.isExportAssignment(statement) ? 'default' : moduleLoadName, statement]];
}
