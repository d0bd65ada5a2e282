/** Cards that let ships dock (xw.docking.01). */
import { reason } from '../../core';
import { ability } from '../engine';
import type { Ship } from '../model/state';
import { dockedWith } from '../queries/docking';
import { shipOf } from '../queries/ships';
import { primaryValues } from '../queries/weapons';
import { isYou } from './words';

/** So many ships of a kind can dock with 'you'. */
const carries = (id: string, card: string, most: number, such: (ship: Ship) => boolean) =>
  ability({
    id,
    card,
    rules: ['xw.docking.01'],
    permits: {
      'dock with': (state, self, { ship, carrier }) =>
        isYou(state, self, carrier) && such(shipOf(state, ship)) && dockedWith(state, carrier).length < most,
    },
  });

const isOf =
  (...types: readonly string[]) =>
  ({ type }: Ship): boolean =>
    types.includes(type);

const isSmall = ({ size }: Ship): boolean => size === 'small';

const ghost = ability({
  id: 'ghost-rear-guides',
  card: 'upgrade:ghost',
  rules: ['xw.docking.04'],
  forbids: {
    'deploy from': (state, self, { carrier, guides }) =>
      isYou(state, self, carrier) && guides === 'front'
        ? reason('rear-guides-only', 'Ships deploy from its rear guides only.', ['xw.docking.04'])
        : null,
  },
});

const phantom = ability({
  id: 'phantom',
  card: 'upgrade:phantom',
  rules: ['xw.docking.08'],
  permits: { 'dock at range 1': (state, self, { ship }) => isYou(state, self, ship) },
});

/** A rear weapon as strong as the front weapon of the ship that is docked. */
const tailGun = ability({
  id: 'tail-gun',
  card: 'ship-ability:tailgun',
  rules: ['xw.docking.01', 'xw.primary-weapon.01'],
  modifies: {
    'primary weapons': (state, self, weapons, { ship }) => {
      const docked = isYou(state, self, ship) ? dockedWith(state, ship) : [];
      const front = docked.flatMap(primaryValues).find(({ arc }) => arc === 'front');
      return front ? [...weapons, { arc: 'rear', value: front.value }] : weapons;
    },
  },
});

export const carrierAbilities = [
  tailGun,
  carries('ghost', 'upgrade:ghost', 1, isOf('attackshuttle', 'sheathipedeclassshuttle')),
  ghost,
  phantom,
  carries('hounds-tooth', 'upgrade:houndstooth', 1, isOf('z95af4headhunter')),
  carries('landos-millennium-falcon-docks', 'upgrade:landosmillenniumfalcon', 1, isOf('escapecraft')),
  carries('corvus-docks', 'upgrade:corvus', 2, isSmall),
  carries('liberator-docks', 'upgrade:liberator', 2, isSmall),
  carries('docking-clamps', 'ship-ability:dockingclamps', 4, isSmall),
];
