/** Would the conformance properties notice? Each of these duels is broken in one way, and the property that should catch it must. */
import * as E from 'fp-ts/lib/Either';
import {
  canonicalChance,
  fromOutside,
  patchesBetween,
  type Action,
  type AnyGame,
  type Begun,
  type LegalActions,
} from '../../src/core';
import { CARDS, diceDuel, duelist, RULES, type DuelEvent, type DuelState } from '../helpers/dice-duel';
import { duelOrder, duelSetups } from '../helpers/dice-duel/setups';
import type { DuelSetup } from '../helpers/dice-duel/state';
import { properties } from './conformance';
import type { ConformanceOptions } from './random-games';

const OPTIONS: ConformanceOptions<DuelState> = {
  catalogueIds: RULES,
  randomSetups: duelSetups,
  players: ['p1', 'p2'],
  maxActions: 1000,
  runs: 40,
  conserved: (state) =>
    state.discard.length +
    state.table.length +
    state.deck.unknown.length +
    state.duelists.flatMap((each) => each.hand).length,
  rerollLimit: 1,
  order: duelOrder,
};

const { game } = diceDuel();
const cardOf = (ability: string): string => game.abilities.find(({ id }) => id === ability)?.card ?? ability;
const strike = { type: 'strike', player: 'p1' };
const listing = (actions: readonly Action[]): LegalActions<Action> => {
  return { kind: 'finite', actions, sample: (seed) => actions[seed % actions.length] ?? null };
};

/** After a right step, something is changed in the new state that `reduce` gives back. */
const meddling = (meddle: (state: DuelState) => void): Partial<AnyGame> => ({
  reduce: (state, action) =>
    E.map((step: { state: DuelState; events: readonly DuelEvent[] }) => {
      const next = structuredClone(step.state);
      meddle(next);
      return { state: next, events: next.events };
    })(game.reduce(state, action)),
});

const inOrder: AnyGame['begin'] = (setup: DuelSetup, chance) =>
  game.begin({ ...setup, health: setup.health + (Object.keys(setup)[0] === 'health' ? 1 : 0) }, chance);

const unfrozen: AnyGame['begin'] = (setup, chance) =>
  E.map((begun: Begun<DuelState, DuelEvent>) => ({ ...begun, state: structuredClone(begun.state) }))(
    game.begin(setup, chance),
  );

