/** What each game registers hangs together, and what does not is noticed: by the compiler, or here. */
import { catalogueIds, playable } from '../../scripts/playable';
import type { AbilityNames, Engine, GameTypes } from '../../src/core';
import { tablesOf } from '../../src/core/engine/tables';
import { integersFrom } from '../../src/play';
import { armada } from '../../src/armada/game';
import { engine as armadaEngine } from '../../src/armada/engine';
import { damageCard, KEYWORDS, objectiveCard, shipCard, squadronCard, upgradeCard } from '../../src/armada/facts';
import { abilityNames as armadaNames } from '../../src/armada/model/ability-names';
import { destiny } from '../../src/destiny';
import { engine as destinyEngine } from '../../src/destiny/engine';
import { card as destinyCard } from '../../src/destiny/facts';
import { abilityNames as destinyNames } from '../../src/destiny/model/ability-names';
import { abilityName, characters as miniaturesCards } from '../../src/miniatures/facts';
import { engine as miniaturesEngine } from '../../src/miniatures/engine';
import { miniatures } from '../../src/miniatures/game';
import { wrongShape } from '../../src/core/engine/ability-shape';
import { COMMANDER_EFFECT, LASTING_EFFECT } from '../../src/miniatures/queries/abilities';
import { abilityNames as miniaturesNames } from '../../src/miniatures/model/ability-names';
import { outerRim } from '../../src/outer-rim';
import { entryOf } from '../../src/outer-rim/queries/abilities-in-play';
import { engine as outerRimEngine } from '../../src/outer-rim/engine';
import type { Ability, Occasion } from '../../src/outer-rim/facts';
import { abilityNames as outerRimNames } from '../../src/outer-rim/model/ability-names';
import { untilEndOf } from '../../src/xwing/effects/lasting-effects';
import { xwing } from '../../src/xwing';
import { engine as xwingEngine } from '../../src/xwing/engine';
import { allCards } from '../../src/xwing/facts';
import { DEVICE_KINDS } from '../../src/xwing/facts/words';
import { abilityNames as xwingNames } from '../../src/xwing/model/ability-names';
import { sourceOf, troublesOf, unnamedCards, unsaidWindows, type Registered } from './registry';

/** What packs can write that abilities answer to and goals count. */
const OCCASIONS: Readonly<Record<Occasion['event'], true>> = {
  'win-combat': true,
  'lose-combat': true,
  'bounty-reward': true,
  'job-completed': true,
  'cargo-delivered': true,
  'card-gained': true,
  'card-bought': true,
  'this-gained': true,
  recovered: true,
  'dice-rolled': true,
  'test-begins': true,
  'test-passed': true,
  'test-failed': true,
  'combat-begins': true,
  'would-suffer': true,
  'would-be-defeated': true,
  'would-lose-reputation': true,
  'enters-patrol-space': true,
  'player-arrives': true,
  'patrol-would-move': true,
  'turn-begins': true,
  'turn-ends': true,
};

/** The entries that abilities and goals of packs are worked by, whatever a pack holds. */
function entriesOfPacks(): Set<string> {
  const occasions = Object.keys(OCCASIONS) as Occasion['event'][];
  const whens = occasions.flatMap((event) =>
    [true, false].map((may) => ({ kind: 'when', may, on: { event }, do: [] }) as unknown as Ability),
  );
  const uses = (['planning', 'action', 'encounter'] as const).map((step): Ability => ({
    kind: 'use',
    in: step,
    do: [],
  }));
  return new Set([
    ...(['value', 'skill', 'permission'] as const),
    ...[...uses, ...whens].map(entryOf),
    ...occasions.map((event) => `goal counts ${event}`),
    'goal holds',
  ]);
}

function registered<G extends GameTypes>(
  name: string,
  engine: Engine<G>,
  procedures: Registered['procedures'],
  names: AbilityNames<G>,
  isCard: (card: string) => boolean,
): Registered {
  const abilities = [...tablesOf(engine).registry.byId.values()];
  return {
    abilities,
    procedures,
    catalogue: new Set(catalogueIds(name)),
    isCard,
    names,
    source: sourceOf(`src/${name}`),
  };
}

const PHASES = ['setup', 'planning', 'system', 'activation', 'engagement', 'end', 'attack'] as const;
const xwingCards = new Set<string>([
  ...allCards().map((each) => each.key),
  'rule:every-ship',
  'rule:facedown-condition',
  ...DEVICE_KINDS.map((kind) => `device:${kind}`),
]);
/** A card, what the rules give to every ship, what facedown conditions say alike, or what lasts until the end of a phase or an attack. */
/** The other side of a card belongs to the card. */
const frontOf = (card: string): string => card.replace(/\/flipped$/, '');

