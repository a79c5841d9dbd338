import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { readApiCall, type ApiCall } from './read-api-call.ts';
import {
  bindParameters,
  enterScope,
  outermostScope,
  staticStringOf,
  stringArgsOf,
  type StringArgs,
  type Scope,
} from './scope.ts';

export interface Reference {
  name: string;
  /**
   * The names of the accessed members, such as `['queryKey']` for `query(1).queryKey`. `*` is an
   * unknown name.
   */
  path: readonly string[];
  args: StringArgs;
}

export interface ExportReference extends Reference {
  file: string;
}

export interface CodeDependencies {
  references: readonly Reference[];
  dynamicImports: readonly ExportReference[];
  calls: readonly ApiCall[];
}

export const anyMember = '*';
export const wholeModule = '*';

const passThrough = new Set(['queryOptions']);
/** Recursion in the analysed code would extend property paths such as `a.b.c` endlessly. */
const maxPath = 4;

interface Use {
  path: readonly string[];
  args: StringArgs;
  scope: Scope;
}

/**
 * Collects references, dynamic imports and API calls of `root`. With a `path`, collects only those
 * that the member at this path needs.
 */
export function readCodeDependencies(
  root: ts.Node,
  path: readonly string[] = [],
  args: StringArgs = {},
): CodeDependencies {
  const references: Reference[] = [];
  const dynamicImports: ExportReference[] = [];
  const calls: ApiCall[] = [];

  const whole = (node: ts.Node | undefined, scope: Scope) => {
    if (node) visit(node, { path: [], args: {}, scope });
  };
  const members = (node: ts.Node, use: Use, member: string) =>
    visit(node, { ...use, path: [member, ...use.path].slice(0, maxPath) });

  function visit(node: ts.Node, use: Use): void {
    const { scope } = use;
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) return mention(node.text, use);
    if (ts.isPropertyAccessExpression(node)) return members(node.expression, use, node.name.text);
    if (ts.isElementAccessExpression(node)) {
      whole(node.argumentExpression, scope);
      return members(
        node.expression,
        use,
        staticStringOf(node.argumentExpression, scope) ?? anyMember,
      );
    }
    if (ts.isCallExpression(node)) return visitCall(node, use);
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      visit(node.tagName, { path: [], args: stringArgsOf(node, scope), scope });
      return whole(node.attributes, scope);
    }
    if (ts.isJsxClosingElement(node)) return;
    if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) {
      if (ts.isComputedPropertyName(node.name)) whole(node.name, scope);
      return whole(node.initializer, scope);
    }
    if (ts.isVariableDeclaration(node)) return visitVariable(node, use);
    if (ts.isForOfStatement(node)) return visitForOf(node, enterScope(node, scope));
    if (ts.isObjectLiteralExpression(node) && use.path.length > 0) return visitMember(node, use);
    if (isWrapper(node)) return visit(node.expression, use);
    const returned = use.path.length > 0 ? returnedExpression(node) : undefined;
    if (returned)
      return visit(returned, { path: use.path, args: {}, scope: innerScope(node, use) });
    if (ts.isShorthandPropertyAssignment(node))
      return mention(node.name.text, { ...use, path: [] });
    ts.forEachChild(node, (child) => {
      if (!isOwnName(child)) whole(child, innerScope(node, use));
    });
  }

  function mention(name: string, { path, args, scope }: Use): void {
    if (!scope.locals.has(name)) references.push({ name, path, args });
  }

  function visitCall(node: ts.CallExpression, use: Use): void {
    const { scope } = use;
    const call = readApiCall(node);
    if (call) calls.push(call);
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const file = resolveImportPath(node.arguments[0]);
      if (file) dynamicImports.push({ file, name: importedName(node), path: [], args: {} });
      return;
    }
    const [first] = node.arguments;
    const isPassed = use.path.length > 0 && first && passThrough.has(node.expression.getText());
    if (isPassed) return visit(first, { ...use, args: {} });
    visit(node.expression, { path: use.path, args: stringArgsOf(node, scope), scope });
    for (const argument of node.arguments) whole(argument, scope);
  }

  /** `const { queryKey } = query` uses only one member of the query. */
  function visitVariable({ name, initializer }: ts.VariableDeclaration, use: Use): void {
    if (!ts.isIdentifier(name)) whole(name, use.scope);
    if (!initializer) return;
    const destructured = membersOf(name);
    if (!destructured?.length) return visit(initializer, use);
    for (const member of destructured) members(initializer, { ...use, path: [], args: {} }, member);
  }

  /** `for (const { queryKey } of [query, other])` uses only one member of each query. */
  function visitForOf({ initializer, expression, statement }: ts.ForOfStatement, scope: Scope) {
    const [declaration] = ts.isVariableDeclarationList(initializer) ? initializer.declarations : [];
    const destructured = declaration && membersOf(declaration.name);
    const items = ts.isArrayLiteralExpression(expression) ? expression.elements : undefined;
    if (!destructured || !items) whole(expression, scope);
    for (const item of items ?? []) {
      for (const member of destructured ?? []) members(item, { path: [], args: {}, scope }, member);
    }
    whole(statement, scope);
  }

  function visitMember(node: ts.ObjectLiteralExpression, use: Use): void {
    const [member, ...path] = use.path;
    const named = node.properties.filter((property) => property.name?.getText() === member);
    const isKnown = named.length > 0 && !node.properties.some(ts.isSpreadAssignment);
    for (const property of isKnown ? named : node.properties) {
      const isValue = ts.isPropertyAssignment(property);
      if (isValue && (isKnown || member === anyMember)) {
        visit(property.initializer, { ...use, path });
      } else whole(property, use.scope);
    }
  }

  const scope = outermostScope;
  if (ts.isVariableDeclaration(root) && root.initializer && ts.isIdentifier(root.name)) {
    visit(root.initializer, { path, args, scope });
  } else visit(root, { path, args, scope });
  return { references, dynamicImports, calls };
}

