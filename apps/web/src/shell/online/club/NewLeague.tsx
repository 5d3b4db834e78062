import type { AnyAction } from '@hundred-days/kernel';
import type { NewLeague as Wanted } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { called } from '../../../face/called.ts';
import type { Face } from '../../../face/types.ts';
import { useLoading } from '../../../page/later.tsx';
import { Server } from '../../../store/online/server.ts';
import { spoken } from '../../../text/words.ts';
import { Choice } from '../../Choice.tsx';
import { faceOf } from '../../faces.ts';
import { go, hashOf } from '../../router.ts';
import { boxOf, SHELF } from '../../shelf.ts';
import { gameName, paceName } from './naming.ts';
import { useClubWords } from './text/words.ts';
import { useAsked } from './useAsked.ts';

const LONGEST_NAME = 60;
const PLACES = [4, 6, 8, 10, 12, 16];
const GAMES = SHELF.filter(({ built }) => built).map(({ id }) => id);

/** The clocks that are offered; a league needs one. */
const PACES: Readonly<Record<string, Wanted['pace']>> = {
  'live 40': { kind: 'live', minutes: 40, bonus: 10 },
  'live 120': { kind: 'live', minutes: 120, bonus: 10 },
  'days 1': { kind: 'days', days: 1 },
  'days 3': { kind: 'days', days: 3 },
  'days 7': { kind: 'days', days: 7 },
};

type YesNo = 'yes' | 'no';

/** The scenarios of a game by their names, when it has come. */
function useScenarios(game: string): readonly (readonly [id: string, name: string])[] {
  const [found, setFound] = useState<{ game: string; face: Face<AnyAction> } | null>(null);
  const listed = boxOf(game)?.scenarios;
  useLoading(
    async () => setFound({ game, face: await faceOf(game, { scenario: listed?.[0] ?? '' }) }),
    `${game} ${spoken.value}`,
  );
  if (found?.game !== game) return [];
  const said = found.face.words.said(spoken.value);
  const ids = listed ?? found.face.game.scenarios.map(({ id }) => id);
  return ids.map((id) => [id, called(said, 'scenario', id)] as const);
}

/** Makes a league; who makes it plays in it. */
export function NewLeague(): JSX.Element {
  const say = useClubWords();
  const nameId = useId();
  const [server] = useState(() => new Server());
  const [me] = useAsked(() => server.me(), '');
  const [name, setName] = useState('');
  const [game, setGame] = useState(GAMES[0]);
  const [chosen, setChosen] = useState('');
  const [pace, setPace] = useState('days 3');
  const [places, setPlaces] = useState('4');
  const [open, setOpen] = useState<YesNo>('yes');
  const [rated, setRated] = useState<YesNo>('yes');
  const [failed, setFailed] = useState(false);
  const scenarios = useScenarios(game);
  const scenario = scenarios.some(([id]) => id === chosen) ? chosen : (scenarios[0]?.[0] ?? '');
  const make = async (): Promise<void> => {
    try {
      const wanted = { name: name.trim(), game, scenario, options: {}, pace: PACES[pace], places: Number(places) };
      const { id } = await server.makeLeague({ ...wanted, open: open === 'yes', rated: rated === 'yes' });
      go({ page: 'account', what: `league.${id}` }, true);
    } catch {
      setFailed(true);
    }
  };
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: say(value) }));
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h1>{say('make')}</h1>
      <p class="soft">{say('make.about')}</p>
      {me !== null && me !== 'away' && me.account === null && (
        <p class="alert">
          {say('league.account')} <a href={hashOf({ page: 'account' })}>{say('league.sign')}</a>
        </p>
      )}
      <label class="field" for={nameId}>
        <span>{say('name')}</span>
        <input
          id={nameId}
          value={name}
          required
          maxLength={LONGEST_NAME}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <Choice
        legend={say('game')}
        value={game}
        options={GAMES.map((value) => ({ value, label: gameName(value) }))}
        onChange={setGame}
      />
      {scenarios.length > 1 && (
        <Choice
          legend={say('scenario')}
          value={scenario}
          options={scenarios.map(([value, label]) => ({ value, label }))}
          onChange={setChosen}
        />
      )}
      <Choice
        legend={say('time')}
        value={pace}
        options={Object.entries(PACES).map(([value, one]) => ({ value, label: paceName(one, say) }))}
        onChange={setPace}
      />
      <Choice
        legend={say('places')}
        value={places}
        options={PLACES.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={setPlaces}
      />
      <Choice
        legend={say('who')}
        value={open}
        options={[
          { value: 'yes', label: say('who.open') },
          { value: 'no', label: say('who.link') },
        ]}
        onChange={setOpen}
      />
      <Choice legend={say('counts')} value={rated} options={yesNo} onChange={setRated} />
      <div role="alert">{failed && <p class="alert">{say('make.failed')}</p>}</div>
      <button type="submit" class="button button--main" disabled={scenario === ''}>
        {say('make.do')}
      </button>
    </form>
  );
}
