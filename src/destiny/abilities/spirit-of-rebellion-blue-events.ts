/** Blue events of Spirit of Rebellion. */
import type { DieSymbol } from '../facts';
import { combinedValue, dieOf, findDie, isCharacterDie, poolOf, shows, valueOf } from '../queries/dice';
import { defeat, heal, dealDamage } from '../effects/damage';
import { ready } from '../effects/cards';
import { removeDice } from '../effects/dice';
import { MOST_SHIELDS, moveShields } from '../effects/shields';
import type { CardFrame } from '../effects/memory';
import type { DestinyAbility } from '../engine';
import { characterOf, costOf, factsOf, isInPlay } from '../queries/cards';
import { playerOf } from '../queries/players';
import { controlsBattlefield } from '../queries/battlefield';
import type { Code, DestinyState } from '../model/state';
import {
  ANY_NUMBER,
  anOpponents,
  characterDie,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseOption,
  damage,
  does,
  draw,
  event,
  exhausted,
  hasShields,
  ifChosen,
  keyword,
  may,
  mill,
  ofChosen,
  ofColor,
  only,
  onlyIf,
  picked,
  pickedAll,
  play,
  playFromUnderCopy,
  remove,
  removeAll,
  removeOwnDie,
  removeSeveral,
  reroll,
  resolve,
  resolveAsAnother,
  setThisAside,
  shields,
  showing,
  showingDamage,
  spotColor,
  stackFromHand,
  theirs,
  andThen,
  turn,
  unique,
  toDo,
  yours,
} from './helpers';

/** 'Play only if you have so many dice showing each of the symbols.' */
const onlyWithDice = (code: Code, count: number, ...symbols: readonly DieSymbol[]): DestinyAbility =>
  only(code, `Its player must have dice showing ${symbols.join(' and ')}: ${count}.`, (state, { player }) =>
    symbols.every((symbol) => poolOf(state, player).filter((die) => shows(die, symbol)).length >= count),
  );
const toBlank = ({ symbol }: { symbol: DieSymbol }): boolean => symbol === 'blank';
const healChosen = (amount: number) =>
  does(`heal ${amount}`, (state, you) => void heal(state, picked(you, 'character'), amount, you.controller));

const villain: readonly DestinyAbility[] = [
  // 02071 Anger
  onlyWithDice('02071', 2, 'blank'),
  event('02071', [resolve({ where: [anOpponents, showingDamage] })]),
  // 02072 Lightsaber Throw
  onlyWithDice('02072', 1, 'melee'),
  event('02072', [damage(2)]),
  // 02073 Manipulate
  event('02073', [turn({ where: [yours], to: toBlank }), andThen(turn({ where: [anOpponents], to: toBlank }))]),
  // 02074 No Disintegrations
  event('02074', [
    chooseOpponent(),
    mill((state, you) => (playerOf(state, you.controller).discard.includes('02074') ? 3 : 1)),
  ]),
  // 02075 Now You Will Die
  event('02075', [resolve({ how: { as: 'melee' } })]),
  // 02076 Rise Again
  event('02076', [
    chooseCharacter({ asks: 'a character to heal', where: [unique, ofColor('blue')] }),
    healChosen(5),
    play('discard', {
      where: (_state, code) => factsOf(code).type === 'upgrade',
      how: (_state, you) => ({ free: true, on: picked(you, 'character') }),
      upTo: true,
    }),
  ]),
  // 02077 The Price of Failure
  event('02077', [
    spotColor('blue'),
    chooseCharacter({ as: 'failure', asks: 'a character to be defeated', where: [yours] }),
    does('defeat it', (state, you) => defeat(state, picked(you, 'failure'), you.controller)),
    toDo,
    chooseCharacter({ asks: 'a character to ready', where: [exhausted] }),
    does('ready it', (state, you) => ready(state, picked(you, 'character'), you.controller)),
  ]),
];

const controllerOfDie = (state: DestinyState, you: CardFrame): string =>
  findDie(state, picked(you, 'die'))?.controller ?? '';

