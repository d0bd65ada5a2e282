/** Playing cards: restrictions, costs, replacing, where cards go (des.play-a-card, des.upgrade, des.support, des.event, des.uniqueness). */
import { P1, P2, destinyTable } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });

describe('costs', () => {
  test('the cost is paid from the tokens [des.play-a-card.02, des.cost.01, des.hand.01]', () => {
    const t = destinyTable({ p1: { hand: ['Underworld Connections'], resources: 3 } }).play(
      P1,
      'Underworld Connections',
    );
    expect(t.resources(P1)).toBe(1);
    expect(t.hand(P1)).toEqual([]);
    expect(t.has('underworld-connections')).toBe(true);
  });

  test('without enough tokens it stays in hand and nothing is paid [des.play-a-card.03, des.play-a-card.05]', () => {
    const t = destinyTable({ p1: { hand: ['AT-ST'], resources: 5 } });
    expect(t.whyNotPlay(P1, 'AT-ST')).toBe('too-expensive');
    expect(t.choices).not.toContain('play AT-ST');
    expect([t.hand(P1), t.resources(P1)]).toEqual([['AT-ST'], 5]);
  });

  test('a decrease may pay for what the tokens do not [des.play-a-card.04, des.decrease.01, des.decrease.02]', () => {
    const t = destinyTable({
      p1: {
        characters: ['Padawan'],
        supports: ['It Binds All Things'],
        hand: ['Force Throw', 'Force Throw'],
        resources: 2,
      },
    });
    t.play(P1, 'Force Throw').choose('padawan').uses('it-binds-all-things');
    expect(t.resources(P1)).toBe(0);
    expect([t.has('force-throw'), t.card('it-binds-all-things').exhausted]).toEqual([true, true]);
    // Only that one play was cheaper.
    const later = destinyTable({
      p1: {
        characters: ['Padawan'],
        supports: ['It Binds All Things'],
        hand: ['Force Throw', 'Force Throw'],
        resources: 4,
      },
    });
    later.play(P1, 'Force Throw').choose('padawan').uses().pass(P2);
    expect(later.whyNotPlay(P1, 'Force Throw')).toBe(null);
    later.play(P1, 'Force Throw').choose('padawan');
    expect(later.choices).not.toContain('done');
  });

  test('a decrease that is declined leaves the card unplayed [des.play-a-card.03]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], supports: ['It Binds All Things'], hand: ['Force Throw'], resources: 2 },
    });
    t.play(P1, 'Force Throw').choose('padawan').declines();
    expect([t.hand(P1), t.resources(P1), t.has('force-throw')]).toEqual([['Force Throw'], 2, false]);
  });
});

