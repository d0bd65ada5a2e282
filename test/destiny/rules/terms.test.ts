/** Terms and ways of cards: choosing, spotting, 'then', unblockable, moving, healing, turning, combined value (des.terms to des.increase). */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });
const saber = (target: object, more: object[] = []) =>
  duel(
    { characters: [{ card: 'Padawan', upgrades: [die('Lightsaber', 'special')] }] },
    { characters: [{ card: 'Hired Gun', ...target }, ...(more as [])] },
  )
    .resolve(P1, 'special')
    .choose('lightsaber.1');

describe('the golden rule and restrictions', () => {
  test('Finn may have any weapon, whatever it says [des.golden-rule.01, des.abilities.04]', () => {
    const t = duel({ characters: ['Finn', 'Hired Gun'], hand: ["Luke Skywalker's Lightsaber"], resources: 3 }).play(
      P1,
      "Luke Skywalker's Lightsaber",
    );
    expect(t.choices).toEqual(['finn']);
    t.choose('finn');
    expect(t.card('luke-skywalkers-lightsaber').on).toBe('finn');
  });

  test('"only if you control the battlefield" [des.play-a-card.01, des.play-restrictions.01]', () => {
    const side = { hand: ['Defensive Position'], resources: 1 };
    const without = duel(side, {}, { controller: P2, turn: P1 });
    expect(without.whyNotPlay(P1, 'Defensive Position')).toBe('play-restriction');
    expect([without.resources(P1), without.hand(P1)]).toEqual([1, ['Defensive Position']]);
    expect(duel(side).whyNotPlay(P1, 'Defensive Position')).toBeNull();
  });

  test('an upgrade stays when its restriction is no longer met, and may be moved against it [des.play-restrictions.03, des.moving.08]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: ["Luke Skywalker's Lightsaber"] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').uses().choose('luke-skywalkers-lightsaber');
    expect(t.card('luke-skywalkers-lightsaber')).toMatchObject({ on: 'general-grievous', zone: 'play' });
    t.pass(P2).activate(P1, 'general-grievous').rolls('1 disrupt', '2 shield');
    expect(t.shows('luke-skywalkers-lightsaber.1')).toBe('2 shield');
  });

  test('a moved upgrade has not entered play again [des.in-play.05, des.moving.04]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: [die('Lightsaber', '1 shield')] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').uses().choose('lightsaber');
    expect([t.events('entered-play'), t.shows('lightsaber.1')]).toEqual([[], null]);
  });
});

