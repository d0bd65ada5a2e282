/** Every effect word says whether it was done in full: 'then' and 'do X to do Y' hang on it (des.then-effects). */
import * as battlefield from '../../../src/destiny/effects/battlefield';
import * as cards from '../../../src/destiny/effects/cards';
import * as defeat from '../../../src/destiny/effects/defeat';
import * as upgrades from '../../../src/destiny/effects/upgrades';
import * as damage from '../../../src/destiny/effects/damage';
import * as dice from '../../../src/destiny/effects/dice';
import * as hands from '../../../src/destiny/effects/hands';
import * as resources from '../../../src/destiny/effects/resources';
import * as shields from '../../../src/destiny/effects/shields';
import { resolveDice } from '../../../src/destiny/procedures/actions';
import { playCard } from '../../../src/destiny/procedures/play-a-card';
import { probe, type Word } from '../probe';
import { after } from '../probed';
import { P1, P2, codeOf, destinyTable, type Setting } from '../table';

jest.mock('../../../src/destiny/abilities/awakenings-red-events', () =>
  jest.requireActual<typeof import('../probe')>('../probe').withProbe(),
);

const LUKE = 'luke-skywalker';
const JANGO = 'jango-fett';
const dodge = codeOf('Dodge');

/** p1 has Luke, p2 has Jango with a die in the pool; the rest is said by the case. */
function table(p1: Setting['p1'] = {}, p2: Setting['p2'] = {}, more: Partial<Setting> = {}): Setting {
  return {
    p1: { characters: ['Luke Skywalker'], ...p1, hand: ['Tactical Mastery', ...(p1.hand ?? [])], resources: 3 },
    p2: { characters: [{ card: 'Jango Fett', dice: ['2 ranged'] }], ...p2 },
    ...more,
  };
}

/** Plays the probe, answers whatever is asked with the first answer, and tells whether what comes after 'then' happened. */
function wasInFull(setting: Setting, word: Word): boolean {
  return after(setting, word)
    .events('resources-gained')
    .some(({ amount }) => amount === 9);
}

const lukeWith = (more: object): Setting['p1'] => ({ characters: [{ card: 'Luke Skywalker', ...more }] });
const two = (first: object = {}, second: object = {}): Setting['p1'] => ({
  characters: [
    { card: 'Luke Skywalker', ...first },
    { card: 'Padawan', ...second },
  ],
});
const upgraded = (more: object = {}) => lukeWith({ upgrades: [{ card: 'Holdout Blaster', ...more }] });
const jangoWith = (...upgrades: string[]): Setting['p2'] => ({
  characters: [{ card: 'Jango Fett', dice: ['2 ranged'], upgrades }, 'Padawan'],
});
const none = table();

interface Case {
  word: Word;
  full: Setting;
  short: Setting;
  /** What falls short does so by this other word. */
  shortBy?: Word;
}

