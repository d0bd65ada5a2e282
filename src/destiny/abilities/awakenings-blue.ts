/** Blue cards of Awakenings: Force. */
import { becomeSupport } from '../effects/cards';
import { cannotRemove, removeDie } from '../effects/dice';
import { gainShields } from '../effects/shields';
import { dieOf, valueOf } from '../dice';
import type { DestinyAbility } from '../engine';
import { factsOf, findCard } from '../in-play';
import { playing } from '../procedures/play-a-card';
import {
  after,
  before,
  chooseDie,
  damageChosen,
  chooseCharacter,
  discardOwnCard,
  does,
  draw,
  event,
  exhaustThis,
  may,
  ofColor,
  ongoing,
  onlyOnColor,
  picked,
  resolve,
  showing,
  spotColor,
  then,
  triggered,
  turn,
  yours,
} from './helpers';

export const awakeningsBlue: readonly DestinyAbility[] = [
  // 01009 Count Dooku
  triggered('01009', {
    on: before('damage-dealt'),
    when: (_state, self) => self.event.character === self.source,
    may: true,
    rules: ['des.card-count-dooku.01'],
    effect: [discardOwnCard(), does('1 shield', (state, you) => gainShields(state, you.source, 1, you.controller))],
  }),
  // 01035 Luke Skywalker
  triggered('01035', { on: after('activated'), when: (_state, self) => self.event.card === self.source, effect: [draw(1)] }),
  // 01042 One With The Force
  onlyOnColor('01042', 'blue'),
  triggered('01042', {
    on: before('defeated'),
    when: (state, self) => findCard(state, self.source)?.on === self.event.character,
    rules: ['des.card-one-with-the-force.01'],
    effect: [does('it becomes a support', (state, you) => becomeSupport(state, you.source, you.controller))],
  }),
  // 01083 Force Strike
  event('01083', [
    turn({ where: [yours, ofColor('blue')], to: (side) => side.symbol === 'melee' }),
    then(may('resolve that die', {}, resolve({ where: [yours, (_state, die, you) => die.id === picked(you, 'turned')] }))),
  ]),
  // 01145 Deflect
  event(
    '01145',
    [
      spotColor('blue'),
      chooseDie({ where: [showing('ranged')], not: (state, die, you) => cannotRemove(state, die, you.controller) }),
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
  // 01150 It Binds All Things
  triggered('01150', {
    on: before('card-played'),
    when: (_state, { event, controller }) => event.player === controller && factsOf(event.code).type === 'upgrade' && factsOf(event.code).color === 'blue',
    may: true,
    cost: exhaustThis,
    rules: ['des.decrease.02'],
    effect: [
      does('it costs 1 less', (state) => {
        const play = playing(state);
        if (play) play.less += 1;
      }),
    ],
  }),
  ongoing('01150', {
    as: 'possible-decrease',
    modifies: {
      'possible cost': (state, self, cost, { player, code }) => {
        const of = factsOf(code as string);
        const helps = player === self.controller && of.type === 'upgrade' && of.color === 'blue' && !findCard(state, self.source)?.exhausted;
        return helps ? cost - 1 : cost;
      },
    },
  }),
];
