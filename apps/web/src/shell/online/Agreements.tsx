import type { AnyAction } from '@hundred-days/kernel';
import type { OfferKind, OfferNotice, TableNotice } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DiceChecked } from '../../store/online/check.ts';
import type { FarTable } from '../../store/online/far.ts';
import type { Server } from '../../store/online/server.ts';
import type { TableModel } from '../../table/model.ts';
import { hashOf } from '../router.ts';
import { nameOf } from './naming.ts';
import type { OnlineKey } from './text/en.ts';
import { useOnlineWords } from './text/words.ts';

/** What people at a table agree upon beside the game: draws, rests, taking back past a die, another game. */

const ownSeat = ({ seats }: TableNotice): string | null => seats.find(({ yours }) => yours)?.seat ?? null;

/** Asks the server, and says so where it would not. */
function useAgreeing(far: FarTable): {
  readonly failed: boolean;
  readonly agree: (deed: (server: Server) => Promise<TableNotice>) => Promise<void>;
} {
  const [failed, setFailed] = useState(false);
  const agree = (deed: (server: Server) => Promise<TableNotice>): Promise<void> =>
    far.agree(deed).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return { failed, agree };
}

/** What another offers, over the board, until it is answered or has lapsed. */
export function Offers({ far }: { readonly far: FarTable }): JSX.Element | null {
  const say = useOnlineWords();
  const { failed, agree } = useAgreeing(far);
  const { offers, seats, id } = far.notice.value;
  const own = ownSeat(far.notice.value);
  if (own === null) return null;
  const open = offers.filter(({ by }) => !seats.some(({ seat, yours }) => yours && seat === by));
  return (
    <>
      {open.map(({ kind, by }) => {
        const seat = seats.find((one) => one.seat === by);
        const answer = (yes: boolean) => () => void agree((server) => server.answer(id, own, kind, yes));
        return (
          <div key={kind} class="offer" role="alertdialog" aria-label={say(`offered.${kind}`, { name: '' })}>
            <p>{say(`offered.${kind}`, { name: seat === undefined ? by : nameOf(seat, say) })}</p>
            {failed && <p class="alert">{say('agree.failed')}</p>}
            <button type="button" class="button" onClick={answer(false)}>
              {say('agree.no')}
            </button>
            <button type="button" class="button button--main" onClick={answer(true)}>
              {say(`agree.${kind}`)}
            </button>
          </div>
        );
      })}
    </>
  );
}

/** All have agreed to another game: the way there, until it is gone or put away. */
export function NextGame({ far }: { readonly far: FarTable }): JSX.Element | null {
  const say = useOnlineWords();
  const [away, setAway] = useState(false);
  const { next } = far.notice.value;
  if (next === null || away) return null;
  return (
    <div class="offer" role="status">
      <p>{say('rematch.laid')}</p>
      <button type="button" class="button" onClick={() => setAway(true)}>
        {say('later')}
      </button>
      <a class="button button--main" href={hashOf({ page: 'online', id: next })}>
        {say('rematch.go')}
      </a>
    </div>
  );
}

interface AgreementsProps {
  readonly far: FarTable;
  readonly model: TableModel<AnyAction>;
}

/** What one may offer, or end, now. */
export function Agreements({ far, model }: AgreementsProps): JSX.Element | null {
  const say = useOnlineWords();
  const { failed, agree } = useAgreeing(far);
  const [sure, setSure] = useState(false);
  const notice = far.notice.value;
  const { id, state, seats, offers, adjourned, ended, next } = notice;
  const own = ownSeat(notice);
  if (own === null) return state === 'over' ? <Ended far={far} model={model} /> : null;
  const offered = (kind: OfferKind): OfferNotice | undefined => offers.find((offer) => offer.kind === kind);
  const offer =
    (kind: OfferKind, to: number | null = null) =>
    () =>
      void agree((server) => server.offer(id, own, kind, to));
  const others = seats.some(({ yours, holder }) => !yours && holder === 'person');
  const back = lastOwn(model);
  const kinds: readonly OfferKind[] =
    state === 'over'
      ? next === null
        ? ['rematch']
        : []
      : adjourned
        ? ['resume']
        : others
          ? [...(back === null ? [] : (['back'] as const)), 'draw', 'adjourn']
          : [];
  return (
    <div class="agreements">
      {ended !== null && <p>{endedWords(notice, say)}</p>}
      {adjourned && <p>{say('adjourned')}</p>}
      {next !== null && (
        <a class="button" href={hashOf({ page: 'online', id: next })}>
          {say('rematch.go')}
        </a>
      )}
      {state === 'over' && <Ended far={far} model={model} />}
      {state === 'playing' && <Vacation notice={notice} own={own} agree={agree} />}
      <details>
        <summary>{say('agree.title')}</summary>
        <div class="agreements-list">
          {kinds.map((kind) =>
            offered(kind)?.by === own ? (
              <p key={kind} class="soft">
                {say(`offering.${kind}`)}
              </p>
            ) : (
              <button key={kind} type="button" class="button" onClick={offer(kind, kind === 'back' ? back : null)}>
                {say(`offer.do.${kind}`)}
              </button>
            ),
          )}
          {state === 'playing' &&
            (sure ? (
              <>
                <button
                  type="button"
                  class="button button--danger"
                  onClick={() => void agree((server) => server.resign(id, own))}
                >
                  {say('resign.sure')}
                </button>
                <button type="button" class="button" onClick={() => setSure(false)}>
                  {say('agree.no')}
                </button>
              </>
            ) : (
              <button type="button" class="button button--plain" onClick={() => setSure(true)}>
                {say('resign')}
              </button>
            ))}
          {failed && <p class="alert">{say('agree.failed')}</p>}
        </div>
      </details>
    </div>
  );
}

