import { type AnyAction, type Game, type OptionInfo, type OptionValue, seatsAt } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { called } from '../face/called.ts';
import type { Face } from '../face/types.ts';
import { Dialog } from '../page/Dialog.tsx';
import { later, NotLoaded, useLoading } from '../page/later.tsx';
import type { Holder } from '../store/types.ts';
import { spoken, t } from '../text/words.ts';
import { Choice } from './Choice.tsx';
import { ComputerPlan, type HowComputer } from './ComputerPlan.tsx';
import { newId } from './dice.ts';
import { faceOf } from './faces.ts';
import { settings, tableStore } from './house.ts';
import { titleIn } from './naming.ts';
import { notify } from './notices.ts';
import { go, hashOf } from './router.ts';
import { type Box, boxOf, SHELF, wordsOf } from './shelf.ts';

type Sitter = 'you' | 'friend' | 'computer';

/** Whether the Marshal may be asked at the table. */
const LAMPS = ['on', 'off'] as const;
type Lamp = (typeof LAMPS)[number];

export interface SeatPlan extends HowComputer {
  readonly sitter: Sitter;
}

export function holderOf({ sitter, level, character }: SeatPlan): Holder {
  return sitter === 'computer' ? { kind: 'computer', level, character } : { kind: 'here', name: sitter };
}

const before = () => import('../before/BeforeFold.tsx');
const BeforeFold = later(async () => (await before()).BeforeFold);

/** Seats for people elsewhere, where a server is there for them. */
const OnlineOffer = later(async () => (await import('./online/OnlineOffer.tsx')).OnlineOffer, true);

const FIRST: SeatPlan = { sitter: 'you', level: 'veteran', character: 'standard' };
const OTHER: SeatPlan = { ...FIRST, sitter: 'computer' };

