/** Scum and Villainy: pilots of the Lancer-class Pursuit Craft. */
import { run } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { whileYouDefend } from '../../forms/attacks';
import { all, atRange, enemy, enemyIs, inYour, inYourTurret } from '../../forms/conditions';
import { force } from '../../forms/costs';
import { adds } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { chosenShips, GAIN, inflict } from '../../forms/tokens';
import { removingOne, unlessItChooses } from '../../forms/unless';

const asajjVentress = atStartOf('engagement')({
  id: 'asajj-ventress',
  card: 'pilot:asajjventress',
  may: true,
  cost: force,
  choose: (state, self) => chosenShips(state, self, all(enemy, inYourTurret, atRange(0, 2))),
  effect: [
    unlessItChooses(['xw.tokens.03'], { ship: (_state, { chosen }) => chosen as ShipId, ...removingOne() }),
    run('gain a stress token', GAIN, (state, self) => inflict(state, self.chosen as ShipId, 'stress', self)),
  ],
});

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

export const lancerClassPursuitCraftPilots = [asajjVentress, ketsuOnyoPilot, sabineWrenLancer];
