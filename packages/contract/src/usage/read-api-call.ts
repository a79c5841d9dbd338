import ts from 'typescript';

/** An `api.get(…)` or `api.post(…)` in the app's sources. */
export interface ApiCall {
  method: string;
  /** Possible paths, with `*` for a computed segment; undefined if the path is not a literal. */
  paths: string[] | undefined;
  file: string;
  line: number;
}

const clientName = 'api';
const clientMethods = ['get', 'post'];

export function readApiCall(call: ts.CallExpression): ApiCall | undefined {
  const { expression: callee } = call;
  if (!ts.isPropertyAccessExpression(callee) || !ts.isIdentifier(callee.expression))
    return undefined;
  const method = callee.name.text;
  if (callee.expression.text !== clientName || !clientMethods.includes(method)) return undefined;
  const source = call.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(call.getStart());
  const argument = call.arguments[0];
  const paths = argument && readPaths(argument);
  return { method, paths, file: source.fileName, line: line + 1 };
}

function readPaths(node: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  }
  if (ts.isConditionalExpression(node)) {
    const [whenTrue, whenFalse] = [readPaths(node.whenTrue), readPaths(node.whenFalse)];
    return whenTrue && whenFalse && [...whenTrue, ...whenFalse];
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return readPaths(node.expression);
  }
  return undefined;
}
