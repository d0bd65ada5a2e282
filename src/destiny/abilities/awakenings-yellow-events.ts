/** Yellow events of Awakenings: Rogue. */
import { say } from '../../core';
import { switchBattlefield } from '../effects/battlefield';
import { dieOf, poolOf, valueOf } from '../queries/dice';
import { endActionPhase } from '../effects/action-phase';
import { unusedBattlefields } from '../queries/battlefield';
import { discardFromPlay, returnToHand } from '../effects/cards';
import { moveDamage } from '../effects/damage';
import { cannotRemove, removeDie, rerollDice, rollFromSetAside } from '../effects/dice';
import { discardFromHand, drawCards, moveCard } from '../effects/hands';
import type { CardFrame } from '../effects/memory';
import { spendResources } from '../effects/resources';
import { canSpend } from '../queries/cost';
import { seatedFrom, type DestinyAbility } from '../engine';
import { cardOf, costOf, factsOf, findCard } from '../queries/cards';
import { playerOf } from '../queries/players';
import type { DestinyState } from '../model/state';
import {
  ANY_NUMBER,
  anOpponents,
  characterDie,
  choose,
  chooseCardFrom,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseOption,
  chooseUpgrade,
  copiesLeft,
  damage,
  damageChosen,
  discardOwnCard,
  does,
  event,
  exhausted,
  gain,
  hasDamage,
  ifChosen,
  keyword,
  mill,
  ofColor,
  ofSubtype,
  onlyIf,
  picked,
  pickedAll,
  reason,
  remove,
  removeOwnDie,
  removeSeveral,
  reroll,
  resolve,
  setThisAside,
  showing,
  showingDamage,
  spotColor,
  theirs,
  andThen,
  theOpponent,
  worthAtMost,
  yours,
} from './helpers';

/** What the chosen upgrade costs. */
const costOfChosen = (state: DestinyState, you: CardFrame): number =>
  costOf(cardOf(state, picked(you, 'upgrade')).code);

const villain: readonly DestinyAbility[] = [
  // 01092 Ace in the Hole
  // The die belongs to no card in play, whose other abilities therefore do not apply (des.card-ace-in-the-hole.02).
  event(
    '01092',
    [
      discardOwnCard((_state, code) => factsOf(code).type === 'upgrade' && factsOf(code).color === 'yellow'),
      does('roll its die', (state, you) => void rollFromSetAside(state, you.controller, picked(you, 'discard'))),
    ],
    { rules: ['des.card-ace-in-the-hole.01'] },
  ),
  // 01093 Armed to the Teeth
  event('01093', [
    chooseCharacter({ as: 'armed', asks: 'a yellow character of yours', where: [yours, ofColor('yellow')] }),
    chooseUpgrade({
      as: 'arms',
      asks: 'upgrades to discard',
      where: [(_state, it, you) => it.on === picked(you, 'armed')],
      count: ANY_NUMBER,
      upTo: true,
    }),
    does('discard them', (state, you) => {
      for (const id of pickedAll(you, 'arms')) discardFromPlay(state, id, you.controller);
    }),
    does('count what was discarded', (state, you) => {
      you.count = pickedAll(you, 'arms').filter((id) => !findCard(state, id)).length;
    }),
    andThen(
      onlyIf(
        (_state, you) => (you.count ?? 0) > 0,
        damage((_state, you) => you.count ?? 0),
      ),
    ),
  ]),
  // 01094 Confiscation
  event('01094', [
    chooseUpgrade({
      asks: "an opponent's upgrade",
      where: [anOpponents],
      not: (state, id, you) => {
        const cost = costOf(cardOf(state, id).code);
        if (canSpend(state, you.controller, cost)) return null;
        return reason('too-expensive', say`That costs ${cost}.`, ['des.resources.01'], { cost });
      },
    }),
    does('spend what it costs', (state, you) =>
      spendResources(state, you.controller, costOfChosen(state, you), you.source, ['des.resources.03']),
    ),
    does('return it', (state, you) => returnToHand(state, picked(you, 'upgrade'), you.controller)),
  ]),
  // 01095 Fight Dirty
  event('01095', [
    removeSeveral({ where: [yours, ofColor('yellow')], count: ANY_NUMBER, upTo: true }),
    andThen(
      onlyIf(
        (_state, you) => (you.count ?? 0) > 0,
        damage((_state, you) => you.count ?? 0),
      ),
    ),
  ]),
  // 01096 Go for the Kill
  event('01096', [resolve({ where: [yours, showing('ranged')], how: { unblockable: true } })]),
  // 01097 He Doesn't Like You
  event('01097', [removeOwnDie(), remove(anOpponents)]),
  // 01098 Lying in Wait
  event('01098', [
    chooseOpponent(),
    chooseCardFrom('hand', {
      as: 'discards',
      asks: 'cards to discard',
      of: theOpponent,
      by: theOpponent,
      where: (state, code, you) => copiesLeft(playerOf(state, theOpponent(state, you)).hand, code, you, 'discards'),
      count: (state, you) => handAboveYours(state, you),
      repeats: true,
    }),
    does('discard them', (state, you) => {
      for (const code of pickedAll(you, 'discards'))
        discardFromHand(state, theOpponent(state, you), code, you.controller);
    }),
  ]),
];

/** How many more cards the opponent has in hand. */
function handAboveYours(state: DestinyState, you: CardFrame): number {
  const [own, their] = [you.controller, theOpponent(state, you)].map((player) => playerOf(state, player).hand.length);
  return Math.max(0, (their ?? 0) - (own ?? 0));
}

