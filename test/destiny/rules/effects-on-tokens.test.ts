/** What effects on tokens and hands do by themselves: what they tell, what lies there then, and that the action is no pass. */
import * as damage from '../../../src/destiny/effects/damage';
import * as hands from '../../../src/destiny/effects/hands';
import * as resources from '../../../src/destiny/effects/resources';
import * as shields from '../../../src/destiny/effects/shields';
import type { DestinyEvent } from '../../../src/destiny/model/events';
import { blockDamage, damageLeft } from '../../../src/destiny/procedures/take-damage';
import type { DestinyState } from '../../../src/destiny/model/state';
import { probe } from '../probe';
import { LUKE, PADAWAN, SHOWN, after, asked, holds, table, type Case } from '../probed';
import { P1, P2, codeOf } from '../table';

jest.mock('../../../src/destiny/abilities/awakenings-red-events', () =>
  jest.requireActual<typeof import('../probe')>('../probe').withProbe(),
);

const dodge = codeOf('Dodge');

const CASES: Readonly<Record<string, Case>> = {
  'damage of nobody in particular is dealt [des.damage.01]': {
    setting: table(),
    does: (state) => damage.dealDamage(state, { to: LUKE, amount: 2, by: P2 }),
    tells: {
      type: 'damage-dealt',
      rules: ['des.damage.01'],
      character: LUKE,
      amount: 2,
      damage: null,
      unblockable: false,
      dice: [],
      source: null,
      by: P2,
    },
    then: [(t) => t.damage(LUKE), 2],
  },
  'unblockable damage beyond the health left says both [des.taking-damage.01, des.defeated-characters.05, des.damage.04]':
    {
      setting: table({ damage: 10, shields: 1 }),
      does: (state) => damage.dealDamage(state, { to: LUKE, amount: 5, by: P2, unblockable: true }),
      tells: {
        type: 'damage-taken',
        amount: 2,
        change: { was: 10, is: 12, most: 12 },
        because: [
          expect.objectContaining({ code: 'unblockable', facts: { shields: 1 } }),
          expect.objectContaining({ code: 'excess-damage', facts: { amount: 5, left: 2 } }),
        ],
      },
      then: [(t) => t.has(LUKE), false],
    },
  'damage of a die says which, of what symbol, by what rule [des.damage.01, des.unblockable-damage.01]': {
    setting: table({ shields: 1, damage: 11 }),
    does: (state) => {
      const more = { damage: 'ranged', unblockable: true, dice: [SHOWN], source: 'jango-fett' } as const;
      damage.dealDamage(state, { to: LUKE, amount: 1, by: P2, rules: ['des.ranged-damage.01'], ...more });
    },
    tells: {
      type: 'damage-dealt',
      rules: ['des.unblockable-damage.01', 'des.ranged-damage.01'],
      character: LUKE,
      amount: 1,
      damage: 'ranged',
      unblockable: true,
      dice: [SHOWN],
      source: 'jango-fett',
      by: P2,
    },
    then: [(t) => t.has(LUKE), false],
  },
  'damage up to the health left is taken, and no more is said [des.taking-damage.01, des.defeated-characters.05]': {
    setting: table({ damage: 10 }),
    does: (state) => damage.dealDamage(state, { to: LUKE, amount: 2, by: P2 }),
    tells: { type: 'damage-taken', amount: 2, change: { was: 10, is: 12, most: 12 } },
    then: [(t) => t.events('damage-taken').some((each) => 'because' in each), false],
  },
  'damage moves past shields, dealt and taken by nobody [des.moving.05, des.moving.06, des.moving.01]': {
    setting: table({ damage: 3 }, { damage: 1, shields: 2 }),
    does: (state) => damage.moveDamage(state, LUKE, PADAWAN, 2, P1),
    gives: 2,
    tells: { type: 'damage-moved', from: LUKE, to: PADAWAN, amount: 2, by: P1, change: { was: 1, is: 3, most: 7 } },
    then: [
      (t) => [t.damage(LUKE), t.shields(PADAWAN), t.events('damage-dealt').length, t.events('damage-taken').length],
      [1, 2, 0, 0],
    ],
  },
  'damage on what is no character defeats nothing [des.damage.02]': {
    setting: table({ damage: 3 }, {}, { supports: ['Backup Muscle'] }),
    does: (state) => damage.moveDamage(state, LUKE, 'backup-muscle', 3, P1),
    gives: 3,
    tells: { type: 'damage-moved', to: 'backup-muscle', change: { was: 0, is: 3 } },
    then: [(t) => [t.has('backup-muscle'), t.damage('backup-muscle')], [true, 3]],
  },
  'damage counters are put on a card [des.support.04]': {
    setting: table({}, {}, { supports: [{ card: 'Backup Muscle', damage: 1 }] }),
    does: (state) => damage.placeCounters(state, 'backup-muscle', 'damage', 2),
    tells: { type: 'counter-placed', card: 'backup-muscle', counter: 'damage', amount: 2, change: { was: 1, is: 3 } },
    then: [(t) => [t.damage('backup-muscle'), t.shields('backup-muscle')], [3, 0]],
  },
  'shield counters are put on a card [des.support.04]': {
    setting: table({}, {}, { supports: [{ card: 'Backup Muscle', damage: 1 }] }),
    does: (state) => damage.placeCounters(state, 'backup-muscle', 'shield', 3),
    tells: { type: 'counter-placed', counter: 'shield', amount: 3, change: { was: 0, is: 3 } },
    then: [(t) => [t.damage('backup-muscle'), t.shields('backup-muscle')], [1, 3]],
  },
  'resources are gained [des.resources.02]': {
    setting: table(),
    does: (state) => resources.gainResources(state, P2, 2, P1),
    tells: { type: 'resources-gained', player: P2, amount: 2, by: P1, change: { was: 0, is: 2 } },
    then: [(t) => t.resources(P2), 2],
  },
  'resources are lost [des.disrupt-symbol.02, des.resources.03]': {
    setting: table({}, {}, {}, { resources: 3 }),
    does: (state) => resources.loseResources(state, P2, 2, P1),
    gives: 2,
    tells: { type: 'resources-lost', player: P2, amount: 2, by: P1, change: { was: 3, is: 1 } },
    then: [(t) => [t.resources(P2), t.events('not-in-full')], [1, []]],
  },
  'resources are given to another player [des.resources.01]': {
    setting: table({}, {}, {}, { resources: 3 }),
    does: (state) => resources.giveResources(state, P2, P1, 2),
    tells: { type: 'resources-given', player: P2, to: P1, amount: 2, change: { was: 3, is: 1 } },
    // Of 3 the event cost 1; 2 are given, and 9 come after it.
    then: [(t) => [t.resources(P2), t.resources(P1)], [1, 13]],
  },
  'healing takes damage off [des.heal.01]': {
    setting: table({ damage: 3 }),
    does: (state) => damage.heal(state, LUKE, 2, P1),
    gives: 2,
    tells: { type: 'healed', character: LUKE, amount: 2, by: P1, change: { was: 3, is: 1, most: 12 } },
    then: [(t) => t.damage(LUKE), 1],
  },
  'a card of a hand is discarded, onto its own pile [des.discard-pile.01]': {
    setting: table({}, {}, {}, { hand: ['Dodge', 'Aim'], discard: ['Block'] }),
    does: (state) => hands.discardFromHand(state, P2, dodge, P1),
    tells: { type: 'card-discarded', player: P2, card: dodge, from: 'hand', by: P1, last: false },
    then: [(t) => [t.hand(P2), t.discard(P2)], [['Aim'], ['Block', 'Dodge']]],
  },
  'the last card of a hand is discarded [des.discard-pile.01]': {
    setting: table({}, {}, {}, { hand: ['Dodge'] }),
    does: (state) => hands.discardFromHand(state, P2, dodge, P1),
    tells: { type: 'card-discarded', player: P2, from: 'hand', last: true },
    then: [(t) => [t.hand(P2), t.discard(P2)], [[], ['Dodge']]],
  },
  'a card of the top of a deck is discarded [des.discard-pile.01]': {
    setting: table({}, {}, {}, { deck: { top: ['Aim', 'Dodge'] } }),
    does: (state) => hands.discardFromTop(state, P2, dodge, P1),
    tells: { type: 'card-discarded', player: P2, card: dodge, from: 'deck', by: P1, last: false },
    then: [(t) => [t.player(P2).deck.top, t.discard(P2)], [[codeOf('Aim')], ['Dodge']]],
  },
  'random cards of a hand are discarded [des.discard-symbol.02]': {
    setting: table({}, {}, {}, { hand: ['Dodge'] }),
    does: (state) => hands.discardAtRandom(state, P2, 1, P1),
    gives: 1,
    tells: { type: 'card-discarded', player: P2, card: dodge, from: 'hand', by: P1 },
    then: [(t) => [t.hand(P2), t.events('not-in-full')], [[], []]],
  },
  'a card moves from one place outside play to another [des.moving.01]': {
    setting: table({}, {}, { discard: ['Dodge', 'Aim'] }),
    does: (state) => hands.moveCard(state, P1, dodge, 'discard', 'hand', P1),
    tells: {
      type: 'card-moved',
      player: P1,
      card: dodge,
      from: 'discard',
      to: 'hand',
      by: P1,
      rules: ['des.moving.01'],
    },
    then: [(t) => [t.hand(P1), t.discard(P1)], [['Dodge'], ['Aim', 'Tactical Mastery']]],
  },
  'a card of the hand is laid facedown under an event, one only [des.set-aside-zone.04, des.set-aside-zone.05]': {
    setting: table({}, {}, { hand: ['Dodge', 'Aim'] }),
    does: (state) => {
      for (const name of ['Dodge', 'Aim'])
        for (const event of state.limbo) hands.stackFacedown(state, event, codeOf(name));
      return state.limbo.map(({ under }) => under);
    },
    gives: [dodge],
    tells: { type: 'card-moved', player: P1, card: dodge, from: 'hand', to: 'set-aside', by: P1 },
    then: [(t) => t.hand(P1), ['Aim']],
  },
  'cards are looked at where they lie [des.looking.01]': {
    setting: table({}, {}, {}, { hand: ['Dodge', 'Aim'] }),
    does: (state) => {
      hands.lookAt(state, P1, P2, 'hand', []);
      hands.lookAt(state, P1, P2, 'hand', [dodge]);
      return state.looks;
    },
    gives: [{ viewer: P1, owner: P2, zone: 'hand', cards: [dodge] }],
    tells: { type: 'looked-at', player: P1, owner: P2, zone: 'hand', cards: [dodge] },
    then: [(t) => t.hand(P2), ['Aim', 'Dodge']],
  },
  'as many cards of a hand are looked at as the text says [des.looking.01, des.abilities.07]': {
    setting: table({}, {}, {}, { hand: ['Dodge'] }),
    does: (state) => hands.lookAtRandom(state, P1, P2, 1),
    tells: { type: 'looked-at', zone: 'hand', cards: [dodge] },
    then: [(t) => t.events('not-in-full'), []],
  },
  'as many cards of a deck are looked at as the text says [des.looking.01, des.abilities.07]': {
    setting: table({}, {}, {}, { deck: { top: ['Dodge'] } }),
    does: (state) => hands.lookAtDeck(state, P1, P2, 1),
    tells: { type: 'looked-at', zone: 'deck', cards: [dodge] },
    then: [(t) => t.events('not-in-full'), []],
  },
  'what is known of a deck is looked at first, and all of it is known then, in its order [des.looking.01, des.looking.02]':
    {
      setting: table({}, {}, {}, { deck: { top: ['Dodge'], shuffled: ['Aim'], bottom: ['Block', 'Flank'] } }),
      does: (state) => hands.lookAtDeck(state, P1, P2, 3),
      tells: { type: 'looked-at', player: P1, owner: P2, zone: 'deck', cards: ['Dodge', 'Aim', 'Block'].map(codeOf) },
      then: [
        (t) => t.player(P2).deck,
        expect.objectContaining({
          top: ['Dodge', 'Aim', 'Block'].map(codeOf),
          unknown: [],
          bottom: [codeOf('Flank')],
        }),
      ],
    },
  'of a deck with fewer cards all are looked at, and no more [des.looking.01, des.looking.02]': {
    setting: table({}, {}, {}, { deck: { top: ['Dodge'], shuffled: [], bottom: ['Block'] } }),
    does: (state) => hands.lookAtDeck(state, P1, P2, 3),
    tells: { type: 'looked-at', zone: 'deck', cards: ['Dodge', 'Block'].map(codeOf) },
    then: [(t) => t.player(P2).deck, expect.objectContaining({ top: ['Dodge', 'Block'].map(codeOf), bottom: [] })],
  },
  'as many cards of a deck are discarded as the text says [des.discard-pile.01, des.abilities.07]': {
    setting: table({}, {}, {}, { deck: { top: ['Dodge'] } }),
    does: (state) => hands.discardFromDeck(state, P2, 1, P1),
    gives: 1,
    tells: { type: 'card-discarded', card: dodge, from: 'deck', last: false, by: P1 },
    then: [(t) => t.events('not-in-full'), []],
  },
  'shields are given as the words of a card say [des.supply.02]': {
    setting: table({ shields: 1 }),
    does: (state) => shields.gainShields(state, LUKE, 2, P1),
    tells: { type: 'shields-gained', rules: ['des.supply.02'], character: LUKE, amount: 2, by: P1 },
    then: [(t) => t.shields(LUKE), 3],
  },
  'shields are removed [des.supply.03]': {
    setting: table({ shields: 3 }),
    does: (state) => shields.removeShields(state, LUKE, 2, P2),
    gives: 2,
    tells: { type: 'shields-removed', character: LUKE, amount: 2, by: P2, change: { was: 3, is: 1, most: 3 } },
    then: [(t) => [t.shields(LUKE), t.events('not-in-full')], [1, []]],
  },
  'shields move [des.moving.01, des.card-momentum-shift.01]': {
    setting: table({ shields: 2 }, { shields: 1 }),
    does: (state) => [
      shields.moveShields(state, LUKE, PADAWAN, 1, P1),
      shields.moveShields(state, LUKE, PADAWAN, 0, P1),
    ],
    gives: [1, 0],
    tells: { type: 'shields-moved', from: LUKE, to: PADAWAN, amount: 1, by: P1, change: { was: 1, is: 2, most: 3 } },
    then: [(t) => [t.shields(LUKE), t.shields(PADAWAN), t.events('not-in-full')], [1, 2, []]],
  },
};

