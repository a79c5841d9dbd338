import { Fragment, StrictMode, Suspense, type Context, type ReactNode } from 'react';
import { withHooks, type Contexts } from './hooks.ts';
import { toElement } from './to-element.ts';

/** What React's elements and types are told apart by. */
const kinds = {
  element: Symbol.for('react.transitional.element'),
  memo: Symbol.for('react.memo'),
  forwardRef: Symbol.for('react.forward_ref'),
  context: Symbol.for('react.context'),
};

type Props = Record<string, unknown> & { children?: ReactNode };
type Component = (props: Props, ref?: unknown) => ReactNode;
interface ReactElement {
  $$typeof: symbol;
  type: unknown;
  props: Props;
}

const transparent: readonly unknown[] = [Fragment, StrictMode, Suspense];

/**
 * The nodes that React would make of `node`, from one look at its components: states as they begin, no effects, no handlers.
 * Only by the methods of the document, so text stays text. Throws on what it does not know.
 */
export function draw(node: ReactNode): DocumentFragment {
  const contexts: Contexts = new Map();
  const picture = document.createDocumentFragment();
  withHooks(contexts, () => add(node, picture, contexts));
  return picture;
}

function add(node: unknown, parent: ParentNode & Node, contexts: Contexts): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node === 'string' || typeof node === 'number') {
    parent.appendChild(document.createTextNode(String(node)));
  } else if (Array.isArray(node)) {
    for (const child of node) add(child, parent, contexts);
  } else {
    addElement(node as ReactElement, parent, contexts);
  }
}

function addElement(
  { $$typeof, type, props }: ReactElement,
  parent: ParentNode & Node,
  contexts: Contexts,
): void {
  if ($$typeof !== kinds.element) throw new Error('A picture has no such node');
  if (typeof type === 'string') {
    const element = toElement(type, props, parent);
    add(props.children, element, contexts);
    // It has a value once its options are there.
    if (element instanceof HTMLSelectElement) element.value = String(props['value']);
    parent.appendChild(element);
  } else if (transparent.includes(type)) add(props.children, parent, contexts);
  else if (isContext(type)) {
    const hadValue = contexts.has(type);
    const before = contexts.get(type);
    contexts.set(type, props['value']);
    add(props.children, parent, contexts);
    if (hadValue) contexts.set(type, before);
    else contexts.delete(type);
  } else add(componentOf(type)(props), parent, contexts);
}

const kindOf = (type: unknown): symbol | undefined => (type as Partial<ReactElement>).$$typeof;

const isContext = (type: unknown): type is Context<unknown> => kindOf(type) === kinds.context;

function componentOf(type: unknown): Component {
  if (typeof type === 'function' && !type.prototype?.isReactComponent) return type as Component;
  if (kindOf(type) === kinds.memo) return componentOf((type as { type: unknown }).type);
  if (kindOf(type) === kinds.forwardRef) return (type as { render: Component }).render;
  throw new Error('A picture has no such component');
}
