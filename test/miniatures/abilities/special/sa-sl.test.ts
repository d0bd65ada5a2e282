/** Special abilities: Sa to Sl. */
import { AWAY, fighters, has, numbers, strike } from '../../fight';
import { skirmish, type OnTable, type Table } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import {
  ABILITIES,
  DROID,
  SHIELDS,
  allyAway,
  besideBob,
  betweenDoors,
  commander,
  dying,
  endsTurn,
  enemyAt,
  grenadier,
  hit,
  isStunned,
  led,
  mountedAhead,
  row,
} from '../tables';

test('the living are stunned by a Shockstaff unless a save of 11 succeeds [min.shockstaff-electrostaff.02]', () => {
  const staff: Partial<OnTable> = { damage: 20, abilities: [has('shockstaff-electrostaff', 10)] };
  const stunned = strike(fighters(staff)).rolls(10);
  expect([stunned.damage('bob'), stunned.character('bob').activated]).toEqual([20, true]);
  const saved = strike(fighters(staff)).rolls(11);
  expect([saved.damage('bob'), saved.character('bob').activated]).toEqual([20, false]);
  const away = strike(fighters(staff, AWAY));
  expect([away.damage('bob'), away.toldOf('save-rolled'), away.character('bob').activated]).toEqual([20, [], false]);
  expect(strike(fighters(staff, DROID)).toldOf('save-rolled')).toEqual([]);
});

test('Shields 2: two saves of 11, whatever deals the damage [min.shields-2.01]', () => {
  const shields = { abilities: [numbered('shields-2', 2)] };
  const hit = (...saves: number[]) =>
    duel({ damage: 30 }, shields)
      .attack('bob')
      .rolls(15, ...saves)
      .damage('bob');
  expect([hit(11, 5), hit(11, 11), hit(5, 5)]).toEqual([20, 10, 30]);
  const thrown = duel(grenadier, { ...shields, at: [9, 5] })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(2, 11, 11);
  expect(thrown.damage('bob')).toBe(0);
});

describe('Shaper', () => {
  const vong: Partial<OnTable> = { faction: 'yuuzhan-vong' };
  const shaper = (squares: number) => allyAway(squares, { abilities: [has('shaper', 10)] });

  test('for Yuuzhan Vong allies within 6 squares, once [min.shaper.01, min.stacking.03]', () => {
    expect(numbers(vong, {}, { eve: shaper(6) }).damage).toBe(20);
    expect(numbers(vong, {}, { eve: shaper(7) }).damage).toBe(10);
    expect(numbers({}, {}, { eve: shaper(6) }).damage).toBe(10);
    expect(numbers(vong, {}, { eve: shaper(6), fay: shaper(2) }).damage).toBe(20);
    expect(numbers({ ...vong, abilities: [has('shaper', 10)] }).damage).toBe(10);
  });

  test('critical hits multiply it [min.shaper.02]', () => {
    expect(strike(fighters(vong, AWAY, { eve: shaper(2) }), 'bob', 20).damage('bob')).toBe(40);
  });
});

test('Self-Destruct: its number to everybody beside it, friend and foe, without a save [min.self-destruct.01]', () => {
  const bomb = { abilities: [numbered('self-destruct', 20)] };
  const around = {
    cid: enemyAt([7, 5]),
    dan: { at: [7, 6] as [number, number], activated: true },
    eve: enemyAt([9, 5]),
  };
  const table = dying(bomb, around).take({ type: 'affect', character: 'dan' });
  expect(['ann', 'cid', 'dan', 'eve'].map((id) => table.damage(id))).toEqual([20, 20, 20, 0]);
  expect(table.toldOf('save-rolled')).toEqual([]);
  const far = dying({ ...bomb, at: [9, 5] }, { cid: enemyAt([10, 5]) });
  expect([far.damage('ann'), far.damage('cid')]).toEqual([0, 20]);
});

