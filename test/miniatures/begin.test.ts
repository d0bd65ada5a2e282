/** Setups and positions: who sets up where and in which order, and what cannot be (min.setting-up, min.starting-position). */
import type { MiniaturesSetup } from '../../src/miniatures/begin/set-up';
import type { StatCard } from '../../src/miniatures/facts';
import { REPUBLIC, SEPARATISTS } from './starter';
import { begun, card, openGround, refusedPosition, refusedSetup, skirmish, type Table } from './table';

const squad = (faction: string, cards: readonly StatCard[]) => ({
  name: 'Test',
  faction,
  characters: cards.map(({ id }) => id),
  cards,
});
const light = squad('republic', [card('ann'), card('eve', { size: 'large' })]);
const dark = squad('separatist', [card('bob', { faction: 'separatist' })]);

const setup = (more: Partial<MiniaturesSetup>): MiniaturesSetup => ({
  map: openGround(10, 14),
  squads: [light, dark],
  era: 'rise-of-the-empire',
  ...more,
});
const begin = (more: Partial<MiniaturesSetup> = {}): Table => begun(setup(more));
const refused = (more: Partial<MiniaturesSetup>) => refusedSetup(setup(more));

test('squads are revealed first; the Dark Side sets up first, at a short edge of its choice [min.setting-up.01, min.setting-up.02, min.setting-up.04]', () => {
  const table = begin();
  expect(table.told[0]?.type).toBe('squads-revealed');
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose-start-area').map(({ area }) => area)).toEqual([0, 1]);
  table.take({ type: 'choose-start-area', area: 1 });
  const rows = table.legalOf('set-up').map(({ at }) => at[1]);
  expect([Math.min(...rows), Math.max(...rows), rows.length]).toEqual([10, 13, 40]);
});

test('then the Light Side at the opposite edge, and everybody on free squares [min.setting-up.03, min.setting-up.05, min.starting-position.02]', () => {
  const table = begin()
    .take({ type: 'choose-start-area', area: 1 })
    .take({ type: 'set-up', at: [5, 10] });
  expect(table.by()).toEqual(['p1']);
  // The larger one first, with its whole space in the area.
  const places = table.legalOf('set-up');
  expect(new Set(places.map(({ character }) => character))).toEqual(new Set(['eve']));
  expect(places).toHaveLength(9 * 3);
  table.take({ type: 'set-up', at: [0, 0] });
  expect(table.legalOf('set-up')).toHaveLength(40 - 4);
});

test('when all are set up each player rolls for initiative [min.setting-up.06]', () => {
  const table = begin()
    .take({ type: 'choose-start-area', area: 0 })
    .take({ type: 'set-up', at: [5, 1] });
  table.take({ type: 'set-up', at: [0, 10] }).take({ type: 'set-up', at: [4, 12] });
  expect(table.state).toMatchObject({ round: 1, stage: 'initiative' });
  expect(table.by()).toEqual(['chance']);
});

test('in the basic game the Republic sets up first, then the Separatists at the other edge [min.starting-position.01, min.starting-position.03, min.basic-rules.02]', () => {
  const table = begin({ gameType: 'basic', squads: [SEPARATISTS, REPUBLIC] });
  expect(table.by()).toEqual(['p2']);
  table.take({ type: 'choose-start-area', area: 1 });
  for (const column of [0, 1, 2]) table.take({ type: 'set-up', at: [column, 13] });
  expect(table.by()).toEqual(['p1']);
  const rows = table.legalOf('set-up').map(({ at }) => at[1]);
  expect([Math.min(...rows), Math.max(...rows)]).toEqual([0, 3]);
});

test('in Free-for-All a roll says who decides it [min.free-for-all.01]', () => {
  const table = begin({ gameType: 'free-for-all' });
  table.rolls(7, 7, 3, 12);
  expect(table.by()).toEqual(['p2']);
  table.take({ type: 'choose-first-to-set-up', first: 'p1' });
  expect(table.by()).toEqual(['p1']);
});