const hero: readonly DestinyAbility[] = [
  // 02100 Caution
  event('02100', [
    removeOwnDie(characterDie),
    shields(3, (state, it, you) => findDie(state, picked(you, 'removed'))?.card !== it.id),
  ]),
  // 02101 Destiny
  event('02101', [
    chooseDie({
      as: 'dice',
      asks: 'blue dice to remove',
      where: [yours, ofColor('blue')],
      count: ANY_NUMBER,
      upTo: true,
    }),
    does('remove them and keep their value', (state, you) => {
      const dice = pickedAll(you, 'dice');
      you.count = combinedValue(
        state,
        dice.map((die) => dieOf(state, die)),
      );
      removeDice(state, dice, you.controller);
    }),
    play('hand', { where: (_state, code, you) => costOf(code) <= (you.count ?? 0), how: { free: true } }),
  ]),
  // 02102 Determination
  onlyWithDice('02102', 1, 'focus'),
  event('02102', [resolveAsAnother]),
  // 02103 Guard
  event('02103', [
    chooseDie({ as: 'guard', asks: 'a die of yours to remove', where: [yours, ofColor('blue'), showing('melee')] }),
    chooseOpponent(),
    does('remove it and keep its value', (state, you) => {
      you.count = valueOf(state, dieOf(state, picked(you, 'guard')));
      removeDice(state, [picked(you, 'guard')], you.controller);
    }),
    removeSeveral({ where: [theirs], count: (_state, you) => you.count ?? 0 }),
  ]),
  // 02104 Krayt Dragon Howl
  event('02104', [
    spotColor('blue'),
    chooseDie({ asks: "an opponent's die", where: [anOpponents] }),
    chooseOption(['remove that die', 'discard 2 cards'], { by: controllerOfDie }),
    ifChosen(
      'remove that die',
      does('they remove it', (state, you) => void removeDice(state, [picked(you, 'die')], controllerOfDie(state, you))),
    ),
    ifChosen('discard 2 cards', mill(2, controllerOfDie)),
  ]),
  // 02105 My Ally Is The Force
  keyword('02105', 'ambush'),
  event('02105', [resolve({ where: [yours, ofColor('blue')], how: { leaves: 'stays' } })], {
    rules: ['des.card-my-ally-is-the-force.01'],
  }),
  // 02106 Synchronicity
  onlyWithDice('02106', 1, 'melee', 'shield'),
  event('02106', [damage(2, { unblockable: true })]),
];

const neutral: readonly DestinyAbility[] = [
  // 02127 Decisive Blow
  event('02127', [
    resolve({ where: [yours, showing('melee')] }),
    andThen(
      removeAll(
        (state, die, you) => die.card !== null && (you.dealtTo ?? []).includes(characterOf(state, die.card)?.id ?? ''),
      ),
    ),
  ]),
  // 02128 High Ground
  only('02128', 'Its player must control the battlefield.', (state, { player }) => controlsBattlefield(state, player)),
  event('02128', [
    remove(anOpponents, showingDamage),
    andThen(
      onlyIf(
        (state, you) => {
          const die = findDie(state, picked(you, 'die'));
          return die !== undefined && isCharacterDie(die) && isInPlay(state, die.card);
        },
        does('1 damage to that character', (state, you) => {
          const to = findDie(state, picked(you, 'die'))?.card;
          if (to) dealDamage(state, { to, amount: 1, by: you.controller, source: you.source });
        }),
      ),
    ),
  ]),
  // 02129 Momentum Shift
  event(
    '02129',
    [
      chooseCharacter({ as: 'from', asks: 'a character to take a shield from', where: [anOpponents, hasShields] }),
      chooseCharacter({
        as: 'to',
        asks: 'a character to shield',
        where: [yours, (_state, it) => it.shields < MOST_SHIELDS],
      }),
      does(
        'move 1 shield',
        (state, you) => void moveShields(state, picked(you, 'from'), picked(you, 'to'), 1, you.controller),
      ),
    ],
    { rules: ['des.card-momentum-shift.01'] },
  ),
  // 02130 Overconfidence
  event('02130', [
    spotColor('blue'),
    reroll({ count: 2 }),
    andThen(
      remove((state, die, you) => {
        const dice = pickedAll(you, 'dice').flatMap((id) => findDie(state, id) ?? []);
        return (
          pickedAll(you, 'dice').includes(die.id) && dice.every((each) => valueOf(state, each) >= valueOf(state, die))
        );
      }),
    ),
  ]),
  // 02131 Premonitions
  event(
    '02131',
    [
      chooseOption(['set aside', 'play'], { asks: 'set it aside, or play the card under another copy' }),
      ifChosen('set aside', setThisAside, stackFromHand),
      ifChosen('play', playFromUnderCopy),
    ],
    { rules: ['des.card-premonitions.01'] },
  ),
  // 02132 Rejuvenate
  event('02132', [spotColor('blue'), chooseCharacter({ asks: 'a character to heal' }), healChosen(1)], {}),
  // 02133 Trust Your Instincts
  event('02133', [
    chooseCharacter({ asks: 'a blue character', where: [yours, ofColor('blue')] }),
    reroll({ where: [ofChosen()], count: ANY_NUMBER, upTo: true }),
    andThen(may('draw', {}, draw(1))),
  ]),
];

export const spiritOfRebellionBlueEvents: readonly DestinyAbility[] = [...villain, ...hero, ...neutral];
