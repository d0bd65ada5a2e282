/** Scum and Villainy: pilots of the Escape Craft. */
import { ability } from '../../../engine';
import { all, atRange, friendly, shipsThat } from '../../forms/conditions';
import { l337Programming, landoCalrissian } from '../../forms/same-text';

const outerRimPioneer = ability({
  id: 'outer-rim-pioneer',
  card: 'pilot:outerrimpioneer',
  rules: ['xw.golden-rules.02', 'xw.obstacles.13'],
  permits: {
    'attacks at an asteroid': (state, self, { ship }) =>
      shipsThat(state, self, all(friendly, atRange(0, 1))).some(({ id }) => id === ship),
  },
});

export const escapeCraftPilots = [
  l337Programming('l3-37-escape-craft', 'pilot:l337-escapecraft'),
  landoCalrissian('lando-calrissian-escape-craft', 'pilot:landocalrissian-escapecraft'),
  outerRimPioneer,
];
