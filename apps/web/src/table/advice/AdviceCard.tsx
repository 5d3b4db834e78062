import '../advice.css';
import type { AnyAction } from '@hundred-days/kernel';
import type { Advice, Counsel } from '@hundred-days/opponents/planner';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import type { Seen } from '../../board/types.ts';
import { useLoading } from '../../page/later.tsx';
import { type AtTable, sets, useTable } from '../ui.ts';
import { AdviceScene } from './AdviceScene.tsx';
import { seenIn } from './spots.ts';
import { actOf, askOf, deedOf, linesOf, loadAdviceWords, say, sayMany, sentenceOf, whereOf, whyOf } from './words.ts';

/** The Marshal's answer: that he looks, then where, then what. Nothing is done before the player says so. */
export function AdviceCard(): JSX.Element | null {
  const table = useTable();
  const { model, ui } = table;
  const language = model.language.value;
  // Words of the reader's language; English is there.
  useLoading(() => loadAdviceWords(language), language);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(0);
  useEffect(() => consult(table, setFailed), [asking]);
  const told = ui.advice.value;
  if (failed) return <Failed again={() => setAsking(asking + 1)} />;
  if (told === null) return <Looking />;
  return told.stage === 'where' ? <Where advice={told.advice} /> : <What advice={told.advice} />;
}

/** Asks, and sends him away as soon as there is something else to decide. */
function consult({ model, ui, adviser }: AtTable, setFailed: (failed: boolean) => void): () => void {
  let here = true;
  const at = model.changed.peek();
  setFailed(false);
  ui.advice.value = null;
  const before = ui.seen.peek();
  const close = (): void => {
    ui.asksMarshal.value = false;
  };
  const stop = model.changed.subscribe((now) => {
    if (now !== at) queueMicrotask(close);
  });
  adviser?.ask(model.asked.peek().seat).then(
    (advice) => {
      if (!here) return;
      ui.advice.value = { advice, stage: 'where' };
      // With what lies around it: that is lit as well.
      if (advice.best.places.length > 0) ui.controls.peek()?.frame([advice.best.places], true);
    },
    () => here && setFailed(true),
  );
  return () => {
    here = false;
    stop();
    adviser?.hush();
    comeNear({ model, ui }, before);
    ui.advice.value = null;
  };
}

/** Who had to go further away to see all that the card speaks of comes near again when it is gone, to where it leads. */
function comeNear({ model, ui }: Pick<AtTable, 'model' | 'ui'>, before: Seen): void {
  if (ui.seen.peek().width < 1.05 * before.width) return;
  const place = ui.advice.peek()?.advice.best.places.at(-1);
  const { x, y, width, height } = model.face.map.art.geometry;
  const there =
    place === undefined
      ? before
      : { ...before, x: x[place] / width - before.width / 2, y: y[place] / height - before.height / 2 };
  ui.controls.peek()?.back(there);
}

interface FrameProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A card over the map; the keys go on in it. */
function Frame({ eyebrow, title, children }: FrameProps): JSX.Element {
  const heading = useId();
  const side = sideOf(useTable());
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  }, [title]);
  return (
    <>
      <AdviceScene />
      <div class="advice" role="dialog" aria-labelledby={heading} data-side={side} ref={card}>
        <span class="advice-lamp">
          <Icon name="lamp" />
        </span>
        <div class="advice-text" aria-live="polite">
          <p class="eyebrow">{eyebrow}</p>
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      </div>
    </>
  );
}

/** With hexes as large as this, in pixels, arrows are still told apart: who comes from far is seen with where he goes. */
const ARROWS = 17;

/** As wide as the card and a counter. */
const COVERED = 400;

/** On the right, unless what is pointed at lies there and not on the left. */
function sideOf({ ui, model }: AtTable): 'left' | 'right' {
  const told = ui.advice.value;
  const controls = ui.controls.value;
  const area = document.querySelector('.board-area');
  const width = area?.clientWidth ?? 0;
  if (told === null || controls === null) return 'right';
  const { best, next, even } = told.advice;
  const shown = even && next !== null && told.stage === 'what' ? [...best.places, ...next.places] : best.places;
  const [deed] = best.actions;
  const seen = deed === undefined ? [] : seenIn(area, model.face.game, deed);
  const inScene = seen.map(({ x, width }) => x + width / 2);
  const xs = inScene.length > 0 ? inScene : shown.map((place) => controls.spot(place).x);
  const under = (from: number, to: number): number => xs.filter((x) => x > from && x < to).length;
  const covered = Math.min(COVERED, width / 2);
  return under(width - covered, width) > under(0, covered) ? 'left' : 'right';
}

