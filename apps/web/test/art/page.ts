import { type ComponentChildren, options, render } from 'preact';

/** Enough of a document for components with state to be drawn into, and read: no browser, and no layout. */

interface Doc {
  createElementNS(namespace: string, name: string): Part;
  createTextNode(data: string): Part;
}

const DOC: Doc = {
  createElementNS: (namespace, name) => new Part(1, name, namespace),
  createTextNode: (data) => Object.assign(new Part(3, '#text', ''), { data }),
};

class Part {
  readonly ownerDocument = DOC;
  readonly childNodes: Part[] = [];
  readonly attributes: { name: string; value: string }[] = [];
  readonly style = { cssText: '', setProperty: () => undefined };
  readonly dataset: Record<string, string> = {};
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI: string;
  parentNode: Part | null = null;
  data = '';

  constructor(nodeType: number, localName: string, namespaceURI: string) {
    this.nodeType = nodeType;
    this.localName = localName;
    this.namespaceURI = namespaceURI;
  }

  get firstChild(): Part | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Part | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(part: Part, before: Part | null): Part {
    part.remove();
    part.parentNode = this;
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, part);
    return part;
  }
  removeChild(part: Part): Part {
    part.remove();
    return part;
  }
  remove(): void {
    const all = this.parentNode?.childNodes;
    all?.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }

  setAttribute(name: string, value: unknown): void {
    this.removeAttribute(name);
    this.attributes.push({ name, value: String(value) });
  }
  removeAttribute(name: string): void {
    const at = this.attributes.findIndex((one) => one.name === name);
    if (at >= 0) this.attributes.splice(at, 1);
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  getBoundingClientRect() {
    return { x: 0, y: 0, left: 0, top: 0, width: 0, height: 0 };
  }
  querySelector(): null {
    return null;
  }
  closest(): null {
    return null;
  }
  querySelectorAll(): readonly Part[] {
    return [];
  }

  get html(): string {
    if (this.nodeType === 3) return this.data;
    const list = this.attributes.map(({ name, value }) => ` ${name}="${value}"`).join('');
    return `<${this.localName}${list}>${this.childNodes.map(({ html }) => html).join('')}</${this.localName}>`;
  }
}

/** What a page makes of it at first: of what it fetches, as much as has come. Nothing is done afterwards, as in a page nobody sees. */
export function htmlOf(node: ComponentChildren): string {
  const root = new Part(1, 'main', 'http://www.w3.org/1999/xhtml');
  const { requestAnimationFrame: before } = options;
  options.requestAnimationFrame = () => undefined;
  render(node, root as unknown as Element);
  const { html } = root;
  render(null, root as unknown as Element);
  if (before === undefined) delete options.requestAnimationFrame;
  else options.requestAnimationFrame = before;
  return html;
}