/** For each word one table where it is done in full, and one where it is not. */
const CASES: Readonly<Record<string, Case>> = {
  gainShields: {
    word: (state) => shields.gainShields(state, LUKE, 2, P1),
    full: table(lukeWith({ shields: 1 })),
    short: table(lukeWith({ shields: 2 })),
  },
  removeShields: {
    word: (state) => void shields.removeShields(state, LUKE, 2, P1),
    full: table(lukeWith({ shields: 2 })),
    short: table(lukeWith({ shields: 1 })),
  },
  moveShields: {
    word: (state) => void shields.moveShields(state, LUKE, 'padawan', 2, P1),
    full: table(two({ shields: 2 }, { shields: 1 })),
    short: table(two({ shields: 2 }, { shields: 2 })),
  },
  drawCards: {
    word: (state) => hands.drawCards(state, P1, 2),
    full: table({ deck: ['Dodge', 'Block'] }),
    short: table({ deck: ['Dodge'] }),
  },
  discardFromDeck: {
    word: (state) => void hands.discardFromDeck(state, P2, 3, P1),
    full: table({}, { deck: ['Dodge', 'Block', 'Aim'] }),
    short: table({}, { deck: ['Dodge', 'Block'] }),
  },
  discardFromTop: {
    word: (state) => hands.discardFromTop(state, P2, dodge, P1),
    full: table({}, { deck: { top: ['Dodge'] } }),
    short: table({}, { deck: { top: ['Block'] } }),
  },
  discardFromHand: {
    word: (state) => hands.discardFromHand(state, P2, dodge, P1),
    full: table({}, { hand: ['Dodge'] }),
    short: table({}, { hand: ['Block'] }),
  },
  discardAtRandom: {
    word: (state) => void hands.discardAtRandom(state, P2, 2, P1),
    full: table({}, { hand: ['Dodge', 'Block'] }),
    short: table({}, { hand: ['Block'] }),
  },
  moveCard: {
    word: (state) => hands.moveCard(state, P1, dodge, 'discard', 'hand', P1),
    full: table({ discard: ['Dodge'] }),
    short: none,
  },
  stackFacedown: {
    word: (state) => {
      for (const event of state.limbo) hands.stackFacedown(state, event, dodge);
    },
    full: table({ hand: ['Dodge'] }),
    short: none,
  },
  turnFaceup: {
    word: (state) => {
      const [covering] = state.players[0]?.setAside ?? [];
      if (covering) hands.turnFaceup(state, P1, covering);
    },
    full: table({ setAside: [{ card: '02131', under: dodge }] }),
    short: table({ setAside: ['02131'] }),
  },
  lookAtRandom: {
    word: (state) => hands.lookAtRandom(state, P1, P2, 2),
    full: table({}, { hand: ['Dodge', 'Block'] }),
    short: table({}, { hand: ['Block'] }),
  },
  lookAtDeck: {
    word: (state) => hands.lookAtDeck(state, P1, P2, 3),
    full: table({}, { deck: ['Dodge', 'Block', 'Aim'] }),
    short: table({}, { deck: ['Dodge', 'Block'] }),
  },
  dealDamage: {
    word: (state) => damage.dealDamage(state, { to: JANGO, amount: 1, by: P1 }),
    // Blocked or not, it was dealt.
    full: table({}, { characters: [{ card: 'Jango Fett', shields: 1 }, 'Padawan'] }),
    short: table({}, { characters: ['Padawan'] }),
  },
  moveDamage: {
    word: (state) => void damage.moveDamage(state, LUKE, 'padawan', 2, P1),
    full: table(two({ damage: 2 })),
    short: table(two({ damage: 1 })),
  },
  heal: {
    word: (state) => void damage.heal(state, LUKE, 2, P1),
    full: table(lukeWith({ damage: 2 })),
    short: table(lukeWith({ damage: 1 })),
  },
  defeat: {
    word: (state) => damage.defeat(state, JANGO, P1),
    full: table({}, jangoWith()),
    // Second Chance comes instead.
    short: table({}, jangoWith('Second Chance')),
  },
  placeCounters: {
    word: (state) => damage.placeCounters(state, 'at-st', 'damage', 1),
    full: table({ supports: ['AT-ST'] }),
    short: none,
  },
  loseResources: {
    word: (state) => void resources.loseResources(state, P2, 2, P1),
    full: table({}, { resources: 2 }),
    short: table({}, { resources: 1 }),
  },
  leavePlay: {
    word: (state) => cards.leavePlay(state, 'holdout-blaster', 'hand', P1),
    full: table({}, jangoWith('Holdout Blaster')),
    short: none,
  },
  discardFromPlay: {
    word: (state) => cards.discardFromPlay(state, 'holdout-blaster', P1),
    full: table({}, jangoWith('Holdout Blaster')),
    // Ammo Belt is discarded instead.
    short: table({}, jangoWith('Holdout Blaster', 'Ammo Belt')),
  },
  returnToHand: {
    word: (state) => cards.returnToHand(state, 'holdout-blaster', P1),
    full: table({}, jangoWith('Holdout Blaster')),
    short: none,
  },
  exhaust: {
    word: (state) => cards.exhaust(state, LUKE, P1),
    full: none,
    short: table(lukeWith({ exhausted: true })),
  },
  ready: {
    word: (state) => cards.ready(state, LUKE, P1),
    full: table(lukeWith({ exhausted: true })),
    short: none,
  },
  activate: {
    word: (state) => cards.activate(state, LUKE),
    full: none,
    short: table(lukeWith({ exhausted: true })),
  },
  moveUpgrade: {
    word: (state) => upgrades.moveUpgrade(state, 'holdout-blaster', 'padawan', P1),
    full: table(two({ upgrades: ['Holdout Blaster'] })),
    short: table(two({}, { upgrades: ['Holdout Blaster'] })),
  },
  switchUpgrade: {
    word: (state) => void upgrades.switchUpgrade(state, 'holdout-blaster', codeOf('Force Throw'), P1),
    full: table({ ...upgraded(), hand: ['Force Throw'] }),
    short: table(upgraded()),
  },
  rollFromSetAside: {
    word: (state) => void dice.rollFromSetAside(state, P1, codeOf('AT-ST')),
    full: table({ diceAside: ['AT-ST'] }),
    short: none,
  },
  rollDice: {
    word: (state) => dice.rollDice(state, ['luke-skywalker.1'], P1),
    full: none,
    short: none,
    shortBy: (state) => {
      for (const die of state.dice) die.barredIn = state.round;
      dice.rollDice(state, ['luke-skywalker.1'], P1);
    },
  },
  rerollDice: {
    word: (state) => dice.rerollDice(state, ['jango-fett.1'], P1),
    full: none,
    short: table({}, { characters: ['Jango Fett'] }),
  },
  turnDie: {
    word: (state) => dice.turnDie(state, 'jango-fett.1', 0, P1),
    full: none,
    short: table({}, { characters: ['Jango Fett'] }),
  },
  removeDice: {
    word: (state) => void dice.removeDice(state, ['jango-fett.1', 'tie-pilot.1'], P1),
    full: table(
      {},
      {
        characters: [
          { card: 'Jango Fett', dice: ['blank'] },
          { card: 'TIE Pilot', dice: ['blank'] },
        ],
      },
    ),
    // The pilot protects the other die that shows ranged damage.
    short: table(
      {},
      {
        characters: [
          { card: 'Jango Fett', dice: ['2 ranged'] },
          { card: 'TIE Pilot', dice: ['blank'] },
        ],
      },
    ),
  },
  removeDie: {
    word: (state) => void dice.removeDie(state, 'jango-fett.1', P1),
    full: none,
    short: table({}, { characters: ['Jango Fett'] }),
  },
  holdDie: {
    word: (state) => dice.holdDie(state, 'jango-fett.1', LUKE, P1),
    full: none,
    short: table({}, { characters: ['Padawan'] }),
  },
  resolveDie: {
    word: (state) => dice.resolveDie(state, 'jango-fett.1', P1),
    full: none,
    short: table({}, { characters: [{ card: 'Jango Fett', dice: ['blank'] }] }),
  },
  resolveSide: {
    word: (state) => dice.resolveSide(state, codeOf('Black One'), 0, P1),
    full: none,
    short: none,
    shortBy: (state) => dice.resolveSide(state, codeOf('Black One'), 5, P1),
  },
  resolveDice: {
    word: (state) => resolveDice(state, P2, { symbol: 'ranged', atLeastOne: true }),
    full: none,
    short: table({}, { characters: [{ card: 'Jango Fett', dice: ['blank'] }] }),
  },
  playCard: {
    word: (state) => playCard(state, P1, codeOf('Underworld Connections')),
    full: table({ hand: ['Underworld Connections'] }),
    short: none,
  },
  switchBattlefield: {
    word: (state) => battlefield.switchBattlefield(state, codeOf('Echo Base'), P2, P1),
    full: table({}, { battlefield: 'Echo Base' }),
    short: none,
  },
  takeBattlefield: {
    word: (state) => battlefield.takeBattlefield(state, P1),
    full: table({}, {}, { controller: P2, turn: P1 }),
    short: table({}, {}, { controller: P1 }),
  },
};

