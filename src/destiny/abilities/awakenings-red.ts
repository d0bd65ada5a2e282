/** Red cards of Awakenings: Command. Characters, upgrades and supports; the events are in awakenings-red-events.ts. */
import { useClaimAbility } from '../procedures/claim';
import { sideText } from '../facts/face';
import { dieOf } from '../queries/dice';
import { discardFromPlay, exhaust, ready as readyCard } from '../effects/cards';
import { moveUpgrade } from '../effects/upgrades';
import { cannotRemove, cannotResolve, removeDie, resolveDie, resolveSide, whyNotSide } from '../effects/dice';
import { discardFromHand } from '../effects/hands';
import { removeAllShields } from '../effects/shields';
import type { CardFrame } from '../effects/memory';
import type { DestinyAbility } from '../engine';
import type { EventOf } from '../model/events';
import { charactersOf, factsOf, findCard, hasSubtype, upgradesOn } from '../queries/cards';
import { currentCost } from '../queries/cost';
import { isOpponent, playerOf } from '../queries/players';
import type { CardInPlay, Code, DestinyState } from '../model/state';
import { awakeningsRedEvents } from './awakenings-red-events';
import {
  action,
  after,
  before,
  choose,
  chooseCardFrom,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseSupport,
  chooseUpgrade,
  damage,
  discardOwnCard,
  does,
  draw,
  exhaustThis,
  gain,
  grants,
  inherentToDie,
  keyword,
  lookAtTheirHand,
  lookNoMore,
  ofColor,
  ofType,
  ongoing,
  onlyIf,
  onlyOnColor,
  picked,
  play,
  ready,
  reason,
  removeThisDie,
  reroll,
  rerollInsteadOfRemoving,
  resolve,
  shields,
  showing,
  special,
  andThen,
  theOpponent,
  theyDistributeDamage,
  triggered,
  turn,
  unlessAnOpponentSpends,
  yours,
} from './helpers';

/** Upgrades that General Grievous can take from a character that is about to be defeated. */
function takeable(state: DestinyState, event: EventOf<'defeated'>): CardInPlay[] {
  return upgradesOn(state, event.character).filter((each) => !hasSubtype(each.code, 'ability'));
}

/** Whose last card it was. */
const whoRanOut = (_state: DestinyState, you: CardFrame): string =>
  (you.event as EventOf<'card-played' | 'card-discarded'>).player;

/** Of the lowest cost (des.cheapest.01), with everything that changes costs now (des.cheapest.02). */
const isCheapestIn = (state: DestinyState, player: string, code: Code): boolean =>
  playerOf(state, player).hand.every((each) => currentCost(state, player, code) <= currentCost(state, player, each));

const discardedSides = (you: CardFrame) => factsOf(picked(you, 'discard')).sides;

const characters: readonly DestinyAbility[] = [
  // 01001 Captain Phasma
  grants('01001', 'guardian', (state, self, id) => {
    const card = findCard(state, id);
    return card?.type === 'character' && card.controller === self.controller && !factsOf(card.code).unique;
  }),
  // 01003 General Grievous
  triggered('01003', {
    on: before('defeated'),
    when: (state, { event, controller }) => isOpponent(state, controller, event.player),
    unable: (state, { event }) =>
      takeable(state, event).length > 0
        ? null
        : reason('nothing-to-move', 'It has no upgrade to take.', ['des.moving.03']),
    may: true,
    rules: ['des.card-general-grievous.01'],
    effect: [
      chooseUpgrade({
        asks: 'an upgrade to take',
        where: [(state, it, you) => takeable(state, you.event as EventOf<'defeated'>).includes(it)],
      }),
      does('move it here', (state, you) => moveUpgrade(state, picked(you, 'upgrade'), you.source, you.controller)),
    ],
  }),
  // 01004 General Veers
  action('01004', [removeThisDie, turn({ where: [yours, ofType('support')] })]),
  // 01027 Admiral Ackbar
  // Too late to take Count Dooku out of the way of a die that he interrupted (des.faq-dooku-ackbar.02).
  triggered('01027', {
    on: after('card-played', 'card-discarded'),
    when: (state, { event, controller }) => event.last && isOpponent(state, controller, event.player),
    effect: [damage(2, { by: whoRanOut, where: [(state, it, you) => it.controller === whoRanOut(state, you)] })],
  }),
  // 01028 Leia Organa
  action('01028', [removeThisDie, reroll({ where: [yours], count: 2, upTo: true })]),
  // 01029 Poe Dameron
  special(
    '01029',
    [
      discardOwnCard(),
      choose({
        as: 'side',
        asks: 'a side to resolve',
        kind: 'option',
        orElse: 'go on',
        from: (_state, you) => discardedSides(you).map(sideText),
        not: (state, text, you) =>
          discardedSides(you)
            .map((side) => (sideText(side) === text ? whyNotSide(state, side, you.controller) : null))
            .find((why) => why !== null) ?? null,
      }),
      does('resolve that side', (state, you) => {
        const side = discardedSides(you).findIndex((each) => sideText(each) === picked(you, 'side'));
        if (side >= 0) resolveSide(state, picked(you, 'discard'), side, you.controller);
      }),
      andThen(
        onlyIf(
          (_state, you) => hasSubtype(picked(you, 'discard'), 'vehicle'),
          play('discard', { where: (_state, code, you) => code === picked(you, 'discard'), upTo: true }),
        ),
      ),
    ],
    { rules: ['des.card-poe-dameron.01'] },
  ),
  // 01030 Rebel Trooper
  keyword('01030', 'guardian'),
];

