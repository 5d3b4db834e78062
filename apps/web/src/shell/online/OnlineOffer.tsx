import type { Late, NewTable, Pace } from '@hundred-days/server/told';
import './online.css';
import { type AnyAction, type Setup, seatsAt } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { called } from '../../face/called.ts';
import type { Face } from '../../face/types.ts';
import { keep } from '../../store/online/kept.ts';
import { PACES, Server } from '../../store/online/server.ts';
import { Choice } from '../Choice.tsx';
import { ComputerPlan, type HowComputer } from '../ComputerPlan.tsx';
import { settings } from '../house.ts';
import { go } from '../router.ts';
import { OnlineResults } from './club/Results.tsx';
import { NameField } from './NameField.tsx';
import { spanOf } from './naming.ts';
import { useOnlineWords } from './text/words.ts';

/** Who a seat on a server is for. */
const SITTERS = ['you', 'link', 'anybody', 'computer'] as const;

interface Plan extends HowComputer {
  readonly sitter: (typeof SITTERS)[number];
}

const FIRST: Plan = { sitter: 'you', level: 'veteran', character: 'standard' };
const OTHER: Plan = { ...FIRST, sitter: 'link' };

const PLACES = ['here', 'online'] as const;

const MINUTES = ['20', '40', '60', '120'] as const;
const DAYS = ['1', '3', '7'] as const;
const LATE = ['loses', 'computer'] as const;
/** How many minutes later those see it who look on. */
const DELAYS = ['0', '10', '60', '1440'] as const;
/** So many seconds are added to a side's time with each of its decisions. */
const BONUS = 10;

function paceOf(kind: Pace['kind'], minutes: string, days: string): Pace {
  if (kind === 'live') return { kind, minutes: Number(minutes), bonus: BONUS };
  return kind === 'days' ? { kind, days: Number(days) } : { kind };
}

interface OfferProps {
  readonly face: Face<AnyAction>;
  readonly setup: Setup;
  /** How the table is opened, as it stands in the form now; null for one at this screen. */
  readonly onFar: (far: readonly [open: () => Promise<void>] | null) => void;
}

/** A new table may stand at this screen or on the server, if that can be reached; there its seats are offered to others. */
export function OnlineOffer({ face, setup, onFar }: OfferProps): JSX.Element | null {
  const say = useOnlineWords();
  const [server] = useState(() => new Server());
  const [there, setThere] = useState<boolean | null>(null);
  const [place, setPlace] = useState<(typeof PLACES)[number]>('here');
  useEffect(() => void server.isThere().then(setThere), []);
  useEffect(() => () => onFar(null), []);
  if (there === null) return null;
  if (!there) return <p class="soft offer-none">{say('offer.none')}</p>;
  return (
    <>
      <Choice
        legend={say('offer.where')}
        value={place}
        options={PLACES.map((value) => ({
          value,
          label: say(`offer.${value}`),
          about: say(`offer.${value}.about`),
        }))}
        onChange={(next) => {
          setPlace(next);
          if (next === 'here') onFar(null);
        }}
      />
      {place === 'online' && <Seats server={server} face={face} setup={setup} onFar={onFar} />}
      {place === 'online' && <OnlineResults game={face.game.id} scenario={String(setup.scenario)} />}
    </>
  );
}