export function NewTable({
  game,
  onClose,
}: {
  readonly game: string | null;
  readonly onClose: () => void;
}): JSX.Element {
  const built = SHELF.filter((box) => box.built);
  const wanted = game === null ? undefined : boxOf(game);
  const [id, setId] = useState((wanted?.built ? wanted : built[0]).id);
  const box = boxOf(id) as Box;
  // Of a game with several maps the one of the scenario is loaded.
  const [scenario, setScenario] = useState<string>();
  const [face, setFace] = useState<Face<AnyAction> | null>(null);
  const setup = { scenario: scenario ?? box.scenarios?.[0] ?? '' };
  const wish = `${id} ${setup.scenario} ${spoken.value}`;
  const latest = useRef(wish);
  latest.current = wish;
  const { failed, again } = useLoading(
    () => faceTo(id, setup).then((loaded) => latest.current === wish && setFace(loaded)),
    wish,
  );
  return (
    <Dialog title={t('new.title')} onClose={onClose} wide>
      {built.length > 1 && (
        <Choice
          legend={t('new.game')}
          value={id}
          options={built.map((one) => ({ value: one.id, label: titleOf(one) }))}
          onChange={(next) => {
            setScenario(undefined);
            setId(next);
          }}
        />
      )}
      {box.lesson && (
        <p class="setup-learn">
          <a href={hashOf({ page: 'learn', game: box.lessons?.[setup.scenario] ?? id })}>{t('new.learn')}</a>
        </p>
      )}
      {failed ? (
        <NotLoaded again={again} />
      ) : face === null || face.game.id !== id ? (
        <p class="dialog-wait">{t('app.loading')}</p>
      ) : (
        <SetUpForm key={id} box={box} face={face} onScenario={setScenario} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** A face with all its words, and what is told beside the form with it: neither waits for the other. */
async function faceTo(...wish: Parameters<typeof faceOf>): Promise<Face<AnyAction>> {
  void before().catch(() => undefined);
  const face = await faceOf(...wish);
  await face.words.rest(spoken.peek());
  return face;
}

export function titleOf(box: Box): string {
  return wordsOf(box, settings.language.value).lid.join(' ');
}

interface FormProps {
  readonly box: Box;
  readonly face: Face<AnyAction>;
  readonly onScenario: (id: string) => void;
  readonly onClose: () => void;
}

function SetUpForm({ box, face, onScenario, onClose }: FormProps): JSX.Element {
  const { game } = face;
  const language = settings.language.value;
  const said = face.words.said(language);
  const offered = game.scenarios.map(({ id }) => id);
  const [scenario, setScenario] = useState(box.scenarios?.[0] ?? offered[0]);
  const [options, setOptions] = useState<Chosen>({});
  const [plans, setPlans] = useState<readonly SeatPlan[]>([FIRST]);
  const setup = { scenario, options: chosen(game, scenario, options) };
  const sitting = seatsAt(game, setup);
  const seats = sitting.map((_, seat) => plans[seat] ?? OTHER);
  const [advice, setAdvice] = useState<Lamp>('on');
  const [starting, setStarting] = useState(false);
  const [faulty, setFaulty] = useState(false);
  // How the table is opened on a server; null for one that stands here.
  const [far, setFar] = useState<readonly [open: () => Promise<void>] | null>(null);

  const start = async (): Promise<void> => {
    setStarting(true);
    if (far !== null) return far[0]().finally(() => setStarting(false));
    const table = await import('./sitting.ts').catch(() => null);
    if (table === null) {
      setStarting(false);
      return notify({ key: 'late.failed', action: { label: 'late.again', run: () => void start() } });
    }
    const id = newId();
    const title = titleIn(face, scenario, language);
    const ready = await table.setUp(await tableStore(), face, id, title, setup, seats.map(holderOf), advice === 'on');
    if (ready) return go({ page: 'table', id }, true);
    setStarting(false);
    setFaulty(true);
  };

  return (
    <div class="setup-two">
      <BeforeFold face={face} scenario={scenario} language={language} />
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (!starting) void start();
        }}
      >
        <Choice
          list
          legend={t('new.scenario')}
          value={scenario}
          options={(box.scenarios ?? offered).map((id) => ({
            value: id,
            label: called(said, 'scenario', id),
            about: said.catalog[`about.${id}`],
          }))}
          onChange={(id) => {
            setScenario(id);
            onScenario(id);
          }}
        />
        {optionsFor(game, scenario).map((option) => (
          <Choice
            key={option.id}
            legend={called(said, 'option', option.id)}
            value={String(options[option.id] ?? option.standard)}
            options={option.values.map((value) => ({
              value: String(value),
              label: called(said, 'option', `${option.id}.${value}`),
            }))}
            onChange={(text) => {
              const value = option.values.find((one) => String(one) === text) as OptionValue;
              setOptions({ ...options, [option.id]: value });
            }}
          />
        ))}
        <OnlineOffer face={face} setup={setup} onFar={setFar} />
        {far === null && (
          <>
            <div class="setup-seats">
              {sitting.map(({ id }, seat) => (
                <Seat
                  key={id}
                  name={called(said, 'seat', id)}
                  plan={seats[seat]}
                  sitters={SITTERS}
                  onChange={(plan) => setPlans(reseated(seats, seat, plan))}
                />
              ))}
            </div>
            <Choice
              legend={t('new.advice')}
              value={advice}
              options={LAMPS.map((value) => ({
                value,
                label: t(`new.advice.${value}`),
                about: t(`new.advice.${value}.about`),
              }))}
              onChange={setAdvice}
            />
          </>
        )}
        {faulty && (
          <p class="alert" role="alert">
            {t('new.faults')}
          </p>
        )}
        <footer class="dialog-foot">
          <p class="soft">{seats.every((plan) => plan.sitter === 'computer') ? t('new.nobody') : t('new.still')}</p>
          <button type="button" class="button" onClick={onClose}>
            {t('new.cancel')}
          </button>
          <button type="submit" class="button button--main" disabled={starting || !offered.includes(scenario)}>
            {t('new.start')}
          </button>
        </footer>
      </form>
    </div>
  );
}

type Chosen = Readonly<Record<string, OptionValue>>;

/** The options that belong to a scenario. */
export const optionsFor = ({ options }: Pick<Game<AnyAction>, 'options'>, scenario: string): readonly OptionInfo[] =>
  options.filter(({ scenarios }) => scenarios === undefined || scenarios.includes(scenario));

/** What was chosen for another scenario is not taken along. */
export function chosen(game: Pick<Game<AnyAction>, 'options'>, scenario: string, options: Chosen): Chosen {
  const here = optionsFor(game, scenario).map(({ id }) => id);
  return Object.fromEntries(Object.entries(options).filter(([id]) => here.includes(id)));
}

/** One who sits down elsewhere changes places with whoever was to sit there: nobody has two seats of his own. */
export function reseated(seats: readonly SeatPlan[], seat: number, plan: SeatPlan): readonly SeatPlan[] {
  const leaves = ({ sitter }: SeatPlan): boolean => plan.sitter === 'you' && sitter === 'you';
  return seats.map((old, i) => (i === seat ? plan : leaves(old) ? { ...old, sitter: seats[seat].sitter } : old));
}

const SITTERS: readonly Sitter[] = ['you', 'friend', 'computer'];

interface SeatProps {
  readonly name: string;
  readonly plan: SeatPlan;
  readonly sitters: readonly Sitter[];
  readonly onChange: (plan: SeatPlan) => void;
}

function Seat({ name, plan, sitters, onChange }: SeatProps): JSX.Element {
  return (
    <section class="seat" aria-label={name}>
      <Choice
        legend={name}
        value={plan.sitter}
        options={sitters.map((value) => ({
          value,
          label: t(`new.seat.${value}`),
        }))}
        onChange={(sitter) => onChange({ ...plan, sitter })}
      />
      {plan.sitter === 'computer' && <ComputerPlan plan={plan} onChange={onChange} />}
    </section>
  );
}
