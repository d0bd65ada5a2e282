/** Galactic Republic: pilots of the LAAT/i Gunship. */
import { after } from '../../../../core';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { ability } from '../../../engine';
import {
  all,
  another,
  atRange,
  destroyedIs,
  either,
  friendly,
  inEngagement,
  limited,
  not,
} from '../../forms/conditions';

const STAYS = untilEndOf('engagement', 'stays though destroyed');
const WARTHOG = ['xw.destroying-ships.04', 'xw.golden-rules.02'];

/** He, and friendly ships near that are not limited, stay until the end of the phase in which they were destroyed. */
const warthog = [
  ability({
    id: 'warthog',
    card: 'pilot:warthog',
    rules: WARTHOG,
    on: after('ship-destroyed'),
    when: destroyedIs(all(inEngagement, either(not(another), all(friendly, atRange(0, 2), not(limited))))),
    effect: (state, { event, controller }) => {
      if (event) startEffect(state, STAYS, event.ship, controller);
    },
  }),
  ability({
    id: 'stays-though-destroyed',
    card: STAYS,
    rules: WARTHOG,
    permits: { 'stays though destroyed': (_state, { source }, { ship }) => ship === source },
  }),
];

export const laatIGunshipPilots = [...warthog];
