/** The characters of the starter set, with what their cards print (min.starter-special-abilities, min.named-force-powers, min.timing-of-force-powers). */
import { character, characters, statCard } from '../../src/miniatures/facts';
import { clone, cloneCommander, dooku, kenobi, securityDroid, superDroid } from './starter';
import { skirmish, type OnTable, type Table } from './table';

/** Who stands in nobody's way, so that nothing is over. */
const FAR: OnTable = { at: [13, 9], player: 'p2', defense: 90 };

describe('what the cards print', () => {
  test('Count Dooku of Serenno: Attack 16, Damage 20 [min.attacking-basics.07, min.attacking-basics.08]', () => {
    expect(character('count-dooku-of-serenno')).toMatchObject({ attack: 16, damage: 20 });
  });

  test('General Obi-Wan Kenobi: Defense 22, 120 Hit Points [min.attacking-basics.09, min.attacking-basics.10]', () => {
    expect(statCard('general-obi-wan-kenobi')).toMatchObject({ defense: 22, hitPoints: 120 });
  });

  test('Security Battle Droid: Attack 3, Damage 10 [min.example-of-combat.10, min.example-of-combat.11]', () => {
    expect(character('security-battle-droid-starter')).toMatchObject({ attack: 3, damage: 10 });
  });

  test('only two of the six have Force points [min.force-points-basics.01]', () => {
    const starter = characters().filter(({ set }) => set === 'starter');
    const points = starter.map(({ id, force }) => [id, force?.points ?? 0] as const);
    expect(points).toHaveLength(6);
    expect(points.filter(([, each]) => each > 0).sort()).toEqual([
      ['count-dooku-of-serenno', 5],
      ['general-obi-wan-kenobi', 2],
    ]);
  });
});

/** The last attack that hit. */
const hit = (table: Table) => table.last('attack-hit');

describe('special abilities', () => {
  const shoots = (activated: boolean) =>
    skirmish({ characters: { droid: securityDroid([5, 5]), clone: clone([8, 5], { activated }) } }).attack('clone');

  test.each([
    'min.starter-special-abilities.02, min.starter-special-abilities.03',
    'min.special-abilities-and-attacks.01, min.using-special-abilities.01',
  ])('Cunning Attack: +4 and 10 more damage before the target is activated, without being asked for [%s]', () => {
    const fresh = shoots(false);
    // Nobody is asked: the die comes next.
    expect(fresh.by()).toEqual(['chance']);
    expect(hit(fresh.rolls(12))).toMatchObject({ total: 19 });
    expect(fresh.damage('clone')).toBe(20);
    const late = shoots(true).rolls(12);
    expect(hit(late)).toMatchObject({ total: 15 });
    expect(late.damage('clone')).toBe(10);
  });

  test('a Droid takes no double damage from Obi-Wan’s natural 20, Dooku does [min.starter-special-abilities.08]', () => {
    const strikes = (target: OnTable) =>
      skirmish({ characters: { kenobi: kenobi([5, 5], { forceLeft: 0 }), target } })
        .attack('target')
        .rolls(20);
    expect(strikes(securityDroid([6, 5])).damage('target')).toBe(20);
    expect(
      strikes(dooku([6, 5], { powers: [] }))
        .rolls(2)
        .keep()
        .damage('target'),
    ).toBe(40);
  });

  test('a Droid has nothing of a commander effect that does not name Droids, not even its own side’s [min.starter-special-abilities.09, min.commander-effect.03]', () => {
    const shot = (shooter: OnTable) =>
      skirmish({
        characters: { shooter, kenobi: kenobi([5, 7]), bob: { ...FAR, at: [9, 5] } },
      })
        .attack('bob')
        .rolls(10);
    const total = (table: Table) => table.last('attack-missed').total;
    expect(total(shot(clone([5, 5])))).toBe(10 + 5 + 4);
    expect(total(shot(securityDroid([5, 5], { player: 'p1', abilities: ['droid'] })))).toBe(10 + 3);
    expect(total(shot(clone([5, 5], { abilities: ['savage'] })))).toBe(10 + 5);
    const named = skirmish({
      characters: {
        droid: securityDroid([5, 5]),
        officer: superDroid([5, 7]),
        ann: { at: [9, 5], defense: 90, activated: true },
      },
    });
    expect(total(named.attack('ann').rollNow().rolls(10))).toBe(10 + 3 + 4);
  });

  test('Lightsaber Duelist: 4 more Defense against Obi-Wan beside Dooku, none against a clone [min.starter-special-abilities.10]', () => {
    const against = (attacker: OnTable) => {
      const table = skirmish({ characters: { attacker, dooku: dooku([6, 5], { forceLeft: 0 }) } });
      return table.attack('dooku').rolls(3).last('attack-missed').defense;
    };
    expect(against(kenobi([5, 5], { forceLeft: 0, attack: 0 }))).toBe(15 + 4);
    expect(against(clone([5, 5]))).toBe(15);
    // One with the Force who shoots from afar.
    expect(against(clone([3, 5], { force: 0 }))).toBe(15);
  });

  test('Makashi and Soresu: a save of 11 as a melee attack hits [min.starter-special-abilities.11]', () => {
    const strikes = (target: OnTable, abilities: string[], save: number[]) => {
      const attacker: OnTable = {
        at: [5, 5],
        player: target.player === 'p2' ? 'p1' : 'p2',
        attack: 30,
        damage: 20,
        abilities,
      };
      return skirmish({ characters: { attacker, target } })
        .attack('target')
        .rolls(15, ...save)
        .damage('target');
    };
    for (const target of [kenobi([6, 5], { forceLeft: 0 }), dooku([6, 5], { forceLeft: 0, powers: [] })]) {
      expect(strikes(target, ['melee-attack'], [11])).toBe(0);
      expect(strikes(target, ['melee-attack'], [10])).toBe(20);
      expect(strikes(target, [], [])).toBe(20);
    }
  });
});

