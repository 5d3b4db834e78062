import { Component, type ComponentChild, type ComponentType, h } from 'preact';

/** The one thing the board uses of the compatibility layer: a component drawn again only when one of its props changed. */
export function memo<P extends object>(
  Inner: ComponentType<P>,
  same: (before: P, after: P) => boolean = sameProps,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(after: P): boolean {
      return !same(this.props as P, after);
    }

    override render(props: P): ComponentChild {
      return h(Inner, props) as ComponentChild;
    }
  } as unknown as ComponentType<P>;
}

function sameProps<P extends object>(before: P, after: P): boolean {
  const names = Object.keys(before) as (keyof P)[];
  return names.length === Object.keys(after).length && names.every((name) => Object.is(before[name], after[name]));
}
