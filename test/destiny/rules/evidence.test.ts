/** What events tell beside what happened: the deciding rule first, numbers before and after, why, and why not. */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const shooting = (target: Side['characters'], shown = '2 ranged') =>
  destinyTable({ p1: { characters: [die('First Order Stormtrooper', shown)] }, p2: { characters: target ?? [] } });
const shot = (target: Side['characters'], name: string) =>
  shooting(target).resolve(P1, 'ranged').choose('first-order-stormtrooper.1', name);

describe('damage', () => {
  test('dealt by the symbol, blocked by shields and taken, each with its numbers [des.ranged-damage.01, des.shields.01, des.taking-damage.01]', () => {
    const t = shot([{ card: 'Hired Gun', damage: 3, shields: 1 }], 'hired-gun');
    expect(t.events('damage-dealt')).toMatchObject([{ rules: ['des.ranged-damage.01'] }]);
    expect(t.events('damage-blocked')).toMatchObject([
      { rules: ['des.shields.03', 'des.shields.01'], change: { was: 1, is: 0, most: 3 } },
    ]);
    expect(t.events('damage-taken')).toMatchObject([
      { rules: ['des.taking-damage.01'], change: { was: 3, is: 4, most: 9 } },
    ]);
    expect(t.events('damage-taken')[0]).not.toHaveProperty('because');
  });

  test('that was blocked is said not to be taken [des.taking-damage.01]', () => {
    const t = shot([{ card: 'Hired Gun', shields: 2 }], 'hired-gun');
    expect(t.events('no-damage-taken')).toMatchObject([
      { character: 'hired-gun', because: [{ code: 'all-blocked', facts: { blocked: 2 } }] },
    ]);
    expect(t.events('damage-taken')).toEqual([]);
  });

  test('beyond the health left is ignored, and the defeat says its numbers [des.defeated-characters.05, des.defeated-characters.01]', () => {
    const t = shot([{ card: 'Padawan', damage: 6 }, 'Hired Gun'], 'padawan');
    expect(t.events('damage-taken')).toMatchObject([
      { amount: 1, because: [{ rules: ['des.defeated-characters.05'], facts: { amount: 2, left: 1 } }] },
    ]);
    expect(t.events('defeated')).toMatchObject([
      { rules: ['des.defeated-characters.01'], because: [{ facts: { damage: 7, health: 7 } }] },
    ]);
  });

  test('the last character, and with it the game, and why [des.winning.02, des.player-elimination.01]', () => {
    const t = shot([{ card: 'Padawan', damage: 5 }], 'padawan');
    expect(t.events('player-eliminated')).toMatchObject([
      { rules: ['des.winning.02'], because: [{ code: 'no-character', facts: { characters: 0 } }] },
    ]);
    expect(t.events('game-ended')).toMatchObject([
      { rules: ['des.winning.02'], because: [{ code: 'no-character' }, { code: 'last-player' }] },
    ]);
  });
});

describe('dice', () => {
  test('a value says which dice it is made of, in their order [des.modifier.03]', () => {
    const t = destinyTable({
      p1: { characters: [die('First Order Stormtrooper', '2 ranged'), die('General Veers', '+2 ranged')] },
      p2: { characters: ['Hired Gun'] },
    });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'general-veers.1', 'hired-gun');
    expect(t.events('resolution-started')).toMatchObject([
      {
        value: 4,
        sources: [
          { amount: 2, by: 'first-order-stormtrooper.1' },
          { amount: 2, by: 'general-veers.1' },
        ],
      },
    ]);
  });

  test('shields above three, and that a character has no room, are told [des.shields.05]', () => {
    const given = (shields: number) =>
      destinyTable({ p1: { characters: [{ card: 'Finn', shields, upgrades: [die('Jetpack', '2 shield')] }] } })
        .resolve(P1, 'shield')
        .choose('jetpack.1', 'finn');
    const some = given(2);
    expect(some.events('shields-gained')).toMatchObject([
      {
        rules: ['des.shield-symbol.01'],
        amount: 1,
        change: { was: 2, is: 3, most: 3 },
        because: [{ rules: ['des.shields.05'], facts: { shields: 2, more: 2 } }],
      },
    ]);
    expect(some.events('not-in-full')).toEqual([]);
    const none = given(3);
    expect(none.events('shields-gained')).toEqual([]);
    expect(none.events('not-in-full')).toMatchObject([{ did: 0, of: 2, because: [{ rules: ['des.shields.05'] }] }]);
  });

  test('resources lost say how many there were [des.disrupt-symbol.01, des.disrupt-symbol.02, des.disrupt-symbol.03]', () => {
    const lost = (resources: number) =>
      destinyTable({
        p1: { characters: [die('Nightsister', '1 disrupt')] },
        p2: { resources },
      })
        .resolve(P1, 'disrupt')
        .choose('nightsister.1');
    expect(lost(2).events('resources-lost')).toMatchObject([
      { rules: ['des.disrupt-symbol.01'], amount: 1, change: { was: 2, is: 1 } },
    ]);
    expect(lost(0).events('resources-lost')).toEqual([]);
    expect(lost(0).events('not-in-full')).toMatchObject([{ rules: ['des.disrupt-symbol.03'], did: 0, of: 1 }]);
  });
});

describe('additional actions', () => {
  const rey = (battlefield?: string) =>
    destinyTable({
      p1: { characters: ['Rey'], hand: ['Holdout Blaster'], resources: 5 },
      ...(battlefield === undefined ? {} : { battlefield }),
    });

  test('one by ambush and one by Rey, counted [des.ambush.01, des.card-rey.01]', () => {
    const t = rey().play(P1, 'Holdout Blaster').choose('rey').forgo(P1).forgo(P1);
    expect(t.events('additional-action-gained')).toMatchObject([
      { rules: ['des.ambush.01'], change: { was: 0, is: 1 }, sources: [{ amount: 1, by: 'holdout-blaster' }] },
      {
        rules: ['des.additional-actions.01'],
        change: { was: 1, is: 2 },
        sources: [{ amount: 1, by: { source: 'rey' } }],
      },
    ]);
  });

  test('none after claiming, and it is said why [des.claim-the-battlefield.04, des.faq-rey-imperial-armory.01]', () => {
    const t = rey('Imperial Armory').claim(P1).choose('use', 'Holdout Blaster', 'rey');
    expect(t.events('additional-action-gained')).toEqual([]);
    const why = {
      because: [
        {
          code: 'claimed',
          rules: ['des.faq-rey-imperial-armory.01', 'des.claim-the-battlefield.04', 'des.claim-the-battlefield.10'],
          facts: { claimedBy: P1 },
        },
      ],
    };
    expect(t.events('not-in-full')).toMatchObject([why, why]);
  });
});

test('who claims and controls the battlefield already is said to [des.claim-the-battlefield.08]', () => {
  const t = destinyTable({ controller: P1 }).claim(P1).choose('decline');
  expect(t.events('claimed')).toMatchObject([
    { rules: ['des.claim-the-battlefield.01'], because: [{ rules: ['des.claim-the-battlefield.08'] }] },
  ]);
  expect(t.events('battlefield-taken')).toEqual([]);
  const taken = destinyTable({ controller: P2, turn: P1 }).claim(P1).choose('decline');
  expect(taken.events('battlefield-taken')).toMatchObject([{ rules: ['des.claim-the-battlefield.02'] }]);
});
