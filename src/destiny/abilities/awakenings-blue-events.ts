/** Blue events of Awakenings: Force. */
import { allPools, dieOf, poolOf, symbolOf, valueOf } from '../queries/dice';
import { exhaust } from '../effects/cards';
import { defeat, moveDamage } from '../effects/damage';
import { cannotRemove, removeDie, rerollDice } from '../effects/dice';
import { discardFromHand, moveCard } from '../effects/hands';
import { loseResources } from '../effects/resources';
import { removeAllShields, removeShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { cardOf, cardsOf, factsOf } from '../queries/cards';
import { handSize, playerOf } from '../queries/players';
import { resolveDice } from '../procedures/actions';
import type { DestinyState } from '../model/state';
import {
  ANY_NUMBER,
  anOpponents,
  arrangeDeck,
  characterDie,
  chooseCardFrom,
  chooseCharacter,
  chooseDeck,
  chooseDie,
  chooseOpponent,
  chooseOption,
  damage,
  damageChosen,
  discardOwnCards,
  does,
  draw,
  event,
  exhausted,
  gain,
  hasDamage,
  hasShields,
  ifChosen,
  lookAtTop,
  lookNoMore,
  may,
  mill,
  ofColor,
  picked,
  pickedAll,
  ready,
  remove,
  removeAll,
  removeSeveral,
  resolve,
  shields,
  showing,
  showingDamage,
  spotColor,
  takeDamageOfDie,
  theirs,
  andThen,
  theOpponent,
  turn,
  unique,
  toDo,
  yours,
} from './helpers';

const blueUpgradesOf = (state: DestinyState, player: string): number =>
  cardsOf(state, player, 'upgrade').filter((each) => factsOf(each.code).color === 'blue').length;

const villain: readonly DestinyAbility[] = [
  // 01079 Abandon All Hope
  event(
    '01079',
    [
      chooseOpponent(),
      chooseOption(['lose all resources', 'discard the hand'], { by: theOpponent }),
      ifChosen(
        'lose all resources',
        does('lose all resources', (state, you) => {
          const opponent = theOpponent(state, you);
          loseResources(state, opponent, playerOf(state, opponent).resources, you.controller);
        }),
      ),
      ifChosen(
        'discard the hand',
        does('discard the hand', (state, you) => {
          const opponent = theOpponent(state, you);
          for (const code of [...playerOf(state, opponent).hand])
            discardFromHand(state, opponent, code, you.controller);
        }),
      ),
    ],
    { rules: ['des.card-abandon-all-hope.01'] },
  ),
  // 01080 Boundless Ambition
  event(
    '01080',
    [draw((state, you) => handSize(state, you.controller) - playerOf(state, you.controller).hand.length)],
    {
      rules: ['des.card-boundless-ambition.01'],
    },
  ),
  // 01081 Enrage
  event('01081', [damage(1, { where: [yours, ofColor('blue')] }), gain(1)]),
  // 01082 Feel Your Anger
  event('01082', [
    chooseOpponent(),
    removeSeveral({
      where: [theirs],
      count: (state, you) => poolOf(state, theOpponent(state, you)).filter((die) => symbolOf(die) === 'blank').length,
    }),
  ]),
  // 01083 Force Strike
  event('01083', [
    turn({ where: [yours, ofColor('blue')], to: (side) => side.symbol === 'melee' }),
    andThen(
      may('resolve that die', {}, resolve({ where: [yours, (_state, die, you) => die.id === picked(you, 'turned')] })),
    ),
  ]),
  // 01084 Intimidate
  event('01084', [
    chooseCharacter({ asks: 'a character to lose its shields' }),
    does(
      'remove all its shields',
      (state, you) => void removeAllShields(state, picked(you, 'character'), you.controller),
    ),
  ]),
  // 01085 Isolation
  event('01085', [spotColor('blue'), remove(characterDie)]),
  // 01086 No Mercy
  event('01086', [
    discardOwnCards((code) => factsOf(code).color === 'blue'),
    andThen(resolve({ where: [yours, showingDamage], how: (_state, you) => ({ plus: you.count ?? 0 }) })),
  ]),
  // 01087 Pulling the Strings
  event('01087', [chooseDeck, lookAtTop(3), andThen(arrangeDeck), lookNoMore]),
];

const hero: readonly DestinyAbility[] = [
  // 01114 Anticipate
  event('01114', [
    chooseOpponent(),
    does('they resolve dice', (state, you) => resolveDice(state, theOpponent(state, you))),
    andThen(removeAll(theirs, (_state, die, you) => !you.resolved?.includes(die.id))),
  ]),
  // 01115 Defensive Stance
  event('01115', [shields(2)]),
  // 01116 Force Misdirection
  event('01116', [
    chooseOption(
      (state, you) =>
        poolOf(state, you.controller).flatMap((die) => (ofColor('blue')(state, die, you) ? (symbolOf(die) ?? []) : [])),
      { as: 'symbol', asks: 'a symbol' },
    ),
    chooseOpponent(),
    andThen(removeAll(theirs, (_state, die, you) => symbolOf(die) === picked(you, 'symbol'))),
  ]),
  // 01117 Heroism
  event('01117', [takeDamageOfDie(unique)]),
  // 01118 Noble Sacrifice
  event('01118', [
    chooseCharacter({ as: 'sacrifice', asks: 'a character to be defeated', where: [yours, ofColor('blue')] }),
    does('defeat it', (state, you) => defeat(state, picked(you, 'sacrifice'), you.controller)),
    toDo,
    chooseCharacter({ asks: 'a character to exhaust', where: [ready] }),
    does('exhaust it', (state, you) => exhaust(state, picked(you, 'character'), you.controller)),
  ]),
  // 01119 Patience
  event('01119', [
    removeSeveral({ where: [yours], count: ANY_NUMBER, upTo: true }),
    chooseOpponent(),
    andThen(mill((_state, you) => you.count ?? 0)),
  ]),
  // 01120 Return of the Jedi
  event('01120', [
    chooseCardFrom('discard', {
      asks: 'a blue event',
      where: (_state, code) => factsOf(code).type === 'event' && factsOf(code).color === 'blue',
    }),
    does('add it to your hand', (state, you) =>
      moveCard(state, you.controller, picked(you, 'card'), 'discard', 'hand', you.controller),
    ),
  ]),
  // 01121 Riposte
  event('01121', [
    chooseCharacter({ as: 'shielded', asks: 'a character of yours with shields', where: [yours, hasShields] }),
    chooseOption((state, you) => ['0', '1', '2', '3'].slice(0, cardOf(state, picked(you, 'shielded')).shields + 1), {
      asks: 'how many shields to remove',
    }),
    does('remove them', (state, you) => {
      you.count = removeShields(state, picked(you, 'shielded'), Number(picked(you, 'option')), you.controller);
    }),
    andThen(damage((_state, you) => you.count ?? 0)),
  ]),
  // 01122 Willpower
  event('01122', [
    chooseCharacter({ as: 'from', asks: 'a character to move damage from', where: [yours, exhausted, hasDamage] }),
    chooseCharacter({ as: 'to', asks: 'a character to move it to', where: [anOpponents, exhausted] }),
    does(
      'move 1 damage',
      (state, you) => void moveDamage(state, picked(you, 'from'), picked(you, 'to'), 1, you.controller),
    ),
  ]),
];

const neutral: readonly DestinyAbility[] = [
  // 01145 Deflect
  // The damage is that of an ability, of no type (des.damage.07).
  event(
    '01145',
    [
      spotColor('blue'),
      chooseDie({
        where: [showing('ranged')],
        not: (state, die, you) => cannotRemove(state, die, you.controller),
      }),
      chooseCharacter({ asks: 'a character to damage' }),
      does('remove it and count its damage', (state, you) => {
        const die = picked(you, 'die');
        you.count = Math.ceil(valueOf(state, dieOf(state, die)) / 2);
        removeDie(state, die, you.controller);
      }),
      damageChosen((_state, you) => you.count ?? 0),
    ],
    { rules: ['des.damage.05'] },
  ),
  // 01146 Disturbance in the Force
  event('01146', [
    does('reroll all dice', (state, you) =>
      rerollDice(
        state,
        allPools(state).map((die) => die.id),
        you.controller,
      ),
    ),
  ]),
  // 01147 Mind Trick
  event('01147', [
    spotColor('blue'),
    chooseOpponent(),
    chooseDie({
      as: 'first',
      asks: 'dice for the first group',
      where: [theirs],
      by: theOpponent,
      count: ANY_NUMBER,
      upTo: true,
    }),
    chooseOption(['first group', 'second group'], { asks: 'the group to remove' }),
    removeAll(
      theirs,
      (_state, die, you) => pickedAll(you, 'first').includes(die.id) === (picked(you, 'option') === 'first group'),
    ),
  ]),
  // 01148 The Power of the Force
  event('01148', [resolve({ how: (state, you) => ({ value: blueUpgradesOf(state, you.controller) }) })]),
  // 01149 Use The Force
  event('01149', [spotColor('blue'), turn({})], { rules: ['des.spot.02'] }),
];

export const awakeningsBlueEvents: readonly DestinyAbility[] = [...villain, ...hero, ...neutral];
