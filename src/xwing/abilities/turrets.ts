/** Ship abilities that say where a turret can point, and which weapons use it. */
import { reason, say } from '../../core';
import { ability } from '../engine';
import type { Slot } from '../facts';
import type { StandardArc } from '../model/state';
import { isOfSlot } from '../queries/upgrades';
import { gaining } from './costs';
import { afterYouExecute, afterYouPerform, performing, red, white } from './forms';
import { isYou, you } from './words';

/** 'You can rotate your indicator only to ...'. */
const rotatesOnlyTo = (id: string, card: string, ...arcs: readonly StandardArc[]) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.03', 'xw.rotate.01'],
    forbids: {
      'rotate to': (state, self, { ship, arc }) => {
        if (!isYou(state, self, ship) || arcs.includes(arc)) return null;
        const said = say`${ship} rotates its indicator only to ${[arcs.join(' or ')]}.`;
        return reason('other-arcs', said, ['xw.golden-rules.03'], { arcs: [...arcs] });
      },
    },
  });

/** Of upgrades of this slot the front arc counts as the turret arc. */
const inTheTurretArc = (id: string, card: string, slot: Slot) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02', 'xw.attack-arc.02'],
    modifies: {
      'arc of weapon': (state, self, arc, { ship, card: weapon }) => {
        if (arc !== 'front' || !isYou(state, self, ship)) return arc;
        return you(state, self).upgrades.some((each) => each.id === weapon && isOfSlot(each, slot))
          ? 'single-turret'
          : arc;
      },
    },
  });

const GYROSTABILIZERS = 'ship-ability:refinedgyrostabilizers';
const HEAVY_TURRET = 'ship-ability:heavyweaponturret';
const CANNONS = 'ship-ability:rotatingcannons';
const PINPOINT = 'ship-ability:pinpointtractorarray';

export const turretAbilities = [
  rotatesOnlyTo('refined-gyrostabilizers-rotate', GYROSTABILIZERS, 'front', 'rear'),
  afterYouPerform()({
    id: 'refined-gyrostabilizers',
    card: GYROSTABILIZERS,
    ...performing('refined-gyrostabilizers', red('boost', 'rotate-arc')),
  }),
  rotatesOnlyTo('heavy-weapon-turret-rotate', HEAVY_TURRET, 'front', 'rear'),
  inTheTurretArc('heavy-weapon-turret', HEAVY_TURRET, 'missile'),
  rotatesOnlyTo('rotating-cannons-rotate', CANNONS, 'front', 'rear'),
  inTheTurretArc('rotating-cannons', CANNONS, 'cannon'),
  rotatesOnlyTo('pinpoint-tractor-array-rotate', PINPOINT, 'front', 'left', 'right'),
  afterYouExecute({
    id: 'pinpoint-tractor-array',
    card: PINPOINT,
    cost: gaining('tractor'),
    ...performing('pinpoint-tractor-array', white('rotate-arc')),
  }),
];
