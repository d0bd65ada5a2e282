/** Dice rolled and resolved to the end: what is asked, what is told, and what lies there then. */
import { destiny } from '../../../src/destiny';
import { P1, P2, codeOf, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });

describe('rolling', () => {
  const activated = () =>
    duel({ characters: [{ card: 'Jango Fett', upgrades: ['Holdout Blaster'] }] }).activate(P1, 'jango-fett');

  test('chance decides each die by itself, each of its sides as likely [des.rolling-dice.01]', () => {
    const t = activated();
    expect([destiny.decision(t.state).by, t.choices]).toEqual([
      ['chance'],
      ['1 ranged', '2 ranged', '1 melee', '1 resource', '+1 resource', 'blank'],
    ]);
    expect(destiny.chanceOutcomes(t.state).map(({ probability }) => Math.round(6 * probability))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    t.rolls('+1 resource');
    expect(t.die('jango-fett.1')).toMatchObject({ zone: 'pool', on: null, side: 4 });
    expect(t.events('die-rolled')).toEqual([]);
    t.rolls('1 shield');
    expect(t.events('die-rolled')).toMatchObject([
      {
        player: P1,
        die: 'jango-fett.1',
        side: 4,
        symbol: 'resource',
        reroll: false,
        by: P1,
        rules: ['des.activate.01'],
      },
      { player: P1, die: 'holdout-blaster.1', symbol: 'shield', reroll: false, by: P1, rules: ['des.activate.04'] },
    ]);
  });

  test('sides that are alike are as likely as they are many [des.rolling-dice.01]', () => {
    const t = duel({ characters: ['First Order Stormtrooper'] }).activate(P1, 'first-order-stormtrooper');
    const weights = destiny.chanceOutcomes(t.state).map(({ probability }) => Math.round(6 * probability));
    expect([weights.length, weights.reduce((sum, each) => sum + each, 0), Math.max(...weights)]).toEqual([5, 6, 2]);
    t.rolls('blank');
    expect(t.shows('first-order-stormtrooper.1')).toBe('blank');
  });

  test('of a hand each card is as likely, copies as often as they are there [des.discard-symbol.01]', () => {
    const t = duel({ characters: [die('Jabba the Hutt', '2 discard')] }, { hand: ['Dodge', 'Aim', 'Dodge'] })
      .resolve(P1, 'discard')
      .choose('jabba-the-hutt.1');
    const outcomes = destiny
      .chanceOutcomes(t.state)
      .map(({ action, probability }) => [
        action.type === 'draw' ? [action.pile, action.card] : null,
        Math.round(3 * probability),
      ]);
    expect(outcomes.sort()).toEqual(
      [
        [[`${P2} hand`, codeOf('Aim')], 1],
        [[`${P2} hand`, codeOf('Dodge')], 2],
      ].sort(),
    );
    t.draws('Dodge', 'Dodge');
    expect([t.hand(P2), t.events('card-discarded').map(({ last }) => last)]).toEqual([['Aim'], [false, false]]);
  });

  test('a reroll is told as one [des.rolling-dice.01, des.showing.01]', () => {
    const t = duel({ characters: [die('Jango Fett', 'blank')], hand: ['Dodge'] })
      .discardToReroll(P1, 'Dodge')
      .choose('jango-fett.1')
      .rolls('2 ranged');
    expect(t.events('die-rolled')).toMatchObject([
      { die: 'jango-fett.1', side: 1, symbol: 'ranged', reroll: true, by: P1 },
    ]);
    expect(t.shows('jango-fett.1')).toBe('2 ranged');
  });
});

describe('resolving', () => {
  /** One die of p1 with this side, beside a blank one; p2 has 3 resources and two cards. */
  const resolved = (card: string, side: string, symbol: string): Table => {
    const shown = die(card, side);
    const characters = ['Finn', die('Rebel Trooper', 'blank')];
    const own = ['U-Wing', 'AT-ST'].includes(card)
      ? { characters, supports: [shown] }
      : { characters: [...characters, shown] };
    const t = duel(own, {
      characters: ['Luke Skywalker'],
      supports: ['Launch Bay'],
      hand: ['Dodge', 'Aim'],
      resources: 3,
    });
    t.resolve(P1, symbol);
    return t.choose(t.choices[0] ?? '');
  };

  test.each<[string, Table['act'] extends unknown ? () => Table : never, (t: Table) => unknown, unknown]>([
    [
      'melee',
      () => resolved('Padawan', '2 melee', 'melee').choose('luke-skywalker'),
      (t) => t.damage('luke-skywalker'),
      2,
    ],
    [
      'ranged',
      () => resolved('IG-88', '3 ranged', 'ranged').choose('luke-skywalker'),
      (t) => t.damage('luke-skywalker'),
      3,
    ],
    ['shield', () => resolved('Qui-Gon Jinn', '2 shield', 'shield').choose('finn'), (t) => t.shields('finn'), 2],
    [
      'resource',
      () => resolved('U-Wing', '2 resource', 'resource'),
      (t) => [t.resources(P1), t.events('resources-gained')[0]?.rules],
      [2, ['des.resource-symbol.01']],
    ],
    ['disrupt', () => resolved('Nightsister', '1 disrupt', 'disrupt'), (t) => t.resources(P2), 2],
    ['discard', () => resolved('Jabba the Hutt', '2 discard', 'discard').draws('Aim', 'Dodge'), (t) => t.hand(P2), []],
    [
      'focus',
      () => resolved('Mon Mothma', '2 focus', 'focus').turn('rebel-trooper.1', '2 ranged'),
      (t) => t.shows('rebel-trooper.1'),
      '2 ranged',
    ],
    ['special', () => resolved('AT-ST', 'special', 'special').choose('launch-bay'), (t) => t.has('launch-bay'), false],
  ])('%s has its own effect [des.dice-symbols.02]', (symbol, act, looked, expected) => {
    const t = act();
    expect(looked(t)).toEqual(expected);
    expect(t.events('resolution-started')).toMatchObject([{ symbol }]);
    expect(t.events('die-resolved')).toMatchObject([{ symbol, player: P1, modifiers: [] }]);
  });

  test.each([
    ['melee', 'Padawan', '2 melee', 'des.melee-damage.01'],
    ['ranged', 'IG-88', '3 ranged', 'des.ranged-damage.01'],
  ])(
    '%s damage says its symbol, die and card [des.melee-damage.01, des.ranged-damage.01]',
    (damage, card, side, rule) => {
      const t = resolved(card, side, damage).choose('luke-skywalker');
      const id = card.toLowerCase();
      expect(t.events('damage-dealt')).toMatchObject([
        { damage, dice: [`${id}.1`], source: id, by: P1, unblockable: false, rules: [rule] },
      ]);
    },
  );

  test('a die of value 1 asks for a character, one of value 0 does not [des.ranged-damage.01]', () => {
    const one = resolved('Rebel Commando', '1 ranged', 'ranged');
    expect(one.choices).toContain('luke-skywalker');
    one.choose('luke-skywalker');
    expect(one.damage('luke-skywalker')).toBe(1);
    const none = duel({ supports: [die('Launch Bay', 'X ranged')] })
      .resolve(P1, 'ranged')
      .choose('launch-bay.1');
    expect([none.decisionIsTurnOf(P2), none.events('damage-dealt')]).toEqual([true, []]);
  });

  test('shields go to one character, or are spread where the die says so [des.shield-symbol.01, des.inherent-dice-abilities.01, des.inherent-dice-abilities.03]', () => {
    const shielded = (card: string, side: string) => {
      const t = duel({ characters: [{ card: 'Hired Gun', upgrades: [die(card, side)] }, 'Padawan'] });
      return t.resolve(P1, 'shield').choose(t.choices[0] ?? '', 'padawan');
    };
    const one = shielded('Blackmail', '3 shield');
    expect([one.shields('padawan'), one.decisionIsTurnOf(P2)]).toEqual([3, true]);
    const spread = shielded('Diplomatic Immunity', '2 shield');
    expect([spread.asks, spread.shields('padawan')]).toEqual(['p1: a character for one of 1 shields', 0]);
    spread.choose('hired-gun');
    expect([spread.shields('padawan'), spread.shields('hired-gun')]).toEqual([1, 1]);
  });

  test('no defeated character is chosen, whoever had it [des.melee-damage.01, des.ranged-damage.01, des.shield-symbol.01]', () => {
    const fallen = { card: 'Finn', defeated: true };
    for (const side of ['2 ranged', '1 melee']) {
      const t = duel({ characters: [die('Jango Fett', side), fallen] }, { characters: ['Padawan', fallen] });
      t.resolve(P1, side.slice(2)).choose('jango-fett.1');
      expect(t.choices).toEqual(['jango-fett', 'padawan']);
      t.choose('padawan');
    }
  });

  test('a die goes back to its card with its modifiers, and costs are paid for all of them [des.resolve-dice.04, des.resource-cost.02, des.resolve-dice.03]', () => {
    const pike = { card: 'Tusken Raider', upgrades: [die('Lightsaber Pike', '+4 melee for 1')] };
    const t = duel({ characters: [die('Padawan', '2 melee'), pike], resources: 3 }, { characters: ['Luke Skywalker'] });
    t.resolve(P1, 'melee').choose('padawan.1', 'lightsaber-pike.1', 'luke-skywalker');
    expect([t.resources(P1), t.damage('luke-skywalker')]).toEqual([2, 6]);
    expect(t.events('resources-spent')).toMatchObject([
      { amount: 1, on: 'padawan.1', rules: ['des.resource-cost.02'] },
    ]);
    expect(t.events('die-returned').map((each) => [each.player, each.die])).toEqual([
      [P1, 'padawan.1'],
      [P1, 'lightsaber-pike.1'],
    ]);
    expect([t.die('padawan.1').zone, t.die('lightsaber-pike.1').zone]).toEqual(['card', 'card']);
  });

  test('where a card says so it stays in the pool, or is rerolled there [des.resolve-dice.04]', () => {
    const stays = duel({ characters: [die('Padawan', '1 focus')], hand: ['My Ally Is The Force'], resources: 2 });
    stays.play(P1, 'My Ally Is The Force').choose('padawan.1').done();
    expect([stays.shows('padawan.1'), stays.events('die-returned')]).toEqual(['1 focus', []]);
    stays.forgo(P1);
    const again = duel({ supports: [die('Black One', 'special')] }, { characters: ['Luke Skywalker'] });
    again.resolve(P1, 'special').choose('black-one.1', 'luke-skywalker').rolls('blank');
    expect([again.shows('black-one.1'), again.events('die-returned')]).toEqual(['blank', []]);
  });

  test('modifiers are asked for one after another, each once, and none must be added [des.modifier.03, des.modifier.04, des.resource-cost.03]', () => {
    const upgrades = [die('Lightsaber Pike', '+4 melee for 1')];
    const t = duel(
      {
        characters: [
          die('Padawan', '1 melee'),
          die('Royal Guard', '+2 melee'),
          { ...die('Death Trooper', '+2 ranged'), upgrades },
        ],
      },
      { characters: ['Luke Skywalker'] },
    );
    t.resolve(P1, 'melee').choose('padawan.1');
    expect([t.asks, t.choices]).toEqual(['p1: a modifier to add', ['royal-guard.1', 'done']]);
    expect(t.whyNot({ type: 'choose-die', player: P1, die: 'lightsaber-pike.1' })?.code).toBe('too-expensive');
    const alone = t.copy().done().choose('luke-skywalker');
    expect([alone.damage('luke-skywalker'), alone.shows('royal-guard.1')]).toEqual([1, '+2 melee']);
    expect(alone.events('resolution-started')[0]).not.toHaveProperty('sources');
    t.choose('royal-guard.1');
    if (t.choices.includes('done')) t.done();
    t.choose('luke-skywalker');
    expect(t.events('resolution-started')).toMatchObject([
      {
        value: 3,
        modifiers: ['royal-guard.1'],
        sources: [
          { amount: 1, by: 'padawan.1' },
          { amount: 2, by: 'royal-guard.1' },
        ],
      },
    ]);
    expect(t.damage('luke-skywalker')).toBe(3);
  });

  test('what modifiers cost adds up: two of 1 resource cannot be added for 1 [des.modifier.04, des.resource-cost.03]', () => {
    const pikes = ['Royal Guard', 'Death Trooper'].map((card) => ({
      card,
      upgrades: [die('Lightsaber Pike', '+4 melee for 1')],
    }));
    const dealt = (resources: number) => {
      const t = duel(
        { characters: [die('Padawan', '1 melee'), ...pikes], resources },
        { characters: ['Luke Skywalker'] },
      );
      t.resolve(P1, 'melee').choose('padawan.1', 'lightsaber-pike.1');
      return t.choices;
    };
    expect([dealt(1).includes('lightsaber-pike-2.1'), dealt(2).includes('lightsaber-pike-2.1')]).toEqual([false, true]);
  });

  test('what a card adds to the value is told beside it [des.modifier.03]', () => {
    const t = duel(
      { characters: [die('Rebel Trooper', '2 ranged')], hand: ['Natural Talent'], resources: 1 },
      { characters: ['Luke Skywalker'] },
    );
    t.play(P1, 'Natural Talent').choose('rebel-trooper.1', 'luke-skywalker');
    expect(t.events('resolution-started')[0]?.sources).toEqual([
      { amount: 2, by: 'rebel-trooper.1' },
      { amount: 1, by: 'cards' },
    ]);
  });

  test('a die resolved is told once it is on its card; a printed side is no die [des.after-abilities.01]', () => {
    const t = duel(
      { characters: [die('Poe Dameron', 'special')], hand: ['Lightsaber'] },
      { characters: ['Luke Skywalker'] },
    );
    t.resolve(P1, 'special').choose('poe-dameron.1', 'Lightsaber').choose('1 shield', 'luke-skywalker');
    expect(t.shields('luke-skywalker')).toBe(1);
    expect(t.events('die-resolved').map((each) => each.die)).toEqual(['poe-dameron.1']);
    const order = t.story.map((each) => each.type);
    expect(order.indexOf('die-returned')).toBeLessThan(order.indexOf('die-resolved'));
  });

  test('the symbol of a printed side has its effect without a die, a special that of its card [des.dice-symbols.02]', () => {
    const t = duel({ characters: [die('Poe Dameron', 'special')], hand: ['AT-ST'] }, { supports: ['Launch Bay'] });
    t.resolve(P1, 'special').choose('poe-dameron.1', 'AT-ST').choose('special', 'launch-bay');
    expect([t.has('launch-bay'), t.decisionIsTurnOf(P2)]).toEqual([false, true]);
  });

  test('other dice of the own pool turn, each once and to another side [des.focus-symbol.01, des.turning-dice.02]', () => {
    const t = duel({
      characters: [die('Mon Mothma', '2 focus'), die('Rebel Trooper', 'blank'), die('Hired Gun', '1 disrupt')],
    });
    t.resolve(P1, 'focus').choose('mon-mothma.1');
    const of = (id: string) => t.choices.filter((each) => each.startsWith(id)).map((each) => each.slice(id.length + 2));
    expect(of('rebel-trooper.1')).toEqual(['1 ranged', '2 ranged', '+1 ranged', '1 shield', '1 resource']);
    expect([of('hired-gun.1').length, of('mon-mothma.1'), t.choices.length]).toEqual([5, [], 11]);
    t.turn('rebel-trooper.1', '2 ranged');
    expect([of('rebel-trooper.1'), of('hired-gun.1').length]).toEqual([[], 5]);
    t.done();
    expect([t.shows('rebel-trooper.1'), t.shows('hired-gun.1')]).toEqual(['2 ranged', '1 disrupt']);
  });
});
