/** Damage, shields, healing, defeat (des.damage, des.shields, des.taking-damage, des.heal, des.defeated-characters). */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const ranged2 = die('First Order Stormtrooper', '2 ranged');
const shoot = (characters: Side['characters'], dice: Side['characters'] = [ranged2]) =>
  destinyTable({ p1: { characters: dice }, p2: { characters: characters ?? [] } });

describe('damage', () => {
  test('damage dealt is added as tokens [des.damage.01, des.supply.02]', () => {
    const t = shoot([{ card: 'Hired Gun', damage: 1 }])
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'hired-gun');
    expect(t.damage('hired-gun')).toBe(3);
  });

  test('defeated the moment damage equals health, before the next die [des.damage.02, des.character.04, des.defeated-characters.01]', () => {
    const t = shoot([{ card: 'Padawan', damage: 5 }, 'Hired Gun'], [ranged2, die('Rebel Trooper', '1 ranged')]);
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan');
    expect(t.has('padawan')).toBe(false);
    expect(t.asks).toBe('p1: a die to resolve');
    t.done();
    const alive = shoot([{ card: 'Padawan', damage: 4 }])
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'padawan');
    expect([alive.has('padawan'), alive.damage('padawan')]).toEqual([true, 6]);
  });

  test('excess damage is lost [des.defeated-characters.05, des.defeated-characters.06]', () => {
    const t = shoot(
      [{ card: 'Padawan', damage: 6 }, 'Hired Gun'],
      [die('AT-ST', '4 ranged')].map(() => die('IG-88', '3 ranged')),
    );
    t.resolve(P1, 'ranged').choose('ig-88.1', 'padawan');
    expect([t.has('padawan'), t.damage('hired-gun')]).toEqual([false, 0]);
    expect(t.events('damage-taken')).toMatchObject([{ character: 'padawan', amount: 1 }]);
  });

  test('damage of two dice comes at two moments [des.damage.09]', () => {
    const t = shoot([{ card: 'Hired Gun', shields: 1 }], [die('Rebel Trooper', '1 ranged'), ranged2]);
    t.resolve(P1, 'ranged').choose('rebel-trooper.1', 'hired-gun');
    expect([t.shields('hired-gun'), t.damage('hired-gun')]).toEqual([0, 0]);
    t.choose('first-order-stormtrooper.1', 'hired-gun');
    expect(t.damage('hired-gun')).toBe(2);
    expect(t.events('damage-dealt').map((each) => each.amount)).toEqual([1, 2]);
  });

  test('distributing among own characters never exceeds the health left [des.damage.11, des.damage.12, des.damage.01]', () => {
    const rifle = [{ card: 'Hired Gun', upgrades: [die('F-11D Rifle', 'special')] }];
    const t = shoot(
      [
        { card: 'Padawan', damage: 6 },
        { card: 'Luke Skywalker', damage: 7 },
      ],
      rifle,
    );
    t.resolve(P1, 'special').choose('f-11d-rifle.1', 'padawan');
    expect(t.choices).toEqual(['luke-skywalker']);
    t.choose('luke-skywalker');
    expect([t.has('padawan'), t.damage('luke-skywalker')]).toEqual([false, 8]);
    const dealt = { amount: 1, by: P1, damage: null, unblockable: false, source: 'f-11d-rifle' };
    expect(t.events('damage-dealt')).toMatchObject([
      { character: 'padawan', ...dealt },
      { character: 'luke-skywalker', ...dealt },
    ]);
    const other = shoot(
      [
        { card: 'Padawan', damage: 6 },
        { card: 'Luke Skywalker', damage: 7 },
      ],
      rifle,
    );
    other.resolve(P1, 'special').choose('f-11d-rifle.1', 'luke-skywalker', 'luke-skywalker');
    expect([other.damage('padawan'), other.damage('luke-skywalker')]).toEqual([6, 9]);
  });

  test('any amount is counted, whatever tokens there are [des.supply.04, des.damage.08]', () => {
    const t = shoot([{ card: 'Palpatine', damage: 12 }])
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'palpatine');
    expect(t.damage('palpatine')).toBe(14);
  });
});

