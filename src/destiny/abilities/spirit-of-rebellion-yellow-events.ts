/** Yellow events of Spirit of Rebellion: Rogue. */
import { combinedValue, dieOf, findDie, poolOf, shows } from '../queries/dice';
import { discardFromPlay } from '../effects/cards';
import { moveDamage } from '../effects/damage';
import { cannotRemove, removeDie } from '../effects/dice';
import { discardFromHand, discardFromTop, lookAtDeck, lookedAt, moveCard, showCards, takeFrom } from '../effects/hands';
import type { CardFrame } from '../effects/memory';
import { gainResources, giveResources, loseResources } from '../effects/resources';
import { MOST_SHIELDS, gainShields, moveShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { cardOf, charactersOf, costOf, factsOf, hasSubtype, isInPlay } from '../queries/cards';
import { playerOf } from '../queries/players';
import { playCard } from '../procedures/play-a-card';
import type { DestinyState } from '../model/state';
import {
  ANY_NUMBER,
  anOpponents,
  characterDie,
  chooseCardFrom,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseOption,
  chooseSupport,
  copiesLeft,
  damage,
  discardFromTheirHand,
  discardOwnCards,
  does,
  event,
  gain,
  hasDamage,
  hasShields,
  keyword,
  lookNoMore,
  mill,
  ofChosen,
  ofColor,
  ofSubtype,
  only,
  picked,
  pickedAll,
  play,
  randomFromDiscard,
  remove,
  removeAll,
  removeOwnDie,
  removeSeveral,
  resolve,
  showing,
  spotColor,
  andThen,
  theOpponent,
  turn,
  whyNotPlay,
  yours,
} from './helpers';

/** A play restriction: own dice with at least this combined value. */
const onlyWithDiceWorth = (code: string, value: number): DestinyAbility =>
  only(
    code,
    `Only with dice worth ${value} together.`,
    (state, { player }) => combinedValue(state, poolOf(state, player)) >= value,
    { rules: ['des.combined-value.01'] },
  );

/** Is there another copy of the event in its player's discard pile? It itself is in limbo. */
const hasCopyInDiscard = (state: DestinyState, you: CardFrame, code: string): boolean =>
  playerOf(state, you.controller).discard.includes(code);

/** '0', '1' ... up to a number. */
const upTo = (most: number): string[] => Array.from({ length: most + 1 }, (_each, amount) => String(amount));

const villain: readonly DestinyAbility[] = [
  // 02081 Arms Deal
  event('02081', [
    discardOwnCards((code) => hasSubtype(code, 'weapon')),
    andThen(gain((_state, you) => you.count ?? 0)),
  ]),
  // 02082 Bait and Switch
  keyword('02082', 'ambush'),
  event('02082', [turn({ where: [yours, showing('resource')] })]),
  // 02083 Friends in High Places
  onlyWithDiceWorth('02083', 7),
  event('02083', [
    does('look at the top 3', (state, you) => lookAtDeck(state, you.controller, you.controller, 3)),
    chooseCardFrom('looks', {
      asks: 'a card to play for free',
      upTo: true,
      not: (state, code, you) => whyNotPlay(state, you.controller, code, { from: 'deck-top', free: true }),
    }),
    does('play it', (state, you) => {
      const code = picked(you, 'card');
      const others = [...lookedAt(state, you.controller)];
      takeFrom(others, code);
      you.picks = { ...you.picks, others };
      if (code !== '') playCard(state, you.controller, code, { from: 'deck-top', free: true });
    }),
    lookNoMore,
    // The played card may have drawn them, moved them, or put other cards on the deck: only those still on top of it are discarded.
    does('discard the others', (state, you) => {
      for (const code of pickedAll(you, 'others')) discardFromTop(state, you.controller, code, you.controller);
    }),
  ]),
  // 02084 Loose Ends
  keyword('02084', 'ambush'),
  event('02084', [removeOwnDie(showing('ranged')), chooseOpponent(), mill(4)]),
  // 02085 One-Quarter Portion
  event('02085', [
    chooseDie({
      asks: 'a die to remove',
      where: [anOpponents],
      not: (state, die, you) => cannotRemove(state, die, you.controller),
    }),
    does('remove it', (state, you) => {
      you.picks = { ...you.picks, opponent: [dieOf(state, picked(you, 'die')).controller] };
      removeDie(state, picked(you, 'die'), you.controller);
    }),
    andThen(does('they gain 1', (state, you) => gainResources(state, theOpponent(state, you), 1, you.controller))),
  ]),
  // 02086 Relentless Pursuit
  event('02086', [
    chooseCharacter({ as: 'from', asks: 'a character to move damage from', where: [anOpponents, hasDamage] }),
    chooseCharacter({
      as: 'to',
      asks: 'a character to move it to',
      where: [(_state, it, you) => it.id !== picked(you, 'from')],
    }),
    chooseOption((state, you) => upTo(Math.min(2, cardOf(state, picked(you, 'from')).damage)), {
      asks: 'how much damage to move',
    }),
    does('move it', (state, you) => {
      const amount = Number(picked(you, 'option'));
      moveDamage(state, picked(you, 'from'), picked(you, 'to'), amount, you.controller);
    }),
  ]),
  // 02087 Scrap Buy
  only(
    '02087',
    'Only with 3 cards in the discard pile.',
    (state, { player }) => playerOf(state, player).discard.length >= 3,
  ),
  event('02087', [
    randomFromDiscard,
    does('show it and take it', (state, you) => {
      showCards(state, you.controller, pickedAll(you, 'card'));
      moveCard(state, you.controller, picked(you, 'card'), 'discard', 'hand', you.controller);
    }),
  ]),
];

const hero: readonly DestinyAbility[] = [
  // 02110 Garbage'll Do
  keyword('02110', 'ambush'),
  event('02110', [
    removeOwnDie(ofSubtype('vehicle')),
    does('1 shield each', (state, you) => {
      for (const { id } of charactersOf(state, you.controller)) gainShields(state, id, 1, you.controller);
    }),
  ]),
  // 02111 Hold On!
  keyword('02111', 'ambush'),
  event('02111', [
    chooseCharacter({ as: 'from', asks: 'a character to move shields from', where: [yours, hasShields] }),
    chooseCharacter({
      as: 'to',
      asks: 'a character to move them to',
      where: [(_state, it, you) => it.id !== picked(you, 'from')],
    }),
    chooseOption(shieldsToMove, { asks: 'how many shields to move' }),
    does('move them', (state, you) => {
      const amount = Number(picked(you, 'option'));
      moveShields(state, picked(you, 'from'), picked(you, 'to'), amount, you.controller);
    }),
  ]),
  // 02112 Rebel
  only('02112', 'Only with a die showing discard.', (state, { player }) =>
    poolOf(state, player).some((die) => shows(die, 'discard')),
  ),
  event('02112', [play('discard', { how: { less: 1 } })]),
  // 02113 Long Con: as printed, it is all or nothing.
  event('02113', [gain((state, you) => (hasCopyInDiscard(state, you, '02113') ? 3 : 0))]),
  // 02114 Loth-Cat and Mouse
  event('02114', [
    chooseOpponent(),
    removeSeveral({ where: [yours], count: 1, by: theOpponent }),
    andThen(remove((state, die, you) => die.controller === theOpponent(state, you))),
  ]),
  // 02115 Never Tell Me The Odds
  event('02115', [
    chooseCharacter({ asks: 'a yellow character of yours', where: [yours, ofColor('yellow')] }),
    turn({ where: [yours, ofChosen()], count: ANY_NUMBER, upTo: true }),
  ]),
  // 02116 Planned Explosion
  onlyWithDiceWorth('02116', 10),
  event('02116', [removeAll(yours), damage(10)]),
];

/** How many shields may move: as many as are there and find room. */
function shieldsToMove(state: DestinyState, you: CardFrame): string[] {
  const room = MOST_SHIELDS - cardOf(state, picked(you, 'to')).shields;
  return upTo(Math.min(room, cardOf(state, picked(you, 'from')).shields));
}

/** What the chosen support costs. */
const costOfSupport = (state: DestinyState, you: CardFrame): number =>
  isInPlay(state, picked(you, 'support')) ? costOf(cardOf(state, picked(you, 'support')).code) : 0;

const neutral: readonly DestinyAbility[] = [
  // 02142 Bolt Hole
  event('02142', [
    removeOwnDie(ofColor('yellow'), characterDie, (_state, die) => die.card !== null),
    does('2 shields for its character', (state, you) => {
      const character = findDie(state, picked(you, 'removed'))?.card;
      if (character !== null && character !== undefined) gainShields(state, character, 2, you.controller);
    }),
  ]),
  // 02143 Cheat
  event('02143', [
    chooseCardFrom('hand', { as: 'given', asks: 'a card of your hand to switch' }),
    chooseCardFrom('discard', { as: 'taken', asks: 'a card of your discard pile to take' }),
    does('switch them', (state, you) => {
      moveCard(state, you.controller, picked(you, 'given'), 'hand', 'discard', you.controller);
      moveCard(state, you.controller, picked(you, 'taken'), 'discard', 'hand', you.controller);
    }),
  ]),
  // 02144 Diversion
  event('02144', [
    chooseOpponent(),
    does('they lose resources', (state, you) => {
      loseResources(state, theOpponent(state, you), hasCopyInDiscard(state, you, '02144') ? 3 : 1, you.controller);
    }),
  ]),
  // 02145 "Fair" Trade
  event('02145', [
    resolve({ where: [yours, showing('resource')] }),
    andThen(
      chooseOpponent(),
      does('switch all resources', (state, you) => {
        const [own, other] = [you.controller, theOpponent(state, you)];
        const [given, taken] = [playerOf(state, own).resources, playerOf(state, other).resources];
        giveResources(state, own, other, given);
        giveResources(state, other, own, taken);
      }),
    ),
  ]),
  // 02146 Friends in Low Places
  event('02146', [
    spotColor('yellow'),
    chooseOpponent(),
    discardFromTheirHand((code) => factsOf(code).type === 'event' && costOf(code) <= 1),
  ]),
  // 02147 Sabotage
  event('02147', [
    chooseSupport({
      asks: 'a support to discard',
      where: [(state, it, you) => costOf(it.code) <= playerOf(state, you.controller).hand.length],
    }),
    chooseCardFrom('hand', {
      as: 'discards',
      asks: 'cards to discard for it',
      where: (state, code, you) => copiesLeft(playerOf(state, you.controller).hand, code, you, 'discards'),
      count: costOfSupport,
      repeats: true,
    }),
    does('discard the cards', (state, you) => {
      for (const code of pickedAll(you, 'discards')) discardFromHand(state, you.controller, code, you.controller);
    }),
    does('discard the support', (state, you) => discardFromPlay(state, picked(you, 'support'), you.controller)),
  ]),
];

export const spiritOfRebellionYellowEvents: readonly DestinyAbility[] = [...villain, ...hero, ...neutral];
