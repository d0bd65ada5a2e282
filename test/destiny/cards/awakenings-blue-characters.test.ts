/** Blue characters of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const hurt = (card: string, damage: number) => ({ card, damage });
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });
describe('Count Dooku [des.card-count-dooku.01]', () => {
  const duel = (...dice: string[]): Table =>
    against(
      {
        characters: dice
          .map((side) => die('Rey', side))
          .slice(0, 1)
          .concat(dice.slice(1).map((side) => die('Padawan', side))),
      },
      { characters: ['Count Dooku'], hand: ['Aim', 'Dodge'] },
    ).resolve(P1, 'melee');

  test('discards a card for a shield before he is dealt damage', () => {
    const t = duel('1 melee').choose('rey.1', 'count-dooku').uses().choose('Aim');
    expect([t.damage('count-dooku'), t.shields('count-dooku'), t.hand(P2)]).toEqual([0, 0, ['Dodge']]);
    expect(duel('1 melee').choose('rey.1', 'count-dooku').declines().damage('count-dooku')).toBe(1);
  });

  test('a die with its modifier is one source: one shield [des.card-count-dooku.01]', () => {
    const t = duel('+2 melee', '1 melee').choose('padawan.1', 'rey.1', 'count-dooku').uses().choose('Aim');
    expect([t.damage('count-dooku'), t.hand(P2), t.decisionIsTurnOf(P2)]).toEqual([2, ['Dodge'], true]);
  });

  test('two dice are two: a shield for each [des.card-count-dooku.02]', () => {
    const t = duel('1 melee', '1 melee');
    t.choose('rey.1', 'count-dooku').uses().choose('Aim').choose('padawan.1', 'count-dooku').uses().choose('Dodge');
    expect([t.damage('count-dooku'), t.discard(P2)]).toEqual([0, ['Aim', 'Dodge']]);
  });
});

describe('Darth Vader, Sith Lord', () => {
  const vader = (): Table => against({ characters: ['Darth Vader, Sith Lord', 'Finn'] }, { hand: ['Aim', 'Dodge'] });

  test('after he is activated the opponent chooses and discards a card', () => {
    const t = vader().activate(P1, 'darth-vader').rolls('3 melee').uses();
    expect([t.asks, t.choices]).toEqual(['p2: a card to discard', ['Aim', 'Dodge']]);
    expect(t.choose('Dodge').discard(P2)).toEqual(['Dodge']);
  });

  test('may be declined, and does not follow other activations', () => {
    expect(vader().activate(P1, 'darth-vader').rolls('blank').declines().hand(P2)).toEqual(['Aim', 'Dodge']);
    expect(vader().activate(P1, 'finn').rolls('blank').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe("Kylo Ren, Vader's Disciple", () => {
  const ren = (hand: string[]): Table =>
    against(
      { characters: [die("Kylo Ren, Vader's Disciple", 'special'), 'Padawan'] },
      { characters: ['Finn', 'Jango Fett'], hand },
    )
      .resolve(P1, 'special')
      .choose('kylo-ren.1');

  test('chooses a character, looks at a random card and deals damage equal to its cost', () => {
    const t = ren(['Force Throw', 'Aim']);
    expect(t.choices).toEqual(['finn', 'jango-fett']);
    t.choose('jango-fett').draws('Force Throw');
    expect([t.damage('jango-fett'), t.hand(P2)]).toEqual([3, ['Aim', 'Force Throw']]);
    expect(t.events('looked-at')).toMatchObject([{ player: P1, owner: P2, cards: ['01057'] }]);
  });

  test('no damage without a card to look at', () => {
    const t = ren([]).choose('finn');
    expect([t.damage('finn'), t.decisionIsTurnOf(P2)]).toEqual([0, true]);
  });

  test('two specials in one action look at random each by itself', () => {
    const t = against(
      { characters: [{ card: "Kylo Ren, Vader's Disciple", dice: ['special', 'special'] }] },
      { characters: ['Finn'], hand: ['Force Throw', 'Aim'] },
    );
    t.resolve(P1, 'special').choose('kylo-ren.1', 'finn').draws('Force Throw');
    t.choose('kylo-ren.2', 'finn').draws('Force Throw');
    expect(t.damage('finn')).toBe(6);
  });
});

describe('Nightsister [des.card-nightsister.01]', () => {
  test('rerolls any die, then takes 1 damage', () => {
    const t = against({ characters: ['Nightsister', 'Finn'] }, { characters: [die('Jango Fett', '2 ranged')] });
    t.use(P1, 'nightsister').choose('jango-fett.1').rolls('blank');
    expect([t.shows('jango-fett.1'), t.damage('nightsister')]).toEqual(['blank', 1]);
  });

  test('the last damage defeats her after the reroll [des.card-nightsister.01]', () => {
    const t = against({ characters: [hurt('Nightsister', 6), die('Finn', 'blank')] });
    t.use(P1, 'nightsister').choose('finn.1').rolls('2 ranged');
    expect([t.has('nightsister'), t.shows('finn.1')]).toEqual([false, '2 ranged']);
  });

  test('takes the damage without a die to reroll', () => {
    expect(
      against({ characters: ['Nightsister'] })
        .use(P1, 'nightsister')
        .damage('nightsister'),
    ).toBe(1);
  });
});

test('Luke Skywalker draws a card after he is activated', () => {
  const t = against({ characters: ['Luke Skywalker', 'Finn'], deck: { top: ['Aim'] } });
  expect(t.copy().activate(P1, 'finn').rolls('blank').hand(P1)).toEqual([]);
  expect(t.activate(P1, 'luke-skywalker').rolls('2 melee').hand(P1)).toEqual(['Aim']);
});

describe('Padawan [des.card-padawan.01]', () => {
  const arm = (card: string, resources: number, upgrades: string[] = []): Table =>
    against({
      characters: [{ card: 'Padawan', upgrades: upgrades.map((each) => ({ card: each })) }],
      hand: [card],
      resources,
    });

  test('a first weapon costs 1 less [des.ongoing-abilities.01]', () => {
    const t = arm('Lightsaber', 2).play(P1, 'Lightsaber').choose('padawan');
    expect([t.card('lightsaber').on, t.resources(P1)]).toEqual(['padawan', 0]);
    expect(arm('Lightsaber', 1).whyNotPlay(P1, 'Lightsaber')).toBe('too-expensive');
  });

  test('other upgrades and other characters pay in full [des.ongoing-abilities.01]', () => {
    expect(arm('Jedi Robes', 1).whyNotPlay(P1, 'Jedi Robes')).toBe('too-expensive');
    expect(arm('Lightsaber', 2, ['Jedi Robes']).play(P1, 'Lightsaber').choose('padawan').choices).toEqual([
      'jedi-robes',
    ]);
    const other = against({ characters: ['Rey', 'Padawan'], hand: ['Lightsaber'], resources: 2 }).play(
      P1,
      'Lightsaber',
    );
    expect(other.choices).toEqual(['padawan']);
  });

  test('a replaced upgrade stays until the weapon enters play [des.card-padawan.01]', () => {
    const t = arm('Lightsaber', 3, ['DH-17 Blaster Pistol']).play(P1, 'Lightsaber');
    t.choose('padawan', 'dh-17-blaster-pistol');
    expect([t.resources(P1), t.discard(P1)]).toEqual([1, ['DH-17 Blaster Pistol']]);
  });
});

describe('Qui-Gon Jinn [des.card-qui-gon-jinn.01]', () => {
  const shield = (shields: number, side: string): Table =>
    against({ characters: [{ card: 'Qui-Gon Jinn', shields, dice: [side] }] })
      .resolve(P1, 'shield')
      .choose('qui-gon-jinn.1', 'qui-gon-jinn');

  test('removes a shield to deal 1 damage before he gains some [des.trigger-condition.02]', () => {
    const t = shield(1, '2 shield').uses().choose('hired-gun');
    expect([t.damage('hired-gun'), t.shields('qui-gon-jinn')]).toEqual([1, 2]);
    expect(t.events('shields-removed')).toMatchObject([{ character: 'qui-gon-jinn', amount: 1 }]);
  });

  test('even with three shields [des.card-qui-gon-jinn.01]', () => {
    const t = shield(3, '1 shield').uses().choose('hired-gun');
    expect([t.damage('hired-gun'), t.shields('qui-gon-jinn')]).toEqual([1, 3]);
  });

  test('not without a shield, and not when another gains some', () => {
    expect(shield(0, '1 shield').decisionIsTurnOf(P2)).toBe(true);
    const t = against({ characters: [{ card: 'Qui-Gon Jinn', shields: 1, dice: ['1 shield'] }, 'Finn'] });
    expect(t.resolve(P1, 'shield').choose('qui-gon-jinn.1', 'finn').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Rey [des.card-rey.01]', () => {
  const rey = (card: string, on = 'rey'): Table =>
    against({ characters: ['Rey', 'Finn'], hand: [card], resources: 3 })
      .play(P1, card)
      .choose(on);

  test('an upgrade played on her gives an additional action', () => {
    const t = rey('Force Throw');
    expect(t.asks).toBe('p1: take an additional action or forgo it');
    expect(t.forgo(P1).decisionIsTurnOf(P2)).toBe(true);
    expect(rey('Lightsaber', 'finn').decisionIsTurnOf(P2)).toBe(true);
  });

  test('with ambush there are two [des.card-rey.01, des.additional-actions.07]', () => {
    const t = rey('Holdout Blaster');
    t.activate(P1, 'finn').rolls('blank');
    expect(t.asks).toBe('p1: take an additional action or forgo it');
    expect(t.forgo(P1).decisionIsTurnOf(P2)).toBe(true);
  });

  test('none after claiming [des.faq-rey-imperial-armory.01, des.claim-the-battlefield.10]', () => {
    const t = against(
      { characters: ['Rey'], hand: ['Force Throw'], resources: 2 },
      {},
      { battlefield: 'Imperial Armory' },
    );
    t.claim(P1).choose('use', 'Force Throw', 'rey');
    expect([t.card('force-throw').on, t.decisionIsTurnOf(P2)]).toEqual(['rey', true]);
  });
});
