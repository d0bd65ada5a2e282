/** A game with abilities that were added from outside is a game like any other, and says of its states and records what they need. */
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { catalogueIds } from '../../scripts/playable';
import { exportedDecks } from '../../scripts/playable/destiny';
import { OUTER_RIM_PREFERENCES } from '../../scripts/playable/outer-rim';
import { randomSquad } from '../../scripts/playable/xwing';
import { fromOutside, type Game } from '../../src/core';
import { allCards, destiny, type DestinyState } from '../../src/destiny';
import { gain, triggered } from '../../src/destiny/abilities/own';
import { outerRim, type OuterRimState } from '../../src/outer-rim';
import { ability as outerRimAbility, gainCredits } from '../../src/outer-rim/abilities/own';
import { basePack } from '../../src/outer-rim/facts';
import { integersFrom, recordOf, replay } from '../../src/play';
import { judge } from '../../src/judge';
import { xwing, type Xwing, type XwingState } from '../../src/xwing';
import { ability, after, gainToken, isYou, you } from '../../src/xwing/abilities/own';
import { rules as destinyRules } from '../../src/destiny/catalogue';
import { destinyScenarios } from '../../src/destiny/scenario';
import { rules } from '../../src/xwing/catalogue';
import { pilots } from '../../src/xwing/facts';
import { xwingScenarios } from '../../src/xwing/scenario';
import { conformance } from './conformance';

/** On every pilot: after it executed a maneuver it may gain a calculate token; and it is quicker by one. */
const quickThinking = pilots().flatMap(({ id }) => [
  ability({
    id: `test/quick-thinking ${id}`,
    card: `pilot:${id}`,
    rules: ['xw.card-interpretation.04'],
    on: after('maneuver-executed'),
    when: (state, self) => isYou(state, self, self.event.ship) && self.event.fully,
    may: true,
    effect: (state, self) => gainToken(state, you(state, self).id, 'calculate', ['xw.calculate.01'], { by: 'p1' }),
  }),
  ability({
    id: `test/quick ${id}`,
    card: `pilot:${id}`,
    rules: ['xw.initiative.01'],
    modifies: { initiative: (state, self, value, { ship }) => (isYou(state, self, ship) ? value + 1 : value) },
  }),
]);

const quick = xwing.with({ abilities: quickThinking });
const squads = fc.integer({ min: 0, max: 1e6 }).map((seed) => randomSquad(integersFrom(seed), 2));

conformance<XwingState>(quick, {
  catalogueIds: catalogueIds('xwing'),
  randomSetups: fc.record({ squads: fc.tuple(squads, squads) }),
  players: ['p1', 'p2'],
  maxActions: 5000,
  runs: 2,
  looks: 4,
  rerollLimit: 1,
});

/** On every character: after it was activated, its controller may gain a resource. */
const warChest = allCards()
  .filter(({ type }) => type === 'character')
  .map(({ code }) =>
    triggered(code, {
      as: 'test/war-chest',
      on: after('activated'),
      when: (_state, self) => self.event.card === self.source,
      may: true,
      effect: [gain(1)],
    }),
  );

describe('Destiny with added abilities', () =>
  conformance<DestinyState>(destiny.with({ abilities: warChest }), {
    catalogueIds: catalogueIds('destiny'),
    randomSetups: fc.integer({ min: 0, max: 1e6 }).map((seed) => exportedDecks(2, integersFrom(seed))),
    players: ['p1', 'p2'],
    maxActions: 10_000,
    runs: 1,
    looks: 2,
  }));

/** On every character: after it moved, its player may gain 1,000 credits. */
const tolls = basePack.characters.map(({ id }) =>
  outerRimAbility({
    id: `test/toll ${id}`,
    card: `character/${id}`,
    rules: ['or.planning-step.02'],
    on: after('moved'),
    when: (_state, self) => self.event.player === self.controller,
    may: true,
    effect: (state, self) => gainCredits(state, self.controller, 1_000, 'ability'),
  }),
);

describe('Outer Rim with added abilities', () =>
  conformance<OuterRimState>(outerRim.with({ abilities: tolls }), {
    catalogueIds: catalogueIds('outer-rim'),
    randomSetups: fc.constant({ players: ['ann', 'bob'] }),
    players: ['ann', 'bob'],
    preferences: OUTER_RIM_PREFERENCES,
    maxActions: 40_000,
    runs: 1,
    looks: 2,
  }));

