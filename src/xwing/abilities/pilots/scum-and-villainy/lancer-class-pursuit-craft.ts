/** Scum and Villainy: pilots of the Lancer-class Pursuit Craft. */
import type { ShipId } from '../../../model/state';
import { whileYouDefend } from '../../forms/attacks';
import { all, atRange, enemyIs, inYour, inYourTurret } from '../../forms/conditions';
import { adds } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { chosenShips, inflict } from '../../forms/tokens';

const ketsuOnyoPilot = atStartOf('engagement')({
  id: 'ketsu-onyo-pilot',
  card: 'pilot:ketsuonyo',
  may: true,
  choose: (state, self) => chosenShips(state, self, all(inYour('front'), inYourTurret, atRange(0, 1))),
  effect: (state, self) => inflict(state, self.chosen as ShipId, 'tractor', self),
});

const sabineWrenLancer = adds({
  id: 'sabine-wren-lancer',
  card: 'pilot:sabinewren-lancerclasspursuitcraft',
  pool: 'defense',
  face: 'focus',
  when: whileYouDefend(enemyIs(all(inYourTurret, atRange(0, 2)))),
});

export const lancerClassPursuitCraftPilots = [ketsuOnyoPilot, sabineWrenLancer];
