/**
 * What a player may not know is in nobody else's view: other players' secrets, facedown contacts they have not looked at, cards that went
 * facedown to the bottom of a deck, cards that lie known on top of decks. Looked for by name at every moment of random games that begin with
 * such things on the table; and whoever may know them sees them.
 */
import * as E from 'fp-ts/lib/Either';
import { OUTER_RIM_PREFERENCES } from '../../scripts/playable/outer-rim';
import { randomSoloTable, randomTable } from '../../scripts/playable/outer-rim-tables';
import { canonicalJson } from '../../src/core';
import { outerRim, type OuterRimState, type Position } from '../../src/outer-rim';
import { sectionFor } from '../../src/outer-rim/queries/cards';
import type { Effects } from '../../src/outer-rim/facts';
import { integersFrom, playout, randomPolicy } from '../../src/play';
import { lothalCard, pack, resolving, table, type Table } from './table';

const ACTIONS = 400;
const PREFERENCES = {
  ...OUTER_RIM_PREFERENCES,
  often: [...(OUTER_RIM_PREFERENCES.often ?? []), 'choose-place', 'encounter-space', 'use-ability'],
};

/** Something hidden, by the id under which it would show, and those who may know it. */
interface Hidden {
  kind: 'secret' | 'contact' | 'bottom' | 'going' | 'pile';
  id: string;
  knownTo: readonly string[];
}

function hiddenIn(state: OuterRimState): Hidden[] {
  const { players, contacts, unseen, encounterDecks, markets, ai } = state;
  return [
    ...players.flatMap(({ id, secrets }) =>
      secrets.map(({ card }): Hidden => ({ kind: 'secret', id: card, knownTo: [id] })),
    ),
    ...contacts.flatMap(({ contact, faceup, at, knownTo }): Hidden[] =>
      contact === null || faceup || typeof at !== 'object' || !('place' in at)
        ? []
        : [{ kind: 'contact', id: contact, knownTo }],
    ),
    ...unseen.map(({ card, knownTo }): Hidden => ({ kind: 'bottom', id: card, knownTo })),
    ...[...encounterDecks, ...markets.map((market) => market.pile), ...(ai ? [ai.pile] : [])].flatMap((pile) =>
      [...pile.top, ...pile.unknown].map((id): Hidden => ({ kind: 'pile', id, knownTo: [] })),
    ),
    ...going(state),
  ];
}

/** A card with a secret that somebody has drawn and not yet kept or put away. */
function going({ stack, ...rest }: OuterRimState): Hidden[] {
  const state = { ...rest, stack };
  return stack.flatMap((frame): Hidden[] => {
    if (frame.procedure !== 'space encounter') return [];
    const { player, drawn, space } = frame as unknown as { player: string; drawn: string | null; space: string };
    const isSecret = drawn !== null && sectionFor(state, drawn, space)?.secret !== undefined;
    return isSecret && !isPutAway(state, drawn) ? [{ kind: 'going', id: drawn, knownTo: [player] }] : [];
  });
}

const isPutAway = (state: OuterRimState, card: string): boolean =>
  state.encounterDecks.some((pile) => pile.bottom.includes(card)) && !state.unseen.some((each) => each.card === card);

/** Strings anywhere in a value. */
function strings(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) strings(part, found);
  return found;
}

interface Counted {
  hidden: Record<Hidden['kind'], number>;
  resampled: number;
}

function checkViews(state: OuterRimState, counted: Counted): void {
  const hidden = hiddenIn(state);
  const shuffledBack = state.events.flatMap((event) => (event.type === 'ai-card-discarded' ? [event.card] : []));
  const known = new Set([...hidden.filter((each) => each.kind !== 'pile').map((each) => each.id), ...shuffledBack]);
  for (const viewer of [...state.players.map((player) => player.id), 'spectator']) {
    const { content: _content, ...view } = outerRim.view(state, viewer);
    const seen = strings(view);
    for (const { kind, id, knownTo } of hidden) {
      const may = knownTo.includes(viewer) || (kind === 'pile' && known.has(id));
      if (may !== seen.has(id) && !(may && (kind === 'bottom' || kind === 'pile')))
        throw new Error(`${viewer} ${may ? 'does not see' : 'sees'} the ${kind} '${id}'`);
      counted.hidden[kind] += 1;
    }
  }
}

