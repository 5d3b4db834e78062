import type { JSX } from 'preact';

type SvgProps = JSX.IntrinsicElements['svg'] & {
  /** A spoken name; without one the picture is silent, for places where words stand beside it. */
  readonly label?: string | undefined;
};

export function Svg({ label, children, ...rest }: SvgProps): JSX.Element {
  if (label === undefined) {
    return (
      <svg aria-hidden="true" {...rest}>
        {children}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} {...rest}>
      {children}
    </svg>
  );
}