describe('upgrades', () => {
  test('an upgrade goes on one of the own characters [des.upgrade.01, des.play-a-card.07]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan', 'Tusken Raider'], hand: ['Survival Gear'], resources: 2 },
    }).play(P1, 'Survival Gear');
    expect(t.choices).toEqual(['padawan', 'tusken-raider']);
    t.choose('tusken-raider');
    expect(t.card('survival-gear')).toMatchObject({ on: 'tusken-raider', controller: P1, zone: 'play' });
  });

  test('only where it may go and can be paid for, with what it may replace there [des.play-a-card.07, des.play-a-card.08]', () => {
    const gun = { card: 'Hired Gun', upgrades: ['Survival Gear'] };
    const t = destinyTable({ p1: { characters: [gun, 'Tusken Raider'], hand: ['Bowcaster'], resources: 2 } });
    t.play(P1, 'Bowcaster');
    expect(t.choices).toEqual(['hired-gun']);
    expect(t.whyNot({ type: 'choose-character', player: P1, character: 'tusken-raider' })?.code).toBe('too-expensive');
    t.choose('hired-gun');
    expect([t.choices, t.whyNot({ type: 'done', player: P1 })?.code]).toEqual([['survival-gear'], 'too-expensive']);
    t.choose('survival-gear');
    expect([t.resources(P1), t.card('bowcaster').on]).toEqual([0, 'hired-gun']);
    const force = destinyTable({
      p1: {
        characters: ['Jango Fett', { card: 'Padawan', upgrades: ['Datapad'] }],
        supports: ['It Binds All Things'],
        hand: ['Force Throw'],
        resources: 2,
      },
    }).play(P1, 'Force Throw');
    expect(force.choices).toEqual(['padawan']);
    force.choose('padawan');
    expect(force.choices).toEqual(['datapad', 'done']);
    force.done().uses();
    expect(force.card('force-throw').on).toBe('padawan');
  });

  test('its die comes from the set-aside zone and is not rolled yet [des.play-a-card.13, des.set-aside-zone.01]', () => {
    const t = destinyTable({ p1: { hand: ['Survival Gear'], resources: 2 } });
    expect(t.diceAside(P1)).toEqual(['Survival Gear']);
    t.play(P1, 'Survival Gear').choose('hired-gun');
    expect(t.die('survival-gear.1')).toMatchObject({ zone: 'card', on: 'survival-gear' });
    expect(t.diceAside(P1)).toEqual([]);
  });

  test('without a matching die it is played without one [des.play-a-card.14]', () => {
    const t = destinyTable({ p1: { characters: ['Padawan'], hand: ['Survival Gear'], diceAside: [], resources: 2 } })
      .play(P1, 'Survival Gear')
      .choose('padawan');
    expect(t.state.dice.map((each) => each.id)).not.toContain('survival-gear.1');
    t.pass(P2).activate(P1, 'padawan').rolls('2 melee');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('a replaced upgrade lowers the cost by its own [des.upgrade.02, des.play-a-card.09, des.faq-replace-any-color.01]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ card: 'Hired Gun', upgrades: ['Survival Gear'] }],
        hand: ['Handcrafted Light Bow'],
        resources: 1,
      },
    });
    t.play(P1, 'Handcrafted Light Bow').choose('hired-gun').choose('survival-gear');
    expect([t.resources(P1), t.has('survival-gear'), t.discard(P1)]).toEqual([0, false, ['Survival Gear']]);
  });

  test('replacing a dearer one is free and gives nothing back [des.play-a-card.11, des.faq-replace-with-cheaper.01]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ card: 'Hired Gun', upgrades: ['Mind Probe'] }],
        hand: ['Promotion', 'Datapad'],
        resources: 0,
      },
    });
    t.play(P1, 'Datapad').choose('hired-gun').choose('mind-probe');
    expect([t.resources(P1), t.has('datapad')]).toEqual([0, true]);
  });

  test('only one upgrade can be replaced, before the cost is paid [des.play-a-card.12, des.play-a-card.08]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ card: 'Hired Gun', upgrades: ['Survival Gear', 'Holdout Blaster'] }],
        hand: ['Bowcaster'],
        resources: 4,
      },
    });
    t.play(P1, 'Bowcaster').choose('hired-gun', 'survival-gear');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect([t.resources(P1), t.has('holdout-blaster'), t.has('survival-gear')]).toEqual([2, true, false]);
  });

  test('the replaced upgrade is discarded when the new one enters play [des.play-a-card.10]', () => {
    const t = destinyTable({
      p1: { characters: [{ card: 'Hired Gun', upgrades: ['Survival Gear'] }], hand: ['Datapad'], resources: 2 },
    });
    t.play(P1, 'Datapad').choose('hired-gun', 'survival-gear');
    const order = t.story.map((each) => each.type);
    expect(order.indexOf('left-play')).toBeLessThan(order.indexOf('entered-play'));
    expect(t.events('left-play')).toMatchObject([{ card: 'survival-gear', why: 'replaced' }]);
  });

  test('a fourth upgrade makes its controller discard one at once [des.upgrade.04, des.play-a-card.15]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ card: 'Hired Gun', upgrades: ['Survival Gear', 'Datapad', 'Promotion'] }],
        hand: ['Lightsaber'],
        resources: 3,
      },
    });
    t.play(P1, 'Lightsaber').choose('hired-gun').done();
    expect(t.choices.sort()).toEqual(['datapad', 'lightsaber', 'promotion', 'survival-gear']);
    expect(t.asks).toMatch(/^p1/);
    t.choose('datapad');
    expect(t.state.cards.filter((each) => each.on === 'hired-gun').map((each) => each.id)).toEqual([
      'survival-gear',
      'promotion',
      'lightsaber',
    ]);
  });

  test('colors need not match, any mix of subtypes, copies too [des.upgrade.05, des.upgrade.06, des.upgrade.07]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ card: 'Hired Gun', upgrades: ['Lightsaber', 'Holdout Blaster'] }],
        hand: ['Lightsaber'],
        resources: 3,
      },
    });
    t.play(P1, 'Lightsaber').choose('hired-gun').done();
    expect(t.state.cards.filter((each) => each.on === 'hired-gun').map((each) => each.id)).toEqual([
      'lightsaber',
      'holdout-blaster',
      'lightsaber-2',
    ]);
  });

  test('"blue character only" is met by a blue character only [des.play-restrictions.02]', () => {
    const red = destinyTable({ p1: { characters: ['Rebel Trooper'], hand: ['One With The Force'], resources: 4 } });
    expect(red.whyNotPlay(P1, 'One With The Force')).toBe('play-restriction');
    const both = destinyTable({
      p1: { characters: ['Rebel Trooper', 'Padawan'], hand: ['One With The Force'], resources: 4 },
    });
    both.play(P1, 'One With The Force');
    expect(both.choices).toEqual(['padawan']);
    both.choose('padawan');
  });
});

