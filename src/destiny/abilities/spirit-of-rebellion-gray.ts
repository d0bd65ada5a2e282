/** Gray cards of Spirit of Rebellion: General. The battlefields are in spirit-of-rebellion-gray-battlefields.ts. */
import { useClaimAbility } from '../procedures/claim';
import { switchBattlefield } from '../effects/battlefield';
import { diceOfCard, dieOf, inPool } from '../queries/dice';
import { promiseAmbush } from '../effects/delayed-effects';
import { unusedBattlefields } from '../queries/battlefield';
import { cannotRemove, cannotResolve, removeDie, resolveDie } from '../effects/dice';
import { discardFromHand, lookedAt } from '../effects/hands';
import type { CardFrame } from '../effects/memory';
import type { DestinyAbility } from '../engine';
import { factsOf, findCard, hasSubtype } from '../queries/cards';
import type { DestinyState } from '../model/state';
import {
  action,
  after,
  anOpponents,
  cannotDo,
  choose,
  chooseDie,
  chooseOpponent,
  chooseOption,
  discardOwnCard,
  discardThis,
  does,
  event,
  ifChosen,
  keyword,
  lookAtTheirHand,
  lookNoMore,
  may,
  ongoing,
  onlyIf,
  picked,
  remove,
  removeThisDie,
  replacing,
  reroll,
  resolve,
  showing,
  special,
  theOpponent,
  triggered,
  type Part,
} from './helpers';
import { spiritOfRebellionGrayBattlefields } from './spirit-of-rebellion-gray-battlefields';

/** A card was looked at, and this card's die could be removed for it. */
function couldDiscardSeen(state: DestinyState, you: CardFrame): boolean {
  const removable = diceOfCard(state, you.source).some((die) => !cannotRemove(state, die.id, you.controller));
  return removable && lookedAt(state, you.controller).length > 0;
}

function seenIsNoEvent(state: DestinyState, you: CardFrame) {
  return lookedAt(state, you.controller).some((code) => factsOf(code).type === 'event')
    ? null
    : cannotDo('no-event', 'The card that was seen is no event.');
}

const inPlay: readonly DestinyAbility[] = [
  // 02017 Interrogation Droid
  triggered('02017', {
    on: after('activated'),
    when: (_state, { event: activated, source }) => activated.card === source,
    effect: [
      chooseOpponent(),
      lookAtTheirHand(1),
      may(
        'remove this die to discard that event',
        { able: couldDiscardSeen, unable: seenIsNoEvent },
        removeThisDie,
        does('discard it', (state, you) => {
          const [seen] = lookedAt(state, you.controller);
          if (seen !== undefined) discardFromHand(state, theOpponent(state, you), seen, you.controller);
        }),
      ),
      lookNoMore,
    ],
  }),
  // 02042 R2-D2
  special('02042', [resolve({ how: { plus: 1 } })]),
  // 02057 Vibroknife: as printed, it helps all of its player's melee damage while its die is in the pool.
  keyword('02057', 'ambush'),
  ongoing('02057', {
    permits: {
      'unblockable damage': (state, { source, controller }, { player, symbol }) => {
        const inOwnPool = diceOfCard(state, source).some((die) => inPool(state, die.id));
        return inOwnPool && player === controller && symbol === 'melee';
      },
    },
  }),
  // 02140 Resolve
  action('02140', [discardOwnCard(), reroll({ where: [anOpponents] })]),
  // 02141 Ammo Belt
  replacing('02141', {
    replaces: 'left-play',
    may: true,
    when: (state, { event: leaving, source }) =>
      leaving.to === 'discard' &&
      leaving.why === 'effect' &&
      leaving.card !== source &&
      // So not with Second Chance, an ability (des.card-ammo-belt.03).
      hasSubtype(leaving.code, 'weapon') &&
      leaving.on !== null &&
      leaving.on === findCard(state, source)?.on,
    rules: ['des.card-ammo-belt.01'],
    effect: [discardThis],
  }),
];

const controllerOf =
  (as: string) =>
  (state: DestinyState, you: CardFrame): string =>
    dieOf(state, picked(you, as)).controller;

/** The controller of the chosen die resolves it, if that is possible. */
function theyResolve(as: string): Part {
  return does('they resolve it', (state, you) => {
    const controller = controllerOf(as)(state, you);
    if (!cannotResolve(state, picked(you, as), controller)) resolveDie(state, picked(you, as), controller);
  });
}

const events: readonly DestinyAbility[] = [
  // 02080 Doubt
  event('02080', [
    reroll({ where: [anOpponents] }),
    onlyIf(
      (state, you) => inPool(state, picked(you, 'dice')),
      chooseOption(['resolve', 'remove'], { asks: 'resolve or remove that die', by: controllerOf('dice') }),
      ifChosen('resolve', theyResolve('dice')),
      ifChosen(
        'remove',
        does(
          'they remove it',
          (state, you) => void removeDie(state, picked(you, 'dice'), controllerOf('dice')(state, you)),
        ),
      ),
    ),
  ]),
  // 02109 Confidence
  event('02109', [chooseDie({ asks: "an opponent's die", where: [anOpponents] }), theyResolve('die')]),
  // 02136 Evade
  event('02136', [remove(showing('ranged'))]),
  // 02137 New Orders
  event('02137', [
    choose({
      as: 'battlefield',
      asks: 'a battlefield to switch to',
      kind: 'card',
      from: (state) => unusedBattlefields(state).map((each) => each.code),
    }),
    does('switch the battlefield', (state, you) => {
      const chosen = unusedBattlefields(state).find((each) => each.code === picked(you, 'battlefield'));
      if (chosen) switchBattlefield(state, chosen.code, chosen.owner, you.controller);
    }),
    does('use its claim ability', (state, you) => useClaimAbility(state, state.battlefield.code, you.controller)),
  ]),
  // 02138 Parry
  event('02138', [remove(showing('melee'))]),
  // 02139 Swiftness
  keyword('02139', 'ambush'),
  event('02139', [does('the next card has ambush', (state, you) => promiseAmbush(state, you.controller))]),
];

export const spiritOfRebellionGray: readonly DestinyAbility[] = [
  ...inPlay,
  ...events,
  ...spiritOfRebellionGrayBattlefields,
];
