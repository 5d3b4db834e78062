import { type GameEvent, type Refusal, type State, withCatalog } from '@hundred-days/kernel';
import { type CampaignAction, campaignPosition, type LastCampaign } from '@hundred-days/last-battles/campaign';
import { wordsOf } from '@hundred-days/last-battles/campaign-spoken';
import { called } from '../../../face/called.ts';
import { opened } from '../../../face/late.ts';
import type { Company, Explanation, Face, Left, LogLine } from '../../../face/types.ts';
import { lateModule } from '../../../page/later.tsx';
import { createFace as battleFace } from '../battle.tsx';
import { withPlaces } from '../names.ts';
import { sideName } from '../sides.ts';
import { tell, textIn } from '../text/words.ts';
import type { Marching } from './chart/company.tsx';
import { LeaderHand, WholeCorps } from './later.ts';
import { campaignLine } from './log.ts';
import { campaignPieces, leaderFaceNow, withLeaders } from './pieces.ts';
import { campaignPrompt } from './prompts.ts';
import { asBattle, asBattles, type CampaignSetting, campaignSetting, isOwn, sideOfSeat } from './setting.ts';
import { catalogIn, isCampaignWhole, loadCampaignRest, loadCampaignWords } from './text/words.ts';
import { campaignTrack, phaseNow } from './track.ts';

/**
 * The campaign, Grand Waterloo and Grand Ligny as a table in the browser shows them: the face of a battle (../battle.tsx) with
 * what rules 18 to 28 add around it. No battle loads this folder.
 *
 *   setting.ts   the world with its counters; `asBattle(asked)` hands a question on to a part of a battle's table, where
 *                seats are sides (of three seats two play one side: 2.0c)
 *   pieces.ts    units and leaders on the map; flags.tsx, leaders.ts how leaders look
 *   command.ts   who is commanded, as it stands or as it is being dealt out
 *   prompts.ts   what a first board asks: command, deployment; asks.ts all later questions, and those of pieces in hand
 *   riding.ts    ways and costs of leaders; company.ts several in one hand; log.ts, track.ts, text/
 *
 * Hooks for what is shown beside and over the map, all in charts.tsx, which comes after the first board (rest.ts):
 *   Beside({ w, asked })            the panel beside the map, in every step; a battle's own panel (odds, duties) stands below it
 *   Card({ w, asked })              the card of a leader in hand
 *   overlayOf(w, geometry, asked)   laid over what the step itself shows: `Overlay` of board/types.ts; `over` and `under` are drawn
 *   warningsOf(w, asked)            what is left undone if the phase is ended now
 */