test.each(Object.entries(CASES))('%s', (_title, each) => holds(each));

test('where no damage is being taken there is none to block [des.shields.04]', () => {
  const given: number[] = [];
  const t = after(table(), (state) => void given.push(damageLeft(state), blockDamage(state, 2, LUKE)));
  expect([given, t.events('damage-blocked')]).toEqual([[0, 0], []]);
});

test('what an ability before it does comes before the rest of an effect: whoever is out by it has lost [des.winning.02, des.before-abilities.01]', () => {
  const quiGon = [{ card: 'Qui-Gon Jinn', shields: 1, damage: 8 }];
  const t = asked(table({}, {}, { characters: quiGon }, { characters: [{ card: 'Padawan', damage: 6 }] }), (state) => {
    shields.gainShields(state, 'qui-gon-jinn', 1, P1);
    damage.dealDamage(state, { to: 'qui-gon-jinn', amount: 5, by: P2 });
  });
  t.state = { ...t.state, battlefield: { ...t.state.battlefield, controller: P2 } };
  t.uses('qui-gon-jinn').choose('padawan');
  expect(t.state.winner).toBe(P1);
});

test.each<[string, (state: DestinyState) => unknown, DestinyEvent['type']]>([
  ['no damage [des.damage.01]', (state) => damage.dealDamage(state, { to: LUKE, amount: 0, by: P1 }), 'damage-dealt'],
  ['no resource [des.resources.02]', (state) => resources.gainResources(state, P2, 0, P1), 'resources-gained'],
  ['no resource [des.resources.01]', (state) => resources.giveResources(state, P2, P1, 0), 'resources-given'],
  ['no resource [des.resources.03]', (state) => resources.loseResources(state, P2, 0, P1), 'resources-lost'],
  ['no shield [des.supply.02]', (state) => shields.gainShields(state, LUKE, 0, P1), 'shields-gained'],
  ['no shield [des.supply.03]', (state) => shields.removeShields(state, LUKE, 0, P1), 'shields-removed'],
  [
    'no shield [des.moving.01, des.card-momentum-shift.01]',
    (state) => shields.moveShields(state, LUKE, PADAWAN, 0, P1),
    'shields-moved',
  ],
  ['no damage [des.moving.05]', (state) => damage.moveDamage(state, LUKE, PADAWAN, 0, P1), 'damage-moved'],
  ['no damage [des.heal.01]', (state) => damage.heal(state, LUKE, 0, P1), 'healed'],
  ['no card [des.drawing.03]', (state) => hands.drawCards(state, P1, 0), 'cards-drawn'],
])('%s is nothing that happens, and nothing falls short', (_title, does, type) => {
  const t = after(table({ shields: 1, damage: 1 }), (state) => void does(state));
  // Not the 9 that come after 'then'.
  const happened = t.events(type).filter((each) => !('amount' in each && each.amount === 9));
  expect([happened, t.events('not-in-full'), probe.changed]).toEqual([[], [], false]);
});