function isXwingCard(card: string): boolean {
  return xwingCards.has(frontOf(card)) || PHASES.some((phase) => card.startsWith(untilEndOf(phase, '')));
}

const destinyRules = new Set(['rule:character', 'rule:upgrade', 'rule:support']);
const packEntries = entriesOfPacks();
const armadaFacts = {
  ship: shipCard,
  squadron: squadronCard,
  upgrade: upgradeCard,
  objective: objectiveCard,
  damage: damageCard,
  keyword: (id: string) => KEYWORDS.find((keyword) => keyword === id),
} as const;

function armadaNameOf(card: string): string | undefined {
  const [kind = '', id = ''] = card.split(':');
  const found = kind in armadaFacts ? armadaFacts[kind as keyof typeof armadaFacts](id) : undefined;
  return typeof found === 'object' ? found.name : found;
}

/** `upgrade:leia-organa`: of a kind of card, and there is one of this id. */
function isArmadaCard(card: string): boolean {
  const [kind = '', id = ''] = card.split(':');
  return kind in armadaFacts && armadaFacts[kind as keyof typeof armadaFacts](id) !== undefined;
}

const effects = new Set(miniaturesCards().map(({ commanderEffect }) => commanderEffect));

/** An entry of the glossary, a commander effect, be it of who has used a power that gives one, or what lasts on a character. */
function isMiniaturesCard(card: string): boolean {
  const power = card.startsWith(COMMANDER_EFFECT) ? abilityName(card.slice(COMMANDER_EFFECT.length)) : undefined;
  return [abilityName(card), power].some((each) => each) || effects.has(card) || card.startsWith(LASTING_EFFECT);
}

const GAMES: readonly (readonly [string, Registered])[] = [
  ['xwing', registered('xwing', xwingEngine, xwing.procedures, xwingNames, isXwingCard)],
  [
    'destiny',
    registered(
      'destiny',
      destinyEngine,
      destiny.procedures,
      destinyNames,
      (card) => destinyRules.has(card) || destinyCard(card) !== undefined,
    ),
  ],
  [
    'outer-rim',
    registered('outer-rim', outerRimEngine, outerRim.procedures, outerRimNames, (card) => packEntries.has(card)),
  ],
  ['armada', registered('armada', armadaEngine, armada.procedures, armadaNames, isArmadaCard)],
  ['miniatures', registered('miniatures', miniaturesEngine, miniatures.procedures, miniaturesNames, isMiniaturesCard)],
];

test.each(GAMES)('%s: cards and rules exist, windows are offered, spans end, names are asked for', (_name, parts) => {
  expect(parts.abilities.length).toBeGreaterThan(20);
  expect(parts.abilities.flatMap((each) => wrongShape(each) ?? [])).toEqual([]);
  expect(troublesOf(parts)).toEqual([]);
});

test.each(GAMES)('%s: whatever window abilities are offered in, the step says so', async (name, { abilities }) => {
  const game = await playable(name);
  if (!game) throw new Error(`no game ${name}`);
  const next = integersFrom(1);
  const starts = [(from: typeof next) => ({ setup: game.randomSetup(from) }), ...Object.values(game.starts ?? {})];
  const found = starts.flatMap((from) => unsaidWindows(game.game, from(next), 1, abilities));
  expect(found).toEqual([]);
});

const xwingNamesOf = new Map<string, string>(allCards().map(({ key, name }) => [key, name]));
const NAMES: Readonly<Record<string, (card: string) => string | undefined>> = {
  xwing: (card) => xwingNamesOf.get(card),
  destiny: (card) => destinyCard(card)?.name,
  armada: armadaNameOf,
  // Tables of tests name commander effects by their commanders.
  miniatures: (card) => abilityName(powerOf(card))?.name ?? `'${powerOf(card)}'`,
};
/** A commander effect of who has used a power is named by the power. */
const powerOf = (card: string): string =>
  card.startsWith(COMMANDER_EFFECT) ? card.slice(COMMANDER_EFFECT.length) : card;
/** The rules that every piece has and what lasts for a while are no cards; what devices do is tested under the rules of each. */
const isNoCard = (card: string): boolean =>
  ['rule:', 'device:', 'until the end of ', LASTING_EFFECT].some((begins) => card.startsWith(begins));