function innerScope(node: ts.Node, { args, scope }: Use): Scope {
  const inner = enterScope(node, scope);
  return ts.isFunctionLike(node) ? bindParameters(node, args, inner) : inner;
}

function returnedExpression(node: ts.Node): ts.Expression | undefined {
  if (!ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node)) return undefined;
  if (!node.body || !ts.isBlock(node.body)) return node.body;
  const [only, ...others] = node.body.statements;
  const isReturn = only && ts.isReturnStatement(only) && others.length === 0;
  return isReturn ? only.expression : undefined;
}

function isOwnName(node: ts.Node): boolean {
  const { name, propertyName } = node.parent as { name?: ts.Node; propertyName?: ts.Node };
  return ts.isIdentifier(node) && (node === name || node === propertyName);
}

const isWrapper = (node: ts.Node): node is ts.Node & { expression: ts.Expression } =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node);

function membersOf(name: ts.BindingName): string[] | undefined {
  if (!ts.isObjectBindingPattern(name)) return undefined;
  const { elements } = name;
  if (elements.some(({ dotDotDotToken }) => dotDotDotToken)) return undefined;
  return elements.map((element) => (element.propertyName ?? element.name).getText());
}

export function resolveImportPath(specifier: ts.Expression | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return undefined;
  const isSource = /^\.{1,2}\/.*\.tsx?$/.test(specifier.text);
  return isSource
    ? resolve(dirname(specifier.getSourceFile().fileName), specifier.text)
    : undefined;
}

/** `Name` in `(await import('…')).Name`, else the whole module. */
function importedName(importCall: ts.CallExpression): string {
  let node: ts.Node = importCall.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  return ts.isPropertyAccessExpression(node) && node.name.text !== 'then'
    ? node.name.text
    : wholeModule;
}