/** So many days off at a time. */
const DAYS_OFF = [1, 3, 7] as const;

interface VacationProps {
  readonly notice: TableNotice;
  readonly own: string;
  readonly agree: ReturnType<typeof useAgreeing>['agree'];
}

/** Days off in a game by days, as long as there are some left. */
function Vacation({ notice: { id, pace, clocks, seats }, own, agree }: VacationProps): JSX.Element | null {
  const say = useOnlineWords();
  const left = clocks?.seats[seats.findIndex(({ seat }) => seat === own)]?.vacation ?? 0;
  if (pace.kind !== 'days' || left === 0) return null;
  return (
    <details>
      <summary>{say('vacation', { n: left })}</summary>
      <p class="soft">{say('vacation.about')}</p>
      <div class="agreements-list">
        {DAYS_OFF.filter((days) => days <= left).map((days) => (
          <button
            key={days}
            type="button"
            class="button"
            onClick={() => void agree((server) => server.vacation(id, own, days))}
          >
            {say(days === 1 ? 'vacation.day' : 'vacation.days', { n: days })}
          </button>
        ))}
      </div>
    </details>
  );
}

/** How many actions would stand without the last that was decided here; null if nothing was. */
function lastOwn({ log, viewer }: TableModel<AnyAction>): number | null {
  const at = log.value.findLastIndex(({ seat, action }) => seat === viewer.value && action !== null);
  return at > 0 ? at - 1 : null;
}

/** How a game ended otherwise than by its rules. */
export function endedWords({ ended, seats }: TableNotice, say: ReturnType<typeof useOnlineWords>): string {
  const seat = seats.find((one) => one.seat === ended?.seat);
  const how = ended?.how ?? 'closed';
  const key: OnlineKey = seat?.yours && (how === 'resigned' || how === 'time') ? `ended.${how}.you` : `ended.${how}`;
  return say(key, { name: seat === undefined ? '' : nameOf(seat, say) });
}

/** What can be done with a game that is over: it is looked back on, and its dice are checked. One that was closed keeps its secrets. */
function Ended({ far, model }: AgreementsProps): JSX.Element {
  const say = useOnlineWords();
  const { id, ended } = far.notice.value;
  return (
    <>
      {ended?.how !== 'closed' && (
        <a class="button" href={hashOf({ page: 'online', id, after: true })}>
          {say('after.go')}
        </a>
      )}
      <CheckDice far={far} model={model} />
    </>
  );
}

/** The dice of a game that is over, reckoned again in this page. */
function CheckDice({ far, model }: AgreementsProps): JSX.Element {
  const say = useOnlineWords();
  const [checked, setChecked] = useState<DiceChecked | 'failed' | 'checking' | null>(null);
  const check = async (): Promise<void> => {
    setChecked('checking');
    try {
      const [{ checkDice }, record] = await Promise.all([import('../../store/online/check.ts'), model.record()]);
      setChecked(checkDice(model.face.game, far.id, record));
    } catch {
      setChecked('failed');
    }
  };
  return (
    <div class="agreements-list" aria-live="polite">
      {checked === null || checked === 'checking' ? (
        <button type="button" class="button" disabled={checked !== null} onClick={() => void check()}>
          {say('dice.check')}
        </button>
      ) : (
        <p>
          {checked === 'failed'
            ? say('dice.failed')
            : checked.result !== 'fair'
              ? say(`dice.${checked.result}`)
              : say(checked.dice === 0 ? 'dice.none' : 'dice.fair', { dice: checked.dice })}
        </p>
      )}
    </div>
  );
}