describe('what was made with an added ability', () => {
  const setup = { squads: [0, 1].map((seed) => randomSquad(integersFrom(seed), 1)) };
  const chance = { mode: 'seeded', seed: 1 } as const;
  const begun = (game: Game<Xwing>): XwingState => {
    const begins = game.begin(setup, chance);
    if (E.isLeft(begins)) throw new Error(begins.left.message);
    return begins.right.state;
  };
  const saved = JSON.parse(JSON.stringify(begun(quick))) as unknown;

  test('the game itself stays as it was, and its states say nothing of additions', () => {
    expect(xwing.added).toEqual([]);
    expect(begun(xwing)).not.toHaveProperty('added');
    expect(begun(xwing).inPlay.filter(({ ability }) => ability.startsWith('test/'))).toEqual([]);
    expect(begun(quick).inPlay.filter(({ ability }) => ability.startsWith('test/'))).toHaveLength(4);
    expect(begun(quick).added).toEqual(quick.added);
    expect(quick.added).toHaveLength(quickThinking.length);
  });

  test('a state is loaded where the ability is, and refused by name where it is not', () => {
    expect(E.isRight(quick.load(saved))).toBe(true);
    expect(xwing.load(saved)).toMatchObject({ left: { code: 'missing-abilities', path: ['added'] } });
    const some = xwing.with({ abilities: quickThinking.slice(1) });
    const missing = [`test/quick-thinking ${pilots()[0]?.id ?? ''}`];
    expect(some.load(saved)).toMatchObject({ left: { facts: { missing } } });
  });

  test('a state that is handed over without loading is refused, not played by other rules', () => {
    expect(() => xwing.allLegalActions(begun(quick))).toThrow('abilities that were added');
    expect(xwing.reduce(begun(quick), fromOutside({}))).toMatchObject({ left: { code: 'not-a-state' } });
    expect(() => quick.view(begun(xwing), 'p1')).toThrow('other abilities added');
  });

  test('a state made without it can be taken over, and says from then on what it needs', () => {
    const taken = quick.load(JSON.parse(JSON.stringify(begun(xwing))));
    expect(taken).toMatchObject({ right: { added: quick.added } });
    expect(E.isRight(taken) && quick.allLegalActions(taken.right).actions.length).toBeGreaterThan(0);
  });

  test('views say nothing of it', () => expect(quick.viewOfEverything(begun(quick))).not.toHaveProperty('added'));

  test('a record is replayed where the same abilities are, and nowhere else', () => {
    const record = recordOf(quick, { setup }, chance, [], begun(quick));
    expect(E.isRight(replay(quick, record))).toBe(true);
    expect(replay(xwing, record)).toMatchObject({ left: { code: 'other-abilities', path: ['added'] } });
    const plain = recordOf(xwing, { setup }, chance, [], begun(xwing));
    expect(plain).not.toHaveProperty('added');
    expect(E.isRight(replay(xwing, plain))).toBe(true);
    expect(replay(quick, plain)).toMatchObject({ left: { code: 'other-abilities' } });
  });

  test('files are judged with it, what they ask of the table among that', () => {
    const file = `
      game: xwing
      title: A pilot that thinks quickly
      ships:
        blue: { pilot: bluesquadronpilot, at: [450, 300] }
        tie: { pilot: academypilot, at: [450, 800] }
      moment: { phase: activation, ship: blue, dial: 2 straight }
      steps:
        - { use: test/quick-thinking bluesquadronpilot }
        - { expect: { blue: { calculate: 1, initiative: 3 } } }`;
    const judged = (game: Game<Xwing>) => judge(file, [{ language: { ...xwingScenarios, game }, rules }]);
    expect(judged(quick)).toMatchObject({ verdict: 'passed' });
    expect(judged(xwing)).toMatchObject({ verdict: 'failed' });
  });

  test('more can be added to it in its turn', () => {
    const [first = quickThinking[0], second] = quickThinking;
    const both = xwing.with({ abilities: [first] as never }).with({ abilities: [second] as never });
    expect(both.added).toEqual([first?.id, second?.id].sort());
    expect(both.abilities).toHaveLength(xwing.abilities.length + 2);
  });
});

test('words of files that ask the game meet abilities that were added to it: Destiny', () => {
  const quiet = triggered('01047', { as: 'test/quiet', on: after('activated'), effect: [gain(0)] });
  const language = { ...destinyScenarios, game: destiny.with({ abilities: [quiet] }) };
  const file = readFileSync('docs/examples/destiny/action-that-changes-nothing.yaml', 'utf8');
  expect(judge(file, [{ language, rules: destinyRules }]).verdict).toBe('passed');
});
