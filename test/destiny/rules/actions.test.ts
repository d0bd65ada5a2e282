/** The actions of a turn but playing and claiming: activate, resolve, reroll, card actions, passing (des.activate to des.passing). */
import { P1, P2, destinyTable } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });

describe('turns', () => {
  test("one action, then it is the opponent's turn [des.action-phase.02, des.game-structure.01]", () => {
    const t = destinyTable({ p1: { characters: ['Jango Fett'] } })
      .activate(P1, 'jango-fett')
      .rolls('2 ranged');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect(t.events('turn-started').map((each) => each.player)).toEqual([P1, P2]);
  });

  test('the six kinds of action, and passing [des.actions.02, des.actions.01]', () => {
    const t = destinyTable({
      p1: {
        characters: [die('Jango Fett', '2 ranged'), 'Hired Gun'],
        supports: ['Underworld Connections'],
        hand: ['Deflect'],
        resources: 2,
      },
    });
    const kinds = new Set(t.choices.map((each) => each.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['activate', 'claim', 'discard-to-reroll', 'pass', 'play', 'resolve', 'use']);
    expect(t.asks).toMatch(/^p1/);
  });

  test('nobody acts for a player who waits [des.actions.01]', () => {
    const t = destinyTable({ p2: { characters: ['Jango Fett'] } });
    expect(() => t.activate(P2, 'jango-fett')).toThrow();
    expect(t.decisionIsTurnOf(P1)).toBe(true);
  });

  test('a player who passed may act on the next turn [des.passing.01]', () => {
    const t = destinyTable({ p1: { characters: ['Finn'] }, p2: { characters: ['Padawan'] } });
    t.pass(P1).activate(P2, 'padawan').rolls('1 focus');
    expect(t.events('passed')).toMatchObject([{ player: P1, why: 'chosen', change: { was: 0, is: 1, most: 2 } }]);
    expect(t.choices).toContain('activate finn');
  });

  test('two passes in a row end the action phase [des.passing.02, des.action-phase.03]', () => {
    const t = destinyTable().pass(P1).pass(P2);
    expect(t.events('phase-started').map((each) => each.phase)).toContain('upkeep');
  });

  test('a pass, an action and a pass do not end it [des.action-phase.03]', () => {
    const t = destinyTable({ p2: { characters: ['Padawan'] } })
      .pass(P1)
      .activate(P2, 'padawan')
      .rolls('1 focus')
      .pass(P1);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect(t.events('phase-ended')).toHaveLength(0);
  });

  test('an action that changes nothing counts as a pass [des.passing.03, des.passing.04]', () => {
    const t = destinyTable({ p2: { characters: ['General Veers'] } })
      .pass(P1)
      .use(P2, 'general-veers');
    expect(t.events('passed')).toMatchObject([{ player: P1 }, { player: P2, why: 'nothing-changed' }]);
    expect(t.state.phase).not.toBe('action');
  });

  test('a card that is exhausted already gives nothing for exhausting it, and that is a pass [des.exhausted.02]', () => {
    const t = destinyTable({ p1: { supports: [{ card: 'Underworld Connections', exhausted: true }] } }).use(
      P1,
      'underworld-connections',
    );
    expect(t.resources(P1)).toBe(0);
    expect(t.events('passed')).toMatchObject([{ player: P1, why: 'nothing-changed' }]);
    const ready = destinyTable({ p1: { supports: ['Underworld Connections'] } }).use(P1, 'underworld-connections');
    expect([ready.resources(P1), ready.card('underworld-connections').exhausted]).toEqual([1, true]);
    expect(ready.events('passed')).toEqual([]);
  });
});

describe('activating', () => {
  test('an elite character with an upgrade rolls three dice and exhausts [des.activate.01, des.character.03, des.upgrade.08]', () => {
    const t = destinyTable({
      p1: { characters: [{ ...die('Jango Fett', null, null), upgrades: ['Holdout Blaster'] }] },
    });
    t.activate(P1, 'jango-fett').rolls('2 ranged', 'blank', '1 shield');
    expect([t.shows('jango-fett.1'), t.shows('jango-fett.2'), t.shows('holdout-blaster.1')]).toEqual([
      '2 ranged',
      'blank',
      '1 shield',
    ]);
    expect(t.card('jango-fett').exhausted).toBe(true);
  });

  test('dice in the pool are not rolled again [des.activate.02, des.faq-readied-character-dice.02]', () => {
    const t = destinyTable({ p1: { characters: [die('Jango Fett', '2 ranged', null)] } })
      .activate(P1, 'jango-fett')
      .rolls('blank');
    expect([t.shows('jango-fett.1'), t.shows('jango-fett.2')]).toEqual(['2 ranged', 'blank']);
  });

  test('the dice stay in the pool for later turns [des.activate.03, des.dice-symbols.01]', () => {
    const t = destinyTable({ p1: { characters: ['Jango Fett'] } })
      .activate(P1, 'jango-fett')
      .rolls('1 resource')
      .pass(P2);
    expect(t.shows('jango-fett.1')).toBe('1 resource');
    expect(t.resources(P1)).toBe(0);
    expect(t.choices).toContain('resolve resource');
  });

  test('the dice of all upgrades are rolled, whether they are ready or not [des.activate.04, des.upgrade.09, des.activate.07]', () => {
    const t = destinyTable({
      p1: { characters: [{ card: 'Padawan', upgrades: ['Holdout Blaster', { card: 'Comlink', exhausted: true }] }] },
    });
    t.activate(P1, 'padawan').rolls('2 melee', '1 shield', '1 focus');
    expect(t.shows('comlink.1')).toBe('1 focus');
    expect(t.card('holdout-blaster').exhausted).toBe(false);
  });

  test('an upgrade stays ready when its character is activated [des.upgrade.10, des.ready.04]', () => {
    const t = destinyTable({ p1: { characters: [{ card: 'Padawan', upgrades: ['Holdout Blaster'] }] } })
      .activate(P1, 'padawan')
      .rolls('1 focus', '1 shield');
    expect([t.card('padawan').exhausted, t.card('holdout-blaster').exhausted]).toEqual([true, false]);
  });

  test('a support exhausts and rolls its own die only [des.activate.05, des.support.05, des.ready.03]', () => {
    const t = destinyTable({ p1: { characters: ['Padawan'], supports: ['AT-ST'] } });
    expect(t.choices).toContain('activate at-st');
    t.activate(P1, 'at-st').rolls('4 ranged');
    expect([t.shows('at-st.1'), t.shows('padawan.1'), t.card('at-st').exhausted]).toEqual(['4 ranged', null, true]);
  });

  test('a support without a die cannot be activated [des.activate.06]', () => {
    const t = destinyTable({ p1: { supports: ['Underworld Connections'] } });
    expect(t.whyNot({ type: 'activate', player: P1, card: 'underworld-connections' })).toMatchObject({
      code: 'no-die',
    });
    expect(t.choices).not.toContain('activate underworld-connections');
  });

  test('an exhausted character or support cannot be activated [des.activate.08]', () => {
    const t = destinyTable({
      p1: { characters: [{ card: 'Padawan', exhausted: true }], supports: [{ card: 'AT-ST', exhausted: true }] },
    });
    expect(t.choices.filter((each) => each.startsWith('activate'))).toEqual([]);
    expect(t.whyNot({ type: 'activate', player: P1, card: 'padawan' })).toMatchObject({ code: 'exhausted' });
  });

  test('the dice lie in the pool of the player who activates [des.dice-pool.01]', () => {
    const t = destinyTable({ p1: { characters: ['Padawan'] } })
      .activate(P1, 'padawan')
      .rolls('1 focus');
    expect(t.die('padawan.1')).toMatchObject({ zone: 'pool', controller: P1 });
  });

  test('an upgrade played on an exhausted character waits for the next activation [des.faq-upgrade-on-exhausted.01]', () => {
    const t = destinyTable({
      p1: { characters: [{ card: 'Padawan', exhausted: true }], hand: ['Comlink'], resources: 2 },
      p2: {},
    });
    t.play(P1, 'Comlink').choose('padawan');
    if (t.choices.includes('decline')) t.declines();
    expect(t.shows('comlink.1')).toBeNull();
  });
});

describe('resolving dice', () => {
  test('any number of dice of one symbol, no other symbol [des.resolve-dice.01, des.faq-resolve-all-dice.01]', () => {
    const t = destinyTable({
      p1: {
        characters: [
          die('Rebel Trooper', '1 ranged'),
          die('Rebel Trooper', '2 ranged'),
          die('Rebel Trooper', '1 shield'),
        ],
      },
    });
    t.resolve(P1, 'ranged');
    expect(t.choices).toEqual(['rebel-trooper.1', 'rebel-trooper-2.1']);
    t.choose('rebel-trooper-2.1', 'hired-gun').done();
    expect([t.shows('rebel-trooper.1'), t.shows('rebel-trooper-2.1')]).toEqual(['1 ranged', null]);
    expect(t.damage('hired-gun')).toBe(2);
  });

  test('dice are resolved one at a time: the next is aimed when the last has been dealt [des.resolve-dice.02, des.damage.02]', () => {
    const t = destinyTable({
      p1: { characters: [die('Rebel Trooper', '1 ranged'), die('Rebel Trooper', '2 ranged')] },
      p2: { characters: [{ card: 'Padawan', damage: 6 }, 'Hired Gun'] },
    });
    t.resolve(P1, 'ranged').choose('rebel-trooper.1', 'padawan', 'rebel-trooper-2.1');
    expect(t.choices).not.toContain('padawan');
    t.choose('hired-gun');
    expect(t.damage('hired-gun')).toBe(2);
  });

  test('the cost is paid, then the effect happens [des.resolve-dice.03, des.resource-cost.02]', () => {
    const t = destinyTable({
      p1: { characters: [die('Hired Gun', '3 ranged for 1')], resources: 2 },
      p2: { characters: ['Luke Skywalker'] },
    });
    t.resolve(P1, 'ranged').choose('hired-gun.1', 'luke-skywalker');
    expect([t.resources(P1), t.damage('luke-skywalker')]).toEqual([1, 3]);
    const order = t.story.map((each) => each.type);
    expect(order.indexOf('resources-spent')).toBeLessThan(order.indexOf('damage-dealt'));
  });

  test('a side that cannot be paid for cannot be resolved [des.resource-cost.03]', () => {
    const t = destinyTable({ p1: { characters: [die('Hired Gun', '3 ranged for 1')] } });
    expect(t.choices).not.toContain('resolve ranged');
    expect(t.whyNot({ type: 'resolve', player: P1, symbol: 'ranged' })).toMatchObject({ code: 'too-expensive' });
  });

  test('a resolved die is back on its card [des.resolve-dice.04, des.dice-pool.02]', () => {
    const t = destinyTable({ p1: { characters: [die('Hired Gun', '1 resource')] } })
      .resolve(P1, 'resource')
      .choose('hired-gun.1');
    expect(t.die('hired-gun.1')).toMatchObject({ zone: 'card', on: 'hired-gun', side: -1 });
  });

  test('only dice of the own pool [des.resolve-dice.05, des.dice-pool.03]', () => {
    const t = destinyTable({
      p1: { characters: [die('Rebel Trooper', '1 ranged'), 'Rebel Trooper'] },
      p2: { characters: [die('Jango Fett', '2 ranged')] },
    });
    t.resolve(P1, 'ranged');
    expect(t.choices).toEqual(['rebel-trooper.1']);
    t.choose('rebel-trooper.1', 'jango-fett');
  });

  test('dice of different values may go together [des.resolve-dice.06]', () => {
    const t = destinyTable({
      p1: {
        characters: [die('Hired Gun', '1 resource'), die('Rebel Trooper', '1 resource')],
        supports: [die('U-Wing', '2 resource')],
      },
    });
    t.resolve(P1, 'resource').choose('hired-gun.1', 'u-wing.1', 'rebel-trooper.1');
    expect(t.resources(P1)).toBe(4);
  });

  test('at least one die must be resolved [des.resolve-dice.07]', () => {
    const t = destinyTable({ p1: { characters: [die('Hired Gun', '1 resource')] } });
    expect(t.whyNot({ type: 'resolve', player: P1, symbol: 'focus' })).not.toBeNull();
    t.resolve(P1, 'resource');
    expect(t.choices).not.toContain('done');
    t.choose('hired-gun.1');
  });

  test('a die turned to the symbol in the same action may be resolved in it [des.resolve-dice.08]', () => {
    const t = destinyTable({
      p1: { characters: [die('Jedi Acolyte', '1 focus'), die('Padawan', '2 melee'), die('Padawan', '1 melee')] },
    });
    t.resolve(P1, 'focus')
      .choose('jedi-acolyte.1')
      .turn('padawan.1', '1 focus')
      .choose('padawan.1')
      .turn('padawan-2.1', '2 melee');
    expect(t.shows('padawan-2.1')).toBe('2 melee');
    expect([t.shows('jedi-acolyte.1'), t.shows('padawan.1')]).toEqual([null, null]);
  });
});

describe('discarding to reroll', () => {
  const pool = () =>
    destinyTable({
      p1: {
        characters: [die('Rebel Trooper', 'blank'), die('Rebel Trooper', '1 shield'), 'Rebel Trooper'],
        hand: ['Dodge', 'Block', 'Aim'],
      },
      p2: { characters: [die('Padawan', '2 melee')] },
    });

  test('a card is discarded and the chosen dice of the own pool are rerolled [des.discard-to-reroll.01, des.discard-to-reroll.04]', () => {
    const t = pool().discardToReroll(P1, 'Dodge');
    expect(t.choices).toEqual(['rebel-trooper.1', 'rebel-trooper-2.1']);
    t.choose('rebel-trooper.1', 'rebel-trooper-2.1').rolls('2 ranged', '1 ranged');
    expect(t.hand(P1)).toEqual(['Aim', 'Block']);
    expect(t.discard(P1)).toEqual(['Dodge']);
    expect([t.shows('rebel-trooper.1'), t.shows('rebel-trooper-2.1')]).toEqual(['2 ranged', '1 ranged']);
  });

  test('all dice are chosen before the first is rerolled [des.discard-to-reroll.02]', () => {
    const t = pool().discardToReroll(P1, 'Dodge').choose('rebel-trooper.1').done().rolls('blank');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect(t.shows('rebel-trooper-2.1')).toBe('1 shield');
  });

  test('not with an empty pool [des.discard-to-reroll.03]', () => {
    const t = destinyTable({ p1: { hand: ['Dodge'] } });
    expect(t.choices).not.toContain('discard-to-reroll Dodge');
    expect(t.whyNot({ type: 'discard-to-reroll', player: P1, card: '01155' })).toMatchObject({ code: 'empty-pool' });
  });

  test('a reroll to the same side is no pass [des.faq-stalling-2.03]', () => {
    const t = pool().discardToReroll(P1, 'Dodge').choose('rebel-trooper.1').done().rolls('blank');
    expect(t.events('passed')).toEqual([]);
  });
});

describe('card actions', () => {
  test("a card action is used on its controller's turn [des.use-card-action.01, des.action-abilities.03, des.in-play.04]", () => {
    const t = destinyTable({ p1: { supports: ['Underworld Connections'] } }).use(P1, 'underworld-connections');
    expect(t.resources(P1)).toBe(1);
    expect(t.card('underworld-connections').exhausted).toBe(true);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('not on the turn of an opponent [des.action-abilities.02]', () => {
    const t = destinyTable({ p2: { supports: ['Underworld Connections'] } });
    expect(t.choices.some((each) => each.startsWith('use'))).toBe(false);
  });

  test('playing the support does not use its action; a later action does [des.faq-support-with-action.01, des.abilities.05, des.in-play.01]', () => {
    const t = destinyTable({ p1: { hand: ['Underworld Connections'], resources: 2 } }).play(
      P1,
      'Underworld Connections',
    );
    expect(t.resources(P1)).toBe(0);
    expect(t.events('entered-play')).toMatchObject([{ because: [{ code: 'action-later' }] }]);
    t.pass(P2).use(P1, 'underworld-connections');
    expect(t.resources(P1)).toBe(1);
    const without = destinyTable({ p1: { hand: ['AT-ST'], resources: 9 } }).play(P1, 'AT-ST');
    expect(without.events('entered-play').map(({ because }) => because)).toEqual([undefined]);
  });

  test('a card in the discard pile or the hand offers no action [des.out-of-play.01]', () => {
    const t = destinyTable({ p1: { hand: ['Underworld Connections'], discard: ['Underworld Connections'] } });
    expect(t.choices.some((each) => each.startsWith('use'))).toBe(false);
  });

  test('removing this die turns one die of an own support [des.turning-dice.01, des.turning-dice.02]', () => {
    const t = destinyTable({
      p1: { characters: [die('General Veers', 'blank')], supports: [die('AT-ST', '3 ranged')] },
    }).use(P1, 'general-veers');
    t.choose('general-veers.1');
    expect(t.choices).not.toContain('at-st.1: 3 ranged');
    t.turn('at-st.1', '5 ranged for 1');
    expect([t.shows('at-st.1'), t.shows('general-veers.1')]).toEqual(['5 ranged for 1', null]);
  });

  test('a removed die goes to its card unresolved; a die on a card pays no cost [des.removing-dice.01, des.removing-dice.02]', () => {
    const t = destinyTable({
      p1: { characters: [die('General Veers', '2 ranged')], supports: [die('AT-ST', '3 ranged')] },
    }).use(P1, 'general-veers');
    t.choose('general-veers.1').turn('at-st.1', '4 ranged');
    expect(t.damage('hired-gun')).toBe(0);
    t.pass(P2).use(P1, 'general-veers');
    expect(t.events('die-turned')).toHaveLength(1);
    expect(t.events('passed').at(-1)).toMatchObject({ player: P1, why: 'nothing-changed' });
  });
});