describe('unblockable damage', () => {
  test('shields do not block it and stay [des.damage.03, des.damage.04]', () => {
    const t = saber({ shields: 3 }).choose('hired-gun');
    expect([t.damage('hired-gun'), t.shields('hired-gun')]).toEqual([2, 3]);
  });

  test('nor do other effects block it [des.unblockable-damage.01]', () => {
    const t = saber({ shields: 2, upgrades: ['Armor Plating'] }).choose('hired-gun');
    expect([t.damage('hired-gun'), t.shields('hired-gun'), t.has('armor-plating')]).toEqual([2, 2, true]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('damage of effects', () => {
  test('"that damage" is the amount, without its type [des.damage.06, des.damage.05]', () => {
    const t = duel(
      { characters: ['Tusken Raider'], hand: ['Reversal'], resources: 3 },
      { characters: [die('IG-88', '3 ranged')] },
    )
      .play(P1, 'Reversal')
      .choose('ig-88.1', 'ig-88');
    expect(t.events('damage-dealt')).toMatchObject([{ amount: 3, damage: null }]);
    expect([t.damage('ig-88'), t.shows('ig-88.1')]).toEqual([3, null]);
  });

  test('blocked melee damage is not taken: Hunker Down stays [des.taking-damage.03, des.card-hunker-down.01]', () => {
    const hit = (shields: number) =>
      duel(
        { characters: [die('Padawan', '2 melee')] },
        { characters: [{ card: 'Hired Gun', shields, upgrades: ['Hunker Down'] }] },
      )
        .resolve(P1, 'melee')
        .choose('padawan.1', 'hired-gun');
    expect([hit(2).has('hunker-down'), hit(1).has('hunker-down'), hit(2).shields('hired-gun')]).toEqual([
      true,
      false,
      0,
    ]);
  });

  test('up to three targets are fixed first, then all are dealt damage [des.choose-target.05, des.choose-target.06]', () => {
    const t = duel(
      { characters: [{ card: 'Tusken Raider', upgrades: [die('Flame Thrower', 'special')] }] },
      { characters: ['Hired Gun', 'Padawan'] },
    )
      .resolve(P1, 'special')
      .choose('flame-thrower.1', 'hired-gun', 'padawan');
    expect(t.damage('hired-gun')).toBe(0);
    t.done();
    expect([t.damage('hired-gun'), t.damage('padawan')]).toEqual([1, 1]);
    const none = duel({ characters: [{ card: 'Tusken Raider', upgrades: [die('Flame Thrower', 'special')] }] })
      .resolve(P1, 'special')
      .choose('flame-thrower.1')
      .done();
    expect([none.damage('hired-gun'), none.shows('flame-thrower.1')]).toEqual([0, null]);
  });

  test('only the chosen character is affected, and choosing it is no choice [des.choose-target.01, des.abilities.07]', () => {
    const t = saber({}, ['Luke Skywalker' as never]);
    expect(t.choices).toEqual(['padawan', 'hired-gun', 'luke-skywalker']);
    t.choose('luke-skywalker');
    expect([t.damage('luke-skywalker'), t.damage('hired-gun'), t.damage('padawan')]).toEqual([2, 0, 0]);
  });
});

describe('moving and healing', () => {
  const muscle = (target: object, more: object[] = []) =>
    duel(
      { supports: [{ card: 'Backup Muscle', damage: 3 }] },
      { characters: [{ card: 'Count Dooku', ...target }, ...(more as [])], hand: ['Dodge'] },
    )
      .use(P1, 'backup-muscle')
      .choose('count-dooku');

  test('one place has one less, the other one more; shields do not matter [des.moving.01, des.moving.05]', () => {
    const t = muscle({ shields: 3 });
    expect([t.damage('backup-muscle'), t.damage('count-dooku'), t.shields('count-dooku')]).toEqual([2, 1, 3]);
    expect(t.events('damage-moved')).toMatchObject([{ because: [{ code: 'ignores-shields', facts: { shields: 3 } }] }]);
    expect(muscle({}).events('damage-moved')[0]).not.toHaveProperty('because');
  });

  test('moved damage triggers nothing that looks at damage [des.moving.06]', () => {
    const t = muscle({});
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect([t.events('damage-dealt'), t.events('damage-taken')]).toEqual([[], []]);
  });

  test('it may defeat a character [des.moving.07]', () => {
    const t = muscle({ damage: 9 }, ['Hired Gun' as never]);
    expect(t.has('count-dooku')).toBe(false);
  });

  test('nothing is moved to where it is [des.moving.02]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', damage: 2 }, 'Padawan'], hand: ['Draw Attention'] })
      .play(P1, 'Draw Attention')
      .choose('hired-gun');
    expect(t.choices).toEqual(['padawan']);
    t.choose('padawan', '2');
    expect([t.damage('hired-gun'), t.damage('padawan')]).toEqual([0, 2]);
  });

  test('without a legal place nothing moves [des.moving.03]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', damage: 2 }], hand: ['Draw Attention'] }).play(
      P1,
      'Draw Attention',
    );
    if (!t.decisionIsTurnOf(P2)) t.choose('hired-gun');
    expect([t.damage('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual([2, true]);
  });

  test('as much as possible is healed, more is ignored [des.heal.02, des.heal.01]', () => {
    const heal = (damage: number) =>
      duel({ characters: [{ card: 'Hired Gun', damage }], hand: ['Field Medic'], resources: 1 })
        .play(P1, 'Field Medic')
        .choose('hired-gun');
    expect([heal(4).damage('hired-gun'), heal(1).damage('hired-gun')]).toEqual([2, 0]);
    expect(heal(1).events('healed')).toMatchObject([{ amount: 1 }]);
  });

  test('without damage nobody has been healed [des.heal.03]', () => {
    const t = duel({ characters: ['Hired Gun'], hand: ['Field Medic'], resources: 1 }).play(P1, 'Field Medic');
    if (!t.decisionIsTurnOf(P2)) t.choose('hired-gun');
    expect(t.events('healed')).toEqual([]);
  });
});

