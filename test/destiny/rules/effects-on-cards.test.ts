/** What effects on cards, dice and the battlefield do by themselves: what they tell, what lies there then, and that the action is no pass. */
import * as phase from '../../../src/destiny/effects/action-phase';
import * as battlefield from '../../../src/destiny/effects/battlefield';
import * as cards from '../../../src/destiny/effects/cards';
import * as damage from '../../../src/destiny/effects/damage';
import * as defeat from '../../../src/destiny/effects/defeat';
import * as delayed from '../../../src/destiny/effects/delayed-effects';
import * as dice from '../../../src/destiny/effects/dice';
import * as upgrades from '../../../src/destiny/effects/upgrades';
import type { DestinyState } from '../../../src/destiny/model/state';
import { LUKE, ON_CARD, PADAWAN, SHOWN, after, asked, holds, table, type Case } from '../probed';
import { P1, P2, codeOf, destinyTable, type Setting } from '../table';

jest.mock('../../../src/destiny/abilities/awakenings-red-events', () =>
  jest.requireActual<typeof import('../probe')>('../probe').withProbe(),
);

const die = (card: string, ...shown: (string | null)[]) => ({ card, dice: shown });
const trooper = codeOf('Death Trooper');
const elsewhere = { controller: P2, turn: P1 };