describe('shields', () => {
  test('each shield blocks one damage and is removed; the rest is taken [des.shields.01, des.supply.03]', () => {
    const t = shoot([{ card: 'Hired Gun', shields: 2 }], [die('IG-88', '3 ranged')])
      .resolve(P1, 'ranged')
      .choose('ig-88.1', 'hired-gun');
    expect([t.shields('hired-gun'), t.damage('hired-gun')]).toEqual([0, 1]);
  });

  test('shields block before damage is taken: nobody is defeated [des.shields.02, des.taking-damage.01]', () => {
    const t = shoot([{ card: 'Padawan', damage: 6, shields: 1 }], [die('Jango Fett', '1 melee')])
      .resolve(P1, 'melee')
      .choose('jango-fett.1', 'padawan');
    expect([t.has('padawan'), t.damage('padawan'), t.shields('padawan')]).toEqual([true, 6, 0]);
    expect(t.events('damage-taken')).toEqual([]);
  });

  test('shields are used without being asked for [des.shields.03, des.faq-must-use-shields.01]', () => {
    const t = shoot([{ card: 'Hired Gun', shields: 3 }])
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'hired-gun');
    expect([t.shields('hired-gun'), t.damage('hired-gun')]).toEqual([1, 0]);
  });

  test('blocked damage was dealt all the same [des.taking-damage.02]', () => {
    const t = shoot([{ card: 'Hired Gun', shields: 3 }])
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'hired-gun');
    expect(t.events('damage-dealt')).toMatchObject([{ character: 'hired-gun', amount: 2 }]);
  });

  test('other effects that block come before or after the shields, as their controller wants [des.shields.04]', () => {
    const armored = () =>
      shoot([{ card: 'Hired Gun', shields: 2, upgrades: ['Armor Plating'] }], [die('IG-88', '3 ranged')])
        .resolve(P1, 'ranged')
        .choose('ig-88.1', 'hired-gun');
    const first = armored();
    expect(first.asks).toMatch(/^p2/);
    first.uses('armor-plating');
    expect([first.shields('hired-gun'), first.damage('hired-gun'), first.has('armor-plating')]).toEqual([1, 0, false]);
    const after = armored().choose('shields');
    expect(after.shields('hired-gun')).toBe(0);
    after.uses('armor-plating');
    expect([after.damage('hired-gun'), after.has('armor-plating')]).toEqual([0, false]);
    const none = armored().choose('shields').done();
    expect([none.damage('hired-gun'), none.has('armor-plating')]).toEqual([1, true]);
  });
});

describe('defeat', () => {
  const doomed = () =>
    destinyTable({
      p1: { characters: [ranged2] },
      p2: {
        characters: [
          {
            ...die('Padawan', '2 melee'),
            damage: 5,
            upgrades: [die('Survival Gear', '1 shield'), die('F-11D Rifle', '1 resource')],
          },
          { card: 'Hired Gun', upgrades: [die('Survival Gear', '1 focus')] },
        ],
      },
    })
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'padawan');

  test('a defeated character is set aside with its dice, pool or not [des.defeated-characters.02, des.in-play.02, des.set-aside-zone.06]', () => {
    const t = doomed().choose('hired-gun');
    expect(t.card('padawan')).toMatchObject({ zone: 'set-aside', damage: 0, shields: 0, exhausted: false });
    expect(t.events('left-play').map(({ card, to, why }) => [card, to, why])).toContainEqual([
      'survival-gear',
      'discard',
      'defeat',
    ]);
    expect(t.discard(P2)).toEqual(['Survival Gear']);
    expect(t.diceAside(P2).sort()).toEqual(['Padawan', 'Survival Gear']);
    expect([t.shows('padawan.1'), t.shows('survival-gear.1')]).toEqual([undefined, undefined]);
  });

  test('its upgrades are discarded, but those with redeploy may move [des.upgrade.03, des.defeated-characters.03, des.redeploy.01]', () => {
    const t = doomed();
    expect(t.asks).toBe('p2: a character for f-11d-rifle');
    expect(t.choices).toEqual(['hired-gun', 'done']);
    t.choose('hired-gun');
    expect(t.card('f-11d-rifle')).toMatchObject({ on: 'hired-gun', zone: 'play' });
    expect(t.has('survival-gear')).toBe(false);
  });

  test('only the dice of the defeated character go [des.dice-leaving-play.05, des.faq-track-character-dice.02, des.faq-track-character-dice.01]', () => {
    const t = doomed().choose('hired-gun');
    expect(t.shows('survival-gear-2.1')).toBe('1 focus');
  });

  test("the redeployed upgrade's die lies on the new character, not in the pool [des.redeploy.03, des.moving.04]", () => {
    const t = doomed();
    expect(t.shows('f-11d-rifle.1')).toBeNull();
    t.choose('hired-gun');
    expect(t.die('f-11d-rifle.1')).toMatchObject({ zone: 'card', on: 'f-11d-rifle' });
    t.activate(P2, 'hired-gun').rolls('1 disrupt', '2 ranged for 1');
    expect(t.shows('f-11d-rifle.1')).toBe('2 ranged for 1');
  });

  test('an upgrade that is not redeployed is discarded, its die set aside [des.redeploy.02]', () => {
    const t = doomed().done();
    expect(t.discard(P2)).toEqual(['F-11D Rifle', 'Survival Gear']);
    expect(t.diceAside(P2)).toContain('F-11D Rifle');
  });

  test('redeploy to a character with three upgrades makes room first [des.faq-redeploy-to-full.01, des.upgrade.04]', () => {
    const t = destinyTable({
      p1: { characters: [ranged2] },
      p2: {
        characters: [
          { card: 'Padawan', damage: 5, upgrades: ['F-11D Rifle'] },
          { card: 'Hired Gun', upgrades: ['Datapad', 'Comlink', 'Promotion'] },
        ],
      },
    });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan', 'hired-gun');
    expect(t.choices.sort()).toEqual(['comlink', 'datapad', 'f-11d-rifle', 'promotion']);
    t.choose('comlink');
    expect(t.discard(P2)).toEqual(['Comlink']);
    expect(t.card('f-11d-rifle').on).toBe('hired-gun');
    expect(t.events('upgrade-moved')).toMatchObject([{ rules: ['des.faq-redeploy-to-full.01', 'des.redeploy.01'] }]);
  });

  test('damage cannot be dealt to a defeated character, its dice are out of play [des.choose-target.03, des.defeated-characters.04]', () => {
    const t = destinyTable({
      p1: { characters: [ranged2] },
      p2: { characters: [{ card: 'Padawan', defeated: true }, 'Hired Gun'] },
    });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1');
    expect(t.choices).toEqual(['first-order-stormtrooper', 'hired-gun']);
    t.choose('hired-gun');
    expect(t.state.dice.map((each) => each.card)).not.toContain('padawan');
  });

  test('the last character of a player: the game is over at once [des.winning.02, des.defeated-characters.07]', () => {
    const t = destinyTable({
      p1: { characters: [ranged2, die('Rebel Trooper', '1 ranged'), 'Luke Skywalker'] },
      p2: { characters: [{ card: 'Padawan', damage: 5 }] },
    });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan');
    expect(t.asks).toBe('');
    expect(t.state.winner).toBe(P1);
    expect(t.events('game-ended')).toMatchObject([{ winner: P1 }]);
  });
});

