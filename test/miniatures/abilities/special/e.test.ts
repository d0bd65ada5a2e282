/** Special abilities: E. */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../../src/miniatures/game';
import { Table, card, openGround, skirmish, type OnTable } from '../../table';
import { duel, numbered } from '../duel';
import { ABILITIES, afar, besideBob, commander, dying, endsTurn, enemyAt, led, p2, targetsHiding } from '../tables';

const shield = (at: [number, number]): Record<string, OnTable> => ({
  cid: { at, player: 'p2', abilities: ['energy-shields'] },
});

test('Energy Shield: who hits it, or whoever is beside it, from beside neither makes a save of 11 [min.energy-shields.01, min.energy-shields.02]', () => {
  const hit = (natural: number) =>
    duel({ damage: 30 }, afar, shield([10, 5]))
      .attack('bob')
      .rolls(15, natural);
  expect(hit(10).last('save-made')).toMatchObject({ character: 'ann', number: 11 });
  expect([hit(10).damage('ann'), hit(10).damage('bob')]).toEqual([30, 0]);
  expect([hit(11).damage('ann'), hit(11).damage('bob')]).toEqual([0, 30]);
  // The one that has it is shielded, too.
  const own = duel({}, { ...afar, abilities: ['energy-shields'] })
    .attack('bob')
    .rolls(15, 10);
  expect([own.damage('ann'), own.damage('bob')]).toEqual([20, 0]);
});

test('an attacker beside either of the two makes no save, and two shields ask for one [min.energy-shields.01, min.stacking.03]', () => {
  const besideTarget = duel({}, {}, shield([7, 5]))
    .attack('bob')
    .rolls(15);
  expect(besideTarget.toldOf('save-rolled')).toEqual([]);
  expect(besideTarget.damage('bob')).toBe(20);
  // Two squares away: it reaches bob, and stands beside cid.
  const besideShield = duel({ abilities: [] }, { at: [7, 5] }, shield([6, 4])).whyNotAttack('ann', 'bob');
  expect(besideShield).toMatchObject({ code: 'adjacent-first' });
  const both = duel({}, { ...afar, abilities: ['energy-shields'] }, shield([10, 5]))
    .attack('bob')
    .rolls(15, 11);
  expect(both.toldOf('save-rolled')).toHaveLength(1);
});

test('Evade answers to hits from afar alone [min.evade.01]', () => {
  const evade = { abilities: ['evade'] };
  expect(
    duel({}, { ...afar, ...evade })
      .attack('bob')
      .rolls(15, 11)
      .damage('bob'),
  ).toBe(0);
  expect(
    duel({}, { ...afar, ...evade })
      .attack('bob')
      .rolls(15, 10)
      .damage('bob'),
  ).toBe(20);
  expect(duel({}, evade).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Emergency Life Support: living allies beside it have Avoid Defeat [min.emergency-life-support.01]', () => {
  const support = (at: [number, number]) => ({ cid: enemyAt(at, { abilities: ['emergency-life-support'] }) });
  expect(
    dying({}, support([7, 5]))
      .rolls(11, 11)
      .character('bob'),
  ).toMatchObject({ place: 'map', damage: 90 });
  expect(
    dying({}, support([7, 5]))
      .rolls(11, 10)
      .character('bob').place,
  ).toBe('defeated');
  expect(dying({}, support([8, 5])).character('bob').place).toBe('defeated');
  expect(dying({ abilities: ['droid'] }, support([7, 5])).character('bob').place).toBe('defeated');
  // Once, with an Avoid Defeat of its own or with another that supports it.
  const twice = { ...support([7, 5]), dan: enemyAt([7, 6], { abilities: ['emergency-life-support'] }) };
  expect(dying({}, twice).rolls(10).character('bob').place).toBe('defeated');
  expect(
    dying({ abilities: ['avoid-defeat'] }, support([7, 5]))
      .rolls(10)
      .character('bob').place,
  ).toBe('defeated');
});

describe('Emplacement', () => {
  const squad = (faction: string, cards: readonly ReturnType<typeof card>[]) => ({
    name: 'Test',
    faction,
    characters: cards.map(({ id }) => id),
    cards,
  });

  /** Bob sets up first, at the chosen edge of a map 22 squares long. */
  function setUp(area: number, abilities: string[] = ['emplacement']): Table {
    const bob = card('bob', { faction: 'separatist', abilities });
    const setup = {
      map: openGround(10, 22),
      squads: [squad('republic', [card('ann')]), squad('separatist', [bob])],
      era: 'rise-of-the-empire',
    } as const;
    const begun = miniatures.begin(setup, { mode: 'manual' });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    return new Table(begun.right.state, begun.right.events).take({ type: 'choose-start-area', area });
  }

  test.each([
    [0, 0, 10],
    [1, 11, 21],
  ])('anywhere in the half of area %i, and nowhere else [min.emplacement.02]', (area, first, last) => {
    const table = setUp(area);
    const rows = table.legalOf('set-up').map(({ at }) => at[1]);
    expect([Math.min(...rows), Math.max(...rows), rows.length]).toEqual([first, last, 110]);
    const beyond = area === 0 ? last + 1 : first - 1;
    expect(table.refused({ type: 'set-up', player: 'p2', character: 'bob', at: [5, beyond] })).toBeDefined();
    expect(setUp(area, []).legalOf('set-up')).toHaveLength(40);
  });
});

const emp = { abilities: [numbered('grenades', 10), 'emp-grenades'] };
const thrown = (bob: Partial<OnTable>, ...rolls: number[]) =>
  duel(emp, { at: [9, 5], ...bob })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(...rolls);

test('EMP Grenades stun what is nonliving, hurt or not, unless it makes a save of 11 [min.emp-grenades.01, min.stun.01]', () => {
  const droid = { abilities: ['droid'] };
  expect(thrown(droid, 5, 10).character('bob').activated).toBe(true);
  expect(thrown(droid, 11, 10).character('bob')).toMatchObject({ activated: true, damage: 0 });
  expect(thrown(droid, 5, 11).character('bob').activated).toBe(false);
  expect(thrown({}, 5).character('bob').activated).toBe(false);
  expect(thrown({}, 5).toldOf('save-rolled')).toHaveLength(1);
});

test('not if it is Large or Huge [min.emp-grenades.02]', () => {
  for (const size of ['large', 'huge'] as const) {
    const table = thrown({ abilities: ['droid'], size }, 5);
    expect(table.character('bob').activated).toBe(false);
    expect(table.toldOf('save-rolled')).toHaveLength(1);
  }
});

test('Grenades without it stun nobody [min.emp-grenades.01]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], abilities: [numbered('grenades', 10)] },
      bob: { at: [9, 5], player: 'p2', abilities: ['droid'] },
    },
  });
  expect(table.use('grenades').choose('grenades', 'bob').rolls(5).character('bob').activated).toBe(false);
});