function checkResamples(state: OuterRimState, seed: number, counted: Counted): void {
  for (const viewer of [...state.players.map((player) => player.id), 'spectator']) {
    const other = outerRim.resample(state, viewer, seed);
    expect(canonicalJson(outerRim.view(other, viewer))).toBe(canonicalJson(outerRim.view(state, viewer)));
    if (canonicalJson({ ...other, chance: null }) !== canonicalJson({ ...state, chance: null })) counted.resampled += 1;
  }
}

function play(position: Position, seed: number, counted: Counted): void {
  const begun = outerRim.resume(position, seed % 2 === 0 ? { mode: 'manual' } : { mode: 'seeded', seed });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  let kept = -1;
  playout(outerRim, begun.right.state, {
    choose: randomPolicy(integersFrom(seed), PREFERENCES),
    maxActions: ACTIONS,
    onDecision: ({ state, index }) => {
      checkViews(state, counted);
      const now = hiddenIn(state).filter((each) => each.kind !== 'pile').length;
      if (now !== kept || index % 50 === 0) checkResamples(state, seed + index, counted);
      kept = now;
    },
  });
}

const GAMES = 4;
test.each<[string, (next: (n: number) => number) => Position]>([
  ['two to four players', randomTable],
  ['a player and the AI player', randomSoloTable],
])('%s: no view tells what its viewer may not know', (_who, table) => {
  const counted: Counted = { hidden: { secret: 0, contact: 0, bottom: 0, going: 0, pile: 0 }, resampled: 0 };
  for (let seed = 1; seed <= GAMES; seed++) play(table(integersFrom(seed)), seed, counted);
  expect(counted.resampled).toBeGreaterThan(10);
  const { secret, contact, bottom, pile } = counted.hidden;
  expect(Math.min(secret, contact, bottom, pile)).toBeGreaterThan(0);
});

describe('cards that somebody is still resolving', () => {
  const secret = { secret: { title: 'Whisper', ability: { kind: 'skill' as const, skill: 'tech' as const } } };
  const sees = (game: Table, viewer: string, card: string): boolean =>
    strings({ ...outerRim.view(game.state, viewer), content: null }).has(card);

  test('a secret is not told by the space to which its card sends the player [or.secrets.02]', () => {
    const effects: Effects = [{ do: 'go', spaces: ['mon-calamari'] }, { do: 'keep-secret' }];
    const game = resolving(effects, {}, { section: secret });
    expect(['ann', 'bob'].map((viewer) => sees(game, viewer, 'deck-lothal-1'))).toEqual([true, false]);
    game.does('choose-space', { space: 'mon-calamari' });
    expect(game.player().space).toBe('mon-calamari');
    expect(['ann', 'bob'].map((viewer) => sees(game, viewer, 'deck-lothal-1'))).toEqual([true, false]);
  });

  test('a card of another deck is not shown before its section is chosen, if one is a secret [or.secrets.02]', () => {
    const sections = [
      { space: 'naboo', title: 'A story', effects: [] },
      { space: 'ryloth', title: 'A whisper', effects: [{ do: 'keep-secret' as const }], ...secret },
    ];
    const part = {
      encounters: [
        lothalCard([{ do: 'draw-encounter', deck: 'deck-naboo' }]),
        { id: 'deck-naboo-1', deck: 'deck-naboo', sections },
      ],
    };
    const encounters = { 'deck-lothal': ['deck-lothal-1'], 'deck-naboo': ['deck-naboo-1'] };
    const game = table({ ann: { at: 'lothal' } }, { step: 'encounter', encounters, pack: pack(part) }).does(
      'encounter-space',
    );
    expect(game.options).toEqual(['choose-space']);
    expect(['ann', 'bob'].map((viewer) => sees(game, viewer, 'deck-naboo-1'))).toEqual([true, false]);
    game.does('choose-space', { space: 'ryloth' });
    expect(['ann', 'bob'].map((viewer) => sees(game, viewer, 'deck-naboo-1'))).toEqual([true, false]);
  });

  test('a card without a secret is seen by all [or.secrets.02]', () => {
    const game = resolving([{ do: 'may', effects: [] }]);
    expect(['ann', 'bob'].map((viewer) => sees(game, viewer, 'deck-lothal-1'))).toEqual([true, true]);
  });
});