// What packs of Outer Rim write is worked by entries that are no cards.
test.each(GAMES.filter(([game]) => game in NAMES))(
  '%s: each card that is adjudicated is named by a test or a scenario file',
  (game, { abilities }) => {
    const named = abilities.map((each) => ({ ...each, card: frontOf(each.card ?? each.id) }));
    const cards = named.filter(({ card }) => !isNoCard(card));
    expect(unnamedCards(cards, NAMES[game] ?? fail, [`test/${game}`, `docs/examples/${game}`])).toEqual([]);
  },
);

describe('what does not hang together is named', () => {
  const [, xwingParts] = GAMES[0] ?? fail();
  const [, destinyParts] = GAMES[1] ?? fail();
  const step = { name: 'a step', rules: [] };

  const BROKEN: readonly (readonly [string, Registered, string])[] = [
    [
      'a card that is misspelt',
      { ...xwingParts, abilities: [{ id: 'jake-farrell', card: 'pilot:jakefarell', rules: [] }] },
      "jake-farrell: there is no card 'pilot:jakefarell'",
    ],
    [
      'an ability that does not say which clauses it plays of a card that has several',
      {
        ...xwingParts,
        abilities: [
          { id: 'a', card: 'rule:every-ship', rules: [], clauses: { plays: [1], of: 2 } },
          { id: 'b', card: 'rule:every-ship', rules: [] },
        ],
      },
      "b: does not say which of the 2 clauses of 'rule:every-ship' it plays",
    ],
    [
      'a rule that is misspelt, of an ability',
      { ...xwingParts, abilities: [{ id: 'a', card: 'rule:every-ship', rules: ['xw.round.99'] }] },
      "a cites 'xw.round.99', which no rule is called",
    ],
    [
      'a rule that is misspelt, of a step',
      { ...xwingParts, procedures: [{ name: 'round', steps: [{ ...step, rules: ['xw.rund.01'] }] }] },
      "a step of round cites 'xw.rund.01', which no rule is called",
    ],
    ['a window that no step offers', { ...xwingParts, procedures: [] }, "windows: 'action' is offered by no step"],
    ['a span that no step ends', { ...xwingParts, procedures: [] }, "spans: 'round' ends in no step"],
    ['a kind without an ability', { ...destinyParts, abilities: [] }, "kinds: 'claim' is the kind of no ability"],
    ['a kind that no rule looks for', { ...destinyParts, source: '' }, "kinds: 'claim' is asked for nowhere"],
    ['a value that nobody asks for', { ...xwingParts, source: '' }, "values: 'agility' is asked for nowhere"],
    [
      'a value that nobody asks for, of a game that asks for others',
      { ...xwingParts, names: { ...xwingParts.names, values: { agilty: true } } },
      "values: 'agilty' is asked for nowhere",
    ],
    [
      'a permission that nobody asks for, of a game that asks for others',
      { ...destinyParts, names: { ...destinyParts.names, permits: { ambsh: true } } },
      "permits: 'ambsh' is asked for nowhere",
    ],
    ['a ban that nobody asks for', { ...xwingParts, source: '' }, "bans: 'gain token' is asked for nowhere"],
    ['a permission that nobody asks for', { ...destinyParts, source: '' }, "permits: 'ambush' is asked for nowhere"],
  ];
  test('a card that no test names, not even by its name within a longer word', () => {
    const entry = (id: string) => ({ id, card: `pilot:${id}`, rules: [] });
    const names: Record<string, string> = { 'pilot:x1': 'Jake Farrell' };
    const abilities = ['jakefarrell', 'jakefarrel', 'farrell', 'x1'].map(entry);
    expect(unnamedCards(abilities, (card) => names[card], ['test/xwing'])).toEqual([
      'pilot:jakefarrel',
      'pilot:farrell',
    ]);
  });

  test.each(BROKEN)('%s', (_what, parts, trouble) => expect(troublesOf(parts)).toContain(trouble));

  test('a step that offers a window and does not say so', async () => {
    const { game, starts } = (await playable('xwing')) ?? fail();
    const silent = {
      ...game,
      procedures: game.procedures.map((table) => ({
        ...table,
        steps: table.steps.map((each) => (each.kind === 'ask' ? { ...each, offers: undefined } : each)),
      })),
    };
    const found = [1, 2].flatMap((seed) => {
      const from = starts?.['tables']?.(integersFrom(seed)) ?? fail();
      return unsaidWindows(silent as never, from, seed, xwingParts.abilities);
    });
    expect(found.length).toBeGreaterThan(0);
  });
});

function fail(): never {
  throw new Error('no such game');
}
