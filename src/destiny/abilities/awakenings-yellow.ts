/** Yellow cards of Awakenings: Rogue. */
import { discardFromPlay } from '../effects/cards';
import { heal } from '../effects/damage';
import { delayDefeat } from '../effects/battlefield';
import type { DestinyAbility } from '../engine';
import { findCard } from '../in-play';
import {
  action,
  after,
  chooseCharacter,
  discardOwnCard,
  does,
  exhaustThis,
  gain,
  inherentToDie,
  ofThisCharacter,
  onlyOnColor,
  pay,
  picked,
  replacing,
  resolve,
  special,
  triggered,
  yours,
} from './helpers';

export const awakeningsYellow: readonly DestinyAbility[] = [
  // 01022 Tusken Raider
  triggered('01022', {
    on: after('activated'),
    when: (_state, self) => self.event.card === self.source,
    may: true,
    effect: [discardOwnCard(), resolve({ where: [yours, ofThisCharacter] })],
  }),
  // 01023 Crime Lord
  onlyOnColor('01023', 'yellow'),
  special(
    '01023',
    [pay(5), chooseCharacter({ asks: 'a character to be defeated' }), does('after this round', (state, you) => delayDefeat(state, picked(you, 'character'), you.controller))],
    { rules: ['des.card-crime-lord.01'] },
  ),
  // 01050 Diplomatic Immunity
  inherentToDie('01050', { 'distribute shields': () => 1 }, { rules: ['des.inherent-dice-abilities.03'] }),
  // 01101 Underworld Connections
  action('01101', [gain(1)], { cost: exhaustThis, rules: ['des.action-abilities.03'] }),
  // 01137 Second Chance
  onlyOnColor('01137', 'yellow'),
  replacing('01137', {
    replaces: 'defeated',
    when: (state, self) => findCard(state, self.source)?.on === self.event.character,
    rules: ['des.card-second-chance.01', 'des.card-second-chance.03'],
    effect: [
      does('heal 5', (state, you) => {
        const on = findCard(state, you.source)?.on;
        if (on != null) heal(state, on, 5, you.controller);
      }),
      does('discard this', (state, you) => discardFromPlay(state, you.source, you.controller)),
    ],
  }),
];
