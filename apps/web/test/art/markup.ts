import type { ComponentChildren, VNode } from 'preact';

/** The markup of a tree of components without state: enough to compare and to look at what they draw. */
export function markup(node: ComponentChildren): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(markup).join('');
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return markup((type as (p: unknown) => ComponentChildren)(props));
  const { children, ...attributes } = props as Record<string, unknown>;
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false && value !== null && typeof value !== 'function')
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${type}${list.join('')}>${markup(children as ComponentChildren)}</${type}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