describe('guardian', () => {
  const trooper = (more: object, ...dice: string[]) =>
    destinyTable({
      p1: { characters: [{ card: 'Rebel Trooper', ...more }, 'Hired Gun'] },
      p2: {
        characters: dice
          .map((side) => die(side.includes('melee') ? 'Royal Guard' : 'First Order Stormtrooper', side))
          .slice(0, 1)
          .concat(dice.slice(1).map((side) => die('Padawan', side))),
      },
    });

  test('before it is activated it may remove a damage die and is dealt its value [des.guardian.01, des.keywords.01]', () => {
    const t = trooper({}, '2 ranged')
      .activate(P1, 'rebel-trooper')
      .uses('rebel-trooper')
      .choose('first-order-stormtrooper.1')
      .rolls('1 shield');
    expect([t.damage('rebel-trooper'), t.shows('first-order-stormtrooper.1'), t.shows('rebel-trooper.1')]).toEqual([
      2,
      null,
      '1 shield',
    ]);
    expect(t.events('damage-dealt')).toMatchObject([{ damage: null }]);
  });

  test('it may be declined; without a damage die it is not offered [des.guardian.01]', () => {
    const t = trooper({}, '2 ranged').activate(P1, 'rebel-trooper').declines().rolls('1 shield');
    expect(t.damage('rebel-trooper')).toBe(0);
    const none = trooper({}, '1 resource').activate(P1, 'rebel-trooper').rolls('1 shield');
    expect(none.decisionIsTurnOf(P2)).toBe(true);
  });

  test('a guardian that is defeated by it is not activated [des.guardian.02]', () => {
    const t = trooper({ damage: 6 }, '2 ranged')
      .activate(P1, 'rebel-trooper')
      .uses()
      .choose('first-order-stormtrooper.1');
    expect(t.has('rebel-trooper')).toBe(false);
    expect(t.events('die-rolled')).toEqual([]);
    expect(t.events('activated')).toEqual([]);
  });

  test('one die for each activation [des.guardian.03, des.keywords.02]', () => {
    const t = trooper({}, '2 ranged', '2 melee')
      .activate(P1, 'rebel-trooper')
      .uses()
      .choose('padawan.1')
      .rolls('1 shield');
    expect([t.shows('first-order-stormtrooper.1'), t.shows('padawan.1')]).toEqual(['2 ranged', null]);
  });

  test('shields block its damage [des.guardian.04]', () => {
    const t = trooper({ shields: 2 }, '1 ranged', '2 melee')
      .activate(P1, 'rebel-trooper')
      .uses()
      .choose('padawan.1')
      .rolls('1 shield');
    expect([t.damage('rebel-trooper'), t.shields('rebel-trooper')]).toEqual([0, 0]);
  });

  test('a modifier may be removed for its printed value [des.guardian.05]', () => {
    const t = trooper({}, '+2 melee').activate(P1, 'rebel-trooper').uses().choose('royal-guard.1').rolls('1 shield');
    expect(t.damage('rebel-trooper')).toBe(2);
  });
});

describe('healing, moving', () => {
  test('a replaced defeat heals up to what there is and leaves the health that is left [des.heal.01, des.replacement-effects.02]', () => {
    const t = shoot([{ card: 'Hired Gun', damage: 8, upgrades: ['Second Chance'] }])
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'hired-gun');
    expect([t.has('hired-gun'), t.damage('hired-gun'), t.discard(P2)]).toEqual([true, 4, ['Second Chance']]);
    expect(t.events('healed')).toMatchObject([{ amount: 5 }]);
    expect(t.events('defeated')).toEqual([]);
  });
});