const upgrades: readonly DestinyAbility[] = [
  // 01007 Commanding Presence
  onlyOnColor('01007', 'red'),
  special('01007', [
    chooseDie({
      asks: 'a red die to resolve or remove',
      where: [ofColor('red')],
      not: (state, die, you) =>
        dieOf(state, die).controller === you.controller
          ? cannotResolve(state, die, you.controller)
          : cannotRemove(state, die, you.controller),
    }),
    does('resolve or remove it', (state, you) => {
      const die = picked(you, 'die');
      if (dieOf(state, die).controller === you.controller) resolveDie(state, die, you.controller, { plus: 2 });
      else removeDie(state, die, you.controller);
    }),
  ]),
  // 01008 F-11D Rifle
  keyword('01008', 'redeploy'),
  special('01008', [chooseOpponent(), theyDistributeDamage(2)]),
  // 01033 Scout
  special('01033', [
    chooseOpponent(),
    lookAtTheirHand(),
    chooseCardFrom('hand', {
      of: theOpponent,
      asks: 'the cheapest card',
      where: (state, code, you) => isCheapestIn(state, theOpponent(state, you), code),
    }),
    does('discard it', (state, you) =>
      discardFromHand(state, theOpponent(state, you), picked(you, 'card'), you.controller),
    ),
    lookNoMore,
  ]),
  // 01055 IQA-11 Blaster Rifle
  special('01055', [damage(2, { unblockable: true })]),
  // 01056 Promotion
  onlyOnColor('01056', 'red'),
  triggered('01056', {
    on: after('card-played'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [draw(1)],
  }),
  // 01078 Personal Escort
  // An ongoing ability: its character has guardian (des.ongoing-abilities.02).
  grants('01078', 'guardian', (state, self, id) => findCard(state, self.source)?.on === id),
];

const supports: readonly DestinyAbility[] = [
  // 01005 AT-ST
  special('01005', [
    chooseSupport(),
    does('discard it', (state, you) => discardFromPlay(state, picked(you, 'support'), you.controller)),
  ]),
  // 01006 First Order TIE Fighter
  special('01006', [
    chooseOpponent(),
    does('remove all their shields', (state, you) => {
      for (const { id } of charactersOf(state, theOpponent(state, you))) removeAllShields(state, id, you.controller);
    }),
  ]),
  // 01031 Launch Bay
  inherentToDie('01031', { modifies: { x: (state, self) => playerOf(state, self.controller).hand.length } }),
  // 01032 Black One
  special('01032', [damage(1), rerollInsteadOfRemoving]),
  // 01053 Outpost
  special('01053', [
    does('as if it had just been claimed', (state, you) =>
      useClaimAbility(state, state.battlefield.code, you.controller),
    ),
  ]),
  // 01076 Drudge Work
  action(
    '01076',
    [
      chooseCharacter({ asks: 'a character to exhaust', where: [yours, ready] }),
      does('exhaust it', (state, you) => exhaust(state, picked(you, 'character'), you.controller)),
      gain(1),
    ],
    { cost: exhaustThis },
  ),
  // 01077 Local Garrison
  ongoing('01077', {
    modifies: {
      'upkeep resources': (state, self, value, { player }) =>
        isOpponent(state, self.controller, player) ? Math.min(value, Math.max(1, value - 1)) : value,
    },
  }),
  // 01113 Resistance HQ
  action(
    '01113',
    [
      discardOwnCard(),
      shields(1),
      andThen(
        unlessAnOpponentSpends(
          1,
          does('ready this', (state, you) => readyCard(state, you.source, you.controller)),
        ),
      ),
    ],
    { cost: exhaustThis },
  ),
  // 01144 Supporting Fire
  action('01144', [resolve({ where: [yours, showing('ranged')], how: { plus: 1 } })], { cost: exhaustThis }),
];

export const awakeningsRed: readonly DestinyAbility[] = [
  ...characters,
  ...upgrades,
  ...supports,
  ...awakeningsRedEvents,
];
