/** Red events of Spirit of Rebellion. */
import { takeBattlefield } from '../effects/battlefield';
import { dieOf, poolOf, shows, sideOf, valueOf } from '../queries/dice';
import { heal } from '../effects/damage';
import { cannotRemove, removeDie } from '../effects/dice';
import { discardFromHand } from '../effects/hands';
import type { CardFrame } from '../effects/memory';
import { loseResources } from '../effects/resources';
import { canSpend } from '../queries/cost';
import { removeAllShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { charactersOf, costOf, factsOf } from '../queries/cards';
import { playerOf } from '../queries/players';
import { controlsBattlefield } from '../queries/battlefield';
import { resolveDice } from '../procedures/actions';
import { playCard } from '../procedures/play-a-card';
import type { DieSymbol } from '../facts';
import type { Code, DestinyState } from '../model/state';
import {
  ANY_NUMBER,
  anOpponents,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseOption,
  damage,
  damageChosen,
  damageEach,
  does,
  draw,
  event,
  gain,
  ifChosen,
  keyword,
  may,
  mill,
  not,
  ofColor,
  only,
  pay,
  picked,
  remove,
  removeAll,
  removeOwnDie,
  reroll,
  resolve,
  shields,
  showing,
  showingDamage,
  spotColor,
  theirs,
  andThen,
  toDo,
  theOpponent,
  turn,
  unless,
  whyNotPlay,
  yours,
} from './helpers';

const onlyWithDice = (code: Code, count: number, symbol: DieSymbol): DestinyAbility =>
  only(
    code,
    `Its player must have ${count} of their dice showing ${symbol}.`,
    (state, { player }) => poolOf(state, player).filter((die) => shows(die, symbol)).length >= count,
  );
/** The card that was drawn last; it is looked up where it lies, so that no memory of it is public. */
const lastInHand = (state: DestinyState, you: CardFrame): Code => playerOf(state, you.controller).hand.at(-1) ?? '';
const redCharacters = (state: DestinyState, player: string): number =>
  charactersOf(state, player).filter((each) => factsOf(each.code).color === 'red').length;
const anotherCopy = (state: DestinyState, player: string, code: Code): boolean =>
  playerOf(state, player).discard.includes(code);

const villain: readonly DestinyAbility[] = [
  // 02061 Battle Formation
  keyword('02061', 'ambush'),
  event('02061', [reroll({ where: [yours], count: (state, you) => redCharacters(state, you.controller), upTo: true })]),
  // 02062 Imperial War Machine
  event('02062', [
    resolve({
      where: [yours, ofColor('red'), (_state, die) => (sideOf(die)?.resourceCost ?? 0) > 0],
      how: { free: true },
    }),
  ]),
  // 02063 Lockdown
  keyword('02063', 'ambush'),
  event('02063', [
    unless('spot two red characters', (state, you) => redCharacters(state, you.controller) >= 2),
    does('take control of the battlefield', (state, you) => takeBattlefield(state, you.controller)),
  ]),
  // 02064 Sustained Fire
  onlyWithDice('02064', 2, 'ranged'),
  event('02064', [
    chooseOpponent(),
    does('remove all their shields', (state, you) => {
      for (const { id } of charactersOf(state, theOpponent(state, you))) removeAllShields(state, id, you.controller);
    }),
  ]),
  // 02065 Traitor!
  keyword('02065', 'ambush'),
  event('02065', [
    mill(1, (_state, you) => you.controller),
    andThen(
      remove(not(showing('special')), (state, die, you) => valueOf(state, die) <= costOf(you.discarded?.[0] ?? '')),
    ),
  ]),
  // 02066 Trench Warfare
  onlyWithDice('02066', 1, 'shield'),
  event('02066', [
    chooseOpponent(),
    turn({ where: [theirs], to: ({ symbol }) => symbol === 'shield', count: ANY_NUMBER, upTo: true }),
  ]),
  // 02067 Undying Loyalty
  event('02067', [
    chooseCharacter({ asks: 'a red character to heal', where: [ofColor('red')], orElse: 'go on' }),
    does('heal 1', (state, you) => {
      if (picked(you, 'character') !== '') heal(state, picked(you, 'character'), 1, you.controller);
    }),
    may(
      'spend 1 to put it on top of your deck',
      { able: (state, you) => anotherCopy(state, you.controller, '02067') && canSpend(state, you.controller, 1) },
      pay(1),
      does('on top of the deck', (state, you) => {
        for (const each of state.limbo) if (each.id === you.source) each.to = 'deck-top';
      }),
    ),
  ]),
  // 02068 We Have Them Now
  only('02068', 'Its player must control the battlefield.', (state, { player }) => controlsBattlefield(state, player)),
  event('02068', [
    turn({ where: [yours], to: ({ symbol }) => symbol === 'ranged' || symbol === 'melee', count: 4, upTo: true }),
  ]),
];

const hero: readonly DestinyAbility[] = [
  // 02090 Emergency Evacuation
  event('02090', [removeAll()]),
  // 02091 Friendly Fire
  event('02091', [
    spotColor('red'),
    chooseDie({
      asks: 'a die to remove',
      where: [anOpponents, showing('ranged')],
      not: (state, die, you) => cannotRemove(state, die, you.controller),
    }),
    chooseCharacter({ asks: 'a character to damage' }),
    does('remove it and keep its value', (state, you) => {
      you.count = valueOf(state, dieOf(state, picked(you, 'die')));
      removeDie(state, picked(you, 'die'), you.controller);
    }),
    damageChosen((_state, you) => you.count ?? 0),
  ]),
  // 02092 Guerrilla Warfare
  keyword('02092', 'ambush'),
  event('02092', [removeOwnDie(ofColor('red')), damage(1)]),
  // 02093 Our Only Hope
  event('02093', [
    draw(1),
    toDo,
    chooseOption(['play it for free', 'discard it', 'keep it'], {
      asks: 'what becomes of the card',
      not: (state, option, you) =>
        option === 'play it for free'
          ? whyNotPlay(state, you.controller, lastInHand(state, you), { free: true })
          : null,
    }),
    ifChosen(
      'play it for free',
      does('play it', (state, you) => playCard(state, you.controller, lastInHand(state, you), { free: true })),
    ),
    ifChosen(
      'discard it',
      does('discard it', (state, you) =>
        discardFromHand(state, you.controller, lastInHand(state, you), you.controller),
      ),
      gain(2),
    ),
  ]),
  // 02094 Rebel Assault
  onlyWithDice('02094', 1, 'ranged'),
  event('02094', [remove(anOpponents, not(showingDamage))]),
  // 02095 Sensor Placement
  event('02095', [spotColor('red'), resolve({ where: [anOpponents, not(showingDamage)] })]),
  // 02096 Spirit of Rebellion
  event('02096', [shields((state, you) => (anotherCopy(state, you.controller, '02096') ? 2 : 1))]),
];

const neutral: readonly DestinyAbility[] = [
  // 02119 Bombing Run
  event('02119', [
    resolve({ where: [yours, ofColor('red'), showing('disrupt')], orElse: 'go on' }),
    andThen(chooseOpponent(), damageEach(1, theirs)),
  ]),
  // 02120 Collateral Damage
  event(
    '02120',
    [
      chooseOption(['melee', 'ranged'], { as: 'symbol', asks: 'a symbol' }),
      does('resolve dice', (state, you) =>
        // With modifiers; where none is resolved nothing is lost (des.card-collateral-damage.02).
        resolveDice(state, you.controller, { symbol: picked(you, 'symbol') as DieSymbol, atLeastOne: true }),
      ),
      andThen(
        chooseOpponent(),
        does(
          'they lose 1 resource',
          (state, you) => void loseResources(state, theOpponent(state, you), 1, you.controller),
        ),
      ),
    ],
    { rules: ['des.card-collateral-damage.01'] },
  ),
  // 02121 Salvo
  event(
    '02121',
    [
      chooseOpponent(),
      resolve({ where: [yours, showing('ranged')], how: (state, you) => ({ againstEach: theOpponent(state, you) }) }),
    ],
    { rules: ['des.card-salvo.01'] },
  ),
  // 02122 Suppression
  event('02122', [removeOwnDie(ofColor('red'), showing('ranged')), andThen(remove(anOpponents))]),
];

export const spiritOfRebellionRedEvents: readonly DestinyAbility[] = [...villain, ...hero, ...neutral];