test('partners set up in one start area [min.team-play.04]', () => {
  const own = squad('republic', [card('ann2')]);
  const other = squad('separatist', [card('bob2', { faction: 'separatist' })]);
  const one = squad('republic', [card('ann')]);
  const table = begin({ gameType: 'team-play', squads: [one, dark, own, other] });
  table.take({ type: 'choose-start-area', area: 0 }).take({ type: 'set-up', at: [0, 0] });
  table.take({ type: 'set-up', at: [1, 0] });
  expect(table.toldOf('start-area-chosen')).toHaveLength(1);
  expect(new Set(table.legalOf('set-up').map(({ at }) => at[1] > 9))).toEqual(new Set([true]));
});

test('of Free-for-All each has an edge of the map [min.free-for-all.01]', () => {
  const squads = ['ann', 'bob', 'cid', 'dan'].map((id) => squad('rebel', [card(id, { faction: 'rebel' })]));
  const table = begin({ gameType: 'free-for-all', squads }).rolls(20, 3, 2, 1);
  table.take({ type: 'choose-first-to-set-up', first: 'p1' }).take({ type: 'choose-start-area', area: 3 });
  expect([...new Set(table.legalOf('set-up').map(({ at }) => at[0]))]).toEqual([6, 7, 8, 9]);
  table.take({ type: 'set-up', at: [9, 9] });
  expect(table.legalOf('choose-start-area').map(({ area }) => area)).toEqual([0, 1, 2]);
});

test('a squad for which the map has no room wins nothing: 0 points are not as many as it cost [min.out-of-the-box.05]', () => {
  const of = (id: string) => squad('rebel', [card(id, { faction: 'rebel' })]);
  const eve = card('eve', { faction: 'rebel', size: 'large', abilities: [{ ability: 'stealth' }] });
  const squads = [of('ann'), of('bob'), squad('rebel', [eve])];
  const table = begin({ gameType: 'out-of-the-box', squads, map: openGround(14, 1) }).rolls(20, 3, 2);
  expect(table.state.inPlay.map(({ source }) => source)).toEqual(['eve']);
  table.take({ type: 'choose-first-to-set-up', first: 'p3' }).take({ type: 'choose-start-area', area: 2 });
  table.take({ type: 'choose-start-area', area: 0 }).take({ type: 'set-up', at: [0, 0] });
  table.take({ type: 'choose-start-area', area: 1 }).take({ type: 'set-up', at: [13, 0] });
  expect(table.last('character-left-out').character).toBe('eve');
  expect(table.state.inPlay).toEqual([]);
  expect(table.state.winners).toBeNull();
});

test('squads that may not meet are refused with their reason', () => {
  expect(refused({ squads: [light, light] })).toMatchObject({ code: 'same-side' });
  expect(refused({ squads: [light] })).toMatchObject({ code: 'wrong-number-of-players' });
  expect(refused({ points: 5 })).toMatchObject({ path: expect.arrayContaining(['squads', 0]) });
  expect(refused({ atHand: [[], [], []] })).toMatchObject({ code: 'of-nobody', path: ['atHand', 2] });
  expect(refused({ map: 'nowhere' })).toMatchObject({ path: ['map'], code: 'unknown-map' });
  expect(refused({ map: 'nowhere' }).message).toMatch(/'nowhere'; there are refinery, market, hangar, or a drawing/);
  expect(refused({ map: 'name: nowhere' })).toMatchObject({ path: ['map'], code: 'no-drawing', facts: { line: 1 } });
});

test('an official character of whom too little is known is refused with what that is', () => {
  const squads = [{ name: 'Test', faction: 'republic', characters: ['clone-trooper-starter'] }, dark];
  const why = {
    code: 'unknown-stat-card',
    message: 'The stat card of Clone Trooper lacks these values: hitPoints, defense, attack, damage.',
  };
  expect(refused({ squads })).toMatchObject({ ...why, path: ['squads', 0, 'characters', 0] });
  const nobody = [{ ...squads[0], characters: ['clone-troper-starter'] }, dark];
  expect(refused({ squads: nobody }).message).not.toMatch(/not known/);
});

