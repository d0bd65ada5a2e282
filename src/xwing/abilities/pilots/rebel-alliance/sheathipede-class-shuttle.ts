/** Rebel Alliance: pilots of the Sheathipede-class Shuttle. */
import { ability } from '../../../engine';
import { shipOf } from '../../../queries/ships';
import { PERFORMS, performsByYou } from '../../forms/actions';
import { ezraBridger, zebOrrelios } from '../../forms/same-text';

/** Exactly one stress token does not stop the ship from what it was chosen for. */
const ap5 = ability({
  id: 'ap-5',
  card: 'pilot:ap5',
  rules: PERFORMS,
  permits: {
    'actions while stressed': (state, self, { ship }) =>
      shipOf(state, ship).tokens.stress === 1 && performsByYou(state, self, ship),
  },
});

export const sheathipedeClassShuttlePilots = [
  ap5,
  ...ezraBridger('ezra-bridger-sheathipede', 'pilot:ezrabridger-sheathipedeclassshuttle'),
  zebOrrelios('zeb-orrelios-sheathipede', 'pilot:zeborrelios-sheathipedeclassshuttle'),
];