/** What can always be done in full when it is called. */
const ALWAYS = [
  // 'All' are as many as there are.
  'removeAllShields',
  'lookAtHand',
  'lookAt',
  // The rules set no limit to these.
  'gainResources',
  'gainAdditionalActions',
  'endActionPhase',
  'delayDefeat',
  'promiseAmbush',
  'barDie',
  'showCards',
  'stopLooking',
  'becomeSupport',
  'returnToPlay',
  // Asked for only after `canSpend`, or with all that there is.
  'spendResources',
  'giveResources',
  // Its own effects say it.
  'useClaimAbility',
  'removePlayersCards',
];

/** What only looks, or is at work below the words of a card. */
const NO_EFFECT =
  /^(cannot\w+|can\w+|why\w+|controlsIt|resolvingDie|deckSize|lookedAt|unused\w+|twinDice|slug|newCardId|takeFrom\w*|put\w+|\w+Now|nameDie|enterPlay|placeDie|setDie\w+|leavePool|removeFromGame|checkDefeat|(shields|damage|card|die|resources)[A-Z]\w+|leftPlay|upgradeMoved|characterDefeated)$/;

const KIT = { ...battlefield, ...cards, ...damage, ...dice, ...hands, ...resources, ...shields };

test('every effect word is told apart: it may fall short, it cannot, or it is none', () => {
  const words = Object.entries(KIT).flatMap(([name, each]) => (typeof each === 'function' ? [name] : []));
  expect(words.filter((name) => !(name in CASES) && !ALWAYS.includes(name) && !NO_EFFECT.test(name))).toEqual([]);
});

