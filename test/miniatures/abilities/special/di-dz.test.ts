/** Special abilities: Di to Dz. */
import { ability } from '../../../../src/miniatures/engine';
import { miniatures } from '../../../../src/miniatures/game';
import { leads } from '../../../../src/miniatures/queries/commanders';
import { naming, type Others } from '../../fight';
import { skirmish, type OnTable, type Table, type TableSpec } from '../../table';
import { MELEE, duel } from '../duel';
import {
  DROID,
  DROIDS,
  MAP_WITH_DOORS,
  TROOPERS,
  allyOfBob,
  attackTotal,
  attackWith,
  attacksTwice,
  betweenDoors,
  cloneTrooper,
  commander,
  dying,
  led,
  mateAway,
} from '../tables';

test('Droids are led only where the effect says so [min.commander-effects-overview.02, min.droid.02, min.starter-commander-effects.08]', () => {
  const droid: OnTable = { ...cloneTrooper, abilities: ['droid'] };
  expect(attackTotal({ ann: droid, eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true } })).toBe(7);
  expect(attackTotal({ ann: droid, eve: { at: [0, 3], commanderEffect: DROIDS, activated: true } })).toBe(11);
  const cyborg: OnTable = { ...cloneTrooper, abilities: ['droid', 'cyborg'] };
  expect(attackTotal({ ann: cyborg, eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true } })).toBe(10);
});

test('Doctrine of Fear: 4 less Attack for enemies within 6 squares [min.doctrine-of-fear.01]', () => {
  const fear = (at: OnTable['at'], player = 'p2') => ({ cid: { at, player, abilities: ['doctrine-of-fear'] } });
  expect([attackWith({}, fear([8, 5])), attackWith({}, fear([9, 5])), attackWith({}, fear([1, 5], 'p1'))]).toEqual([
    1, 5, 5,
  ]);
  expect(attackWith({}, { ...fear([8, 5]), dan: fear([8, 6]).cid })).toBe(1);
});

const djemSo = { abilities: ['djem-so-style'] };

test('Djem So Style: a save of 11 allows an attack against whoever hit in melee; the hit hurts all the same [min.djem-so-style.01]', () => {
  const melee = { abilities: [MELEE] };
  const back = duel(melee, djemSo).attack('bob').rolls(15, 11).use('djem-so-style').rolls(15);
  expect([back.damage('ann'), back.damage('bob')]).toEqual([20, 20]);
  const declined = duel(melee, djemSo).attack('bob').rolls(15, 11).decline('djem-so-style');
  expect([declined.damage('ann'), declined.damage('bob')]).toEqual([0, 20]);
  const failed = duel(melee, djemSo).attack('bob').rolls(15, 10);
  expect(failed.legalOf('use-ability')).toEqual([]);
  expect(failed.damage('bob')).toBe(20);
  expect(duel({}, djemSo).attack('bob').rolls(15).toldOf('save-rolled')).toEqual([]);
});

test('Lightsaber Riposte is decided before the save of Djem So Style [min.djem-so-style.02]', () => {
  const both = { ...djemSo, force: 1, powers: ['lightsaber-riposte'] };
  const table = duel({ abilities: [MELEE] }, both)
    .attack('bob')
    .rolls(15);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['lightsaber-riposte']);
  expect(table.toldOf('save-rolled')).toEqual([]);
  table.use('lightsaber-riposte').rolls(2).rolls(11);
  expect(table.last('save-made')).toMatchObject({ character: 'bob', success: true });
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['djem-so-style']);
});

test('Drain Life Energy: all its damage goes as it defeats an adjacent living enemy [min.drain-life-energy.01]', () => {
  const vampire = { suffered: 50, abilities: ['drain-life-energy'] };
  expect(dying({}, {}, vampire).damage('ann')).toBe(0);
  expect(dying({ abilities: ['droid'] }, {}, vampire).damage('ann')).toBe(50);
  expect(dying({ at: [9, 5] }, {}, vampire).damage('ann')).toBe(50);
});

test('Door Gimmick: a door in sight is open until its next turn ends, but for one closed with Override [min.door-gimmick.01, min.door-gimmick.02]', () => {
  const played = betweenDoors({ at: [0, 0], abilities: ['door-gimmick'] }).endTurn();
  if (played.legalOf('choose').length > 0) played.choose('door-gimmick', 'door-1');
  expect(played.state.doors['door-1']).toBe('open');
  played.activate('bob').endTurn();
  expect(played.state.doors['door-1']).toBe('open');
  played.rolls(9, 3).goesFirst('p1').activate('ann').endTurn();
  if (played.legalOf('decline').length > 0) played.decline('door-gimmick');
  expect(played.state.doors['door-1']).toBe('closed');
});

