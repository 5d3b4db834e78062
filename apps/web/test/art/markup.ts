import type { Component, ComponentChildren, VNode } from 'preact';

type Props = Record<string, unknown>;

/** The markup of a tree of components without state: enough to compare and to look at what they draw. */
export function markup(node: ComponentChildren): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(markup).join('');
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as VNode<Props>;
  if (typeof type === 'function') return markup(drawn(type as Drawing, props));
  const { children, ...attributes } = props as Props;
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false && value !== null && typeof value !== 'function')
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${type}${list.join('')}>${markup(children as ComponentChildren)}</${type}>`;
}

type Drawing = ((props: Props) => ComponentChildren) | (new (props: Props) => Component<Props>);

const isClass = (type: Drawing): type is new (props: Props) => Component<Props> => 'render' in (type.prototype ?? {});

const drawn = (type: Drawing, props: Props): ComponentChildren =>
  isClass(type) ? new type(props).render(props) : type(props);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
