import type { TableNotice } from '@hundred-days/server/told';
import './online.css';
import type { ComponentProps, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../page/Dialog.tsx';
import { FarTable } from '../../store/online/far.ts';
import { addToDice } from '../../store/online/kept.ts';
import { Denied, Server } from '../../store/online/server.ts';
import { go } from '../router.ts';
import { AfterRoute, Failed, type Page, Seated, Sorry, tablePage, useReading, Wait } from '../TableRoute.tsx';
import { endedWords, NextGame, Offers } from './Agreements.tsx';
import { momentOf, urlOf, writeMoment } from './links.ts';
import { NameCard } from './NameField.tsx';
import { Beside, People } from './People.tsx';
import { Strip } from './Strip.tsx';
import { type FarSitting, sitFar } from './sitting.ts';
import { loadOnlineWords, useOnlineWords } from './text/words.ts';
import { Waiting } from './Waiting.tsx';

interface OnlineRouteProps {
  readonly id: string;
  /** A link to a seat: it is taken, and then forgotten. Or one to a moment. */
  readonly link?: string | undefined;
  readonly after: boolean;
}

type Trouble = 'table.gone' | 'table.taken' | 'table.expired' | 'table.unreachable';

/** A table on a server: sits down by a link, waits until all are there, and hands over to the table itself. */
export function OnlineRoute({ id, link: given, after }: OnlineRouteProps): JSX.Element {
  const at = momentOf(given);
  const link = at === undefined ? given : undefined;
  const [server] = useState(() => new Server());
  const [found, setFound] = useState<FarTable | Trouble | null>(null);
  const [wish, setWish] = useState(0);
  useEffect(() => {
    let left = false;
    let far: FarTable | null = null;
    setFound(null);
    void approach(server, id, link).then(
      (notice) => {
        if (left || notice === null) return;
        far = new FarTable(server, notice);
        if (notice.state === 'waiting') far.stream.open();
        setFound(far);
      },
      (error: unknown) => !left && setFound(troubleOf(error)),
    );
    return () => {
      left = true;
      far?.leave();
    };
  }, [id, link, wish]);
  const say = useOnlineWords();
  if (found === null) return <Wait />;
  if (found === 'table.unreachable')
    return (
      <main class="page">
        <h1 class="page-sentence">{say(found)}</h1>
        <button type="button" class="button button--main" onClick={() => setWish(wish + 1)}>
          {say('table.again')}
        </button>
      </main>
    );
  if (typeof found === 'string' || found.gone.value)
    return <Sorry text={say(typeof found === 'string' ? found : 'table.gone')} />;
  return <Found far={found} server={server} at={at} after={after} />;
}

/** Comes to a table, and adds to the dice what this browser has to add; with a link one sits down first, and comes again without. */
async function approach(server: Server, id: string, link: string | undefined): Promise<TableNotice | null> {
  await loadOnlineWords().catch(() => undefined);
  if (link !== undefined) {
    await server.sit(id, link);
    // A secret that has served does not stay in the address.
    go({ page: 'online', id }, true);
    return null;
  }
  return addToDice(server, await server.table(id));
}

const OF_CODES: Readonly<Record<string, Trouble>> = { 'seat-taken': 'table.taken', 'link-expired': 'table.expired' };

const troubleOf = (error: unknown): Trouble =>
  error instanceof Denied ? (OF_CODES[error.code] ?? 'table.gone') : 'table.unreachable';

interface FoundProps {
  readonly far: FarTable;
  readonly server: Server;
  readonly at: number | undefined;
  readonly after: boolean;
}

function Found({ far, server, at, after }: FoundProps): JSX.Element {
  const { state, seats } = far.notice.value;
  const mine = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  return (
    <>
      {state === 'waiting' ? (
        <Waiting far={far} server={server} />
      ) : (
        <Begun key={`${mine.join()} ${at}`} far={far} at={at} after={after} />
      )}
      <div class="line-state">
        <LineState far={far} />
        <Offers far={far} />
        {state === 'over' && <NextGame far={far} />}
        {state !== 'waiting' && <NameCard far={far} server={server} />}
      </div>
    </>
  );
}

/** Sits down at a table that has begun; whoever is given another seat meanwhile sits down anew. */
function Begun({ far, at, after }: Omit<FoundProps, 'server'>): JSX.Element {
  const [sat, setSat] = useState<readonly [Page, FarSitting] | 'failed' | null>(null);
  const [wish, setWish] = useState(0);
  const [open, setOpen] = useState(false);
  const sitting = useRef<FarSitting | null>(null);
  useEffect(() => {
    let left = false;
    setSat(null);
    Promise.all([tablePage(), sitFar(far)]).then(
      ([page, made]) => {
        if (left) return made.leave();
        sitting.current = made;
        if (at !== undefined) made.model.at.value = Math.min(at, made.model.length);
        setSat([page, made]);
      },
      () => !left && setSat('failed'),
    );
    return () => {
      left = true;
      sitting.current?.leave();
      sitting.current = null;
    };
  }, [far, wish]);
  useEffect(() => void far.listenTo().catch(() => undefined), [far]);
  const say = useOnlineWords();
  const { ended, adjourned, seats } = far.notice.value;
  const closed = ended !== null ? endedWords(far.notice.value, say) : adjourned ? say('adjourned') : null;
  const rests = ended !== null || adjourned || seats.some(({ yours, holder }) => yours && holder === 'computer');
  useEffect(() => {
    // Nobody decides anything at a table that is closed, or rests.
    if (sat === null || sat === 'failed') return;
    sat[1].model.following.value = rests;
    sat[1].model.closed.value = closed;
  }, [sat, rests, closed]);
  if (sat === 'failed') return <Failed again={() => setWish(wish + 1)} />;
  if (sat === null) return <Wait />;
  const [page, { model, rule, adviser }] = sat;
  const table = { page: 'online', id: far.id } as const;
  // Ended otherwise than by its rules: all of it is open, and can be looked back on as far as it went.
  const looked = ended !== null && ended.how !== 'closed';
  if (after && looked && !model.over) return <LookedBack model={model} rule={rule} table={table} />;
  const more = {
    ...(looked ? { recorded: true } : {}),
    beside: () => <Beside far={far} model={model} />,
    onMoment: (step: number) => urlOf(far.id, writeMoment(step)),
    strip: () => <Strip far={far} model={model} onOpen={() => setOpen(true)} />,
    ...(adviser === null ? {} : { adviser }),
  };
  return (
    <>
      <Seated page={page} model={model} rule={rule} table={table} after={after} more={more} />
      {open && (
        <Dialog title={say('people.title')} onClose={() => setOpen(false)}>
          <People far={far} model={model} folded={false} />
        </Dialog>
      )}
    </>
  );
}

/** After a battle that was not played to its end. */
function LookedBack(props: ComponentProps<typeof AfterRoute>): JSX.Element {
  useReading(props.model);
  return <AfterRoute {...props} />;
}

/** That the line is down, and that it is back: said calmly, and play goes on. */
function LineState({ far }: { readonly far: FarTable }): JSX.Element {
  const say = useOnlineWords();
  const state = far.stream.state.value;
  return (
    <div role="status" aria-live="polite">
      {state !== 'here' && <p data-line={state}>{say(`line.${state}`)}</p>}
    </div>
  );
}