function Seats({ server, face, setup, onFar }: OfferProps & { readonly server: Server }): JSX.Element {
  const say = useOnlineWords();
  const said = face.words.said(settings.language.value);
  const seats = seatsAt(face.game, setup).map(({ id }) => id);
  const [plans, setPlans] = useState<readonly Plan[]>([FIRST]);
  const [watched, setWatched] = useState<'yes' | 'no'>('yes');
  const [delay, setDelay] = useState<(typeof DELAYS)[number]>('0');
  const [rated, setRated] = useState<'yes' | 'no'>('no');
  const [pace, setPace] = useState<Pace['kind']>('none');
  const [minutes, setMinutes] = useState<string>('40');
  const [days, setDays] = useState<string>('3');
  const [late, setLate] = useState<Late>('loses');
  const [failed, setFailed] = useState(false);
  const planned = seats.map((seat, i) => ({ seat, plan: plans[i] ?? OTHER }));
  const put = (at: number, plan: Plan): void => setPlans(planned.map((one, i) => (i === at ? plan : one.plan)));
  const of = (sitter: Plan['sitter']) => planned.filter(({ plan }) => plan.sitter === sitter);
  const scenario = String(setup.scenario);
  const wanted: NewTable = {
    game: face.game.id,
    scenario,
    options: setup.options,
    mine: of('you').map(({ seat }) => seat),
    open: of('anybody').map(({ seat }) => seat),
    // Levels are rated in their standard character.
    computers: of('computer').map(({ seat, plan: { level, character } }) => ({
      seat,
      level,
      character: rated === 'yes' ? 'standard' : character,
    })),
    pace: paceOf(pace, minutes, days),
    late,
    watched: watched === 'yes',
    delay: watched === 'yes' ? Number(delay) : 0,
    rated: rated === 'yes',
  };
  const begin = async (): Promise<void> => {
    try {
      setFailed(false);
      const { id, links, watch } = await server.open(wanted);
      keep(id, { links, watch });
      go({ page: 'online', id }, true);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => onFar([begin]), [JSON.stringify(wanted)]);
  return (
    <>
      <NameField server={server} />
      <div class="setup-seats">
        {planned.map(({ seat, plan }, i) => (
          <section key={seat} class="seat" aria-label={called(said, 'seat', seat)}>
            <Choice
              legend={called(said, 'seat', seat)}
              value={plan.sitter}
              options={SITTERS.map((value) => ({
                value,
                label: say(`sitter.${value}`),
                about: say(`sitter.${value}.about`),
              }))}
              onChange={(sitter) => put(i, { ...plan, sitter })}
            />
            {plan.sitter === 'computer' && <ComputerPlan plan={plan} onChange={(next) => put(i, next)} />}
          </section>
        ))}
      </div>
      <Choice
        legend={say('pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: say(`pace.${value}`), about: say(`pace.${value}.about`) }))}
        onChange={setPace}
      />
      {pace === 'live' && (
        <Choice
          legend={say('pace.minutes')}
          value={minutes}
          options={MINUTES.map((value) => ({ value, label: say('pace.minutes.of', { n: value }) }))}
          onChange={setMinutes}
        />
      )}
      {pace === 'days' && (
        <Choice
          legend={say('pace.move')}
          value={days}
          options={DAYS.map((value) => ({
            value,
            label: say(value === '1' ? 'pace.day' : 'pace.days.of', { n: value }),
          }))}
          onChange={setDays}
        />
      )}
      {pace !== 'none' && (
        <Choice
          legend={say('late')}
          value={late}
          options={LATE.map((value) => ({ value, label: say(`late.${value}`) }))}
          onChange={setLate}
        />
      )}
      <Choice
        legend={say('watched')}
        value={watched}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: say(`watched.${value}`) }))}
        onChange={setWatched}
      />
      {watched === 'yes' && (
        <Choice
          legend={say('delay')}
          value={delay}
          options={DELAYS.map((value) => ({
            value,
            label: value === '0' ? say('delay.none') : say('delay.of', { time: spanOf(Number(value), say) }),
          }))}
          onChange={setDelay}
        />
      )}
      <Choice
        legend={say('rated')}
        value={rated}
        options={(['no', 'yes'] as const).map((value) => ({
          value,
          label: say(`rated.${value}`),
          about: say(`rated.${value}.about`),
        }))}
        onChange={setRated}
      />
      {failed && (
        <p class="alert" role="alert">
          {say('offer.failed')}
        </p>
      )}
    </>
  );
}
