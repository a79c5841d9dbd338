import ts from 'typescript';

/** String arguments by position: `0` is the first argument, `0.step` a field of it. */
export type StringArgs = Readonly<Record<string, string>>;

export interface Scope {
  locals: ReadonlySet<string>;
  strings: ReadonlyMap<string, string>;
}

export const outermostScope: Scope = { locals: new Set(), strings: new Map() };

export function enterScope(node: ts.Node, scope: Scope): Scope {
  const names = declaredIn(node);
  if (names.length === 0) return scope;
  const strings = new Map([...scope.strings].filter(([name]) => !names.includes(name)));
  return { locals: new Set([...scope.locals, ...names]), strings };
}

export function bindParameters(
  { parameters }: ts.SignatureDeclaration,
  args: StringArgs,
  scope: Scope,
): Scope {
  const bound = parameters.flatMap(({ name }, index) =>
    placesOf(name, String(index)).flatMap(([local, place]) => {
      const text = args[place];
      return text === undefined ? [] : [[local, text] as const];
    }),
  );
  return { ...scope, strings: new Map([...scope.strings, ...bound]) };
}

export function staticStringOf(node: ts.Node | undefined, { strings }: Scope): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxExpression(node))
    return staticStringOf(node.expression, { locals: new Set(), strings });
  return ts.isIdentifier(node) ? strings.get(node.text) : undefined;
}

type CallLike = ts.CallExpression | ts.JsxSelfClosingElement | ts.JsxOpeningElement;

export function stringArgsOf(node: CallLike, scope: Scope): StringArgs {
  const known = (place: string, value: ts.Node | undefined): [string, string][] => {
    const text = staticStringOf(value, scope);
    return text === undefined ? [] : [[place, text]];
  };
  if (!ts.isCallExpression(node)) {
    const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
    return Object.fromEntries(
      attributes.flatMap(({ name, initializer }) => known(`0.${name.getText()}`, initializer)),
    );
  }
  return Object.fromEntries(
    node.arguments.flatMap((argument, index) => {
      if (!ts.isObjectLiteralExpression(argument)) return known(String(index), argument);
      return argument.properties.flatMap((property) => {
        const place = `${index}.${property.name?.getText()}`;
        if (ts.isPropertyAssignment(property)) return known(place, property.initializer);
        return ts.isShorthandPropertyAssignment(property) ? known(place, property.name) : [];
      });
    }),
  );
}

/** Maps each local name to the position of its value in `StringArgs`. */
function placesOf(name: ts.BindingName, place: string): [local: string, place: string][] {
  if (ts.isIdentifier(name)) return [[name.text, place]];
  if (!ts.isObjectBindingPattern(name)) return [];
  return name.elements.flatMap((element): [string, string][] =>
    ts.isIdentifier(element.name)
      ? [[element.name.text, `${place}.${(element.propertyName ?? element.name).getText()}`]]
      : [],
  );
}

function declaredIn(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return node.parameters.flatMap(({ name }) => boundNamesOf(name));
  if (ts.isForOfStatement(node) || ts.isForStatement(node)) {
    const { initializer } = node;
    return initializer && ts.isVariableDeclarationList(initializer) ? namesOf(initializer) : [];
  }
  if (!ts.isBlock(node)) return [];
  return node.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return namesOf(statement.declarationList);
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
}

const namesOf = ({ declarations }: ts.VariableDeclarationList): string[] =>
  declarations.flatMap(({ name }) => boundNamesOf(name));

export function boundNamesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNamesOf(element.name),
  );
}