describe('a door that Door Gimmick holds open', () => {
  const opened = (bob: Partial<OnTable> = {}, ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
    skirmish({
      map: MAP_WITH_DOORS,
      doors: { 'door-2': 'open' },
      characters: {
        ann: { at: [1, 0], abilities: ['door-gimmick'], ...ann },
        bob: { at: [6, 0], player: 'p2', ...bob },
        ...more,
      },
    })
      .endTurn()
      .choose('door-gimmick', 'door-1');

  test('closes by Override, by nothing else [min.door-gimmick.03]', () => {
    const played = opened({ abilities: ['override'] })
      .activate('bob')
      .endTurn();
    expect(played.state.doors['door-1']).toBe('open');
    played.choose('override', { door: 'door-1', to: 'closed' });
    expect(played.state.doors['door-1']).toBe('closed');
    // Nobody beside it: where there is no Override it would close now, and stays open.
    expect(opened().activate('bob').endTurn().state.doors['door-1']).toBe('open');
  });

  test('closes at the end of the turn in which the character is defeated [min.door-gimmick.02]', () => {
    const played = opened({}, { hitPoints: 10 }, { amy: { at: [0, 0], activated: true } });
    played.activate('bob').attack('ann').rolls(20);
    expect(played.character('ann').place).toBe('defeated');
    expect(played.state.doors['door-1']).toBe('open');
    expect(played.endTurn().state.doors['door-1']).toBe('closed');
  });

  test('is in sight [min.door-gimmick.01]', () => {
    const offered = (doors: TableSpec['doors']) =>
      betweenDoors({ at: [1, 0], abilities: ['door-gimmick'] }, {}, doors)
        .endTurn()
        .legalOf('choose')
        .map(({ chosen }) => chosen);
    expect(offered({ 'door-2': 'open' })).toEqual(['door-1']);
    expect(offered({ 'door-1': 'open' })).toEqual(['door-1', 'door-2']);
  });
});

test('Door Gimmick opens none that is closed with Override [min.door-gimmick.04]', () => {
  const offered = (to: 'open' | 'closed') =>
    skirmish({
      map: MAP_WITH_DOORS,
      characters: {
        bob: { at: [7, 0], player: 'p2', abilities: ['override'] },
        ann: { at: [1, 0], abilities: ['door-gimmick'] },
      },
    })
      .endTurn()
      .choose('override', { door: 'door-1', to })
      .activate('ann')
      .endTurn()
      .legalOf('choose')
      .map(({ chosen }) => chosen);
  expect(offered('closed')).toEqual([]);
  expect(offered('open')).toContain('door-1');
});

test('Double Claw Attack: two attacks on adjacent enemies, or one on another [min.double-claw-attack.01]', () => {
  const near = duel({ abilities: ['double-claw-attack'] })
    .attack('bob')
    .rolls(2);
  expect(near.targets()).toEqual(['bob']);
  expect(near.attack('bob').rolls(2).targets()).toEqual([]);
  const far = { cid: { at: [5, 8], player: 'p2' } } satisfies Others;
  // Its first attack defeats the only adjacent enemy.
  const alone = (abilities: string[]) =>
    duel({ abilities, damage: 20 }, { hitPoints: 10 }, far).attack('bob').rolls(20).targets();
  expect([alone(['double-claw-attack']), alone(['double-attack'])]).toEqual([[], ['cid']]);
  expect(
    duel({ abilities: ['double-claw-attack'] }, { at: [9, 5] })
      .attack('bob')
      .rolls(2)
      .targets(),
  ).toEqual([]);
});

test('Droid Master: Double Attack for allied Droids within 6 squares that are not Unique [min.droid-master.01]', () => {
  const master = (squares: number, player = 'p1') => ({
    eve: mateAway(squares, { abilities: ['droid-master'], player }),
  });
  expect([attacksTwice(DROID, master(6)), attacksTwice(DROID, master(7))]).toEqual([true, false]);
  expect(attacksTwice({ abilities: ['droid', 'unique'] }, master(6))).toBe(false);
  expect([attacksTwice({}, master(6)), attacksTwice(DROID, master(6, 'p2'))]).toEqual([false, false]);
});

test('who is pushed away from it has no Double Attack any more [min.droid-master.01, min.push.01]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], force: 4, powers: ['force-push-2'] },
      bob: { at: [6, 5], player: 'p2', abilities: ['droid'] },
      eve: { at: [0, 5], player: 'p2', abilities: ['droid-master'] },
    },
  });
  const doubled = (): boolean =>
    table.state.inPlay.some(({ ability: id, source }) => id === 'double-attack' && source === 'bob');
  expect(doubled()).toBe(true);
  table
    .use('force-push-2')
    .choose('force-push-2', 'bob')
    .take({ type: 'push', to: [8, 5] });
  expect(doubled()).toBe(false);
});