const hero: readonly DestinyAbility[] = [
  // 01127 Don't Get Cocky
  event('01127', [
    does('each player draws 2', (state, you) => {
      for (const player of seatedFrom(state, you.controller)) drawCards(state, player, 2);
    }),
  ]),
  // 01128 Draw Attention
  event('01128', [
    chooseCharacter({ as: 'from', asks: 'a character to move damage from', where: [yours, hasDamage] }),
    chooseCharacter({
      as: 'to',
      asks: 'a character to move it to',
      where: [yours, (_state, it, you) => it.id !== picked(you, 'from')],
    }),
    chooseOption((state, you) => ['0', '1', '2'].slice(0, cardOf(state, picked(you, 'from')).damage + 1), {
      asks: 'how much damage to move',
    }),
    does('move it', (state, you) => {
      const amount = Number(picked(you, 'option'));
      moveDamage(state, picked(you, 'from'), picked(you, 'to'), amount, you.controller);
    }),
  ]),
  // 01129 Hyperspace Jump
  event(
    '01129',
    [
      setThisAside,
      does('end the action phase', (state, you) =>
        endActionPhase(state, you.controller, ['des.card-hyperspace-jump.01']),
      ),
      choose({
        as: 'battlefield',
        asks: 'a battlefield to switch to',
        kind: 'card',
        from: (state) => unusedBattlefields(state).map((each) => each.code),
        upTo: true,
        rulesOfNone: ['des.card-hyperspace-jump.02'],
      }),
      // Its claim ability is not used (des.card-hyperspace-jump.05).
      does('switch the battlefield', (state, you) => {
        const chosen = unusedBattlefields(state).find((each) => each.code === picked(you, 'battlefield'));
        if (chosen) switchBattlefield(state, chosen.code, chosen.owner, you.controller);
      }),
    ],
    { rules: ['des.card-hyperspace-jump.01'] },
  ),
  // 01130 Let The Wookiee Win
  event(
    '01130',
    [
      chooseOpponent(),
      chooseOption(['damage', 'dice'], { asks: 'take damage or remove dice', by: theOpponent }),
      ifChosen('damage', damage(2, { by: theOpponent, where: [theirs, exhausted] })),
      ifChosen('dice', removeSeveral({ where: [theirs], count: 2, by: theOpponent })),
    ],
    { rules: ['des.card-let-the-wookiee-win.01'] },
  ),
  // 01131 Negotiate
  event('01131', [
    removeOwnDie(characterDie),
    chooseOpponent(),
    removeSeveral({ where: [theirs], count: 2, by: theOpponent }),
  ]),
  // 01132 Scavenge
  event(
    '01132',
    [
      mill(3, (_state, you) => you.controller),
      andThen(
        chooseCardFrom('discard', {
          asks: 'an upgrade or support to take',
          where: (_state, code) => ['upgrade', 'support'].includes(factsOf(code).type),
          upTo: true,
        }),
        onlyIf(
          (_state, you) => picked(you, 'card') !== '',
          does('add it to your hand', (state, you) =>
            moveCard(state, you.controller, picked(you, 'card'), 'discard', 'hand', you.controller),
          ),
        ),
      ),
    ],
    { rules: ['des.then-effects.03'] },
  ),
  // 01133 Shoot First
  keyword('01133', 'ambush'),
  event(
    '01133',
    [
      resolve({ where: [yours, ofColor('yellow'), showing('ranged')] }),
      andThen(remove(anOpponents, showing('ranged'))),
    ],
    { rules: ['des.resolving-dice-with-cards.04'] },
  ),
  // 01134 Smuggling
  event('01134', [spotColor('yellow'), discardOwnCard(), gain(1)]),
];

const neutral: readonly DestinyAbility[] = [
  // 01158 Disarm
  event('01158', [
    chooseDie({
      asks: 'a die of yours to remove',
      where: [yours, showingDamage],
      not: (state, die, you) => cannotRemove(state, die, you.controller),
    }),
    does('remove it and keep its value', (state, you) => {
      you.count = valueOf(state, dieOf(state, picked(you, 'die')));
      removeDie(state, picked(you, 'die'), you.controller);
    }),
    chooseUpgrade({
      asks: 'a weapon or equipment to discard',
      where: [ofSubtype('weapon', 'equipment'), (_state, it, you) => costOf(it.code) <= (you.count ?? 0)],
    }),
    does('discard it', (state, you) => discardFromPlay(state, picked(you, 'upgrade'), you.controller)),
  ]),
  // 01159 Electroshock
  event('01159', [spotColor('yellow'), remove(worthAtMost(2))]),
  // 01160 Reversal
  event('01160', [
    spotColor('yellow'),
    chooseDie({
      asks: 'a die showing damage to remove',
      where: [showingDamage],
      not: (state, die, you) => cannotRemove(state, die, you.controller),
    }),
    chooseCharacter({ asks: 'a character to damage' }),
    does('remove it and keep its damage', (state, you) => {
      you.count = valueOf(state, dieOf(state, picked(you, 'die')));
      removeDie(state, picked(you, 'die'), you.controller);
    }),
    damageChosen((_state, you) => you.count ?? 0),
  ]),
  // 01161 Scramble
  event('01161', [
    spotColor('yellow'),
    chooseOpponent(),
    does('reroll all their dice', (state, you) => {
      const dice = poolOf(state, theOpponent(state, you)).map((die) => die.id);
      rerollDice(state, dice, you.controller);
    }),
  ]),
  // 01162 Unpredictable
  keyword('01162', 'ambush'),
  event('01162', [reroll({})]),
];

export const awakeningsYellowEvents: readonly DestinyAbility[] = [...villain, ...hero, ...neutral];
