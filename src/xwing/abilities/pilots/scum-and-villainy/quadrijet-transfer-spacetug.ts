/** Scum and Villainy: pilots of the Quadrijet Transfer Spacetug. */
import { all, another, atRange, shipsThat } from '../../forms/conditions';
import { placesOtherwise } from '../../forms/devices';
import { atStartOf } from '../../forms/timing';
import { inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

const constableZuvio = placesOtherwise({
  id: 'constable-zuvio',
  card: 'pilot:constablezuvio',
  adds: ({ how }) => (how === 'drop' ? [{ how: 'launch', speed: 1, bearing: 'straight' }] : []),
});

const unkarPluttPilot = atStartOf('engagement')({
  id: 'unkar-plutt-pilot',
  card: 'pilot:unkarplutt',
  if: (state, self) => shipsThat(state, self, all(another, atRange(0, 0))).length > 0,
  effect: (state, self) => {
    const touching = shipsThat(state, self, all(another, atRange(0, 0)));
    for (const { id } of [you(state, self), ...touching]) inflict(state, id, 'tractor', self);
  },
});

export const quadrijetTransferSpacetugPilots = [constableZuvio, unkarPluttPilot];