test('who is within 6 squares is looked at again when a door opens [min.droid-master.01, min.terrain-doors.03]', () => {
  const behind = skirmish({
    map: `
      +-+-+-+-+-+-+
      |. . .:. . .|
      +-+-+-+-+-+-+`,
    characters: {
      ann: { at: [2, 0], abilities: ['satchel-charge'] },
      eve: { at: [0, 0], abilities: ['droid-master'] },
      dan: { at: [4, 0], abilities: ['droid'] },
      bob: { at: [5, 0], player: 'p2' },
    },
  });
  const has = ({ state }: Table) =>
    state.inPlay.some(({ ability, source }) => ability === 'double-attack' && source === 'dan');
  expect(has(behind)).toBe(false);
  behind.use('satchel-charge');
  if (behind.legalOf('choose').length > 0) behind.choose('satchel-charge', 'door-1');
  expect(has(behind)).toBe(true);
});

const boba: Partial<OnTable> = { abilities: ['disintegration'] };
const alive: Partial<OnTable> = { hitPoints: 200 };
const rest: Record<string, OnTable> = { zed: { at: [13, 9], player: 'p2' } };

test('Disintegration: a natural 20 defeats, whatever is left [min.disintegration.01]', () => {
  expect(duel(boba, alive, rest).attack('bob').rolls(20).last('character-defeated')).toMatchObject({
    character: 'bob',
    attacker: 'ann',
    byAttack: true,
  });
  expect(duel(boba, alive, rest).attack('bob').rolls(19).character('bob').place).toBe('map');
});

test('though the damage is avoided [min.disintegration.02]', () => {
  const evades = { ...alive, at: [9, 5] as [number, number], abilities: ['evade'] };
  const table = duel(boba, evades, rest).attack('bob').rolls(20, 11);
  expect(table.toldOf('damage-dealt')).toEqual([]);
  expect(table.character('bob').place).toBe('defeated');
});

test('whoever takes the damage for another is defeated instead [min.disintegration.03]', () => {
  const guard: Record<string, OnTable> = {
    cid: { at: [7, 5], player: 'p2', hitPoints: 200, abilities: ['bodyguard'] },
  };
  const table = duel(boba, alive, guard).attack('bob').rolls(20).use('bodyguard');
  expect([table.character('bob').place, table.character('cid').place]).toEqual(['map', 'defeated']);
});

