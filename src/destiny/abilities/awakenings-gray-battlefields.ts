/** Battlefields of Awakenings, which are gray like all others (des.battlefield.05). */
import { returnToHand } from '../effects/cards';
import { discardFromDeck, discardFromHand, moveCard } from '../effects/hands';
import { call, type DestinyAbility } from '../engine';
import { factsOf } from '../queries/cards';
import { opponentsOf, playerOf } from '../queries/players';
import {
  characterDie,
  chooseCardFrom,
  chooseOpponent,
  chooseUpgrade,
  claim,
  copiesLeft,
  does,
  gain,
  lookAtTheirHand,
  lookNoMore,
  may,
  picked,
  pickedAll,
  play,
  remove,
  resolve,
  shields,
  andThen,
  theOpponent,
  turn,
  toDo,
  yours,
} from './helpers';

export const awakeningsGrayBattlefields: readonly DestinyAbility[] = [
  // 01165 Command Center
  claim('01165', [
    does('discard the top 2 cards of each deck', (state, you) => {
      for (const opponent of opponentsOf(state, you.controller)) discardFromDeck(state, opponent, 2, you.controller);
    }),
  ]),
  // 01166 Echo Base
  claim('01166', [shields(1)]),
  // 01167 Emperor's Throne Room
  claim('01167', [
    turn({ where: [yours], to: ({ symbol }) => symbol === 'special' }),
    andThen(
      may('resolve that die', {}, resolve({ where: [yours, (_state, die, you) => die.id === picked(you, 'turned')] })),
    ),
  ]),
  // 01168 Frozen Wastes
  claim('01168', [remove(characterDie)]),
  // 01169 Imperial Armory
  claim('01169', [play('hand', { where: (_state, code) => factsOf(code).type === 'upgrade', how: { less: 1 } })]),
  // 01170 Jedi Temple
  claim(
    '01170',
    [
      chooseOpponent(),
      lookAtTheirHand(),
      chooseCardFrom('hand', {
        as: 'events',
        asks: 'events to discard',
        of: theOpponent,
        where: (state, code, you) =>
          factsOf(code).type === 'event' &&
          copiesLeft(playerOf(state, theOpponent(state, you)).hand, code, you, 'events'),
        count: 2,
        upTo: true,
        repeats: true,
      }),
      does('discard them', (state, you) => {
        for (const code of pickedAll(you, 'events'))
          discardFromHand(state, theOpponent(state, you), code, you.controller);
      }),
      lookNoMore,
    ],
    { rules: ['des.card-jedi-temple.01'] },
  ),
  // 01171 Rebel War Room
  // Any die that has a cost, the side of Han Solo too (des.customization-example.04).
  claim('01171', [resolve({ how: { free: true } })], { rules: ['des.faq-rebel-war-room-crime-lord.01'] }),
  // 01172 Mos Eisley Spaceport
  claim('01172', [
    chooseUpgrade({ asks: 'an upgrade of yours to return', where: [yours] }),
    does('return it', (state, you) => returnToHand(state, picked(you, 'upgrade'), you.controller)),
    toDo,
    gain(1),
  ]),
  // 01173 Separatist Base
  claim('01173', [
    does('each opponent deals 1 damage to a character', (state, you) => {
      for (const player of opponentsOf(state, you.controller))
        call(state, 'distribute damage', {
          player,
          left: 1,
          given: [],
          by: you.controller,
          unblockable: true,
          source: you.source,
        });
    }),
  ]),
  // 01174 Starship Graveyard
  claim('01174', [
    chooseCardFrom('discard', {
      asks: 'a support or upgrade',
      where: (_state, code) => ['support', 'upgrade'].includes(factsOf(code).type),
    }),
    does('put it on top of the deck', (state, you) =>
      moveCard(state, you.controller, picked(you, 'card'), 'discard', 'deck-top', you.controller),
    ),
  ]),
];
