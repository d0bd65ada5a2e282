/** Scum and Villainy: pilots of the Quadrijet Transfer Spacetug. */
import { untilEndOf } from '../../../effects/lasting-effects';
import { ability, bringIntoPlay, takeOutOfPlay } from '../../../engine';
import { rollMore } from '../../../procedures/roll-dice';
import { agilityOf } from '../../../queries/cloak';
import { whileYouDefend } from '../../forms/attacks';
import { all, another, atRange, shipsThat } from '../../forms/conditions';
import { placesOtherwise } from '../../forms/devices';
import { afterYouExecute, atStartOf } from '../../forms/timing';
import { inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

const constableZuvio = placesOtherwise({
  id: 'constable-zuvio',
  card: 'pilot:constablezuvio',
  adds: ({ how }) => (how === 'drop' ? [{ how: 'launch', speed: 1, bearing: 'straight' }] : []),
});

const FLOWN = untilEndOf('end', 'the speed that it has flown');

/** The speed of his maneuver of this round is in play with its number; before he has flown there is none. */
const sarcoPlank = [
  afterYouExecute({
    id: 'sarco-plank',
    card: 'pilot:sarcoplank',
    effect: (state, { event, source, controller }) => {
      takeOutOfPlay(state, (each) => each.ability === 'sarco-plank-defends' && each.source === source);
      if (event) bringIntoPlay(state, FLOWN, source, controller, event.maneuver.speed);
    },
  }),
  ability({
    id: 'sarco-plank-defends',
    card: FLOWN,
    rules: ['xw.timing.05', 'xw.attack.22'],
    during: 'roll defense dice',
    may: true,
    when: (state, self) => whileYouDefend()(state, self),
    effect: (state, self) =>
      rollMore(state, 'defense', (self.value as number) - agilityOf(state, you(state, self)), self),
  }),
];

const unkarPluttPilot = atStartOf('engagement')({
  id: 'unkar-plutt-pilot',
  card: 'pilot:unkarplutt',
  if: (state, self) => shipsThat(state, self, all(another, atRange(0, 0))).length > 0,
  effect: (state, self) => {
    const touching = shipsThat(state, self, all(another, atRange(0, 0)));
    for (const { id } of [you(state, self), ...touching]) inflict(state, id, 'tractor', self);
  },
});

export const quadrijetTransferSpacetugPilots = [constableZuvio, ...sarcoPlank, unkarPluttPilot];
