/** Battlefields of Spirit of Rebellion. */
import { poolOf, showsDamage } from '../queries/dice';
import { moveUpgrade } from '../effects/upgrades';
import { heal } from '../effects/damage';
import { barDie } from '../effects/dice';
import { discardAtRandom } from '../effects/hands';
import { removeAllShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import { charactersOf, factsOf, findCard } from '../queries/cards';
import { resolveDice } from '../procedures/actions';
import {
  anOpponents,
  characterDie,
  chooseAnyDie,
  chooseCharacter,
  chooseOpponent,
  chooseUpgrade,
  claim,
  does,
  draw,
  gain,
  picked,
  playFromEither,
  putHandOnBottom,
  remove,
  showing,
  theOpponent,
} from './helpers';

export const spiritOfRebellionGrayBattlefields: readonly DestinyAbility[] = [
  // 02151 Carbon-freezing Chamber
  claim(
    '02151',
    [
      chooseAnyDie({ asks: 'a character die that cannot be rolled next round', where: [characterDie] }),
      does('bar it', (state, you) => barDie(state, picked(you, 'die'), you.controller)),
    ],
    { rules: ['des.card-carbon-freezing-chamber.01'] },
  ),
  // 02152 Cargo Hold
  claim(
    '02152',
    [
      chooseUpgrade({
        asks: 'an upgrade to move',
        where: [(state, it) => charactersOf(state, it.controller).some((each) => each.id !== it.on)],
      }),
      chooseCharacter({
        asks: 'another character of the same player',
        where: [
          (state, it, you) => {
            const upgrade = findCard(state, picked(you, 'upgrade'));
            return it.controller === upgrade?.controller && it.id !== upgrade.on;
          },
        ],
      }),
      does('move it', (state, you) =>
        moveUpgrade(state, picked(you, 'upgrade'), picked(you, 'character'), you.controller),
      ),
    ],
    { rules: ['des.card-cargo-hold.01'] },
  ),
  // 02153 Docking Bay
  claim('02153', [
    playFromEither({
      where: (code) => factsOf(code).type === 'support',
      asks: 'where to play a support from',
      how: { less: 1 },
    }),
  ]),
  // 02154 Ewok Village
  claim('02154', [
    chooseCharacter({ asks: 'a character to lose its shields' }),
    does(
      'remove all its shields',
      (state, you) => void removeAllShields(state, picked(you, 'character'), you.controller),
    ),
  ]),
  // 02155 Maz's Castle
  claim('02155', [draw(2), putHandOnBottom]),
  // 02156 Moisture Farm
  claim('02156', [gain(1)]),
  // 02157 Otoh Gunga
  claim('02157', [
    chooseCharacter({ asks: 'a character to heal' }),
    does('heal 1', (state, you) => void heal(state, picked(you, 'character'), 1, you.controller)),
  ]),
  // 02158 Secluded Beach
  claim('02158', [remove(anOpponents, showing('ranged'))]),
  // 02159 Secret Facility
  claim('02159', [
    does('resolve up to 3 dice showing damage', (state, you) => {
      const among = poolOf(state, you.controller).flatMap((die) => (showsDamage(die) ? [die.id] : []));
      resolveDice(state, you.controller, { among, most: 3 });
    }),
  ]),
  // 02160 War-Torn Streets
  claim('02160', [
    chooseOpponent(),
    does(
      'discard a random card',
      (state, you) => void discardAtRandom(state, theOpponent(state, you), 1, you.controller),
    ),
  ]),
];