describe.each(Object.entries(CASES))('%s', (_name, { word, full, short, shortBy }) => {
  test("done in full, so 'then' follows [des.then-effects.01]", () => {
    expect(wasInFull(full, word)).toBe(true);
  });
  test("not done in full, so 'then' does not follow [des.then-effects.02]", () => {
    expect(wasInFull(short, shortBy ?? word)).toBe(false);
  });
});

test.each(Object.entries(CASES))('%s is a change, no pass [des.passing.03]', (_name, { word, full }) => {
  wasInFull(full, word);
  expect(probe.changed).toBe(true);
});

test.each<[string, Setting, Word]>([
  ['barDie', none, (state) => dice.barDie(state, 'jango-fett.1', P1)],
  [
    'becomeSupport',
    table(lukeWith({ upgrades: ['One With The Force'] })),
    (state) => upgrades.becomeSupport(state, 'one-with-the-force', P1),
  ],
  ['returnToPlay', table(two({}, { defeated: true })), (state) => defeat.returnToPlay(state, 'padawan')],
  ['lookAt', table({}, { hand: ['Dodge'] }), (state) => hands.lookAt(state, P1, P2, 'hand', [dodge])],
  ['takeBattlefield', table({}, {}, { controller: P2, turn: P1 }), (state) => battlefield.takeBattlefield(state, P1)],
])('%s is a change, no pass [des.passing.03]', (_name, setting, word) => {
  wasInFull(setting, word);
  expect(probe.changed).toBe(true);
});

test.each<[string, Setting, Word]>([
  ['to gain no shield', table(lukeWith({ shields: 3 })), (state) => shields.gainShields(state, LUKE, 2, P1)],
  ['to move no shield', table(two()), (state) => void shields.moveShields(state, LUKE, 'padawan', 0, P1)],
  ['to heal nothing', none, (state) => void damage.heal(state, LUKE, 2, P1)],
  ['to draw from an empty deck', table({ deck: [] }), (state) => hands.drawCards(state, P1, 2)],
  [
    'to remove a die that is in no pool',
    table({}, { characters: ['Jango Fett'] }),
    (state) => void dice.removeDie(state, 'jango-fett.1', P1),
  ],
  ['to exhaust who is exhausted', table(lukeWith({ exhausted: true })), (state) => cards.exhaust(state, LUKE, P1)],
])('%s changes nothing [des.passing.03]', (_name, setting, word) => {
  wasInFull(setting, word);
  expect(probe.changed).toBe(false);
});

