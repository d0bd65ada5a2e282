/** Cards that change how devices are placed, or let a ship place another one (xw.device.15, .16, .18): pilots, ship abilities and upgrades. */
import { after, candidate, reason, type Json, type Reason } from '../../core';
import { changeFuses } from '../effects/devices';
import { ability } from '../engine';
import type { Way } from '../facts/payloads';
import { templateOf } from '../facts/templates';
import type { ShipId, XwingState } from '../model/state';
import { performAttack } from '../procedures/attack';
import { performAction } from '../procedures/perform-action';
import { rotate } from '../procedures/rotate';
import { deviceFacts, deviceNamed } from '../queries/devices';
import { isDroppedObstacle, type Payload } from '../queries/placing-devices';
import { shipOf } from '../queries/ships';
import { anyPayload, placeChosen } from './payloads';
import { isYou, you } from './words';

type Ways = readonly Way[];

interface Changing {
  id: string;
  card: string;
  /** What else can be done instead of one of the ways that there are. */
  adds(way: Way, payload: Payload, state: XwingState): Ways;
}

/** 'If you would drop (or launch) a device, you may ... instead.' */
const placesOtherwise = ({ id, card, adds }: Changing) =>
  ability({
    id,
    card,
    rules: ['xw.device.16'],
    modifies: {
      'ways to place': (state, self, ways, { ship, payload }) =>
        isYou(state, self, ship) && !isDroppedObstacle(payload)
          ? [...ways, ...ways.flatMap((way) => adds(way, payload, state))]
          : ways,
    },
  });

const isDrop1 = ({ how, speed, bearing }: Way): boolean => how === 'drop' && speed === 1 && bearing === 'straight';
const BANKS = ['bank-left', 'bank-right'] as const;

const otherWays = [
  placesOtherwise({
    id: 'nimble-bomber',
    card: 'ship-ability:nimblebomber',
    adds: ({ how, speed, bearing }) =>
      how === 'drop' && bearing === 'straight' && speed > 0 ? BANKS.map((bank) => ({ how, speed, bearing: bank })) : [],
  }),
  placesOtherwise({
    id: 'trajectory-simulator',
    card: 'upgrade:trajectorysimulator',
    adds: (_way, payload, { phase }) =>
      phase === 'system' && !isDroppedObstacle(payload) && deviceFacts(payload).type === 'bomb'
        ? [{ how: 'launch', speed: 5, bearing: 'straight' }]
        : [],
  }),
  placesOtherwise({
    id: 'skilled-bombardier',
    card: 'upgrade:skilledbombardier',
    adds: (way) =>
      [way.speed - 1, way.speed + 1]
        .filter((speed) => speed > 0 && way.speed > 0 && templateOf(speed, way.bearing) !== null)
        .map((speed) => ({ ...way, speed })),
  }),
  placesOtherwise({
    id: 'constable-zuvio',
    card: 'pilot:constablezuvio',
    adds: ({ how }) => (how === 'drop' ? [{ how: 'launch', speed: 1, bearing: 'straight' }] : []),
  }),
  placesOtherwise({
    id: 'emon-azzameen',
    card: 'pilot:emonazzameen',
    adds: (way) =>
      isDrop1(way)
        ? (['turn-left', 'straight', 'turn-right'] as const).map((bearing) => ({ how: 'drop', speed: 3, bearing }))
        : [],
  }),
  placesOtherwise({
    id: 'sol-sixxa',
    card: 'pilot:solsixxa',
    adds: (way) =>
      isDrop1(way)
        ? (['turn-left', 'bank-left', 'bank-right', 'turn-right'] as const).map((bearing) => ({
            how: 'drop',
            speed: 1,
            bearing,
          }))
        : [],
  }),
  placesOtherwise({
    id: 'bombardment-drone',
    card: 'pilot:bombardmentdrone',
    adds: (way) => (way.how === 'drop' ? [{ ...way, how: 'launch' }] : []),
  }),
];

const hasPlaced = (state: XwingState, ship: ShipId): boolean => shipOf(state, ship).devicesPlaced > 0;

