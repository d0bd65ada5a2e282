/** What is told where an effect could not be done in full: the deciding rule, how much of how much, and why (des.then-effects, des.abilities). */
import * as battlefield from '../../../src/destiny/effects/battlefield';
import * as cards from '../../../src/destiny/effects/cards';
import * as damage from '../../../src/destiny/effects/damage';
import * as dice from '../../../src/destiny/effects/dice';
import * as hands from '../../../src/destiny/effects/hands';
import * as resources from '../../../src/destiny/effects/resources';
import * as shields from '../../../src/destiny/effects/shields';
import * as upgrades from '../../../src/destiny/effects/upgrades';
import type { Word } from '../probe';
import { LUKE, ON_CARD, PADAWAN, SHOWN, after, table } from '../probed';
import { P1, P2, codeOf, type Setting } from '../table';

jest.mock('../../../src/destiny/abilities/awakenings-red-events', () =>
  jest.requireActual<typeof import('../probe')>('../probe').withProbe(),
);

const not = (code: string, did: number, of: number, facts?: object) => ({
  did,
  of,
  because: [{ code, ...(facts ? { facts } : {}) }],
});
const decks = (...deck: string[]) => table({}, {}, { deck }, { deck });

test.each<[string, Setting, Word, object]>([
  [
    'healing where there is no damage [des.heal.03]',
    table(),
    (state) => void damage.heal(state, LUKE, 2, P1),
    { rules: ['des.heal.03'], ...not('too-little-damage', 0, 2, { damage: 0, amount: 2 }) },
  ],
  [
    'drawing from a deck that is too small [des.drawing.03]',
    decks('Dodge'),
    (state) => hands.drawCards(state, P1, 2),
    { rules: ['des.drawing.03'], ...not('too-few-cards', 1, 2, { there: 1, count: 2 }) },
  ],
  [
    'drawing from an empty deck [des.drawing.04]',
    decks(),
    (state) => hands.drawCards(state, P1, 1),
    { rules: ['des.drawing.04'], ...not('too-few-cards', 0, 1, { there: 0, count: 1 }) },
  ],
  [
    'discarding from a deck that is too small [des.abilities.07]',
    decks('Dodge', 'Aim'),
    (state) => void hands.discardFromDeck(state, P2, 3, P1),
    { ...not('too-few-cards', 2, 3, { there: 2, count: 3 }) },
  ],
  [
    'discarding from a hand that is too small [des.discard-symbol.02]',
    table({}, {}, {}, { hand: ['Dodge'] }),
    (state) => void hands.discardAtRandom(state, P2, 3, P1),
    { rules: ['des.discard-symbol.02'], ...not('too-few-cards', 1, 3, { there: 1, count: 3 }) },
  ],
  [
    'looking at more random cards than there are [des.abilities.07]',
    table({}, {}, {}, { hand: ['Dodge'] }),
    (state) => hands.lookAtRandom(state, P1, P2, 2),
    not('too-few-cards', 1, 2),
  ],
  [
    'looking at a deck that is too small [des.abilities.07]',
    decks('Dodge'),
    (state) => hands.lookAtDeck(state, P1, P2, 3),
    not('too-few-cards', 1, 3),
  ],
  [
    'moving more damage than there is [des.moving.01]',
    table({ damage: 1 }),
    (state) => void damage.moveDamage(state, LUKE, PADAWAN, 2, P1),
    not('too-little-damage', 1, 2, { damage: 1, amount: 2 }),
  ],
  [
    'moving damage to where it is [des.moving.02]',
    table({ damage: 3 }),
    (state) => void damage.moveDamage(state, LUKE, LUKE, 2, P1),
    { rules: ['des.moving.02'], ...not('there-already', 0, 2) },
  ],
  [
    'moving an upgrade to where it is [des.moving.02]',
    table({ upgrades: ['Datapad'] }),
    (state) => upgrades.moveUpgrade(state, 'datapad', LUKE, P1),
    not('there-already', 0, 1),
  ],
  [
    'losing resources that are not there [des.disrupt-symbol.03]',
    table(),
    (state) => void resources.loseResources(state, P2, 2, P1),
    { rules: ['des.disrupt-symbol.03'], ...not('too-few-resources', 0, 2, { resources: 0, toLose: 2 }) },
  ],
  [
    'dealing damage to a defeated character [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => damage.dealDamage(state, { to: PADAWAN, amount: 1, by: P1 }),
    not('not-in-play', 0, 1),
  ],
  [
    'shielding a defeated character [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => shields.gainShields(state, PADAWAN, 2, P1),
    not('not-in-play', 0, 1),
  ],
  [
    'exhausting a defeated character [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => cards.exhaust(state, PADAWAN, P1),
    not('not-in-play', 0, 1),
  ],
  [
    'readying a defeated character [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => cards.ready(state, PADAWAN, P1),
    not('not-in-play', 0, 1),
  ],
  [
    'defeating a defeated character [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => damage.defeat(state, PADAWAN, P1),
    not('not-in-play', 0, 1),
  ],
  [
    'discarding a card that is not in play [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => cards.discardFromPlay(state, PADAWAN, P1),
    not('not-in-play', 0, 1),
  ],
  [
    'exhausting who is exhausted [des.exhausted.02]',
    table({ exhausted: true }),
    (state) => cards.exhaust(state, LUKE, P1),
    not('exhausted', 0, 1),
  ],
  ['readying who is ready [des.ready.02]', table(), (state) => cards.ready(state, LUKE, P1), not('ready', 0, 1)],
  [
    'activating who is exhausted [des.activate.08]',
    table({ exhausted: true }),
    (state) => cards.activate(state, LUKE),
    not('exhausted', 0, 1),
  ],
  [
    'activating a defeated character [des.choose-target.03]',
    table({}, { defeated: true }),
    (state) => cards.activate(state, PADAWAN),
    not('not-in-play', 0, 1),
  ],
  [
    'rolling a die that is not set aside [des.card-director-krennic.02, des.set-aside-zone.01]',
    table(),
    (state) => void dice.rollFromSetAside(state, P1, codeOf('Death Trooper')),
    not('no-die', 0, 1),
  ],
  [
    'rolling a die that may not be rolled this round [des.card-carbon-freezing-chamber.01, des.negative-effects.01]',
    table(),
    (state) => {
      for (const die of state.dice) if (die.id === 'padawan.1') die.barredIn = state.round;
      dice.rollDice(state, [`${LUKE}.1`, 'padawan.1'], P1);
    },
    not('barred-die', 1, 2, { round: 1 }),
  ],
  [
    'rerolling a die that lies on its card [des.dice-on-cards.02]',
    table(),
    (state) => dice.rerollDice(state, [SHOWN, ON_CARD], P1),
    not('not-in-pool', 1, 2),
  ],
  [
    'turning a die that lies on its card [des.dice-on-cards.02]',
    table(),
    (state) => dice.turnDie(state, ON_CARD, 0, P1),
    not('not-in-pool', 0, 1),
  ],
  [
    'turning a die to the side that shows [des.turning-dice.02]',
    table(),
    (state) => dice.turnDie(state, SHOWN, state.dice.find((each) => each.id === SHOWN)?.side ?? -1, P1),
    not('same-side', 0, 1),
  ],
  [
    'removing a die that lies on its card [des.removing-dice.02]',
    table(),
    (state) => void dice.removeDice(state, [SHOWN, ON_CARD], P1),
    not('not-in-pool', 1, 2),
  ],
  [
    'taking control of the battlefield that is controlled [des.claim-the-battlefield.08]',
    table(),
    (state) => battlefield.takeBattlefield(state, P1),
    not('controls-it', 0, 1),
  ],
  [
    'giving shields to who has three [des.shields.05]',
    table({ shields: 3 }),
    (state) => shields.gainShields(state, LUKE, 2, P1),
    not('no-room', 0, 2, { shields: 3, most: 3, more: 2 }),
  ],
  [
    'removing more shields than there are [des.supply.03]',
    table({ shields: 1 }),
    (state) => void shields.removeShields(state, LUKE, 2, P1),
    not('too-few-shields', 1, 2, { shields: 1, amount: 2 }),
  ],
  [
    'moving more shields than there are [des.moving.01]',
    table({ shields: 1 }, { shields: 1 }),
    (state) => void shields.moveShields(state, LUKE, PADAWAN, 2, P1),
    not('too-few-shields', 1, 2, { shields: 1, amount: 2 }),
  ],
  [
    'moving shields where there is too little room [des.moving.01, des.moving.03]',
    table({ shields: 3 }, { shields: 2 }),
    (state) => void shields.moveShields(state, LUKE, PADAWAN, 2, P1),
    not('no-room', 1, 2, { room: 1, amount: 2 }),
  ],
  [
    'moving shields to where they are [des.moving.01, des.moving.03]',
    table({ shields: 1 }),
    (state) => void shields.moveShields(state, LUKE, LUKE, 1, P1),
    not('no-room', 0, 1, { room: 0, amount: 1 }),
  ],
  [
    'resolving a die that shows a blank [des.blank.01]',
    table({}, {}, {}, { characters: [{ card: 'Jango Fett', dice: ['blank'] }] }),
    (state) => dice.resolveDie(state, SHOWN, P1),
    not('blank', 0, 1),
  ],
])('%s is told, and why', (_title, setting, word, expected) => {
  expect(after(setting, word).events('not-in-full')).toMatchObject([expected]);
});