const CASES: Readonly<Record<string, Case>> = {
  'the action phase ends [des.card-hyperspace-jump.01, des.golden-rule.01]': {
    setting: table(),
    does: (state) => phase.endActionPhase(state, P1),
    tells: { type: 'action-phase-ended-early', by: P1 },
    then: [(t) => t.events('phase-started').map((each) => each.phase), ['upkeep', 'action']],
  },
  'control of the battlefield changes without a claim [des.golden-rule.01]': {
    setting: table({}, {}, {}, {}, elsewhere),
    does: (state) => battlefield.takeBattlefield(state, P1),
    tells: { type: 'battlefield-taken', player: P1 },
    then: [({ state }) => [state.battlefield.controller, state.battlefield.claimedBy], [P1, null]],
  },
  'nobody stands in for a controller any more [des.golden-rule.01]': {
    setting: table({}, {}, {}, {}, { controller: null, owner: P2, turn: P1 }),
    does: (state) => battlefield.takeBattlefield(state, P1),
    tells: { type: 'battlefield-taken', player: P1 },
    then: [({ state }) => [state.battlefield.controller, state.deputy], [P1, null]],
  },
  'another battlefield is used, and control stays [des.card-hyperspace-jump.04, des.card-hyperspace-jump.01]': {
    setting: table({}, {}, {}, { battlefield: 'Echo Base' }),
    does: (state) => battlefield.switchBattlefield(state, codeOf('Echo Base'), P2, P1),
    tells: { type: 'battlefield-switched', battlefield: codeOf('Echo Base'), by: P1 },
    then: [
      (t) => [t.state.battlefield.owner, t.state.battlefield.controller, t.setAside(P1), t.setAside(P2)],
      [P2, P1, ['Starship Graveyard'], []],
    ],
  },
  'a card is exhausted [des.exhausted.01, des.exhausted.02]': {
    setting: table(),
    does: (state) => cards.exhaust(state, LUKE, P1),
    tells: { type: 'exhausted', card: LUKE, by: P1 },
    then: [(t) => [t.card(LUKE).exhausted, t.card(PADAWAN).exhausted], [true, false]],
  },
  'a card is readied, and its dice stay [des.ready.01, des.faq-readied-character-dice.01]': {
    setting: table({ ...die('', '2 melee'), card: 'Luke Skywalker', exhausted: true }),
    does: (state) => cards.ready(state, LUKE, P1),
    tells: {
      type: 'readied',
      card: LUKE,
      by: P1,
      because: [expect.objectContaining({ code: 'dice-stay', facts: { dice: 1 } })],
    },
    then: [(t) => [t.card(LUKE).exhausted, t.shows(`${LUKE}.1`)], [false, '2 melee']],
  },
  'a card is activated [des.activate.01]': {
    setting: table({}, {}, {}, {}),
    does: (state) => cards.activate(state, PADAWAN),
    tells: { type: 'activated', player: P1, card: PADAWAN },
    then: [(t) => [t.card(PADAWAN).exhausted, t.die('padawan.1').zone], [true, 'pool']],
  },
  'dice that lie in the pool already are not rolled again [des.faq-readied-character-dice.02, des.activate.02]': {
    setting: table({ card: 'Luke Skywalker', dice: ['2 melee'] }),
    does: (state) => cards.activate(state, LUKE),
    tells: { type: 'activated', player: P1, card: LUKE },
    then: [(t) => [t.card(LUKE).exhausted, t.shows(`${LUKE}.1`), t.events('die-rolled')], [true, '2 melee', []]],
  },
  'an upgrade moves, and its die goes onto it [des.moving.01, des.moving.04, des.moving.08]': {
    setting: table({ upgrades: [die("Luke Skywalker's Lightsaber", '2 shield')] }),
    does: (state) => upgrades.moveUpgrade(state, 'luke-skywalkers-lightsaber', PADAWAN, P1),
    tells: { type: 'upgrade-moved', card: 'luke-skywalkers-lightsaber', from: LUKE, to: PADAWAN, by: P1 },
    then: [
      (t) => [t.card('luke-skywalkers-lightsaber').on, t.die('luke-skywalkers-lightsaber.1').on],
      [PADAWAN, 'luke-skywalkers-lightsaber'],
    ],
  },
  "an upgrade that moves to an opponent's character is controlled there, with its die [des.controller.01]": {
    setting: table({ upgrades: [die('Lightsaber', '1 shield')] }),
    does: (state) => upgrades.moveUpgrade(state, 'lightsaber', 'jango-fett', P1),
    tells: { type: 'control-taken', player: P2, card: 'lightsaber' },
    then: [
      (t) => [t.card('lightsaber').owner, t.card('lightsaber').controller, t.die('lightsaber.1').controller],
      [P1, P2, P2],
    ],
  },
  'an upgrade is switched with one in hand, whatever its restriction [des.card-sith-holocron.01]': {
    setting: table({}, { upgrades: ['Holdout Blaster'] }, { hand: ["Luke Skywalker's Lightsaber"] }),
    does: (state) => upgrades.switchUpgrade(state, 'holdout-blaster', codeOf("Luke Skywalker's Lightsaber"), P1),
    gives: 'luke-skywalkers-lightsaber',
    tells: { type: 'entered-play', player: P1, card: 'luke-skywalkers-lightsaber' },
    then: [
      (t) => [t.card('luke-skywalkers-lightsaber').on, t.hand(P1), t.has('holdout-blaster')],
      [PADAWAN, ['Holdout Blaster'], false],
    ],
  },
  'what is switched in makes its character elite at once [des.card-sith-holocron.01, des.card-training.01]': {
    setting: table(
      {},
      {},
      {
        characters: ['Luke Skywalker', { card: 'First Order Stormtrooper', upgrades: ['Holdout Blaster'] }],
        hand: ['Training'],
        diceAside: ['First Order Stormtrooper'],
      },
    ),
    does: (state) => upgrades.switchUpgrade(state, 'holdout-blaster', codeOf('Training'), P1),
    gives: 'training',
    tells: { type: 'die-entered', player: P1, die: 'first-order-stormtrooper.2', rules: ['des.card-training.01'] },
    then: [
      (t) => [t.card('first-order-stormtrooper').secondDie, t.die('first-order-stormtrooper.2').on, t.diceAside(P1)],
      [true, 'first-order-stormtrooper', ['Holdout Blaster']],
    ],
  },
  'of two copies of a unique upgrade one goes when the second is switched in [des.card-sith-holocron.01, des.uniqueness.06]':
    {
      setting: table(
        { upgrades: ["Luke Skywalker's Lightsaber"] },
        { upgrades: ['Holdout Blaster'] },
        { hand: ["Luke Skywalker's Lightsaber"] },
      ),
      does: (state) => upgrades.switchUpgrade(state, 'holdout-blaster', codeOf("Luke Skywalker's Lightsaber"), P1),
      gives: 'luke-skywalkers-lightsaber-2',
      tells: { type: 'left-play', card: 'holdout-blaster', to: 'hand' },
      then: [(t) => [t.has('luke-skywalkers-lightsaber'), t.has('luke-skywalkers-lightsaber-2')], [false, true]],
    },
  'an upgrade becomes a ready support with its die on it [des.card-one-with-the-force.01]': {
    setting: table({ upgrades: [{ ...die('One With The Force', '3 disrupt'), exhausted: true }] }),
    does: (state) => upgrades.becomeSupport(state, 'one-with-the-force', P1),
    tells: { type: 'became-support', player: P1, card: 'one-with-the-force' },
    then: [
      (t) => [t.card('one-with-the-force'), t.die('one-with-the-force.1')],
      [
        expect.objectContaining({ type: 'support', on: null, zone: 'play', exhausted: false }),
        expect.objectContaining({ zone: 'card', on: 'one-with-the-force', side: -1 }),
      ],
    ],
  },
  'a defeated character keeps nothing; a die of others that lay on it goes to its own card [des.defeated-characters.02]':
    {
      setting: table({}, { damage: 3, shields: 2, exhausted: true, upgrades: [die('Survival Gear', '1 shield')] }),
      does: (state) => {
        dice.holdDie(state, SHOWN, PADAWAN, P1);
        damage.defeat(state, PADAWAN, P1);
      },
      tells: { type: 'defeated', character: PADAWAN, player: P1, by: P1 },
      then: [
        (t) => [t.card(PADAWAN), t.die(SHOWN).on, t.diceAside(P1).sort(), t.discard(P1)],
        [
          expect.objectContaining({ zone: 'set-aside', damage: 0, shields: 0, exhausted: false, secondDie: false }),
          'jango-fett',
          ['Padawan', 'Survival Gear'],
          ['Survival Gear', 'Tactical Mastery'],
        ],
      ],
    },
  'an upgrade with redeploy waits with its die on it [des.defeated-characters.02, des.redeploy.01]': {
    setting: table({}, { upgrades: [die('F-11D Rifle', '1 resource')] }),
    does: (state) => damage.defeat(state, PADAWAN, P1),
    tells: { type: 'upgrade-moved', card: 'f-11d-rifle', from: PADAWAN, to: LUKE, rules: ['des.redeploy.01'] },
    then: [
      (t) => [t.die('f-11d-rifle.1').on, t.die('f-11d-rifle.1').zone, t.discard(P1)],
      ['f-11d-rifle', 'card', ['Tactical Mastery']],
    ],
  },
  'a character returns without tokens, with its die [des.in-play.05]': {
    setting: table({}, { defeated: true }),
    does: (state) => defeat.returnToPlay(state, PADAWAN),
    tells: { type: 'returned-to-play', player: P1, character: 'padawan-2' },
    then: [
      (t) => [t.card('padawan-2'), t.state.dice.filter((each) => each.on === 'padawan-2').length, t.diceAside(P1)],
      [expect.objectContaining({ zone: 'play', damage: 0, controller: P1 }), 1, []],
    ],
  },
  'a die that is set aside is rolled into the pool for a while [des.card-director-krennic.01, des.set-aside-zone.01]': {
    setting: table({}, {}, { diceAside: ['Death Trooper', 'Death Trooper'] }),
    does: (state) => [dice.rollFromSetAside(state, P1, trooper), dice.rollFromSetAside(state, P1, trooper)],
    gives: [true, true],
    tells: { type: 'die-entered', player: P1, die: `p1-${trooper}.1`, code: trooper },
    then: [
      (t) => [t.die(`p1-${trooper}.1`), t.die(`p1-${trooper}.2`).zone, t.diceAside(P1)],
      [
        {
          id: `p1-${trooper}.1`,
          code: trooper,
          owner: P1,
          controller: P1,
          card: null,
          on: null,
          zone: 'pool',
          side: 0,
          passing: true,
          barredIn: 0,
        },
        'pool',
        [],
      ],
    ],
  },
  'a die in a pool is turned, and nothing is rolled [des.turning-dice.01, des.turning-dice.02]': {
    setting: table(),
    does: (state) => dice.turnDie(state, SHOWN, 5, P1),
    tells: { type: 'die-turned', player: P2, die: SHOWN, side: 5, symbol: 'blank', by: P1 },
    then: [(t) => [t.shows(SHOWN), t.events('die-rolled')], ['blank', []]],
  },
  'a die is removed unresolved [des.removing-dice.01, des.removing-dice.02]': {
    setting: table(),
    does: (state) => [dice.removeDice(state, [SHOWN, ON_CARD], P1), dice.removeDie(state, SHOWN, P1)],
    gives: [1, false],
    tells: { type: 'die-removed', player: P2, die: SHOWN, symbol: 'ranged', by: P1 },
    then: [(t) => [t.die(SHOWN).on, t.die(SHOWN).side, t.events('die-resolved')], ['jango-fett', -1, []]],
  },
  'dice of an upgrade that leaves play are set aside, in order [des.dice-leaving-play.01]': {
    setting: table({ upgrades: [die('Survival Gear', '1 shield')] }, {}, { diceAside: ['Lightsaber', 'AT-ST'] }),
    does: (state) => cards.discardFromPlay(state, 'survival-gear', P1),
    tells: { type: 'die-set-aside', player: P1, die: 'survival-gear.1', code: codeOf('Survival Gear') },
    then: [(t) => t.player(P1).diceAside, [...['Lightsaber', 'AT-ST', 'Survival Gear'].map(codeOf)].sort()],
  },
  "an opponent's die is kept on a card [des.golden-rule.01]": {
    setting: table(),
    does: (state) => dice.holdDie(state, SHOWN, LUKE, P1),
    tells: { type: 'die-held', player: P2, die: SHOWN, on: LUKE, by: P1 },
    then: [(t) => t.die(SHOWN), expect.objectContaining({ zone: 'card', side: -1, on: LUKE, card: 'jango-fett' })],
  },
  'a die is barred from the next round, not from this one [des.card-carbon-freezing-chamber.01]': {
    setting: table(),
    does: (state) => {
      dice.barDie(state, SHOWN, P1);
      return dice.cannotRoll(state, SHOWN);
    },
    gives: null,
    tells: { type: 'die-barred', die: SHOWN, round: 2, by: P1 },
    then: [(t) => t.die(SHOWN).barredIn, 2],
  },
  'a defeat is put off [des.delayed-effects.01, des.delayed-effects.02]': {
    setting: table(),
    does: (state) => delayed.delayDefeat(state, 'hired-gun', P1),
    tells: { type: 'effect-delayed', player: P1, what: 'defeat', card: 'hired-gun' },
    then: [
      (t) => [t.has('hired-gun'), t.state.delayed],
      [true, [{ what: 'defeat', player: P1, card: 'hired-gun', source: 'tactical-mastery' }]],
    ],
  },
};