test('an Emplacement neither moves nor is moved [min.emplacement.01]', () => {
  expect(duel({ abilities: ['emplacement'] }).steps()).toEqual([]);
  const lifter = duel({ abilities: ['lift'] }, {}, { amy: { at: [5, 6], abilities: ['emplacement'] } });
  expect(() => lifter.use('lift')).toThrow();
});

const row = (from: number, to: number): [number, number][] =>
  Array.from({ length: to - from + 1 }, (_, i): [number, number] => [from + i, 0]);

describe('Empathy', () => {
  const fay = (at: OnTable['at'], player = 'p1'): Record<string, OnTable> => ({
    fay: { at, player, abilities: ['empathy'], activated: true },
  });
  /** Ann is about to be activated. */
  const activates = (empathic: Record<string, OnTable>): Table =>
    skirmish({
      characters: { ann: { at: [0, 0], abilities: ABILITIES }, bob: { at: [9, 0], player: 'p2' }, ...empathic },
      moment: { stage: 'activations', player: 'p1' },
    }).activate('ann');

  test('a Savage that begins its turn within 6 squares is free for that turn, also beyond [min.empathy.02]', () => {
    const table = activates(fay([0, 6]));
    table.move(...row(1, 3));
    expect(endsTurn(table)).toBe(true);
    expect(endsTurn(activates(fay([0, 7])))).toBe(false);
    expect(endsTurn(activates(fay([0, 6], 'p2')))).toBe(false);
  });

  test('not in the next turn [min.empathy.02]', () => {
    const table = activates(fay([0, 6])).move(...row(1, 3));
    table.endTurn().activate('bob').endTurn().rolls(9, 3).goesFirst('p1').activate('ann');
    expect(endsTurn(table)).toBe(false);
  });
});

describe('Empathy', () => {
  const savage: Partial<OnTable> = { abilities: ['trooper', 'savage'] };
  const empathic = (at: OnTable['at'], player = 'p1'): OnTable => ({
    at,
    player,
    abilities: ['empathy'],
    activated: true,
  });

  test('a Savage within 6 squares is none, and is led [min.empathy.01, min.empathy.03, min.savage.04]', () => {
    const eve = commander([0, 3]);
    expect(led(savage, { eve })).toBe(5);
    expect(led(savage, { eve, fay: empathic([2, 0]) })).toBe(8);
    expect(led(savage, { eve, fay: empathic([4, 0]) })).toBe(5);
    expect(led(savage, { eve, fay: empathic([2, 0], 'p2') })).toBe(5);
  });
});

test('Execute Order 66: no target of those with Order 66 [min.execute-order-66.01]', () => {
  const others = { bob: p2([5, 1], 'execute-order-66'), cid: p2([5, 2]) };
  expect(targetsHiding({ abilities: ['order-66'] }, others)).toEqual(['cid']);
  expect(targetsHiding({}, others)).toEqual(['bob', 'cid']);
});

test('Evade: only hits of enemies that are not adjacent [min.evade.01]', () => {
  expect(
    besideBob({}, { abilities: ['evade'] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(20);
  expect(
    besideBob({}, { at: [9, 5], abilities: ['evade'] })
      .attack('bob')
      .rolls(15, 11)
      .damage('bob'),
  ).toBe(0);
});
