import { cdp, userEvent } from 'vitest/browser';

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

/** The tests run in an iframe, which has its own accessibility tree. */
async function readTree(): Promise<readonly TreeNode[]> {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = (frameTree.childFrames?.[0] ?? frameTree).frame.id;
  return (await session.send('Accessibility.getFullAXTree', { frameId })).nodes;
}

const propertyOf = ({ properties = [] }: TreeNode, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value;

const states = ['required', 'readonly', 'expanded', 'checked'] as const;

/**
 * Returns the name, role, value, states and description of the focused element. `required` is
 * missing for native selects and checkboxes, because Chromium does not expose it.
 */
export async function readFocusAnnouncement(): Promise<string> {
  const nodes = await readTree();
  const focused = nodes.findLast(
    (node) => propertyOf(node, 'focused') === true && node.role?.value !== 'RootWebArea',
  );
  if (!focused) return 'nothing';
  const announced = states.filter((name) =>
    [true, 'true'].includes(propertyOf(focused, name) as boolean | string),
  );
  return [
    focused.name?.value,
    focused.role?.value,
    focused.value?.value,
    ...announced,
    propertyOf(focused, 'invalid') === 'true' && 'invalid',
    focused.description?.value,
  ]
    .filter((part) => part !== undefined && part !== '' && part !== false)
    .join(', ');
}

export async function walkByTab(stops: number): Promise<readonly string[]> {
  const announced: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await userEvent.keyboard('{Tab}');
    announced.push(await readFocusAnnouncement());
  }
  return announced;
}