test('Satchel Charge removes an adjacent door for good, in place of attacks [min.satchel-charge.01, min.satchel-charge.02]', () => {
  const played = betweenDoors({ abilities: ['satchel-charge', 'override'] }).use('satchel-charge');
  if (played.legalOf('choose').length > 0) played.choose('satchel-charge', 'door-1');
  expect(played.state.doors).toEqual({ 'door-1': 'removed' });
  expect(played.steps()).toContainEqual([3, 0]);
  played.endTurn();
  expect(played.legalOf('choose').map(({ chosen }) => chosen)).toEqual([
    { door: 'door-2', to: 'open' },
    { door: 'door-2', to: 'closed' },
  ]);
  expect(() => betweenDoors({ at: [0, 0], abilities: ['satchel-charge'] }).use('satchel-charge')).toThrow();
});

test('Shatter Beam removes a door in sight [min.shatter-beam.01, min.shatter-beam.02]', () => {
  const played = betweenDoors({ at: [0, 0], abilities: ['shatter-beam'] }).use('shatter-beam');
  if (played.legalOf('choose').length > 0) played.choose('shatter-beam', 'door-1');
  expect(played.state.doors).toEqual({ 'door-1': 'removed' });
});

test('Scramble stuns nonliving ones alone, unless they are Huge [min.scramble.01, min.scramble.02]', () => {
  expect(isStunned('scramble', DROID, 10)).toBe(true);
  expect(isStunned('scramble', DROID, 11)).toBe(false);
  expect(isStunned('scramble', {})).toBe(false);
  expect(isStunned('scramble', { ...DROID, size: 'large' }, 10)).toBe(true);
  expect(hit('scramble', { ...DROID, size: 'huge' }).toldOf('save-rolled')).toEqual([]);
});

test('Sabotage: adjacent mounted enemies move at no double speed any more [min.sabotage.01]', () => {
  const table = duel({ abilities: ['sabotage'], at: [0, 1] }, { ...mountedAhead, at: [0, 0] }).use('sabotage');
  expect(table.targets()).toEqual([]);
  table.endTurn().activate('bob').move([1, 0]).letPass().move([2, 0]).letPass();
  expect(table.move(...row(2, 6)).steps()).toEqual([]);
});

