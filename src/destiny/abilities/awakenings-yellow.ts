/** Yellow cards of Awakenings: Rogue. Characters, upgrades and supports; the events are in awakenings-yellow-events.ts. */
import { say } from '../../core';
import { findDie, shows } from '../queries/dice';
import { delayDefeat } from '../effects/delayed-effects';
import { activate, discardFromPlay, ready as readyCard } from '../effects/cards';
import { heal, moveDamage, placeCounters } from '../effects/damage';
import { cannotRemove, holdDie } from '../effects/dice';
import type { CardFrame } from '../effects/memory';
import { canSpend } from '../queries/cost';
import { gainShields, removeAllShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { cardOf, cardsOf, factsOf, findCard, hasSubtype, isInPlay } from '../queries/cards';
import { isOpponent } from '../queries/players';
import { playing } from '../procedures/play-a-card';
import { specialsOf, useSpecial } from '../procedures/symbols';
import type { Code, DestinyState } from '../model/state';
import { awakeningsYellowEvents } from './awakenings-yellow-events';
import {
  action,
  after,
  anOpponents,
  before,
  characterDie,
  choose,
  chooseCharacter,
  chooseOpponent,
  chooseOption,
  damage,
  damageChosen,
  damageEach,
  discardOwnCard,
  discardThis,
  does,
  draw,
  exhaustThis,
  gain,
  ifChosen,
  inherentToDie,
  keyword,
  lookAtTheirHand,
  lookNoMore,
  may,
  mill,
  ofChosen,
  ofColor,
  ofThisCharacter,
  ongoing,
  only,
  onlyIf,
  keepsTokens,
  onlyOnColor,
  pay,
  picked,
  play,
  reason,
  remove,
  removeOwnDie,
  removeSeveral,
  replacing,
  reroll,
  resolve,
  shieldThis,
  showing,
  special,
  theirs,
  theOpponent,
  triggered,
  unless,
  whyNotPlay,
  yours,
} from './helpers';

const isYellowEvent = (code: Code): boolean => factsOf(code).type === 'event' && factsOf(code).color === 'yellow';

const characters: readonly DestinyAbility[] = [
  // 01019 Bala-Tik
  triggered('01019', {
    on: after('defeated'),
    when: (state, { event, controller }) => isOpponent(state, controller, event.player),
    unable: (state, { source }) =>
      findCard(state, source)?.exhausted ? null : reason('ready', 'He is ready.', ['des.ready.01']),
    may: true,
    effect: [does('ready him', (state, you) => readyCard(state, you.source, you.controller))],
  }),
  // 01020 Jabba the Hutt
  triggered('01020', {
    on: after('activated'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [reroll({ where: [ofColor('yellow')] })],
  }),
  // 01021 Jango Fett
  // He may, but only while he is ready (des.card-anatomy.04).
  triggered('01021', {
    on: after('activated'),
    when: (state, { event, controller }) =>
      isOpponent(state, controller, event.player) && findCard(state, event.card)?.type === 'character',
    unable: (state, { source }) =>
      isInPlay(state, source) && !cardOf(state, source).exhausted
        ? null
        : reason('exhausted', 'He is not ready.', ['des.activate.01']),
    may: true,
    effect: [
      does('activate him', (state, you) => {
        if (isInPlay(state, you.source)) activate(state, you.source);
      }),
    ],
  }),
  // 01022 Tusken Raider
  triggered('01022', {
    on: after('activated'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [discardOwnCard(), resolve({ where: [yours, ofThisCharacter] })],
  }),
  // 01045 Finn
  // His other ability is one of deck-building, see ../facts/deck-permissions.ts (des.abilities.04).
  ongoing('01045', {
    rules: ['des.golden-rule.01'],
    permits: {
      'ignores restrictions': (_state, { source }, { code, on }) => on === source && hasSubtype(code, 'weapon'),
    },
  }),
  // 01046 Han Solo
  triggered('01046', {
    on: after('card-played'),
    when: (_state, { event, controller }) => event.player === controller && event.ambush,
    may: true,
    effect: [does('1 shield', (state, you) => gainShields(state, you.source, 1, you.controller))],
  }),
  // 01048 Padme Amidala
  special('01048', [
    chooseOpponent(),
    does('one card', (_state, you) => {
      you.count = 1;
    }),
    may(
      'spend 1 to discard 2',
      { able: (state, you) => canSpend(state, you.controller, 1) },
      pay(1),
      does('two cards', (_state, you) => {
        you.count = 2;
      }),
    ),
    mill((_state, you) => you.count ?? 1),
  ]),
];

const upgrades: readonly DestinyAbility[] = [
  // 01023 Crime Lord
  onlyOnColor('01023', 'yellow'),
  special(
    '01023',
    [
      pay(5),
      chooseCharacter({ asks: 'a character to be defeated' }),
      does('after this round', (state, you) => delayDefeat(state, picked(you, 'character'), you.controller)),
    ],
    { rules: ['des.card-crime-lord.01'] },
  ),
  // 01024 Flame Thrower
  special('01024', [
    chooseCharacter({ as: 'burnt', asks: 'characters to damage', count: 3, upTo: true }),
    damageChosen(1, { as: 'burnt' }),
  ]),
  // 01025 Gaffi Stick
  keyword('01025', 'redeploy'),
  special('01025', [removeOwnDie(showing('melee')), damage(3)]),
  // 01026 On The Hunt
  special('01026', [
    chooseCharacter({ asks: 'a character to lose its shields' }),
    does(
      'remove all its shields',
      (state, you) => void removeAllShields(state, picked(you, 'character'), you.controller),
    ),
    may(
      'spend 1 to remove one of its dice',
      { able: (state, you) => canSpend(state, you.controller, 1) && hasRemovableDie(state, you) },
      pay(1),
      remove(ofChosen()),
    ),
  ]),
  // 01050 Diplomatic Immunity
  inherentToDie('01050', {
    rules: ['des.inherent-dice-abilities.03'],
    permits: { 'distribute shields': () => true },
  }),
  // 01051 DL-44 Heavy Blaster Pistol
  keyword('01051', 'ambush'),
  triggered('01051', {
    on: after('card-played'),
    when: (_state, { event, source }) => event.card === source,
    effect: [chooseOpponent(), removeSeveral({ where: [theirs], count: 1, by: theOpponent })],
  }),
  // 01052 Infiltrate
  special('01052', [chooseOpponent(), reroll({ where: [theirs], count: 2, upTo: true })]),
  // 01065 Cunning
  onlyOnColor('01065', 'yellow'),
  special('01065', [
    choose({
      as: 'copied',
      asks: 'a card whose special ability is used',
      kind: 'card',
      from: (state, you) =>
        state.cards
          .filter((each) => each.zone === 'play' && each.id !== you.source && specialsOf(each.code).length > 0)
          .map((each) => each.id),
    }),
    onlyIf(
      (state, you) => specialsOfCopied(state, you).length > 1,
      chooseOption(specialsOfCopied, { asks: 'a special ability' }),
    ),
    // Its card stays the other one, its player is you (des.faq-cunning-black-one.01).
    does('use it as your own', (state, you) => {
      const ability = picked(you, 'option') || specialsOfCopied(state, you)[0];
      if (ability) useSpecial(state, ability, picked(you, 'copied'), you.controller);
    }),
  ]),
  // 01066 Jetpack
  special('01066', [removeSeveral({ where: [showing('melee')], count: 1, orElse: 'go on' }), shieldThis(1)]),
  // 01067 Thermal Detonator
  only(
    '01067',
    'Its player must have a yellow character.',
    (state, { player }) => cardsOf(state, player, 'character').some((each) => factsOf(each.code).color === 'yellow'),
    { rules: ['des.spot.04'] },
  ),
  // Its die is in the pool still, and set aside from there with its card (des.card-thermal-detonator.02).
  special('01067', [chooseOpponent(), damageEach(3, theirs), discardThis], {
    rules: ['des.card-thermal-detonator.01'],
  }),
  // 01102 Prized Possession
  triggered('01102', {
    on: after('card-played'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [
      remove(anOpponents, characterDie),
      does('keep it here', (state, you) => {
        const die = findDie(state, picked(you, 'die'));
        if (die?.zone === 'card' && isInPlay(state, you.source)) holdDie(state, die.id, you.source, you.controller);
      }),
    ],
  }),
  // 01137 Second Chance
  // It was never defeated then (des.replacement-effects.04); a second copy stays, as nothing is left to replace (des.card-second-chance.02).
  onlyOnColor('01137', 'yellow'),
  replacing('01137', {
    replaces: 'defeated',
    when: (state, { event, source }) => findCard(state, source)?.on === event.character,
    rules: ['des.card-second-chance.01'],
    effect: [
      // Of damage no higher than its health: what was above that is ignored (des.card-second-chance.03).
      does('heal 5', (state, you) => {
        const on = findCard(state, you.source)?.on;
        if (on) heal(state, on, 5, you.controller);
      }),
      does('discard this', (state, you) => discardFromPlay(state, you.source, you.controller)),
    ],
  }),
  // 01164 Hunker Down
  // Damage that shields blocked was not taken (des.taking-damage.03).
  triggered('01164', {
    on: after('damage-taken'),
    when: (state, { event, source }) => event.damage === 'melee' && findCard(state, source)?.on === event.character,
    rules: ['des.card-hunker-down.01'],
    effect: [discardThis],
  }),
  action('01164', [shieldThis(1)], { cost: exhaustThis }),
];

function hasRemovableDie(state: DestinyState, you: CardFrame): boolean {
  return state.dice.some((die) => ofChosen()(state, die, you) && !cannotRemove(state, die.id, you.controller));
}

function specialsOfCopied(state: DestinyState, you: CardFrame): readonly string[] {
  const copied = findCard(state, picked(you, 'copied'));
  return copied ? specialsOf(copied.code) : [];
}

/** Where there is a yellow event that could be played for free. */
const zonesToPlayFrom = (state: DestinyState, you: CardFrame): readonly string[] => {
  const own = state.players.find((each) => each.id === you.controller);
  return (['discard', 'hand'] as const).filter((from) =>
    own?.[from].some((code) => isYellowEvent(code) && !whyNotPlay(state, you.controller, code, { from, free: true })),
  );
};

const playYellowEvent = (from: 'hand' | 'discard') =>
  play(from, { where: (_state, code) => isYellowEvent(code), how: { free: true } });

const supports: readonly DestinyAbility[] = [
  // 01049 Millennium Falcon
  special(
    '01049',
    [
      chooseOption(zonesToPlayFrom, { asks: 'where to play a yellow event from' }),
      ifChosen('discard', playYellowEvent('discard')),
      ifChosen('hand', playYellowEvent('hand')),
    ],
    { rules: ['des.free.01', 'des.card-hyperspace-jump.03'] },
  ),
  // 01064 Black Market
  special('01064', [
    draw(2),
    play('hand', { where: (_state, code) => factsOf(code).type === 'upgrade', how: { less: 1 }, upTo: true }),
  ]),
  // 01099 Backup Muscle
  keepsTokens('01099', 'damage'),
  triggered('01099', {
    on: after('card-played'),
    when: (_state, { event, source }) => event.card === source,
    rules: ['des.support.04'],
    effect: [does('3 damage on it', (state, you) => placeCounters(state, you.source, 'damage', 3))],
  }),
  action(
    '01099',
    [
      unless(
        'has damage',
        (state, you) => (findCard(state, you.source)?.damage ?? 0) > 0,
        (_state, you) => reason('no-damage', say`${you.source} has no damage to move`, ['des.abilities.07']),
      ),
      chooseCharacter({ asks: 'a character to move 1 damage to' }),
      does(
        'move 1 damage',
        (state, you) => void moveDamage(state, you.source, picked(you, 'character'), 1, you.controller),
      ),
    ],
    { cost: exhaustThis },
  ),
  // 01100 My Kind of Scum
  triggered('01100', {
    on: after('die-resolved'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'disrupt',
    may: true,
    cost: exhaustThis,
    effect: [gain((_state, you) => lostBy(you))],
  }),
  // 01101 Underworld Connections
  action('01101', [gain(1)], { cost: exhaustThis, rules: ['des.action-abilities.03'] }),
  // 01135 Play the Odds
  action(
    '01135',
    [
      reroll({ where: [yours, ofColor('yellow')] }),
      onlyIf((state, you) => {
        const die = findDie(state, picked(you, 'dice'));
        return die !== undefined && shows(die, 'resource');
      }, gain(1)),
    ],
    { cost: exhaustThis },
  ),
  // 01136 Street Informants
  keyword('01136', 'ambush'),
  action('01136', [chooseOpponent(), lookAtTheirHand(), lookNoMore], { cost: exhaustThis, rules: ['des.looking.01'] }),
  // 01163 Infamous
  triggered('01163', {
    on: before('card-played'),
    when: (_state, { event, controller }) => event.player === controller && factsOf(event.code).color === 'yellow',
    may: true,
    cost: exhaustThis,
    rules: ['des.ambush.01'],
    effect: [
      does('it has ambush', (state) => {
        const play = playing(state);
        if (play) play.ambush = true;
      }),
    ],
  }),
];

/** Resources that an opponent lost by the die that was resolved. */
function lostBy(you: CardFrame): number {
  return you.event?.type === 'die-resolved' ? you.event.lost : 0;
}

export const awakeningsYellow: readonly DestinyAbility[] = [
  ...characters,
  ...upgrades,
  ...supports,
  ...awakeningsYellowEvents,
];
