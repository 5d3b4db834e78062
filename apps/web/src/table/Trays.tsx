import type { JSX } from 'preact';
import type { Tray } from '../face/types.ts';
import { TrayPiece } from './TrayPiece.tsx';

/** Pieces beside the map that can come on now: taken up with a click, or dragged there. */
export function OpenTrays({ trays }: { readonly trays: readonly Tray[] }): JSX.Element {
  return (
    <>
      {trays.map((tray) => (
        <section key={tray.title} class="slip tray" aria-label={tray.title}>
          <h2 class="eyebrow">{tray.title}</h2>
          <TrayRow tray={tray} />
        </section>
      ))}
    </>
  );
}

/** Those from which nothing can be taken now: they must not push what is asked for out of sight. */
export function FoldedTrays({ trays }: { readonly trays: readonly Tray[] }): JSX.Element {
  return (
    <>
      {trays.map((tray) => (
        <details key={tray.title} class="slip tray">
          <summary class="eyebrow">
            {tray.title} <span class="tray-count">{tray.pieces.length}</span>
          </summary>
          <TrayRow tray={tray} />
        </details>
      ))}
    </>
  );
}

function TrayRow({ tray }: { readonly tray: Tray }): JSX.Element {
  return (
    <>
      <ul class="counter-row">
        {tray.pieces.map(({ piece, face, label, tag }) => (
          <li key={piece}>
            <TrayPiece piece={piece} face={face} label={label} tag={tag} />
          </li>
        ))}
      </ul>
      {tray.hint !== '' && <p class="soft">{tray.hint}</p>}
    </>
  );
}
