import ts from 'typescript';
import type { Link, Module } from './read-module.ts';
import { readPart, type Part } from './references.ts';

/** A row of the app's route table. */
export interface Route {
  /** Such as `/orders/:id/detail`. */
  pattern: string;
  /** The file that contains this row. */
  file: string;
  /** The expression that imports the screen. */
  screen: Part;
}

/**
 * Finds object literals with a `pattern` and a `screen` that imports a module, also in lists of
 * other files that are spread into the table.
 */
export function readRoutes(table: Module, read: (file: string) => Module): Route[] {
  const routes: Route[] = [];
  const visit = (node: ts.Node): void => {
    const spread = ts.isSpreadElement(node) && table.links.get(node.expression.getText());
    if (spread) routes.push(...readRoutes(read(spread.file), read));
    const pattern = ts.isObjectLiteralExpression(node) && valueOf(node, 'pattern');
    const screen = ts.isObjectLiteralExpression(node) && valueOf(node, 'screen');
    if (!pattern || !screen) return ts.forEachChild(node, visit);
    const part = readPart(screen);
    const written = readPattern(pattern, table, read);
    if (written === undefined || part.dynamicImports.length === 0) {
      throw new Error(`${table.source.fileName}: cannot read the row ${pattern.getText()}`);
    }
    routes.push({ pattern: written, file: table.source.fileName, screen: part });
  };
  visit(table.source);
  return routes;
}

function valueOf(row: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = row.properties.find((property) => property.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Reads a string literal, or `patterns.name` from the module that declares `patterns`. */
function readPattern(
  node: ts.Expression,
  table: Module,
  read: (file: string) => Module,
): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const declared = table.links.get(node.expression.getText());
  return declared && findText(read(declared.file).source, declared, node.name.text);
}

function findText(source: ts.SourceFile, { name }: Link, key: string): string | undefined {
  const declaration = source.statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
    )
    .find((one) => one.name.getText() === name);
  let value = declaration?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
    value = value.expression;
  const text = value && ts.isObjectLiteralExpression(value) ? valueOf(value, key) : undefined;
  return text && ts.isStringLiteralLike(text) ? text.text : undefined;
}