test('without an era the setup is refused where it would stand [min.eras.02]', () => {
  const { era: _none, ...others } = setup({});
  expect(refusedSetup(others)).toMatchObject({ code: 'no-era', path: ['era'] });
});

describe('positions', () => {
  const characters = { ann: { at: [0, 0] as [number, number] }, bob: { at: [5, 5] as [number, number], player: 'p2' } };

  test('nobody stands in a wall, on another, or off the map [min.starting-position.02, min.space.01]', () => {
    expect(refusedPosition({ characters: { ...characters, eve: { at: [0, 0] } } })).toMatchObject({
      code: 'same-square',
    });
    expect(refusedPosition({ characters: { ...characters, eve: { at: [13, 9], size: 'large' } } })).toMatchObject({
      code: 'does-not-fit',
    });
  });

  test('nobody has suffered more than all Hit Points, and both have somebody left', () => {
    expect(refusedPosition({ characters: { ...characters, bob: { ...characters.bob, suffered: 100 } } })).toMatchObject(
      {
        code: 'defeated',
      },
    );
    expect(refusedPosition({ characters: { ann: characters.ann, bob: { at: null, player: 'p2' } } })).toMatchObject({
      code: 'nobody-left',
    });
  });

  test('nothing is said that nobody reads: of who is defeated, aside or carried, of two areas of a team, of who goes first before the roll [min.team-play.04, min.desert-skiff.02]', () => {
    const eve = (more: object) => refusedPosition({ characters: { ...characters, eve: { at: null, ...more } } });
    expect(eve({ suffered: 10 })).toMatchObject({ code: 'defeated', path: ['characters', 2, 'damage'] });
    expect(eve({ activated: true })).toMatchObject({ code: 'defeated', path: ['characters', 2, 'activated'] });
    expect(eve({ at: [1, 1], aside: true })).toMatchObject({ code: 'aside', path: ['characters', 2, 'at'] });
    expect(eve({ at: [1, 1], aboard: 'ann' })).toMatchObject({ code: 'aboard', path: ['characters', 2, 'at'] });
    expect(eve({ persons: ['Ann'] })).toMatchObject({ code: 'not-unique', path: ['characters', 2, 'card', 'persons'] });
    const players = [{ id: 'p1', area: 1 }, { id: 'p2' }, { id: 'p3', team: 0, area: 0 }];
    expect(refusedPosition({ characters, players })).toMatchObject({ code: 'two-areas', path: ['players', 2, 'area'] });
    expect(refusedPosition({ characters, first: 'p1', moment: { stage: 'initiative' } })).toMatchObject({
      code: 'no-first',
    });
  });

  test('there are four start areas, and ten quiet rounds end a skirmish [min.tie-breaker.01]', () => {
    const players = [{ id: 'p1', area: 4 }, { id: 'p2' }];
    expect(refusedPosition({ characters, players })).toMatchObject({ path: ['players', 0, 'area'] });
    expect(refusedPosition({ characters, quietRounds: 10 })).toMatchObject({ path: ['quietRounds'] });
  });

  test('a turn may be the last of its phase [min.phase.01]', () => {
    const own = { ann: characters.ann, amy: { at: [1, 0] as [number, number] }, bob: characters.bob };
    const after = (left: number): readonly string[] =>
      skirmish({ characters: own, moment: { stage: 'activations', character: 'ann', left } })
        .take({ type: 'end-turn' })
        .by();
    expect([after(1), after(0)]).toEqual([['p1'], ['p2']]);
    expect(refusedPosition({ characters, moment: { stage: 'activations', left: 0 } })).toMatchObject({ code: 'left' });
  });

  test('moments name characters that can have a turn', () => {
    expect(refusedPosition({ characters, moment: { stage: 'activations', character: 'anne' } })).toMatchObject({
      code: 'unknown-character',
      path: ['moment', 'character'],
    });
    expect(refusedPosition({ characters, moment: { stage: 'initiative', player: 'p1' } })).toMatchObject({
      code: 'no-phase',
    });
  });
});