describe('dice', () => {
  test('a die may be turned to another side that is the same [des.turning-dice.03]', () => {
    const t = duel(
      { characters: [{ card: 'Padawan', upgrades: [die('Immobilize', '1 shield')] }] },
      { characters: [die('First Order Stormtrooper', 'blank')] },
    )
      .use(P1, 'immobilize')
      .choose('immobilize.1');
    expect(t.choices).toEqual(['first-order-stormtrooper.1: blank']);
    t.turn('first-order-stormtrooper.1', 'blank');
    expect(t.events('die-turned')).toHaveLength(1);
  });

  test('character dice are those of character cards only [des.character-die.01, des.character-die.02, des.faq-character-die.01]', () => {
    const t = duel(
      {},
      { characters: [{ ...die('Rey', '1 melee'), upgrades: [die('Lightsaber', '1 shield')] }] },
      { battlefield: 'Frozen Wastes' },
    )
      .claim(P1)
      .choose('use');
    expect(t.choices).toEqual(['rey.1']);
    t.choose('rey.1');
    expect(t.shows('lightsaber.1')).toBe('1 shield');
  });

  test('the combined value is the sum of what the dice show [des.combined-value.01, des.combined-value.02]', () => {
    const strike = (...names: string[]) => {
      const t = duel(
        {
          characters: [die('Rebel Trooper', '2 ranged'), die('Rebel Trooper', '1 ranged')],
          hand: ['Surgical Strike'],
          resources: 1,
        },
        { supports: ['U-Wing'] },
      )
        .play(P1, 'Surgical Strike')
        .choose(...names);
      if (t.choices.includes('done')) t.done();
      return t;
    };
    // 2 + 1, each one higher: 5 is enough for a support of cost 5.
    const both = strike('rebel-trooper.1', 'rebel-trooper-2.1').choose('u-wing');
    expect(both.has('u-wing')).toBe(false);
    expect(strike('rebel-trooper.1').has('u-wing')).toBe(true);
  });

  test('a value that an event increases is normal afterwards [des.increase.01, des.resolving-dice-with-cards.01, des.effects.01]', () => {
    const t = duel(
      { characters: [die('Rebel Trooper', '2 ranged')], hand: ['Natural Talent'], resources: 1 },
      { characters: ['Luke Skywalker'] },
    )
      .play(P1, 'Natural Talent')
      .choose('rebel-trooper.1', 'luke-skywalker');
    expect([t.damage('luke-skywalker'), t.shows('rebel-trooper.1')]).toEqual([3, null]);
    t.pass(P2)
      .activate(P1, 'rebel-trooper')
      .rolls('2 ranged')
      .pass(P2)
      .resolve(P1, 'ranged')
      .choose('rebel-trooper.1', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(5);
  });

  test('the value of a special side cannot be increased [des.special-symbol.02]', () => {
    const t = duel({
      characters: ['Rebel Trooper', { card: 'Hired Gun', upgrades: [die('F-11D Rifle', 'special')] }],
      hand: ['Natural Talent'],
      resources: 1,
    })
      .play(P1, 'Natural Talent')
      .choose('f-11d-rifle.1', 'hired-gun-2', 'hired-gun-2');
    expect(t.damage('hired-gun-2')).toBe(2);
    expect(t.events('die-resolved')).toMatchObject([{ symbol: 'special', value: 0 }]);
    const ranged = duel({ characters: [die('Rebel Trooper', '2 ranged')], hand: ['Natural Talent'], resources: 1 })
      .play(P1, 'Natural Talent')
      .choose('rebel-trooper.1', 'hired-gun');
    expect(ranged.events('die-resolved')).toMatchObject([{ symbol: 'ranged', value: 3 }]);
  });

  test('by a card a die costs what it costs, a modifier is not resolved alone and not added [des.resolving-dice-with-cards.02, des.resolving-dice-with-cards.03, des.resolving-dice-with-cards.04]', () => {
    const t = duel(
      {
        characters: [
          die('Rebel Trooper', '1 ranged'),
          die('Death Trooper', '+2 ranged'),
          die('Hired Gun', '3 ranged for 1'),
        ],
        hand: ['Natural Talent'],
        resources: 1,
      },
      { characters: ['Luke Skywalker'] },
    ).play(P1, 'Natural Talent');
    expect(t.choices).toEqual(['rebel-trooper.1']);
    t.choose('rebel-trooper.1', 'luke-skywalker');
    expect([t.damage('luke-skywalker'), t.shows('death-trooper.1')]).toEqual([2, '+2 ranged']);
  });

  test('a reroll that shows special again is not resolved again in the same action [des.special-symbol.05, des.resolve-dice.09]', () => {
    const one = duel({ supports: [die('Black One', 'special')] }, { characters: ['Luke Skywalker'] })
      .resolve(P1, 'special')
      .choose('black-one.1', 'luke-skywalker')
      .rolls('special');
    expect([one.shows('black-one.1'), one.damage('luke-skywalker'), one.decisionIsTurnOf(P2)]).toEqual([
      'special',
      1,
      true,
    ]);
    const two = duel({ supports: [die('BB-8', 'special')] })
      .resolve(P1, 'special')
      .choose('bb-8.1');
    while (two.choices.some((each) => each === 'done' || each === 'bb-8.1')) {
      if (two.choices.includes('bb-8.1')) two.choose('bb-8.1');
      else two.done();
    }
    if (two.asks.startsWith('chance')) two.rolls('special');
    expect(two.decisionIsTurnOf(P2)).toBe(true);
  });

  test('the side on top is the one that shows [des.showing.01]', () => {
    const t = duel({ characters: ['Luke Skywalker'] })
      .activate(P1, 'luke-skywalker')
      .rolls('3 melee')
      .draws('Dodge')
      .pass(P2)
      .resolve(P1, 'melee')
      .choose('luke-skywalker.1', 'hired-gun');
    expect(t.damage('hired-gun')).toBe(3);
  });
});