describe('supports', () => {
  test('a support lies in play, ready, attached to nothing [des.support.02, des.play-a-card.16]', () => {
    const t = destinyTable({ p1: { hand: ['AT-ST'], resources: 6 } }).play(P1, 'AT-ST');
    expect(t.card('at-st')).toMatchObject({ zone: 'play', on: null, exhausted: false, controller: P1 });
  });

  test('its die lies on it until it is activated in a later action [des.play-a-card.17]', () => {
    const t = destinyTable({ p1: { hand: ['AT-ST'], resources: 6 } }).play(P1, 'AT-ST');
    expect(t.shows('at-st.1')).toBeNull();
    t.pass(P2).activate(P1, 'at-st').rolls('3 ranged');
    expect(t.shows('at-st.1')).toBe('3 ranged');
  });

  test('any number of supports [des.support.06]', () => {
    const supports = Array.from({ length: 10 }, () => 'Underworld Connections');
    const t = destinyTable({ p1: { supports, hand: ['Underworld Connections'], resources: 2 } }).play(
      P1,
      'Underworld Connections',
    );
    expect(t.state.cards.filter((each) => each.type === 'support')).toHaveLength(11);
  });

  test('a support is no target for damage [des.support.04]', () => {
    const t = destinyTable({ p1: { characters: [die('Padawan', '2 melee')] }, p2: { supports: ['AT-ST'] } })
      .resolve(P1, 'melee')
      .choose('padawan.1');
    expect(t.choices).not.toContain('at-st');
    t.choose('hired-gun');
  });

  test('a support stays in play until an effect discards it [des.support.03]', () => {
    const t = destinyTable({
      p1: { supports: ['Underworld Connections'], deck: [], hand: ['Dodge', 'Dodge', 'Aim', 'Aim', 'Block'] },
      p2: { deck: [], hand: ['Dodge', 'Dodge', 'Aim', 'Aim', 'Block'] },
    });
    t.pass(P1).pass(P2).done().done();
    expect(t.state.round).toBe(2);
    expect(t.has('underworld-connections')).toBe(true);
  });
});

