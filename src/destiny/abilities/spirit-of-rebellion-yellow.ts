/** Yellow cards of Spirit of Rebellion: Rogue. Characters, upgrades and supports; the events are in spirit-of-rebellion-yellow-events.ts. */
import type { Reason } from '../../core';
import { useClaimAbility } from '../procedures/claim';
import { combinedValue, diceOfCard, dieOf, findDie, inPool, poolOf } from '../queries/dice';
import { unusedBattlefields } from '../queries/battlefield';
import { leavePlay, nameDie } from '../effects/cards';
import { heal, moveDamage, placeCounters } from '../effects/damage';
import { cannotRemove, removeDie, resolvingDie } from '../effects/dice';
import { discardAtRandom } from '../effects/hands';
import type { CardFrame } from '../effects/memory';
import { gainResources, loseResources } from '../effects/resources';
import { removeShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { cardsOf, characterOf, charactersOf, costOf, factsOf, findCard, hasSubtype, isInPlay } from '../queries/cards';
import { playerOf } from '../queries/players';
import { resolveDice } from '../procedures/actions';
import { blockDamage } from '../procedures/take-damage';
import type { CardId, Code, DestinyState, DieId } from '../model/state';
import {
  ANY_NUMBER,
  action,
  after,
  anOpponents,
  before,
  blocking,
  choose,
  chooseCharacter,
  chooseOpponent,
  damageChosen,
  discardFromTheirHand,
  discardOwnCard,
  discardThis,
  does,
  exhaustThis,
  gain,
  hasDamage,
  hasShields,
  ifAnOpponentGives,
  increaseResolving,
  keyword,
  mill,
  not,
  ongoing,
  only,
  onlyIf,
  keepsTokens,
  onlyOnColor,
  picked,
  play,
  reason,
  removeOwnDie,
  removeSeveral,
  removeThisDie,
  reroll,
  resolve,
  shieldThis,
  showing,
  special,
  spend,
  andThen,
  toDo,
  theOpponent,
  theyDistributeDamage,
  thisCharacter,
  triggered,
  turn,
  unless,
  yours,
} from './helpers';
import { spiritOfRebellionYellowEvents } from './spirit-of-rebellion-yellow-events';

const isYellowEvent = (code: Code): boolean => factsOf(code).type === 'event' && factsOf(code).color === 'yellow';

const isDieOf = (state: DestinyState, card: CardId, die: DieId): boolean =>
  diceOfCard(state, card).some((each) => each.id === die);

/** Also one that is being played: what is played by it is not the round's first. */
const hasPlayedYellowEvent = (state: DestinyState, player: string): boolean =>
  state.played.some((each) => each.player === player && isYellowEvent(each.code)) ||
  state.limbo.some((each) => each.controller === player && isYellowEvent(each.code));

const nothing = (what: string) => reason('nothing-there', what, ['des.choose-target.04']);

const characters: readonly DestinyAbility[] = [
  // 02018 Aurra Sing
  triggered('02018', {
    on: before('die-resolved'),
    when: (state, { event, source, controller }) => event.player === controller && isDieOf(state, source, event.die),
    unable: (state, { controller }) =>
      playerOf(state, controller).hand.length > 0 ? null : nothing('There is no card to discard.'),
    may: true,
    effect: [discardOwnCard(), increaseResolving(1)],
  }),
  // 02019 Guavian Enforcer
  action('02019', [
    removeThisDie,
    chooseCharacter({ asks: 'a character to lose a shield', where: [hasShields] }),
    does('remove 1 shield', (state, you) => void removeShields(state, picked(you, 'character'), 1, you.controller)),
  ]),
  // 02020 IG-88
  special('02020', [
    play('discard', {
      where: (_state, code) => factsOf(code).color === 'yellow' && hasSubtype(code, 'weapon', 'equipment'),
      how: (_state, you) => ({ less: 2, on: you.source }),
    }),
  ]),
  // 02021 Unkar Plutt
  action('02021', [
    unless('has dice worth 3', (state, you) => worth(state, removable(state, you)) >= 3),
    removeSeveral({
      where: [yours],
      count: ANY_NUMBER,
      upTo: true,
      enough: (state, you) => worth(state, you.picks?.['dice'] ?? []) >= 3,
    }),
    andThen(
      chooseOpponent(),
      does(
        'discard a random card',
        (state, you) => void discardAtRandom(state, theOpponent(state, you), 1, you.controller),
      ),
      does('gain its cost', (state, you) => {
        const [discarded] = you.discarded ?? [];
        if (discarded !== undefined) gainResources(state, you.controller, costOf(discarded), you.controller);
      }),
    ),
  ]),
  // 02043 Chewbacca
  special('02043', [
    turn({ where: [anOpponents], to: ({ symbol }) => symbol === 'melee' || symbol === 'ranged' }),
    chooseCharacter({ asks: 'a character to damage' }),
    damageChosen((state, you) => worth(state, you.picks?.['turned'] ?? [])),
  ]),
  // 02044 Jyn Erso
  ongoing('02044', {
    modifies: {
      cost: (state, { controller }, cost, { player, code }) =>
        player === controller && isYellowEvent(code) && !hasPlayedYellowEvent(state, controller) ? cost - 1 : cost,
    },
  }),
  // 02045 Maz Kanata
  triggered('02045', {
    on: after('activated'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [does('resolve up to 2 dice', (state, you) => resolveDice(state, you.controller, { most: 2 }))],
  }),
  // 02046 Outer Rim Smuggler
  triggered('02046', {
    on: after('card-played'),
    when: (_state, { event, controller }) => event.player === controller && event.last,
    oncePerRound: true,
    rules: ['des.card-outer-rim-smuggler.01'],
    effect: [gain(1)],
  }),
];

/** Sum of what dice in pools show. */
function worth(state: DestinyState, dice: readonly DieId[]): number {
  return combinedValue(
    state,
    dice.flatMap((die) => (inPool(state, die) ? [dieOf(state, die)] : [])),
  );
}

function removable(state: DestinyState, you: CardFrame): DieId[] {
  return poolOf(state, you.controller).flatMap(({ id }) => (cannotRemove(state, id, you.controller) ? [] : [id]));
}

/** Copies of the upgrade with this ability on the same character, itself among them. */
function copies(state: DestinyState, you: CardFrame): CardId[] {
  const own = findCard(state, you.source);
  const same = state.cards.filter((each) => each.zone === 'play' && each.code === own?.code && each.on === own.on);
  return own?.zone === 'play' && own.on !== null ? same.map((each) => each.id) : [];
}

/** 'This upgrade' where copies lie on one character: from now on the die that is resolved is the chosen one's (des.dice-leaving-play.03). */
const nameThisCopy = [
  does('this one', (_state, you) => {
    you.picks = { ...you.picks, copy: [you.source] };
  }),
  onlyIf(
    (state, you) => copies(state, you).length > 1,
    choose({ as: 'copy', asks: 'which copy it is', kind: 'card', from: copies, orElse: 'go on' }),
    does('its die', (state, you) => {
      const die = resolvingDie(state)?.die;
      const ofCopies =
        die !== null && die !== undefined && copies(state, you).includes(findDie(state, die)?.card ?? '');
      if (ofCopies) nameDie(state, picked(you, 'copy'), die);
    }),
  ),
];

const upgrades: readonly DestinyAbility[] = [
  // 02023 Blackmail
  triggered('02023', {
    on: after('die-rolled'),
    when: (state, { event, source }) => isDieOf(state, source, event.die),
    rules: ['des.card-blackmail.01'],
    effect: [
      ifAnOpponentGives(
        1,
        (state, opponent, you) => boughtOff(cannotRemove(state, rolledDie(you), opponent)),
        does('they remove this die', (state, you) => void removeDie(state, rolledDie(you), theOpponent(state, you))),
      ),
    ],
  }),
  // 02024 Personal Shield
  triggered('02024', {
    on: before('damage-dealt'),
    when: (state, { event, source }) =>
      event.damage === 'ranged' && event.amount >= 2 && event.character === findCard(state, source)?.on,
    may: true,
    cost: exhaustThis,
    effect: [shieldThis(1)],
  }),
  // 02025 Vibroknucklers
  keyword('02025', 'ambush'),
  triggered('02025', {
    on: before('die-resolved'),
    when: (state, { event, source, controller }) => event.player === controller && isDieOf(state, source, event.die),
    may: true,
    cost: spend(1),
    effect: [increaseResolving(1)],
  }),
  // 02048 Bowcaster
  keyword('02048', 'redeploy'),
  special('02048', [
    chooseCharacter({ as: 'shot', asks: 'characters to damage', count: 2, upTo: true }),
    damageChosen(1, { as: 'shot', unblockable: true }),
  ]),
  // 02049 Lone Operative
  special('02049', [
    does('heal 2, or 3 if alone', (state, you) => {
      const own = characterOf(state, you.source);
      const alone = charactersOf(state, you.controller).length === 1;
      if (own) heal(state, own.id, alone ? 3 : 2, you.controller);
    }),
  ]),
  // 02050 Maz's Goggles
  only(
    '02050',
    'Its player must have a yellow character.',
    (state, { player }) => cardsOf(state, player, 'character').some((each) => factsOf(each.code).color === 'yellow'),
    { rules: ['des.spot.04'] },
  ),
  special('02050', [chooseOpponent(), discardFromTheirHand((code) => factsOf(code).type === 'event')]),
  // 02059 Ascension Gun
  special(
    '02059',
    [
      choose({
        as: 'battlefield',
        asks: 'a battlefield whose ability is used',
        kind: 'card',
        from: (state) => unusedBattlefields(state).map((each) => each.code),
      }),
      does('use it', (state, you) => useClaimAbility(state, picked(you, 'battlefield'), you.controller)),
    ],
    { rules: ['des.card-ascension-gun.01'] },
  ),
  // 02060 Con Artist
  onlyOnColor('02060', 'yellow'),
  keepsTokens('02060', 'damage'),
  special(
    '02060',
    [
      chooseOpponent(),
      unless('it is in play', (state, you) => isInPlay(state, you.source)),
      nameThisCopy,
      does('1 damage on it', (state, you) => placeCounters(state, picked(you, 'copy'), 'damage', 1)),
      andThen(mill((state, you) => findCard(state, picked(you, 'copy'))?.damage ?? 0)),
    ],
    { rules: ['des.dice-leaving-play.03'] },
  ),
  // 02089 Armor Plating
  blocking(
    '02089',
    [does('block up to 2', (state, you) => void blockDamage(state, 2, you.source)), andThen(discardThis)],
    {
      when: (state, self) => findCard(state, self.source)?.on === self.event.character,
    },
  ),
  // 02118 Life Debt
  onlyOnColor('02118', 'yellow'),
  triggered('02118', {
    on: after('activated'),
    when: (state, { event, source }) => event.card === findCard(state, source)?.on,
    may: true,
    effect: [
      chooseCharacter({ asks: 'a character to move 1 damage from', where: [hasDamage, not(thisCharacter)] }),
      does('move 1 damage', (state, you) => {
        const own = characterOf(state, you.source);
        if (own) moveDamage(state, picked(you, 'character'), own.id, 1, you.controller);
      }),
    ],
  }),
  // 02150 Fast Hands
  onlyOnColor('02150', 'yellow', { rules: ['des.card-fast-hands.02', 'des.card-fast-hands.01'] }),
  triggered('02150', {
    on: after('activated'),
    when: (state, { event, source }) => event.card === findCard(state, source)?.on,
    may: true,
    rules: ['des.card-fast-hands.01'],
    effect: [
      resolve({
        where: [yours, (state, die, you) => die.card !== null && characterOf(state, die.card)?.id === activated(you)],
      }),
    ],
  }),
];

/** A die that was resolved before an opponent is asked cannot be removed any more. */
const boughtOff = (why: Reason | null): Reason | null =>
  why && { ...why, rules: ['des.faq-blackmail-fast-hands.01', ...why.rules] };

/** The die whose roll triggered it. */
function rolledDie(you: CardFrame): DieId {
  return you.event?.type === 'die-rolled' ? you.event.die : '';
}

/** The character whose activation triggered it. */
function activated(you: CardFrame): CardId {
  return you.event?.type === 'activated' ? you.event.card : '';
}

const supports: readonly DestinyAbility[] = [
  // 02022 Slave I
  special('02022', [
    chooseOpponent(),
    theyDistributeDamage((state, you) => poolOf(state, theOpponent(state, you)).length),
  ]),
  // 02047 Smuggling Freighter
  triggered('02047', {
    on: after('die-resolved'),
    when: (state, { event, source, controller }) =>
      event.player === controller && event.shown === 2 && isDieOf(state, source, event.die),
    effect: [
      does('put it on top of the deck', (state, you) => leavePlay(state, you.source, 'deck-top', you.controller)),
    ],
  }),
  // 02058 Quadjumper
  action('02058', [
    discardThis,
    toDo,
    play('hand', { where: (_state, code) => factsOf(code).type === 'support', how: { less: 3 } }),
  ]),
  // 02088 Salvage Stand
  triggered('02088', {
    on: after('die-rolled'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'resource',
    may: true,
    cost: exhaustThis,
    effect: [
      chooseOpponent(),
      does(
        'they lose 1 resource',
        (state, you) => void loseResources(state, theOpponent(state, you), 1, you.controller),
      ),
    ],
  }),
  // 02117 Double-Dealing
  triggered('02117', {
    on: after('die-rolled'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'special',
    may: true,
    cost: exhaustThis,
    effect: [gain(1)],
  }),
  // 02148 Improvisation
  keyword('02148', 'ambush'),
  action('02148', [removeOwnDie(showing('blank')), reroll({ where: [yours], count: ANY_NUMBER, upTo: true })]),
  // 02149 Outmaneuver
  triggered('02149', {
    on: after('claimed'),
    when: (_state, { event, controller }) => event.player === controller,
    effect: [gain(1)],
  }),
];

export const spiritOfRebellionYellow: readonly DestinyAbility[] = [
  ...characters,
  ...upgrades,
  ...supports,
  ...spiritOfRebellionYellowEvents,
];