test.each(Object.entries(CASES))('%s', (_title, each) => holds(each));

test('dice in pools are rerolled, others are not [des.dice-on-cards.02]', () => {
  const rerolled = (...ids: string[]) => {
    const t = after(table(), (state) => dice.rerollDice(state, ids, P1));
    return [t.events('die-rolled').map((each) => [each.die, each.reroll]), t.events('not-in-full').length];
  };
  expect(rerolled(SHOWN)).toEqual([[[SHOWN, true]], 0]);
  expect(rerolled(ON_CARD, SHOWN)).toEqual([[[SHOWN, true]], 1]);
  expect(rerolled(ON_CARD)).toEqual([[], 1]);
});

test('while an upgrade waits for its redeploy its die lies on it [des.defeated-characters.02]', () => {
  const t = asked(table({}, { upgrades: [die('F-11D Rifle', '1 resource')] }), (state) =>
    damage.defeat(state, PADAWAN, P1),
  );
  expect([t.asks, t.die('f-11d-rifle.1').zone, t.has('f-11d-rifle')]).toEqual([
    'p1: a character for f-11d-rifle',
    'card',
    false,
  ]);
  t.done();
  expect([t.has('f-11d-rifle'), t.discard(P1)]).toEqual([false, ['F-11D Rifle', 'Tactical Mastery']]);
});

