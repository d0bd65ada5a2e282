/** Red cards of Spirit of Rebellion: Command. Characters, upgrades and supports; the events are in spirit-of-rebellion-red-events.ts. */
import { inParts, say, type PlayerId, type Reason } from '../../core';
import { diceOfCard, dieOf, inPool, shows, sideOf } from '../queries/dice';
import { activate, discardFromPlay, returnToHand } from '../effects/cards';
import { cannotResolve, cannotRoll, rerollDice, rollDice, rollFromSetAside } from '../effects/dice';
import { moveCard } from '../effects/hands';
import { placeCounters } from '../effects/damage';
import { gainShields, MOST_SHIELDS, moveShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { cardOf, charactersOf, costOf, factsOf, findCard, hasSubtype } from '../queries/cards';
import { isOpponent } from '../queries/players';
import { controlsBattlefield } from '../queries/battlefield';
import type { CardId, DestinyState, DieId } from '../model/state';
import {
  ANY_NUMBER,
  action,
  after,
  anOpponents,
  chooseCardFrom,
  chooseCharacter,
  chooseOpponent,
  chooseSupport,
  chooseUpgrade,
  damage,
  damageChosen,
  damageEach,
  does,
  draw,
  exhaustThis,
  gain,
  keyword,
  may,
  mill,
  ofSubtype,
  ofThisCharacter,
  ongoing,
  only,
  keepsTokens,
  onlyOnColor,
  picked,
  reason,
  remove,
  removeThisDie,
  reroll,
  resolve,
  resolveAsAnother,
  shieldThis,
  special,
  theirs,
  andThen,
  theyDistributeDamage,
  triggered,
  turn,
  unless,
  yours,
} from './helpers';
import { spiritOfRebellionRedEvents } from './spirit-of-rebellion-red-events';

const isDieOf = (state: DestinyState, card: CardId, die: DieId): boolean =>
  diceOfCard(state, card).some((each) => each.id === die);
const ofAttached = (state: DestinyState, source: CardId): CardId | null => findCard(state, source)?.on ?? null;

/** What cannot be resolved at once is not resolved by him later, whatever a reroll shows. Null: it can, or no die was rolled. */
function notAtOnce(state: DestinyState, die: DieId, player: PlayerId): Reason | null {
  const why = die === '' ? null : cannotResolve(state, die, player);
  if (!why) return null;
  const said = say`not now, and not later, whatever ${die} shows then: ${inParts(why.parts ?? why.message)}`;
  return reason(why.code, said, ['des.faq-z6-fn-2199.01', ...why.rules], why.facts);
}

const characters: readonly DestinyAbility[] = [
  // 02002 FN-2199
  triggered('02002', {
    on: after('card-played'),
    when: (_state, { event, source, controller }) =>
      event.on === source && event.player === controller && hasSubtype(event.code, 'weapon'),
    rules: ['des.card-fn-2199.01'],
    effect: [
      does('roll its die', (state, you) => {
        if (you.event?.type !== 'card-played') return;
        const dice = diceOfCard(state, you.event.card).filter(
          (die) => die.zone === 'card' && !cannotRoll(state, die.id),
        );
        you.picks = { ...you.picks, rolled: dice.map((die) => die.id) };
        rollDice(state, you.picks['rolled'] ?? [], you.controller);
      }),
      may(
        'resolve that die',
        {
          able: (_state, you) => picked(you, 'rolled') !== '',
          not: (state, you) => notAtOnce(state, picked(you, 'rolled'), you.controller),
        },
        resolve({ where: [(_state, die, you) => die.id === picked(you, 'rolled')] }),
      ),
    ],
  }),
  // 02003 Director Krennic
  // Of the set-aside zone: the dice of Death Troopers in play do not count (des.card-director-krennic.03).
  triggered('02003', {
    on: after('activated'),
    when: (state, { event, source, controller }) => event.card === source && controlsBattlefield(state, controller),
    rules: ['des.card-director-krennic.01'],
    effect: [does('roll a Death Trooper die', (state, you) => void rollFromSetAside(state, you.controller, '02001'))],
  }),
  // 02004 TIE Pilot
  ongoing('02004', {
    rules: ['des.faq-dodge-tie-pilot.01', 'des.faq-dodge-tie-pilot.02'],
    forbids: {
      'remove die': (state, self, { die, by }) => {
        const own = diceOfCard(state, self.source).filter((each) => each.zone === 'pool' && each.id !== die);
        const other = dieOf(state, die);
        const safe =
          by !== self.controller && other.controller === self.controller && shows(other, 'ranged') && own.length > 0;
        if (!safe) return null;
        const isAnother = findCard(state, other.card ?? '')?.code === findCard(state, self.source)?.code;
        const rules = [isAnother ? 'des.faq-dodge-tie-pilot.02' : 'des.faq-dodge-tie-pilot.01'];
        return reason('protected', say`${self.source} protects ${other.id}.`, rules);
      },
    },
  }),
  // 02026 Baze Malbus
  special('02026', [chooseOpponent(), damageEach(1, theirs)]),
  // 02027 Mon Mothma
  triggered('02027', {
    on: after('card-played'),
    when: (_state, { event, controller }) => event.player === controller && factsOf(event.code).type === 'event',
    may: true,
    effect: [
      reroll({
        where: [
          (_state, die, { event }) =>
            event?.type === 'card-played' && factsOf(die.code).color === factsOf(event.code).color,
        ],
      }),
    ],
  }),
  // 02028 Rebel Commando
  special('02028', [remove(anOpponents)]),
  // 02029 Temmin "Snap" Wexley
  ongoing('02029', {
    modifies: {
      'claim cost': (state, { source, controller }, cost, { player }) =>
        isOpponent(state, controller, player) && diceOfCard(state, source).some((die) => die.zone === 'pool')
          ? cost + 1
          : cost,
    },
  }),
];

const upgrades: readonly DestinyAbility[] = [
  // 02006 Imperial Discipline
  onlyOnColor('02006', 'red'),
  action('02006', [
    removeThisDie,
    turn({ where: [ofThisCharacter], to: ({ symbol }) => symbol === 'ranged' || symbol === 'resource' }),
  ]),
  // 02007 DT-29 Heavy Blaster Pistol
  special('02007', [remove(anOpponents, (_state, die) => (sideOf(die)?.resourceCost ?? 0) > 0)]),
  // 02008 Z6 Riot Control Baton
  keyword('02008', 'redeploy'),
  triggered('02008', {
    on: after('die-rolled'),
    when: (state, { event, source, controller }) =>
      event.player === controller && !event.reroll && isDieOf(state, source, event.die),
    may: true,
    effect: [
      does('reroll this die', (state, you) => {
        if (you.event?.type !== 'die-rolled') return;
        const { die } = you.event;
        rerollDice(state, [die], you.controller, inPool(state, die) ? undefined : ['des.faq-z6-fn-2199.02']);
      }),
    ],
  }),
  // 02032 A180 Blaster
  special('02032', [damage(1), shieldThis(1)], { as: 'damage-and-shield' }),
  special('02032', [chooseOpponent(), damageEach(1, theirs)], { as: 'damage-to-each' }),
  special('02032', [damage(2, { unblockable: true })], { as: 'unblockable-damage' }),
  // 02053 Rocket Launcher
  special(
    '02053',
    [
      chooseSupport({ asks: 'a vehicle to discard', where: [ofSubtype('vehicle')] }),
      does('discard it', (state, you) => discardFromPlay(state, picked(you, 'support'), you.controller)),
    ],
    { as: 'discard-a-vehicle' },
  ),
  special('02053', [chooseCharacter({ asks: 'characters to damage', count: 2, upTo: true }), damageChosen(2)], {
    as: 'damage',
  }),
  // 02099 Tactical Aptitude
  triggered('02099', {
    on: after('activated'),
    when: (state, { event, source }) => event.card === ofAttached(state, source),
    may: true,
    effect: [
      draw(1),
      andThen(
        chooseCardFrom('hand', { asks: 'a card for the bottom of your deck' }),
        does('put it on the bottom', (state, you) =>
          moveCard(state, you.controller, picked(you, 'card'), 'hand', 'deck-bottom', you.controller),
        ),
      ),
    ],
  }),
  // 02125 Training
  only('02125', 'It goes on a non-unique red character only.', (state, { on }) => {
    const { color, unique } = factsOf(cardOf(state, on).code);
    return color === 'red' && !unique;
  }),
  ongoing('02125', {
    rules: ['des.card-training.01'],
    permits: { elite: (state, { source }, { card }) => ofAttached(state, source) === card },
  }),
  // 02126 Wingman
  onlyOnColor('02126', 'red'),
  triggered('02126', {
    on: after('activated'),
    when: (state, { event, controller }) => {
      const card = findCard(state, event.card);
      return event.player === controller && card?.type === 'character' && factsOf(card.code).color === 'red';
    },
    unable: (state, { source }) => {
      const own = findCard(state, ofAttached(state, source) ?? '');
      return own && !own.exhausted ? null : reason('exhausted', 'The wingman is not ready.', ['des.activate.01']);
    },
    may: true,
    effect: [
      does('activate the attached character', (state, you) => {
        const own = ofAttached(state, you.source);
        if (own !== null) activate(state, own);
      }),
    ],
  }),
];

const supports: readonly DestinyAbility[] = [
  // 02005 E-Web Emplacement
  ongoing('02005', {
    modifies: {
      'die value': (state, { source, controller }, value, { die }) =>
        controlsBattlefield(state, controller) && isDieOf(state, source, die) ? value + 1 : value,
    },
  }),
  // 02030 C-3PO
  action('02030', [removeThisDie, resolveAsAnother]),
  // 02031 U-Wing
  special('02031', [chooseOpponent(), damageEach(2, theirs)], { as: 'damage' }),
  special(
    '02031',
    [
      does('2 shields each', (state, you) =>
        charactersOf(state, you.controller).forEach(({ id }) => gainShields(state, id, 2, you.controller)),
      ),
    ],
    {
      as: 'shields',
    },
  ),
  // 02051 Supply Line
  special('02051', [reroll({ where: [yours], count: ANY_NUMBER, upTo: true })]),
  // 02052 Astromech
  action('02052', [removeThisDie, turn({ where: [ofSubtype('vehicle')] })]),
  // 02069 Attrition
  triggered('02069', {
    on: after('defeated'),
    when: (_state, { event, controller }) => event.player === controller,
    effect: [damage(1)],
  }),
  // 02070 Imperial Inspection
  triggered('02070', {
    on: after('die-rolled'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'disrupt',
    may: true,
    cost: exhaustThis,
    effect: [
      chooseUpgrade({ asks: 'an upgrade to return', where: [(_state, it) => costOf(it.code) <= 2] }),
      does('return it', (state, you) => returnToHand(state, picked(you, 'upgrade'), you.controller)),
    ],
  }),
  // 02097 Planetary Uprising
  triggered('02097', {
    on: after('claimed'),
    when: (_state, { event, controller }) => event.player === controller,
    effect: [chooseOpponent(), theyDistributeDamage(2)],
  }),
  // 02098 Spy Net
  triggered('02098', {
    on: after('die-rolled'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'focus',
    may: true,
    cost: exhaustThis,
    effect: [chooseOpponent(), mill(1)],
  }),
  // 02123 Aftermath
  triggered('02123', { on: after('defeated'), effect: [gain(1)] }),
  // 02124 Air Superiority
  keepsTokens('02124', 'shields'),
  triggered('02124', {
    on: after('card-played'),
    when: (_state, { event, source }) => event.card === source,
    effect: [does('3 shields on it', (state, you) => placeCounters(state, you.source, 'shield', 3))],
  }),
  action(
    '02124',
    [
      unless('has a shield', (state, you) => (findCard(state, you.source)?.shields ?? 0) > 0),
      chooseCharacter({ asks: 'a character to shield', where: [(_state, it) => it.shields < MOST_SHIELDS] }),
      andThen(
        does(
          'move 1 shield',
          (state, you) => void moveShields(state, you.source, picked(you, 'character'), 1, you.controller),
        ),
      ),
    ],
    { cost: exhaustThis },
  ),
];

export const spiritOfRebellionRed: readonly DestinyAbility[] = [
  ...characters,
  ...upgrades,
  ...supports,
  ...spiritOfRebellionRedEvents,
];