test('“does not move in the turn in which it attacks” holds in an attack of opportunity, though the clone moved in its own turn [min.starter-commander-effects.07]', () => {
  const table = skirmish({
    characters: {
      clone: clone([4, 5]),
      officer: cloneCommander([5, 8], { activated: true }),
      droid: securityDroid([6, 6], { defense: 90 }),
    },
  });
  table.move([5, 5]).attack('droid').rolls(10);
  expect(table.last('attack-missed').total).toBe(10 + 5);
  table
    .endTurn()
    .activate('droid')
    .take({ type: 'move', to: [7, 6] });
  table.opportunity('clone').rolls(10);
  expect(table.last('attack-missed').total).toBe(10 + 5 + 3);
});

describe('the Wookiee Scout, without being asked', () => {
  const scout = (at: OnTable['at'], more: Partial<OnTable> = {}): OnTable => {
    const known = character('wookiee-scout');
    if (!known) throw new Error('the Wookiee Scout is known');
    return { name: known.name, abilities: known.abilities, at, ...more };
  };

  test('Momentum: +4 Attack and 10 more damage beside an enemy, once it has moved [min.using-special-abilities.02]', () => {
    const strikes = (moves: boolean, at: OnTable['at']) => {
      const table = skirmish({ characters: { scout: scout([4, 5]), bob: { ...FAR, at, defense: 15 } } });
      if (moves) table.move([5, 5]);
      table.attack('bob');
      expect(table.by()).toEqual(['chance']);
      return [table.rolls(15).last('attack-hit').total, table.damage('bob')];
    };
    expect(strikes(true, [6, 5])).toEqual([15 + 5 + 4, 20]);
    expect(strikes(false, [5, 4])).toEqual([15 + 5, 10]);
    expect(strikes(true, [9, 5])).toEqual([15 + 5, 10]);
  });

  const map = `
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . o . . . .|
    + + + + + + + + + + + + +
    |. . . . . . . o . . . .|
    + + + + + + + + + + + + +
    |. . . . . . . o . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+-+`;
  /** Whom a droid at the left may shoot at. */
  const targets = (hidden: OnTable) =>
    skirmish({ map, characters: { droid: securityDroid([0, 1]), hidden, other: clone([10, 1]) } }).targets();

  test('Stealth: with cover at 8 squares the one at 10 counts as the nearest [min.using-special-abilities.03]', () => {
    expect(targets(scout([8, 1]))).toEqual(['other']);
    expect(targets(clone([8, 1]))).toEqual(['hidden']);
  });

  test('both work in their time: nothing is chosen as it is activated [min.using-special-abilities.04]', () => {
    const table = skirmish({
      map,
      characters: {
        scout: scout([8, 1]),
        other: clone([11, 1], { activated: true }),
        bob: securityDroid([0, 1]),
        cid: securityDroid([10, 0]),
      },
      moment: { stage: 'activations', player: 'p1' },
    });
    table.activate('scout');
    expect(table.legalOf('use-ability')).toEqual([]);
    table.move([9, 1]).attack('cid').rolls(15);
    expect(table.last('attack-hit').total).toBe(15 + 5 + 4);
    expect(table.endTurn().activate('bob').targets()).toEqual(['other']);
  });
});
