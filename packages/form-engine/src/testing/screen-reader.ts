import { cdp, userEvent } from 'vitest/browser';

/** A node of the browser's own accessibility tree, as far as it is needed here. */
interface TreeNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  description?: { value: string };
  properties?: readonly { name: string; value: { value?: unknown } }[];
}

interface Frame {
  frame: { id: string };
  childFrames?: readonly Frame[];
}

interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: Frame }>;
  send(
    method: 'Accessibility.getFullAXTree',
    parameters: { frameId: string },
  ): Promise<{ nodes: readonly TreeNode[] }>;
}

/** Tests run in a frame of the runner's page. */
async function readTree(): Promise<readonly TreeNode[]> {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = (frameTree.childFrames?.[0] ?? frameTree).frame.id;
  return (await session.send('Accessibility.getFullAXTree', { frameId })).nodes;
}

const propertyOf = ({ properties = [] }: TreeNode, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value;

/** The states that a screen reader says, when they are so. */
const states = ['required', 'readonly', 'expanded', 'checked'] as const;

/**
 * What a screen reader says of the focused element: name, role, value, states, description. Chromium's tree
 * does not say that native lists and checkboxes are required.
 */
export async function spokenFocus(): Promise<string> {
  const nodes = await readTree();
  const focused = nodes.findLast(
    (node) => propertyOf(node, 'focused') === true && node.role?.value !== 'RootWebArea',
  );
  if (!focused) return 'nothing';
  const said = states.filter((name) =>
    [true, 'true'].includes(propertyOf(focused, name) as boolean | string),
  );
  return [
    focused.name?.value,
    focused.role?.value,
    focused.value?.value,
    ...said,
    propertyOf(focused, 'invalid') === 'true' && 'invalid',
    focused.description?.value,
  ]
    .filter((part) => part !== undefined && part !== '' && part !== false)
    .join(', ');
}

/** What is said at each stop of Tab, from where the focus is. */
export async function walkByTab(stops: number): Promise<readonly string[]> {
  const said: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await userEvent.keyboard('{Tab}');
    said.push(await spokenFocus());
  }
  return said;
}