/** 'After you fully execute a maneuver, if you have not dropped or launched a device this round, you may drop 1 bomb.' */
const genius = ability({
  id: 'genius',
  card: 'upgrade:genius',
  rules: ['xw.device.15', 'xw.device.18', 'xw.faq-cards.22'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const { ship, fully } = self.event;
    return isYou(state, self, ship) && fully && !hasPlaced(state, ship);
  },
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { types: ['bomb'], hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

const edonKappehl = ability({
  id: 'edon-kappehl',
  card: 'pilot:edonkappehl',
  rules: ['xw.device.15', 'xw.device.18', 'xw.faq-cards.22'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const { ship, fully, maneuver } = self.event;
    const easy = maneuver.color === 'blue' || maneuver.color === 'white';
    return isYou(state, self, ship) && fully && easy && !hasPlaced(state, ship);
  },
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

const PAIGE = 'upgrade:paigetico';

/** A bomb, or the turret: after a primary attack. */
const paigeAfterAttack = ability({
  id: 'paige-tico-attack',
  card: PAIGE,
  rules: ['xw.device.15', 'xw.faq-cards.21'],
  on: after('attack-performed'),
  when: (state, self) => {
    const { attacker, weapon, bonus } = self.event;
    return isYou(state, self, attacker) && weapon.startsWith('primary') && !bonus;
  },
  may: true,
  choose: (state, self) => [
    ...anyPayload(state, you(state, self), { types: ['bomb'], hows: ['drop'] }),
    candidate<Json>('rotate', noTurret(state, self)),
  ],
  effect: (state, self) => {
    const own = you(state, self);
    if (self.chosen === 'rotate') rotate(state, own.id);
    else placeChosen(state, own, self.chosen);
  },
});

function noTurret(state: XwingState, self: { source: string }): Reason | null {
  const own = you(state, self);
  return own.turret ? null : reason('no-turret', 'There is no turret to rotate.', ['xw.rotate.01'], { ship: own.id });
}

const paigeDestroyed = ability({
  id: 'paige-tico-destroyed',
  card: PAIGE,
  rules: ['xw.device.15', 'xw.faq-cards.21'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { types: ['bomb'], hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

/** Beside the device of the System Phase; what can only be dropped cannot be launched (xw.faq-cards.20, .21). */
const deathfireDevice = ability({
  id: 'deathfire-device',
  card: 'pilot:deathfire',
  rules: ['xw.faq-cards.20', 'xw.faq-cards.21'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { hows: ['drop', 'launch'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

const deathfireAttack = ability({
  id: 'deathfire-attack',
  card: 'pilot:deathfire',
  rules: ['xw.timing.07'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, self) => performAttack(state, you(state, self).id),
});

const deathrain = ability({
  id: 'deathrain',
  card: 'pilot:deathrain',
  rules: ['xw.timing.07'],
  on: after('device-placed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, self) =>
    performAction(state, you(state, self).id, 'any action on its bar', { may: true, source: 'deathrain' }),
});

const cadBane = ability({
  id: 'cad-bane',
  card: 'upgrade:cadbane',
  rules: ['xw.timing.07'],
  on: after('device-placed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, self) =>
    performAction(state, you(state, self).id, [{ action: 'boost', color: 'red' }], { may: true, source: 'cad-bane' }),
});

const delayedFuses = ability({
  id: 'delayed-fuses',
  card: 'upgrade:delayedfuses',
  rules: ['xw.fuse-marker.01'],
  on: after('device-placed'),
  when: (state, self) => {
    const device = deviceNamed(state, self.event.device);
    return isYou(state, self, self.event.ship) && device?.remote === null && device.place === 'table';
  },
  may: true,
  effect: (state, { event }) => {
    if (event) changeFuses(state, event.device, 1, ['xw.fuse-marker.01']);
  },
});

export const bomberAbilities = [
  ...otherWays,
  genius,
  edonKappehl,
  paigeAfterAttack,
  paigeDestroyed,
  deathfireAttack,
  deathfireDevice,
  deathrain,
  cadBane,
  delayedFuses,
];