const BROKEN: [string, string, Partial<AnyGame>][] = [
  [
    'every listed action is accepted',
    'lists an action that is not accepted',
    {
      allLegalActions: (state) => listing([...game.allLegalActions(state).actions, strike]),
    },
  ],
  [
    'every listed action is accepted',
    'does more in place than through reduce',
    {
      play: (state: DuelState, action) => {
        state.round += 1;
        return game.play(state, action);
      },
    },
  ],
  [
    'an action that is neither listed',
    'accepts what it does not list',
    {
      allLegalActions: (state) => listing(game.allLegalActions(state).actions.slice(1)),
    },
  ],
  [
    'an action that is neither listed',
    'accepts everything',
    {
      reduce: (state, action) => {
        const step = game.reduce(state, action);
        return E.isLeft(step) ? E.right({ state, events: [] }) : step;
      },
    },
  ],
  [
    'no action, legal or not, changes',
    'counts rejected actions in the state',
    {
      begin: unfrozen,
      reduce: (state: DuelState, action) => {
        if (!Object.isFrozen(state)) state.round += 1;
        return game.reduce(state, action);
      },
    },
  ],
  [
    'a candidate is listed if no rule refused it',
    'hides an allowed candidate',
    {
      allLegalActions: (state) => listing(game.allLegalActions(state).actions.slice(1)),
    },
  ],
  [
    'a candidate is listed if no rule refused it',
    'gives another reason than it had',
    {
      whyNot: (state, action) => {
        const why = game.whyNot(state, action);
        return why && { ...why, code: 'because' };
      },
    },
  ],
  [
    'a region samples the same',
    'samples what it does not contain',
    {
      allLegalActions: (state) => {
        const legal = game.allLegalActions(state);
        return legal.kind === 'region'
          ? { ...legal, sample: () => ({ type: 'step', player: 'p1', at: { x: -5, y: 0 } }) }
          : legal;
      },
    },
  ],
  ['what each player may do', 'tells everybody all', { legalActions: (state) => game.allLegalActions(state) }],
  [
    'what each player may do',
    'samples for one player what another may do',
    {
      legalActions: (state, player) => {
        const legal = game.legalActions(state, player);
        return legal.kind === 'region'
          ? { ...legal, sample: () => ({ type: 'step', player: 'nobody', at: { x: 1, y: 0 } }) }
          : legal;
      },
    },
  ],
  ['no dead ends', 'asks nobody', { decision: (state) => ({ ...game.decision(state), by: [] }) }],
  ['no dead ends', 'has nothing to answer', { allLegalActions: () => listing([]) }],
  [
    'no dead ends',
    'has a winner while it is played',
    { outcome: (state) => ({ ...game.outcome(state), kind: 'draw', rules: [] }) },
  ],
  ['a game ends', 'never has an outcome', { outcome: () => ({ kind: 'playing', scores: {} }) }],
  [
    'going back and playing',
    'is not decided by state and action alone',
    ((): Partial<AnyGame> => {
      let calls = 0;
      return meddling((state) => void (state.round = 1 + (calls++ % 7)));
    })(),
  ],
  [
    'a playout in place',
    'forgets focus through reduce only',
    meddling((state) => void (duelist(state, 'p1').focus = 0)),
  ],
  [
    'what is in two places',
    'tells an event that holds the very dice, which are rerolled later',
    {
      play: (state: DuelState, action) => {
        const trouble = game.play(state, action);
        state.events.push({ type: 'sneeze', rules: ['duel.turn.01'], dice: state.dice } as never);
        return trouble;
      },
    },
  ],
  ['probabilities', 'leaves out an outcome', { chanceOutcomes: (state) => game.chanceOutcomes(state).slice(1) }],
  [
    'a state survives JSON',
    'keeps a value that its codec drops',
    meddling((state) => void ((state as unknown as { extra: number }).extra = 1)),
  ],
  [
    'a state survives JSON',
    'keeps something that JSON drops',
    meddling((state) => void ((state as unknown as { round: unknown }).round = undefined)),
  ],
  ['a saved state that was tampered with', 'loads anything', { load: (saved) => E.right(saved as DuelState) }],
  [
    'a save that puts an ability',
    'loads abilities without their cards, and cannot go on',
    {
      load: (saved) => E.right(saved as DuelState),
      decision: (state: DuelState) => {
        const has = (card: string, owner: string) => state.table.some((on) => on.owner === owner && on.card === card);
        for (const { ability, source } of state.inPlay)
          if (!has(cardOf(ability), source)) throw new Error(`no ${ability} of ${source}`);
        return game.decision(state);
      },
    },
  ],
  [
    'a save that puts an ability',
    'does not say where a save is wrong',
    { load: () => E.left({ code: 'wrong', message: 'It is wrong.', rules: [], facts: {}, path: [] }) },
  ],
  [
    'actions and events survive',
    'tells an event that its codec does not know',
    meddling((state) => void state.events.push({ type: 'sneeze', rules: ['duel.turn.01'] } as never)),
  ],
  [
    'every state loads as what it is',
    'does not load while somebody strikes',
    {
      load: (saved) =>
        (saved as DuelState).stack.some((frame) => frame.procedure === 'strike')
          ? E.left({ code: 'malformed', message: 'a strike', rules: [], facts: {}, path: ['stack'] })
          : game.load(saved),
    },
  ],
  ['the order of keys in a setup', 'gives more health where the setup names it first', { begin: inOrder }],
  ['a record is the same game as text', 'gives more health where the setup names it first', { begin: inOrder }],
  [
    'the order of keys in a saved state',
    'loads what it is given, as it is given',
    { load: (saved) => E.right(structuredClone(saved) as DuelState) },
  ],
  ['begin and reduce give states that are frozen', 'begins with what can be changed', { begin: unfrozen }],
  ['begin and reduce give states that are frozen', 'reduces to what can be changed', meddling(() => undefined)],
  [
    'what is no state is answered',
    'looks into whatever it is given',
    { view: (state: DuelState) => ({ duelists: state.duelists }) },
  ],
  [
    'what is no action is refused',
    'copies whatever it is given',
    { reduce: (state, action) => game.reduce(state, fromOutside({ ...(action as object) })) },
  ],
  [
    'a player who guesses',
    "tells of everybody's hand in its rejections",
    {
      whyNot: (state: DuelState, action) => {
        const why = game.whyNot(state, action);
        return why && { ...why, facts: { hands: state.duelists.map(({ hand }) => hand) } };
      },
    },
  ],
  ['a view holds no seed', 'shows the seed', { view: (state) => state }],
  ['a view holds no seed', 'shows the seed where it shows everything', { viewOfEverything: (state) => state }],
  [
    'no name sees everything',
    'shows everything to whoever is called judge',
    {
      view: (state, viewer) => (viewer === 'judge' ? game.viewOfEverything(state) : game.view(state, viewer)),
    },
  ],
  [
    'no name sees everything',
    'offers everything where no name is given',
    {
      legalActions: (state, player) =>
        (player as unknown) === undefined ? game.allLegalActions(state) : game.legalActions(state, player),
    },
  ],
  [
    'an action that is neither listed',
    'takes dice in any order',
    {
      reduce: (state, action) => game.reduce(state, canonicalChance(action)),
      whyNot: (state, action) => game.whyNot(state, canonicalChance(action)),
    },
  ],
  ['a view holds no seed', 'deals cards anew, but not the future', { resample: (state) => state }],
  [
    'patches of a view',
    'sends everybody the changes of the whole state',
    {
      patchesFor: (before: DuelState, after: DuelState) =>
        patchesBetween(game.viewOfEverything(before) as object, game.viewOfEverything(after) as object),
    },
  ],
  [
    'what a game hands out',
    'hands out a list of its own',
    { decision: (state) => ({ ...game.decision(state), rules: [...game.decision(state).rules] }) },
  ],
  [
    'a view does not change',
    'shows the hand of the other player',
    { view: (state: DuelState) => ({ ...state, chance: null }) },
  ],
  [
    'a view does not change',
    'shows which card was drawn',
    {
      view: (state: DuelState, viewer) => ({ ...(game.view(state, viewer) as DuelState), events: state.events }),
    },
  ],
  [
    'every event, question and refusal',
    'tells an event without a rule',
    meddling((state) => state.events.forEach((event) => void (event.rules = []))),
  ],
  [
    'every event, question and refusal',
    'cites a rule that does not exist',
    { decision: (state) => ({ ...game.decision(state), rules: ['duel.nonsense.99'] }) },
  ],
  ['no event is told before', 'tells what happened last first', meddling((state) => void state.events.reverse())],
  ['what is conserved', 'loses a card now and then', meddling((state) => void state.discard.pop())],
  [
    'no die is rerolled more',
    'rerolls a die twice',
    meddling((state) => state.dice.forEach((die) => void (die.rerolls *= 2))),
  ],
];

test.each(BROKEN)("'%s ...' catches a duel that %s", (property, _what, broken) => {
  const all = Object.entries(properties<DuelState>({ ...game, ...broken } as AnyGame, OPTIONS));
  const [, holds] = all.find(([name]) => name.startsWith(property)) ?? [];
  expect(holds).toBeDefined();
  expect(holds).toThrow();
});

test('a duel that is not broken holds every property', () => {
  const all = properties<DuelState>({ ...game }, { ...OPTIONS, runs: 5 });
  for (const holds of Object.values(all)) holds();
  expect(CARDS.length).toBeGreaterThan(0);
});
