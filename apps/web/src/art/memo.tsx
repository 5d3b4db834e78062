import { Component, type FunctionComponent, type JSX } from 'preact';

/** A component that is drawn again only when something it was given has changed: any of it, or as `same` says. */
export function memo<P extends object>(
  Drawn: FunctionComponent<P>,
  same: (before: P, now: P) => boolean = alike,
): new () => Component<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props as P, next);
    }

    override render(props: P): JSX.Element {
      return <Drawn {...props} />;
    }
  };
}

/** Nothing is made to find out: counters ask this in every frame of a drag. */
function alike<P extends object>(before: P, now: P): boolean {
  for (const name in now) if (now[name] !== before[name]) return false;
  for (const name in before) if (!(name in now)) return false;
  return true;
}