test('of two copies on a defeated character nobody is asked which die goes [des.dice-leaving-play.04, des.defeated-characters.03]', () => {
  const upgrades = [die('Survival Gear', '1 shield'), die('Survival Gear', null)];
  const t = asked(table({}, { upgrades }), (state) => damage.defeat(state, PADAWAN, P1));
  expect([t.asks.includes('the die of'), t.diceAside(P1).sort()]).toEqual([
    false,
    ['Padawan', 'Survival Gear', 'Survival Gear'],
  ]);
});

describe('a card leaves play', () => {
  const two = (first: string | null, second: string | null): Setting =>
    table({ upgrades: [die('Lightsaber', first), die('Lightsaber', second)] });

  test.each<[string, Setting, boolean]>([
    ['alone', table({ upgrades: [die('Lightsaber', '1 shield')] }), false],
    ['beside a copy whose die lies alike', two(null, null), false],
    ['beside a copy whose die shows the same side', two('1 shield', '1 shield'), false],
    ['beside a copy whose die lies elsewhere', two('1 shield', null), true],
    ['beside a copy whose die shows another side', two('1 shield', 'special'), true],
  ])(
    '%s: is it asked which die is its own [des.dice-leaving-play.03, des.dice-leaving-play.04]',
    (_title, setting, isAsked) => {
      let isGone = false;
      const t = asked(setting, (state) => {
        cards.discardFromPlay(state, 'lightsaber', P1);
        isGone = !state.cards.some((each) => each.id === 'lightsaber');
      });
      expect([t.asks.includes('the die of lightsaber'), isGone]).toEqual([isAsked, !isAsked]);
    },
  );

  test.each<[string, (state: DestinyState) => void, string]>([
    [
      'to the discard pile [des.out-of-play.02, des.discard-pile.01]',
      (state) => cards.discardFromPlay(state, 'lightsaber', P1),
      'des.discard-pile.01',
    ],
    ['to the hand [des.out-of-play.02]', (state) => cards.returnToHand(state, 'lightsaber', P1), 'des.out-of-play.02'],
    [
      'as one of too many [des.out-of-play.02, des.upgrade.04]',
      (state) => cards.leavePlay(state, 'lightsaber', 'discard', null, 'upgrade-limit'),
      'des.upgrade.04',
    ],
  ])('%s, and the rule says why', (_title, word, rule) => {
    const t = after(table({ upgrades: [die('Lightsaber', '1 shield')] }), word);
    expect(t.events('left-play')).toMatchObject([{ rules: [rule], player: P1, card: 'lightsaber', on: LUKE }]);
    expect([t.shows('lightsaber.1'), t.has('lightsaber')]).toEqual([undefined, false]);
  });
});

test('what enters play is ready, bare, and has a name of its own [des.play-a-card.13, des.play-a-card.14]', () => {
  const t = destinyTable({
    p1: { hand: ['Survival Gear', 'Survival Gear', 'Survival Gear'], diceAside: ['Survival Gear'], resources: 6 },
  });
  t.play(P1, 'Survival Gear').choose('hired-gun').pass(P2);
  expect(t.card('survival-gear')).toEqual({
    id: 'survival-gear',
    code: codeOf('Survival Gear'),
    owner: P1,
    controller: P1,
    type: 'upgrade',
    zone: 'play',
    on: 'hired-gun',
    exhausted: false,
    damage: 0,
    shields: 0,
    secondDie: false,
  });
  t.play(P1, 'Survival Gear').choose('hired-gun').done().pass(P2).play(P1, 'Survival Gear').choose('hired-gun').done();
  const upgrades = t.state.cards.filter(({ type }) => type === 'upgrade').map(({ id }) => id);
  expect(upgrades).toEqual(['survival-gear', 'survival-gear-2', 'survival-gear-3']);
  expect(t.state.dice.map(({ id }) => id)).toEqual(['hired-gun.1', 'hired-gun-2.1', 'survival-gear.1']);
});
