/** Separatist Alliance: pilots of the Hyena-class Droid Bomber. */
import { after, reason, say } from '../../../../core';
import { ability } from '../../../engine';
import { pilot } from '../../../facts';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { hasLocked } from '../../../queries/locks';
import { shipOf } from '../../../queries/ships';
import { COORDINATE, performing, white } from '../../forms/actions';
import { isAttackRange, thisAttack, whileYouAttack } from '../../forms/attacks';
import { all, friendly, type OfShip, shipsThat } from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { placesOtherwise } from '../../forms/devices';
import { rollsMore } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

const networked: OfShip = ({ pilot: id }) => pilot(id)?.shipAbility === 'networkedcalculations';

/** A droid of its network has locked the defender: whatever the special attack needs. */
const baktoidPrototype = ability({
  id: 'baktoid-prototype',
  card: 'pilot:baktoidprototype',
  rules: ['xw.golden-rules.02', 'xw.special-weapon.08'],
  permits: {
    'ignores requirement': (state, self, { ship, defender, kind }) =>
      kind === 'special' &&
      isYou(state, self, ship) &&
      shipsThat(
        state,
        self,
        all(friendly, networked, ({ id }) => hasLocked(state, id, defender)),
      ).length > 0,
  },
});

const bombardmentDrone = placesOtherwise({
  id: 'bombardment-drone',
  card: 'pilot:bombardmentdrone',
  adds: (way) => (way.how === 'drop' ? [{ ...way, how: 'launch' }] : []),
});

const DBS_404 = 'pilot:dbs404';

/** It fires at ships that it touches, one die more when close, and pays for a hit. */
const dbs404 = [
  ability({
    id: 'dbs-404',
    card: DBS_404,
    rules: ['xw.golden-rules.02', 'xw.range.16'],
    permits: {
      'attacks at range 0': (state, self, { ship, kind }) => kind === 'primary' && isYou(state, self, ship),
    },
  }),
  rollsMore({ id: 'dbs-404-rolls', card: DBS_404, pool: 'attack', when: whileYouAttack(isAttackRange(0, 1)) }, 1),
  ability({
    id: 'dbs-404-suffers',
    card: DBS_404,
    rules: ['xw.damage.01'],
    on: after('attack-hit'),
    when: (state, self) =>
      isYou(state, self, self.event.attacker) && isAttackRange(0, 1)(state, thisAttack(state), you(state, self)),
    effect: (state, self) => sufferDamage(state, you(state, self).id, { hit: 0, crit: 1 }, ['xw.damage.01']),
  }),
];

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

export const hyenaClassDroidBomberPilots = [baktoidPrototype, bombardmentDrone, ...dbs32c, ...dbs404];