test('what is Large or Huge takes 40 more, which nothing doubles [min.disintegration.04]', () => {
  expect(
    duel(boba, { ...alive, size: 'large' })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(80);
  expect(
    duel(boba, { ...alive, ...DROID, size: 'huge' })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(60);
  expect(
    duel(boba, { ...alive, size: 'large' })
      .attack('bob')
      .rolls(19)
      .damage('bob'),
  ).toBe(20);
});

const drawing = { cid: allyOfBob([8, 5], 'draw-fire') };

test('Draw Fire: an enemy that attacks an ally within 6 squares attacks this one, where it could [min.draw-fire.01]', () => {
  // Both stand in the open.
  const table = duel({}, { at: [9, 6] }, { cid: allyOfBob([9, 3], 'draw-fire') })
    .attack('bob')
    .use('draw-fire')
    .rolls(10);
  table.rolls(15);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
  const far = duel({ at: [0, 0] }, { at: [3, 0] }, { cid: allyOfBob([9, 9], 'draw-fire') }).attack('bob');
  expect(far.by()).toEqual(['chance']);
  // ann stands beside bob: cid is no legal target.
  const hidden = duel({}, {}, drawing).attack('bob');
  expect(hidden.by()).toEqual(['chance']);
  expect(hidden.last('ability-skipped')).toMatchObject({ ability: 'draw-fire', code: 'adjacent-first' });
});

test('an attack of opportunity is drawn away by nobody [min.attack-of-opportunity.02]', () => {
  for (const ability of ['draw-fire', 'droid-defender']) {
    const droid = { at: [6, 5] as const, abilities: ['droid', 'melee-attack'] };
    const table = skirmish({
      characters: {
        ann: { at: [5, 5], abilities: ['droid'] },
        eve: { at: [6, 6], abilities: [ability] },
        bob: { ...droid, player: 'p2' },
      },
    });
    table.move([4, 5]).opportunity('bob');
    expect(table.by()).toEqual(['chance']);
  }
});

test('the attacker attacks whom it meant to after a save of 11 [min.draw-fire.02, min.draw-fire.03]', () => {
  const table = duel({}, { at: [9, 6] }, { cid: allyOfBob([9, 3], 'draw-fire') }).attack('bob');
  // Asked before the roll, and not after it.
  expect(table.toldOf('attack-rolled')).toEqual([]);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['draw-fire']);
  table.use('draw-fire').rolls(11);
  expect(table.last('save-made')).toMatchObject({ character: 'ann', number: 11, success: true });
  table.rolls(15);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([20, 0]);
});

test('Droid Defender does so for Droids [min.droid-defender.01, min.droid-defender.02]', () => {
  const defender = { cid: allyOfBob([9, 3], 'droid-defender') };
  const droid = { at: [9, 6] as const, abilities: ['droid'] };
  const used = () =>
    duel({}, { ...droid, at: [9, 6] }, defender)
      .attack('bob')
      .use('droid-defender');
  expect(used().rolls(10, 15).damage('cid')).toBe(20);
  expect(used().rolls(11, 15).damage('bob')).toBe(20);
  expect(used().rolls(11, 15).legalOf('use-ability')).toEqual([]);
  expect(
    duel({}, { at: [9, 6] }, defender)
      .attack('bob')
      .by(),
  ).toEqual(['chance']);
});

describe('Disruptive', () => {
  const disruptive = (at: OnTable['at'], player = 'p2'): OnTable => ({
    at,
    player,
    abilities: ['disruption'],
    activated: true,
  });

  test('effects of enemy commanders on those within 6 squares of it [min.disruption.01, min.disruption.02]', () => {
    const eve = commander([0, 3]);
    expect(led({}, { eve })).toBe(8);
    expect(led({}, { eve, cid: disruptive([7, 4]) })).toBe(5);
    expect(led({}, { eve, cid: disruptive([9, 5]) })).toBe(8);
    expect(led({}, { eve, cid: disruptive([7, 4], 'p1') })).toBe(8);
  });

  test('an enemy commander within 6 squares leads nobody, and is no follower all the same [min.disruption.03]', () => {
    const others = { eve: commander([0, 5]), cid: disruptive([0, 9]) } satisfies Others;
    expect(led({ at: [4, 4] }, others)).toBe(5);
    expect(led({ at: [4, 4] }, { eve: others.eve })).toBe(8);
    // Whom an ability names as a commander is one.
    const ann = {
      at: [4, 4],
      abilities: [{ ability: 'trooper' }, naming('synergy', 'commander')],
    } satisfies Partial<OnTable>;
    expect(led(ann, others)).toBe(9);
  });
});

/** A commander who makes followers within 6 squares faster. */
const hurrying = ability({
  id: 'test/hurry',
  card: TROOPERS,
  rules: ['min.commander-effect.01'],
  modifies: {
    speeds: (state, self, speeds, { character }) =>
      leads(state, self, character, { within: 6 }) ? [...speeds, { speed: 8, by: 'test/hurry' }] : speeds,
  },
});

/** Squares that Ann walks to the right, Disruptive being so far away, until she cannot attack any more. */
function walks(from: number, cid: OnTable['at']): number {
  const game = miniatures.with({ abilities: [hurrying] });
  const characters: Others = {
    ann: { at: [from, 5] },
    eve: commander([from, 4]),
    cid: { at: cid, player: 'p2', abilities: ['disruption'] },
  };
  const table = skirmish({ characters }, game);
  for (let squares = 0; ; squares++) {
    if (table.targets().length === 0) return squares - 1;
    table.move([from + squares + 1, 5]);
  }
}

test('a speed is that of the start of the turn, whatever comes near or stays behind [min.disruption.04, min.disruption.05]', () => {
  expect(walks(0, [8, 0])).toBe(8);
  expect(walks(0, [1, 0])).toBe(6);
});
