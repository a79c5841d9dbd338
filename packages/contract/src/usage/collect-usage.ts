import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { OperationEntry } from '../contract/load.ts';
import { callsFrom, createModuleReader } from './reachable-calls.ts';
import type { ApiCall } from './read-api-call.ts';
import {
  type CodeDependencies,
  readCodeDependencies,
  type ExportReference,
  wholeModule,
} from './references.ts';
import type { ImportTarget, Module } from './read-module.ts';

interface Route {
  pattern: string;
  file: string;
  screen: CodeDependencies;
}

/** Finds object literals with `pattern` and `screen`. Follows spreads of lists from other files. */
function readRoutes(table: Module, read: (file: string) => Module): Route[] {
  const routes: Route[] = [];
  const visit = (node: ts.Node): void => {
    const spread = ts.isSpreadElement(node) && table.links.get(node.expression.getText());
    if (spread) routes.push(...readRoutes(read(spread.file), read));
    const pattern = ts.isObjectLiteralExpression(node) && valueOf(node, 'pattern');
    const screen = ts.isObjectLiteralExpression(node) && valueOf(node, 'screen');
    if (!pattern || !screen) return ts.forEachChild(node, visit);
    const part = readCodeDependencies(screen);
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

/** Accepts a string literal, or `patterns.name` from another module. */
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

function findText(source: ts.SourceFile, { name }: ImportTarget, key: string): string | undefined {
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

/** An operation, and the screens that call it. */
export interface OperationUsage {
  operationId: string;
  method: string;
  path: string;
  origin: string;
  /** The numbers of one or more decisions, such as `D10, D11`. */
  decision: string | undefined;
  /** Route patterns in the route table's order, then names of {@link UnroutedComponent}. */
  screens: string[];
  /** True if code outside of the screens makes the call, so the call can happen on any route. */
  isEverywhere: boolean;
}

/** A component outside of the route table, such as a dialog. */
export interface UnroutedComponent {
  name: string;
  file: string;
  component: string;
}

interface Usage {
  screens: string[];
  operations: OperationUsage[];
  problems: string[];
}

/** `sourceFolder` contains `app/route-table.ts` and `main.tsx`. */
export function collectUsage(
  sourceFolder: string,
  entries: readonly OperationEntry[],
  parts: readonly UnroutedComponent[] = [],
): Usage {
  const read = createModuleReader();
  const table = read(join(sourceFolder, 'app/route-table.ts'));
  const routes = readRoutes(table, read);
  const screenFiles = routes.flatMap(({ screen }) => filesOf(screen));
  const main = join(sourceFolder, 'main.tsx');
  const frame = { references: [], dynamicImports: [moduleTarget(main)], calls: [] };
  const frameCalls = callsFrom(read, main, frame, new Set(screenFiles));
  const callsByRoute = [...routes, ...parts.map(asRoute)].map(({ pattern, file, screen }) => {
    // This screen may import other screens, whose calls count only for those screens.
    const own = filesOf(screen);
    const others = new Set(screenFiles.filter((file) => !own.includes(file)));
    return { pattern, calls: callsFrom(read, file, screen, others) };
  });
  const operations = entries.map((entry) => ({
    ...describe(entry),
    screens: callsByRoute
      .filter(({ calls }) => calls.some((call) => isCallOf(entry, call)))
      .map(({ pattern }) => pattern),
    isEverywhere: frameCalls.some((call) => isCallOf(entry, call)),
  }));
  const allCalls = sourceFilesIn(sourceFolder).flatMap((file) =>
    [...read(file).declarations.values()]
      .flat()
      .flatMap((node) => readCodeDependencies(node).calls),
  );
  const problems = new Set(problemsOf(allCalls, entries, sourceFolder));
  const screens = routes.map(({ pattern }) => pattern);
  return { screens, operations, problems: [...problems] };
}

const asRoute = ({ name, file, component }: UnroutedComponent): Route => {
  const references = [{ name: component, path: [], args: {} }];
  return { pattern: name, file, screen: { references, dynamicImports: [], calls: [] } };
};

const filesOf = (part: CodeDependencies) => part.dynamicImports.map(({ file }) => file);
const moduleTarget = (file: string): ExportReference => ({
  file,
  name: wholeModule,
  path: [],
  args: {},
});

function describe({ operationId, method, path, operation }: OperationEntry) {
  const decision = operation['x-decision'];
  return {
    operationId,
    method,
    path,
    origin: String(operation['x-origin']),
    decision: decision === undefined ? undefined : [decision].flat().join(', '),
  };
}

function isPathOf(path: string, sourcePath: string): boolean {
  const segments = path.split('/');
  const sourceSegments = sourcePath.split('/');
  return (
    segments.length === sourceSegments.length &&
    sourceSegments.every(
      (sourceSegment, index) => sourceSegment.includes('*') || sourceSegment === segments[index],
    )
  );
}

function isCallOf({ method, path }: OperationEntry, call: ApiCall): boolean {
  return (
    method === call.method && (call.paths ?? []).some((sourcePath) => isPathOf(path, sourcePath))
  );
}

function problemsOf(
  calls: readonly ApiCall[],
  entries: readonly OperationEntry[],
  folder: string,
): string[] {
  return calls.flatMap((call) => {
    const place = `${relative(folder, call.file)}:${call.line}`;
    if (!call.paths) return [`${place} the path of api.${call.method} cannot be read`];
    return call.paths
      .filter((path) => !entries.some((entry) => isCallOf(entry, { ...call, paths: [path] })))
      .map((path) => `${place} the contract has no ${call.method} ${path}`);
  });
}

function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
