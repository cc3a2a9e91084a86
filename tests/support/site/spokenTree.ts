import type { Locator } from 'playwright-core';

interface Value {
  value?: unknown;
}
/** A node of the accessibility tree, as the DevTools protocol describes it. Playwright exports no type for it. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** The output contains these properties of each node, and the `level` of headings. */
const told = [
  'live',
  'roledescription',
  'checked',
  'disabled',
  'expanded',
  'focused',
  'invalid',
  'modal',
  'required',
];
/** Roles that are left out, because their nodes only contain other nodes. */
const silent = ['generic', 'none', 'LabelText', 'MenuListPopup', 'InlineTextBox'];
const mark = 'data-spoken';

/**
 * A part of the page as Chromium exposes it to screen readers, one line per node. A text is left out if the name of its
 * parent already contains it.
 */
export const spokenTree = async (part: Locator): Promise<string> => {
  const session = await part.page().context().newCDPSession(part.page());
  await part.evaluate((element, name) => element.setAttribute(name, ''), mark);
  await session.send('DOM.enable');
  const { nodes: elements } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  await part.evaluate((element, name) => element.removeAttribute(name), mark);
  await session.detach();

  const backendIdsOf = (attribute: string) =>
    elements
      .filter(({ attributes = [] }) => attributes.includes(attribute))
      .map(({ backendNodeId }) => backendNodeId);
  const [markedId] = backendIdsOf(mark);
  const currentIds = backendIdsOf('aria-current');
  const statesOf = ({ role, properties = [], backendDOMNodeId = 0 }: TreeNode) => [
    ...properties
      .filter(({ name }) => told.includes(name) || (name === 'level' && role?.value === 'heading'))
      .flatMap(({ name, value: { value } }) => {
        if (value === false || value === 'false') return name === 'expanded' ? 'collapsed' : [];
        return value === true || value === 'true' ? name : `${name}=${value}`;
      }),
    ...(currentIds.includes(backendDOMNodeId) ? ['current'] : []),
  ];

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const linesOf = (id: string, depth: number, above: string): string[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = String(node.role?.value);
    // Material UI puts a zero-width space beside the icon of a button.
    const name = String(node.name?.value ?? '')
      .replace('\u200b', '')
      .trim();
    const states = statesOf(node);
    const inside = (deeper: number, parent: string) =>
      (node.childIds ?? []).flatMap((child) => linesOf(child, deeper, parent));
    if (node.ignored || (silent.includes(role) && states.length === 0)) return inside(depth, above);
    const indent = '  '.repeat(depth);
    if (role === 'StaticText') return name === '' || above.includes(name) ? [] : [`${indent}"${name}"`];
    const value = node.value?.value ? `value "${node.value.value}"` : '';
    const description = node.description?.value ? `– ${node.description.value}` : '';
    const line = [role, name && `"${name}"`, ...states, value, description].filter((word) => word !== '');
    return [`${indent}${line.join(' ')}`, ...inside(depth + 1, name)];
  };
  const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === markedId);
  if (!root) throw new Error('Expected the part to be in the accessibility tree, it is not');
  return linesOf(root.nodeId, 0, '').join('\n');
};