describe('events', () => {
  test('an event resolves, then it is in the discard pile of its owner [des.event.01, des.in-limbo.02, des.abilities.06]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('Jango Fett', '2 ranged')] },
    });
    t.play(P1, 'Deflect').choose('jango-fett.1');
    expect([t.hand(P1), t.discard(P1), t.state.limbo.map((each) => each.code)]).toEqual([[], [], ['01145']]);
    t.choose('jango-fett');
    expect([t.discard(P1), t.state.limbo, t.damage('jango-fett')]).toEqual([['Deflect'], [], 1]);
  });

  test('while it resolves it is neither in hand nor in play nor in the discard pile [des.event.02, des.in-limbo.01, des.in-play.03]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('Jango Fett', '2 ranged')] },
    });
    t.play(P1, 'Deflect');
    expect([t.hand(P1), t.discard(P1), t.has('deflect')]).toEqual([[], [], false]);
    t.choose('jango-fett.1', 'jango-fett');
  });

  test('it does not count itself among the copies in the discard pile [des.event.02]', () => {
    const alone = destinyTable({
      p1: { hand: ['No Disintegrations'], resources: 1 },
      p2: { deck: { top: ['Aim', 'Block', 'Dodge', 'Flank'] } },
    });
    alone.play(P1, 'No Disintegrations');
    expect(alone.discard(P2)).toEqual(['Aim']);
    const second = destinyTable({
      p1: { hand: ['No Disintegrations'], discard: ['No Disintegrations'], resources: 1 },
      p2: { deck: { top: ['Aim', 'Block', 'Dodge', 'Flank'] } },
    });
    second.play(P1, 'No Disintegrations');
    expect(second.discard(P2)).toEqual(['Aim', 'Block', 'Dodge']);
  });

  test('it may be played without any effect [des.event.03, des.spot.04, des.choose-target.04]', () => {
    const t = destinyTable({
      p1: { hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('Jango Fett', '2 ranged')] },
    }).play(P1, 'Deflect');
    expect([t.discard(P1), t.resources(P1), t.shows('jango-fett.1')]).toEqual([['Deflect'], 0, '2 ranged']);
    expect(t.events('passed')).toEqual([]);
  });

  test('only an own character in play can be spotted [des.spot.01, des.spot.03, des.set-aside-zone.07]', () => {
    const spotting = (characters: ({ card: string; defeated?: boolean; exhausted?: boolean } | string)[]) => {
      const t = destinyTable({
        p1: { characters, hand: ['Deflect'], resources: 1 },
        p2: { characters: [die('Jango Fett', '2 ranged'), 'Luke Skywalker'] },
      });
      t.play(P1, 'Deflect');
      return t.asks.includes('die');
    };
    expect(spotting(['Hired Gun'])).toBe(false);
    expect(spotting([{ card: 'Padawan', exhausted: true }])).toBe(true);
    expect(spotting(['Hired Gun', { card: 'Padawan', defeated: true }])).toBe(false);
  });

  test('a modifier showing the symbol is a target too; damage of the event is untyped [des.showing.03, des.damage.05, des.damage.07]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('Death Trooper', '+2 ranged')] },
    });
    t.play(P1, 'Deflect').choose('death-trooper.1', 'death-trooper');
    expect(t.events('damage-dealt')).toMatchObject([{ amount: 1, damage: null }]);
    expect(t.shows('death-trooper.1')).toBeNull();
    const three = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('IG-88', '3 ranged')] },
    });
    three.play(P1, 'Deflect').choose('ig-88.1', 'ig-88');
    expect(three.events('damage-dealt')).toMatchObject([{ amount: 2, damage: null }]);
  });

  test('a die with a resource cost or a plus counts as its symbol, whether or not it could be resolved [des.removing-dice.03]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('Hired Gun', '3 ranged for 1'), die('Death Trooper', '+2 ranged')] },
    });
    t.play(P1, 'Deflect');
    expect(t.choices).toEqual(['hired-gun.1', 'death-trooper.1']);
    t.choose('hired-gun.1', 'hired-gun');
  });

  test('dice on cards and other sides than the one on top do not show [des.showing.02, des.showing.04, des.dice-on-cards.02]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 },
      p2: { characters: [die('Jango Fett', '1 melee'), 'Tusken Raider'] },
    });
    t.play(P1, 'Deflect');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect(t.shows('jango-fett.1')).toBe('1 melee');
  });
});

describe('uniqueness', () => {
  test('a second copy of a unique card cannot be played [des.uniqueness.04, des.uniqueness.02]', () => {
    const t = destinyTable({ p1: { supports: ['Millennium Falcon'], hand: ['Millennium Falcon'], resources: 5 } });
    expect(t.whyNotPlay(P1, 'Millennium Falcon')).toBe('unique-in-play');
    expect(t.resources(P1)).toBe(5);
  });

  test('each player may have one [des.uniqueness.05, des.faq-unique-of-opponent.01]', () => {
    const t = destinyTable({
      p1: { hand: ['Millennium Falcon'], resources: 5 },
      p2: { supports: ['Millennium Falcon'] },
    }).play(P1, 'Millennium Falcon');
    expect(
      t.state.cards
        .filter((each) => each.type === 'support')
        .map((each) => each.controller)
        .sort(),
    ).toEqual([P1, P2]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('with a copy in play the second one waits in the deck or hand [des.faq-unique-of-opponent.02]', () => {
    const t = destinyTable({ p1: { supports: ['Millennium Falcon'], hand: ['Millennium Falcon'], resources: 5 } });
    expect(t.hand(P1)).toEqual(['Millennium Falcon']);
    expect(t.choices).toContain('claim');
    expect(t.choices).not.toContain('play Millennium Falcon');
  });

  test('a unique character may have two dice in play [des.uniqueness.07]', () => {
    const t = destinyTable({ p1: { characters: [die('Jango Fett', null, null)] } })
      .activate(P1, 'jango-fett')
      .rolls('2 ranged', '1 ranged');
    expect([t.shows('jango-fett.1'), t.shows('jango-fett.2')]).toEqual(['2 ranged', '1 ranged']);
  });
});