/** Bob stands so many squares to the right of Ann. */
const apart = (squares: number, ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
  skirmish({
    characters: {
      ann: { at: [0, 0], abilities: ABILITIES, ...ann },
      bob: { at: [squares, 0], player: 'p2' },
      ...more,
    },
  });

describe('an enemy that can be reached', () => {
  test('its turn ends nowhere but beside it [min.savage.01]', () => {
    const table = apart(4);
    expect(endsTurn(table)).toBe(false);
    expect(table.move([1, 0], [2, 0]).legalOf('end-turn')).toEqual([]);
    const refused = table.refused({ type: 'end-turn', player: 'p1', character: 'ann' });
    expect(refused.code).toBe('savage');
    expect(refused.rules).toContain('min.savage.01');
    expect(endsTurn(table.move([3, 0]))).toBe(true);
    expect(endsTurn(apart(4, { abilities: [] }).move([1, 0], [2, 0]))).toBe(true);
  });

  test('no step leads to where it would be out of reach [min.savage.01]', () => {
    // 12 squares in all, as many as to the place beside bob.
    const table = apart(13);
    expect(table.steps()).toEqual([[1, 0]]);
    const aside = { type: 'move', player: 'p1', character: 'ann', to: [0, 1], squeezed: null } as const;
    expect(table.refused(aside).code).toBe('savage');
    expect(apart(13, { abilities: [] }).steps()).toHaveLength(3);
  });

  test('no attack before it is there, which would be the end of its move [min.savage.01]', () => {
    const table = apart(4).move([1, 0]);
    expect(table.whyNotAttack('ann', 'bob').code).toBe('savage');
    expect(table.move([2, 0], [3, 0]).targets()).toEqual(['bob']);
    // Before it has moved it attacks as it likes, and moves there afterwards.
    const attacked = apart(4).attack('bob').rolls(2);
    expect(endsTurn(attacked)).toBe(false);
    expect(endsTurn(attacked.move([1, 0], [2, 0], [3, 0]))).toBe(true);
  });

  test('one out of reach binds it to nothing [min.savage.01]', () => {
    const table = apart(13, { at: [0, 9] });
    expect(endsTurn(table)).toBe(true);
    expect(endsTurn(table.move([0, 8]))).toBe(true);
    // After an attack it moves 6 squares: bob is 8 squares away.
    const attacked = apart(8).attack('bob').rolls(2);
    expect(endsTurn(attacked.move([0, 1]))).toBe(true);
  });
});

test('beside an enemy as its turn begins: it stays, or ends it beside another [min.savage.02]', () => {
  const table = (abilities = ABILITIES): Table =>
    duel({ abilities }, { abilities: [MELEE] }, { cid: { at: [2, 5], player: 'p2' } });
  expect(endsTurn(table())).toBe(true);
  const moved = table().move([4, 5]);
  expect(moved.legalOf('attack-of-opportunity')).toHaveLength(1);
  moved.letPass();
  expect(endsTurn(moved)).toBe(false);
  expect(endsTurn(moved.move([3, 5]))).toBe(true);
  expect(endsTurn(table([]).move([4, 5]).letPass())).toBe(true);
});

describe('an adjacent enemy that it defeats', () => {
  const slays = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}): Table =>
    duel({ abilities: ABILITIES, ...ann }, { hitPoints: 10, ...bob }, { cid: { at: [8, 5], player: 'p2' } });

  test('before it moves: it stays, or moves elsewhere [min.savage.03]', () => {
    const table = slays({}).attack('bob').rolls(19);
    expect(endsTurn(table)).toBe(true);
    expect(endsTurn(table.move([4, 5]))).toBe(true);
  });

  test('one farther off does not count, one that stays does not [min.savage.03]', () => {
    expect(
      endsTurn(
        slays({}, { at: [7, 3] })
          .attack('bob')
          .rolls(19),
      ),
    ).toBe(false);
    const alive = slays({}, { hitPoints: 100 }).attack('bob').rolls(19).move([4, 5]).letPass();
    expect(endsTurn(alive)).toBe(false);
  });
});

test('Savages are not led; others are, though a Savage stands beside them [min.savage.04]', () => {
  const eve = commander([0, 3]);
  expect(led({ abilities: ['trooper', 'savage'] }, { eve })).toBe(5);
  expect(led({ abilities: ['trooper'] }, { eve, fay: { at: [2, 0], abilities: ['savage'], activated: true } })).toBe(8);
});

test('Shields 2: two saves of 11, 10 less for each [min.shields-2.01]', () => {
  const shields: Partial<OnTable> = { abilities: [SHIELDS] };
  expect(besideBob({}, shields).attack('bob').rolls(15, 11, 10).damage('bob')).toBe(10);
  expect(besideBob({}, shields).attack('bob').rolls(15, 11, 11).damage('bob')).toBe(0);
  expect(besideBob({ damage: 10 }, shields).attack('bob').rolls(15, 12, 12).damage('bob')).toBe(0);
});

test('Self-Destruct hurts all beside it as it is defeated, friend and foe [min.self-destruct.01]', () => {
  const table = besideBob(
    {},
    { suffered: 90, abilities: [{ ability: 'self-destruct', value: 20 }] },
    { cid: { at: [7, 5], player: 'p2' }, dan: { at: [9, 5], player: 'p2' } },
  );
  table.attack('bob').rolls(15);
  expect([table.damage('ann'), table.damage('cid'), table.damage('dan')]).toEqual([20, 20, 0]);
});
