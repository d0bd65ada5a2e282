/** Gray cards of Awakenings: General. The battlefields are in awakenings-gray-battlefields.ts. */
import { reason, say } from '../../core';
import { gainAdditionalActions } from '../effects/action-phase';
import { DAMAGE_SYMBOLS, diceOfCard, poolOf, shows, symbolOf } from '../queries/dice';
import { rerollDice, resolvingDie } from '../effects/dice';
import { discardAtRandom } from '../effects/hands';
import { doNothing } from '../effects/nothing';
import type { DestinyAbility } from '../engine';
import { charactersOf } from '../queries/cards';
import { opponentsOf } from '../queries/players';
import { resolveDice } from '../procedures/actions';
import type { DestinyState } from '../model/state';
import type { Part } from './kinds';
import { awakeningsGrayBattlefields } from './awakenings-gray-battlefields';
import {
  ANY_NUMBER,
  after,
  chooseDie,
  chooseOpponent,
  chooseOption,
  damageEach,
  discardThis,
  does,
  event,
  ifChosen,
  keyword,
  not,
  only,
  pickedAll,
  remove,
  removeAll,
  removeSeveral,
  reroll,
  shields,
  showing,
  showingDamage,
  special,
  theirs,
  andThen,
  theOpponent,
  thisDie,
  triggered,
  turn,
  yours,
} from './helpers';

/** Removes all dice of the opponent that show one kind of damage; that the other kind is not meant is said. */
function removeDamageDice(symbol: 'melee' | 'ranged'): Part {
  const another = does('the other kind stays', (state, you) => {
    for (const die of state.dice) {
      const shown = die.zone === 'pool' && die.controller === theOpponent(state, you) ? symbolOf(die) : null;
      if (shown === null || shown === symbol || !DAMAGE_SYMBOLS.includes(shown)) continue;
      const said = say`${die.id} shows ${shown}, not ${symbol}, and stays in the pool`;
      doNothing(state, you.controller, 'remove', reason('other-damage', said, ['des.faq-melee-vs-ranged.01']));
    }
  });
  return [removeAll(theirs, showing(symbol)), another];
}

const supports: readonly DestinyAbility[] = [
  // 01018 Speeder Bike Scout
  special('01018', [
    removeSeveral({ where: [], count: 1, orElse: 'go on' }),
    does('an additional action', (state, you) => gainAdditionalActions(state, you.controller, 1)),
  ]),
  // 01043 BB-8
  special(
    '01043',
    [
      chooseDie({ as: 'other', asks: 'another die to reroll', where: [yours, not(thisDie)], orElse: 'go on' }),
      does('reroll both; this die stays in the pool', (state, you) => {
        const own = diceOfCard(state, you.source).map((die) => die.id);
        const resolving = resolvingDie(state);
        if (resolving && resolving.die !== null && own.includes(resolving.die)) resolving.leaves = 'stays';
        rerollDice(state, [...own, ...pickedAll(you, 'other')], you.controller);
      }),
    ],
    { rules: ['des.resolve-dice.09'] },
  ),
];

const upgrades: readonly DestinyAbility[] = [
  // 01017 Infantry Grenades
  special('01017', [chooseOpponent(), damageEach(2, theirs), discardThis]),
  // 01044 Rey's Staff
  special('01044', [remove(showingDamage)]),
  // 01061 Comlink
  triggered('01061', {
    on: after('card-played'),
    when: (_state, { event: played, source }) => played.card === source,
    may: true,
    effect: [
      chooseOption(['your dice', "an opponent's dice"], { asks: 'whose dice to reroll' }),
      ifChosen('your dice', reroll({ where: [yours], count: ANY_NUMBER, upTo: true })),
      ifChosen("an opponent's dice", chooseOpponent(), reroll({ where: [theirs], count: ANY_NUMBER, upTo: true })),
    ],
  }),
  // 01062 Datapad
  special('01062', [turn({ where: [yours], to: ({ symbol }) => symbol !== 'melee' && symbol !== 'ranged' })]),
  // 01063 Holdout Blaster
  keyword('01063', 'ambush'),
  keyword('01063', 'redeploy'),
];

const readyCharacters = (state: DestinyState, player: string): number =>
  charactersOf(state, player).filter((each) => !each.exhausted).length;

const hasFewerReady = (state: DestinyState, opponent: string, player: string): boolean =>
  readyCharacters(state, opponent) < readyCharacters(state, player);

const events: readonly DestinyAbility[] = [
  // 01091 Nowhere to Run
  event('01091', [turn({ where: [yours, showing('blank')], count: ANY_NUMBER })]),
  // 01126 Daring Escape
  keyword('01126', 'ambush'),
  event(
    '01126',
    [
      chooseOpponent(),
      reroll({ where: [theirs], count: ANY_NUMBER, upTo: true }),
      andThen(removeAll(theirs, showing('blank'))),
    ],
    { rules: ['des.card-daring-escape.01'] },
  ),
  // 01151 Aim
  event('01151', [turn({ where: [yours], to: ({ symbol }) => symbol === 'ranged' })]),
  // 01152 All In
  event('01152', [does('resolve any number of dice', (state, you) => resolveDice(state, you.controller))], {
    rules: ['des.resolving-dice-with-cards.04'],
  }),
  // 01153 Block
  event('01153', [chooseOpponent(), removeDamageDice('melee')]),
  // 01154 Close Quarters Assault
  event('01154', [
    chooseOpponent(),
    does('discard random cards', (state, you) => {
      const count = poolOf(state, you.controller).filter((die) => shows(die, 'melee')).length;
      discardAtRandom(state, theOpponent(state, you), count, you.controller);
    }),
  ]),
  // 01155 Dodge
  event('01155', [chooseOpponent(), removeDamageDice('ranged')]),
  // 01156 Flank
  only('01156', 'Only with more ready characters than an opponent.', (state, { player }) =>
    opponentsOf(state, player).some((opponent) => hasFewerReady(state, opponent, player)),
  ),
  event('01156', [
    chooseOpponent((state, opponent, you) => hasFewerReady(state, opponent, you.controller)),
    remove(theirs),
  ]),
  // 01157 Take Cover
  event('01157', [shields(1)]),
];

export const awakeningsGray: readonly DestinyAbility[] = [
  ...upgrades,
  ...supports,
  ...events,
  ...awakeningsGrayBattlefields,
];