function usePutAway(): () => void {
  const { ui } = useTable();
  return () => {
    ui.asksMarshal.value = false;
    ui.controls.value?.focus();
  };
}

function Looking(): JSX.Element {
  const language = useTable().model.language.value;
  return (
    <Frame eyebrow={say(language, 'marshal')} title={say(language, 'looks')}>
      <p class="soft">{say(language, 'looksText')}</p>
    </Frame>
  );
}

function Failed({ again }: { readonly again: () => void }): JSX.Element {
  const language = useTable().model.language.value;
  return (
    <Frame eyebrow={say(language, 'marshal')} title={say(language, 'failed')}>
      <div class="advice-buttons">
        <button type="button" class="button" onClick={usePutAway()}>
          {say(language, 'away')}
        </button>
        <button type="button" class="button button--main" onClick={again}>
          {say(language, 'again')}
        </button>
      </div>
    </Frame>
  );
}

function Where({ advice }: { readonly advice: Advice<AnyAction> }): JSX.Element {
  const { model, ui } = useTable();
  const language = model.language.value;
  const { words } = model.face;
  return (
    <Frame eyebrow={say(language, 'stageWhere')} title={whereOf(words, language, advice.best)}>
      <p class="soft">{askOf(words, language, advice.best)}</p>
      <div class="advice-buttons">
        <button type="button" class="button" onClick={usePutAway()}>
          {say(language, 'see')}
        </button>
        <button type="button" class="button button--main" onClick={sets(ui.advice, { advice, stage: 'what' })}>
          {say(language, 'tell')}
        </button>
      </div>
    </Frame>
  );
}

function What({ advice }: { readonly advice: Advice<AnyAction> }): JSX.Element {
  const { model, ui } = useTable();
  const language = model.language.value;
  const { words } = model.face;
  const { best, next, even, weighed } = advice;
  // This card may lie over what it speaks of.
  useEffect(() => {
    const pointed = [...(best.act.places ?? []), ...best.arrows.flat()];
    if (pointed.length > 0) ui.controls.peek()?.frame([pointed], true, ARROWS);
  }, [best]);
  const other = even ? next : null;
  return (
    <Frame eyebrow={say(language, 'stageWhat')} title={sentenceOf(words, language, best)}>
      <dl class="advice-lines">
        {linesOf(words, language, advice).map(({ text, number }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      {other !== null && (
        <p class="advice-even">
          {say(language, 'even')}{' '}
          {say(language, 'or', { act: actOf(words, language, other), why: whyOf(words, language, other) })}
        </p>
      )}
      <p class="soft advice-count">
        {sayMany(language, 'sure', weighed)} <Count />
      </p>
      <div class="advice-buttons">
        <button type="button" class="button" onClick={usePutAway()}>
          {say(language, 'away')} <kbd>Esc</kbd>
        </button>
        {other !== null && <Deed counsel={other} label={say(language, 'doOther')} />}
        <Deed counsel={best} label={deedOf(language, best)} main />
      </div>
    </Frame>
  );
}

/** How often this seat has asked. */
function Count(): JSX.Element {
  const { model } = useTable();
  return <>{sayMany(model.language.value, 'asked', model.askings.value[model.viewer.value] ?? 0)}</>;
}

interface DeedProps {
  readonly counsel: Counsel<AnyAction>;
  readonly label: string;
  readonly main?: boolean;
}

/** Carries the advice out. */
function Deed({ counsel, label, main = false }: DeedProps): JSX.Element {
  const { model, ui } = useTable();
  return (
    <button
      type="button"
      class={main ? 'button button--main' : 'button'}
      onClick={() => {
        ui.asksMarshal.value = false;
        model.actInTurn(counsel.actions);
        ui.controls.value?.focus();
      }}
    >
      {label} {main && <kbd>Enter</kbd>}
    </button>
  );
}
