/** Separatist Alliance: pilots of the Hyena-class Droid Bomber. */
import { reason, say } from '../../../../core';
import { ability } from '../../../engine';
import { pilot } from '../../../facts';
import { shipOf } from '../../../queries/ships';
import { COORDINATE, performing, white } from '../../forms/actions';
import { spending } from '../../forms/costs';
import { placesOtherwise } from '../../forms/devices';
import { atStartOf } from '../../forms/timing';
import { isYou } from '../../forms/you';

const bombardmentDrone = placesOtherwise({
  id: 'bombardment-drone',
  card: 'pilot:bombardmentdrone',
  adds: (way) => (way.how === 'drop' ? [{ ...way, how: 'launch' }] : []),
});

const DBS_32C = 'pilot:dbs32c';

const dbs32c = [
  atStartOf('engagement')({
    id: 'dbs-32c',
    card: DBS_32C,
    cost: spending('calculate'),
    ...performing('dbs-32c', white('coordinate')),
  }),
  ability({
    id: 'dbs-32c-network',
    card: DBS_32C,
    rules: COORDINATE,
    forbids: {
      'be coordinated': (state, self, { ship, by }) => {
        const networked = pilot(shipOf(state, ship).pilot)?.shipAbility === 'networkedcalculations';
        if (networked || !isYou(state, self, by)) return null;
        return reason('not-networked', say`${ship} is in no network with ${by}.`, COORDINATE);
      },
    },
  }),
];

export const hyenaClassDroidBomberPilots = [bombardmentDrone, ...dbs32c];