test('shields are moved as far as there is room and as they reach, none is lost [des.moving.01, des.shields.05]', () => {
  const moved = (from: number, to: number, amount: number): number[] => {
    probe.word = (state) => void shields.moveShields(state, LUKE, 'padawan', amount, P1);
    const t = destinyTable(table(two({ shields: from }, { shields: to })))
      .notHeld()
      .play(P1, 'Tactical Mastery');
    if (t.asks.includes('additional action')) t.forgo(P1);
    return [t.shields(LUKE), t.shields('padawan')];
  };
  expect([moved(3, 0, 2), moved(3, 2, 2), moved(1, 0, 2), moved(2, 3, 1)]).toEqual([
    [1, 2],
    [2, 3],
    [0, 1],
    [2, 3],
  ]);
});

test('what a die does while it is resolved is not what the card does [des.then-effects.01]', () => {
  // The opponent has nothing to lose, and the character has no room for shields: the die was resolved all the same.
  const disrupt = table({ characters: [{ card: 'Nightsister', dice: ['1 disrupt'] }] });
  expect(wasInFull(disrupt, (state) => dice.resolveDie(state, 'nightsister.1', P1))).toBe(true);
  const shield = table({ characters: [{ card: 'Luke Skywalker', dice: ['1 shield'], shields: 3 }] });
  expect(wasInFull(shield, (state) => dice.resolveDie(state, 'luke-skywalker.1', P1))).toBe(true);
});

describe("cards whose 'then' waits for something done in full [des.then-effects.02]", () => {
  test('Resistance HQ is not readied where the character had no room for the shield', () => {
    const hq = (held: number) =>
      destinyTable({
        p1: { characters: [{ card: 'Luke Skywalker', shields: held }], supports: ['Resistance HQ'], hand: ['Dodge'] },
      })
        .use(P1, 'resistance-hq')
        .choose('Dodge', LUKE);
    expect([hq(2).card('resistance-hq').exhausted, hq(3).card('resistance-hq').exhausted]).toEqual([false, true]);
  });

  test('Tactical Aptitude lays no card under the deck where none could be drawn', () => {
    const activated = (deck: string[]) =>
      destinyTable({
        p1: {
          characters: [{ card: 'Finn', upgrades: ['Tactical Aptitude'] }],
          hand: ['Block'],
          deck: { top: deck },
        },
      })
        .activate(P1, 'finn')
        .rolls('blank')
        .uses('tactical-aptitude');
    expect(activated(['Aim']).asks).toBe('p1: a card for the bottom of your deck');
    const empty = activated([]);
    expect([empty.decisionIsTurnOf(P2), empty.hand(P1)]).toEqual([true, ['Block']]);
  });

  test('Pulling the Strings arranges nothing where the deck has two cards', () => {
    const pulled = (deck: string[]) =>
      destinyTable({ p1: { hand: ['Pulling the Strings'] }, p2: { deck: { top: deck } } })
        .play(P1, 'Pulling the Strings')
        .choose(P2);
    expect(pulled(['Dodge', 'Block', 'Aim']).asks).toBe('p1: the next card for the bottom');
    const two = pulled(['Dodge', 'Block']);
    expect(two.decisionIsTurnOf(P2)).toBe(true);
    expect(two.events('looked-at')).toHaveLength(1);
    expect(two.state.looks).toEqual([]);
  });

  test('Our Only Hope asks nothing where no card could be drawn', () => {
    const t = destinyTable({ p1: { hand: ['Our Only Hope'], deck: [], resources: 2 } }).play(P1, 'Our Only Hope');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });
});
