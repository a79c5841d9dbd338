const svgNamespace = 'http://www.w3.org/2000/svg';

/** What React calls otherwise than the document does. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** Of SVG, such as `strokeWidth`; the others, such as `viewBox`, are written as in React. */
const withHyphen = /^(?:stroke|fill|clip|font|text|stop)(?=[A-Z])/;
/** What is no attribute: handlers and what React itself needs. */
const notShown = /^(?:on[A-Z]|children$|key$|ref$|suppress)/;

const toHyphens = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The element that React would make, without its children. */
export function toElement(
  type: string,
  props: Readonly<Record<string, unknown>>,
  parent: Node,
): Element {
  const isSvg = type === 'svg' || (parent as Partial<Element>).namespaceURI === svgNamespace;
  const element = isSvg
    ? document.createElementNS(svgNamespace, type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props))
    if (!notShown.test(name) && !(type === 'select' && name === 'value'))
      setAttribute(element, name, value);
  return element;
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (name === 'style') Object.assign((element as HTMLElement).style, value);
  else if (name === 'defaultChecked' || name === 'checked') {
    if (value) element.setAttribute('checked', '');
  } else if (name === 'defaultValue') element.setAttribute('value', String(value));
  else if (name === 'dangerouslySetInnerHTML') throw new Error('A picture has no markup');
  else if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name))
    element.toggleAttribute(name, value);
  else if (typeof value !== 'function')
    element.setAttribute(
      attributeNames[name] ?? (withHyphen.test(name) ? toHyphens(name) : name),
      String(value),
    );
}
