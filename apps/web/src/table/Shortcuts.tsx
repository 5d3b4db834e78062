import type { JSX } from 'preact';
import { Dialog } from '../page/Dialog.tsx';
import { type AnyKey, useAllWords } from './apartWords.ts';

/** What the keys of keys.ts do. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], meaning: AnyKey])[] = [
  [['←', '↑', '↓', '→'], 'keysArrows'],
  [['keyEnter'], 'keysEnter'],
  [['keyEsc'], 'keysEsc'],
  [['N', 'P'], 'keysNext'],
  [['I'], 'keysLook'],
  [['?'], 'keysWhy'],
  [['E'], 'keysEnd'],
  [['U'], 'keysUndo'],
  [['R'], 'keysRedo'],
  [['Z'], 'keysZones'],
  [['+', '−', '0'], 'keysZoom'],
  [['L'], 'keysLog'],
  [['/'], 'keysRules'],
  [['A'], 'keysAdvice'],
  [['keySpace'], 'keysSkip'],
  [['T'], 'keysText'],
  [['H'], 'keysHelp'],
];

/** Keys that have another name in every language. */
const hasWord = (key: string): key is 'keyEnter' | 'keyEsc' | 'keySpace' => key.startsWith('key');

/** The list of keys. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useAllWords();
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl class="shortcuts">
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{hasWord(key) ? t(key) : key}</kbd>
              ))}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