export function createFace(game: LastCampaign): Face<CampaignAction> {
  const w = campaignSetting(game);
  /** What comes after the first board, with all rules it asks. */
  const later = lateModule(async () => (await Promise.all([import('./rest.ts'), game.whole?.()]))[0]);
  /** Once the words are there too. */
  const whole = (language: string) => (isCampaignWhole(language) ? later.now : null);
  const battle = battleFace(asBattles(game), w);
  const { art } = battle.map;
  const whyIn = (view: State, no: Refusal, language: string): Explanation =>
    whole(language)?.explainIn(w, view, no, language) ?? battle.words.explain(view, no, language);
  const lineOf = (event: GameEvent, language: string, others?: readonly GameEvent[]): LogLine =>
    campaignLine(w, event, language, later.now?.toldOf) ?? battle.words.logLine(event, language, others);
  const endIn = (code: string, language: string): string =>
    catalogIn(language)[`outcome.${code}`] ?? textIn(language).catalog[`outcome.${code}`] ?? code;
  let sent: Marching | null = null;
  /** Who goes together is asked after the first board; until then a hand holds one. */
  const marching = (): Marching | null => {
    sent ??= later.now?.marching(game, w) ?? null;
    return sent;
  };
  const company = (): Company<CampaignAction> | undefined => marching()?.company;
  const three = (view: State): boolean => campaignPosition.isChosenHere(w, view, 'three-players');
  return {
    game,
    looking: async (language) => {
      const [{ lookingOn }, base] = await Promise.all([
        import('./looking.ts'),
        battle.looking(language),
        loadCampaignRest(language),
        later.fetch(),
      ]);
      return lookingOn(w, base, language);
    },
    map: {
      ...battle.map,
      counter: (piece, view) =>
        campaignPosition.isLeader(w, piece) && view !== undefined
          ? leaderFaceNow(w, { view }, piece)
          : battle.map.counter(piece, view),
      pieces: (asked) => campaignPieces(w, asked),
      trays: (asked) => withLeaders(w, asked, battle.map.trays(asBattle(asked))),
      overlay: (asked) => {
        const base = battle.map.overlay(asBattle(asked));
        const step = later.now?.stepOverlay(w, asked);
        const more = later.now?.overlayOf(w, art.geometry, asked, marching()?.proposed(asked) ?? null);
        const sky = later.now?.skyOver(w, asked.view, art.geometry);
        return { ...base, ...step, ...more, under: [sky, base.under, more?.under], over: [base.over, more?.over] };
      },
      sights: battle.map.sights.map((sight) => ({
        ...sight,
        overlay: (view, seat, language) => sight.overlay(view, sideOfSeat(seat), language),
      })),
      pointedAt: (view, place, language, asked) =>
        (asked === undefined ? null : later.now?.pointedOverlay(w, asked, place)) ??
        battle.map.pointedAt(view, place, language),
      motions: (events) => [...battle.map.motions(events), ...(later.now?.leaderMotions(w, events) ?? [])],
    },
    hand: {
      ...battle.hand,
      choose: (actions, view) => battle.hand.choose(actions as never, view) as CampaignAction,
      way: (action, view) => later.now?.campaignWay(w, action, view) ?? null,
      isOwn: (view, seat, piece) => isOwn(w, three(view), seat, piece),
      rests: (asked, piece) => later.now?.rests(w, asked, piece) ?? false,
      company: {
        of: (...taken) => company()?.of(...taken) ?? [],
        next: (...taken) => company()?.next?.(...taken) ?? [],
        shares: (action) => company()?.shares?.(action) ?? false,
        toward: (...sentTo) => company()?.toward?.(...sentTo) ?? null,
        beyond: (asked) => company()?.beyond?.(asked) ?? null,
        stops: (...sentTo) => company()?.stops?.(...sentTo) ?? null,
        alike: (...same) => company()?.alike(...same) ?? null,
        goers: (...going) => company()?.goers(...going) ?? [],
      },
      retract: (asked, piece, actions) => battle.hand.retract(asBattle(asked), piece, actions as never),
      anew: (asked, piece, actions) => (battle.hand.anew?.(asBattle(asked), piece, actions as never) ?? null) as never,
      begun: (asked, actions) => battle.hand.begun(asBattle(asked), actions as never),
    },
    words: {
      ...battle.words,
      speak: async (language) => void (await Promise.all([battle.words.speak(language), loadCampaignWords(language)])),
      rest: async (language) =>
        void (await Promise.all([
          battle.words.rest(language),
          loadCampaignRest(language),
          later.fetch().then(() => later.now?.loadChartWords(language)),
        ])),
      isWhole: (language) => battle.words.isWhole(language) && whole(language) !== null,
      rules: async (language) => (await Promise.all([battle.words.rules(language), rulesAbove(language)])).flat(),
      said: (language) => withPlaces(w, wordsOf(w, withCatalog(textIn(language), catalogIn(language))), art.names),
      track: (view, language) => campaignTrack(w, view, language),
      prompt: (asked) =>
        (asked.deciding
          ? (marching()?.prompt(asked) ?? campaignPrompt(w, asked, whole(asked.language)?.stepPrompt))
          : null) ?? (battle.words.prompt(asBattle(asked)) as never),
      warnings: (asked) => {
        const left = (of: typeof asked): readonly Left[] => battle.words.warnings(asBattle(of));
        return whole(asked.language)?.warningsOf(w, asked, left) ?? left(asked);
      },
      logLine: lineOf,
      telling: {
        ...battle.words.telling,
        told: (events) => events.filter(({ type, data }) => type !== 'command' || (data.units as string[]).length > 0),
        isSameDeed: () => false,
      },
      explain: whyIn,
      actionName: (action, language) =>
        later.now?.deedName(w, action, language) ?? battle.words.actionName(action as never, language),
      describePlace: (view, place, language) =>
        later.now?.spokenPlace(w, battle.words.describePlace(view, place, language), view, place, language) ?? '',
      seatName: (view, seat, language) => seatName(w, three(view), seat, language),
      summary: (view, language) => {
        const end = game.outcome(view);
        return end === null ? summaryOf(w, view, language) : endIn(end.code, language);
      },
      result: ({ code }, language) => {
        const title = endIn(code, language);
        return later.now?.resultIn(title, code, language) ?? { title, text: '' };
      },
    },
    panels: {
      ...battle.panels,
      card: (asked) => {
        if (asked.inHand === null || later.now === null) return null;
        const column = marching()?.card(asked) ?? null;
        if (column !== null) return column;
        return (
          <>
            {campaignPosition.isLeader(w, asked.inHand) ? (
              <LeaderHand w={w} asked={asked} />
            ) : (
              battle.panels.card(asBattle(asked))
            )}
            <WholeCorps w={w} asked={asked} />
          </>
        );
      },
      panel: (asked) => whole(asked.language)?.panelOf(w, asked) ?? null,
      planned: async () => {
        const planning = await battle.panels.planned?.();
        return { attacks: (asked, place) => planning?.attacks(asBattle(asked), place) ?? [] };
      },
      stakes: (asked) => battle.panels.stakes?.(asBattle(asked)) ?? null,
      score: (asked) => whole(asked.language)?.scoreOf(w, asked) ?? null,
      reckoning: (view, language) => whole(language)?.reckoningOf(w, view, language) ?? null,
    },
    hasSecrets: () => false,
  };
}

/** What the battles say stands first. */
const rulesAbove = opened({
  en: async () => (await import('@hundred-days/last-battles/rules/campaign-en')).CAMPAIGN_RULES_EN,
  fr: async () => (await import('@hundred-days/last-battles/rules/campaign-fr')).CAMPAIGN_RULES_FR,
});

/** 2.0c */
function seatName(w: CampaignSetting, three: boolean, seat: number, language: string): string {
  if (!three || seat <= 0) return sideName(w, sideOfSeat(seat), language);
  return tell(language, seat === 1 ? 'side.anglo-allied' : 'side.prussian');
}

const summaryOf = (w: CampaignSetting, view: State, language: string): string =>
  tell(language, 'summary', {
    battle: called(withCatalog(textIn(language), catalogIn(language)), 'scenario', w.id),
    turn: view[w.at.turn],
    phase: phaseNow(w, view, language),
  });
