import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { t } from '../text/words.ts';

export interface DialogProps {
  readonly title: string;
  /** Asked to go away: Esc, the cross, or a click beside it. */
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** Focus goes back to where it was; where that is gone, as the menu is that opened the dialog, the keys go on from the map. */
function giveBack(before: Element | null, byKeys: boolean): void {
  const still = before?.isConnected === true && before !== document.body ? before : null;
  const home = still ?? (byKeys ? document.querySelector('[role="application"]') : null);
  if (home instanceof HTMLElement) home.focus();
}

/** The browser's own modal dialog: it keeps the focus, and gives it back. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    // Read first, and no button is pressed by an Enter too many; but a dialog may name the answer that Enter gives.
    if (dialog?.querySelector('[autofocus]') === null) dialog.querySelector('h2')?.focus();
    return () => {
      const byKeys = document.activeElement?.matches(':focus-visible') === true;
      dialog?.close();
      giveBack(before, byKeys);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by keyboard; the click is one beside the dialog.
    <dialog
      ref={ref}
      class={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="button button--plain button--icon" aria-label={t('nav.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