/** What an effect that was done in part tells of itself; where it was done in full, it says no more. */
test.each<[string, Setting, Setting, Word, 'healed' | 'resources-lost' | 'shields-gained', object]>([
  [
    'healing [des.heal.01, des.heal.02]',
    table({ damage: 1 }),
    table({ damage: 2 }),
    (state) => void damage.heal(state, LUKE, 2, P1),
    'healed',
    { amount: 1, change: { was: 1, is: 0, most: 12 }, because: [{ rules: ['des.heal.02'] }] },
  ],
  [
    'losing resources [des.disrupt-symbol.02]',
    table({}, {}, {}, { resources: 1 }),
    table({}, {}, {}, { resources: 2 }),
    (state) => void resources.loseResources(state, P2, 2, P1),
    'resources-lost',
    { amount: 1, change: { was: 1, is: 0 }, because: [{ rules: ['des.disrupt-symbol.02'] }] },
  ],
  [
    'gaining shields [des.shields.05]',
    table({ shields: 2 }),
    table({ shields: 1 }),
    (state) => shields.gainShields(state, LUKE, 2, P1),
    'shields-gained',
    { amount: 1, change: { was: 2, is: 3, most: 3 }, because: [{ rules: ['des.shields.05'] }] },
  ],
])(
  '%s as far as it goes says how far, and no more where it goes all the way',
  (_title, part, full, word, type, said) => {
    const [short, whole] = [after(part, word), after(full, word)];
    expect(short.events(type)).toMatchObject([said]);
    expect(whole.events(type)).toMatchObject([{ amount: 2 }]);
    expect(whole.events(type)[0]).not.toHaveProperty('because');
    expect([...short.events('not-in-full'), ...whole.events('not-in-full')]).toEqual([]);
  },
);
