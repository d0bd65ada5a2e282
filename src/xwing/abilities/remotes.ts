/** What the cards of remotes say (xw.buzz-droid-swarm, xw.drk-1), and of bombs after they have detonated. A remote is 'you' of its own card. */
import {
  type AbilityFrame,
  type AbilityInPlay,
  after,
  allowed,
  candidate,
  type Json,
  type Reason,
  reason,
  say,
} from '../../core';
import { relocateDevice } from '../effects/devices';
import { ability, run } from '../engine';
import type { Way } from '../facts/payloads';
import type { XwingEvent } from '../model/events';
import type { Device, ShipId, XwingState } from '../model/state';
import { EXPOSE, exposeDamageCard } from '../procedures/damage-cards';
import { rollADie, shownOn } from '../procedures/roll-a-die';
import { sufferDamage } from '../procedures/suffer-damage';
import { deviceOf } from '../queries/devices';
import { cannotLie, fittedTo, objectsOverlapped, relocatedBy } from '../queries/placing-devices';
import { isAtRange } from '../queries/range';
import { isSameSide, shipOf, shipsInPlay } from '../queries/ships';
import { gainingInstead, unlessItChooses } from './forms/unless';
import { stillThere } from './forms/you';

const SWARM = 'device:buzz-droid-swarm';

function remoteOf(state: XwingState, { source }: Pick<AbilityInPlay, 'source'>): Device {
  return deviceOf(state, source);
}

function isEnemy(state: XwingState, self: Pick<AbilityInPlay, 'source'>, ship: ShipId): boolean {
  return !isSameSide(remoteOf(state, self), shipOf(state, ship));
}

/** It is fitted to the guides that its controller chooses, or else to the other ones; both blocked, it and the ship suffer damage. */
const swarmAttaches = ability({
  id: 'buzz-droid-swarm-attaches',
  card: SWARM,
  rules: ['xw.buzz-droid-swarm.04', 'xw.buzz-droid-swarm.06'],
  on: after('device-met'),
  // Friendly ships do not make it relocate (xw.buzz-droid-swarm.05).
  when: (state, self) => self.event.device === self.source && isEnemy(state, self, self.event.ship),
  choose: () => [allowed('front'), allowed('rear')],
  effect: (state, { event, source, chosen }) => {
    if (!event) return;
    const { ship } = event;
    const [first, second] = chosen === 'front' ? (['front', 'rear'] as const) : (['rear', 'front'] as const);
    const blocked: Reason[] = [];
    for (const guides of [first, second]) {
      const pose = fittedTo(state, shipOf(state, ship), deviceOf(state, source).kind, guides);
      const why = cannotFit(state, source, ship, guides);
      if (why === null) {
        const rules = [blocked.length > 0 ? 'xw.buzz-droid-swarm.07' : 'xw.buzz-droid-swarm.04'];
        return relocateDevice(state, source, pose, rules, blocked);
      }
      blocked.push(why);
    }
    for (const each of [source, ship]) sufferDamage(state, each, { hit: 1, crit: 0 }, ['xw.buzz-droid-swarm.08']);
  },
});

/** It overlaps no object there, and no part of it is outside the play area. */
function cannotFit(state: XwingState, swarm: string, ship: ShipId, guides: 'front' | 'rear'): Reason | null {
  const { kind } = deviceOf(state, swarm);
  const pose = fittedTo(state, shipOf(state, ship), kind, guides);
  const [under] = objectsOverlapped(state, swarm, pose, ship);
  if (under === undefined) return cannotLie(state, kind, pose);
  const said = say`at the ${[guides]} guides of ${ship} it would overlap ${under}.`;
  return reason('overlaps-object', said, ['xw.buzz-droid-swarm.07'], { guides, under });
}

const swarmEngages = ability({
  id: 'buzz-droid-swarm-engages',
  card: SWARM,
  rules: ['xw.buzz-droid-swarm.03'],
  on: after('ship-engages'),
  when: (_state, self) => self.event.ship === self.source,
  effect: (state, self) => {
    for (const { id } of shipsInPlay(state))
      if (isEnemy(state, self, id) && isAtRange(state, self.source, id, 0, 0))
        sufferDamage(state, id, { hit: 0, crit: 1 }, ['xw.buzz-droid-swarm.03']);
  },
});

const DRK_1 = 'device:drk-1-probe-droid';
const TEMPLATES = ['bank-left', 'straight', 'bank-right'] as const satisfies readonly Way['bearing'][];

/** In the System Phase it may move along one of three templates, onto whatever lies there (xw.drk-1.03, .04). */
const drk1Relocates = ability({
  id: 'drk-1-probe-droid-relocates',
  card: DRK_1,
  rules: ['xw.drk-1.02', 'xw.drk-1.03'],
  during: 'system phase',
  may: true,
  limit: { per: 'round', times: 1 },
  choose: (state, self) =>
    TEMPLATES.map((bearing) => {
      const device = remoteOf(state, self);
      const name: Json = `2 ${bearing}`;
      return candidate(name, cannotLie(state, device.kind, relocatedBy(state, device, 2, bearing)));
    }),
  effect: (state, { source, chosen }) => {
    const bearing = TEMPLATES.find((each) => chosen === `2 ${each}`);
    if (bearing)
      relocateDevice(state, source, relocatedBy(state, deviceOf(state, source), 2, bearing), ['xw.drk-1.02']);
  },
});

/** Friendly ships that lock or jam may measure from it. */
const drk1Measures = ability({
  id: 'drk-1-probe-droid-measures',
  card: DRK_1,
  rules: ['xw.drk-1.06'],
  modifies: {
    'measured from': (state, self, origins, { ship }) =>
      isEnemy(state, self, ship) ? origins : [...origins, self.source],
  },
});

type SufferedFrame = AbilityFrame<Extract<XwingEvent, { type: 'device-suffered' }>>;
type MetFrame = AbilityFrame<Extract<XwingEvent, { type: 'device-met' }>>;

const drk1IsHit = ability({
  id: 'drk-1-probe-droid-overlapped',
  card: DRK_1,
  rules: ['xw.drk-1.07'],
  on: after('device-met'),
  // Moving through it is not enough (xw.drk-1.08).
  when: (state, self) => {
    const { device, overlapped, inManeuver, ship } = self.event;
    return device === self.source && overlapped && inManeuver && isEnemy(state, self, ship);
  },
  effect: [
    run('roll an attack die', ['xw.drk-1.07'], (state, { event, source }: MetFrame) => {
      if (event) rollADie(state, event.ship, source, ['xw.drk-1.07']);
    }),
    run('suffer on a focus result', ['xw.drk-1.07'], (state, frame: MetFrame) => {
      if (shownOn(frame) === 'focus') sufferDamage(state, frame.source, { hit: 1, crit: 0 }, ['xw.drk-1.07']);
    }),
  ],
});

/** Each ship that it was dealt a card by exposes one, unless it chooses strain. */
const concussionBombExposes = ability({
  id: 'concussion-bomb-exposes',
  card: 'device:concussion-bomb',
  rules: ['xw.supplement-concussion-bomb.02'],
  on: after('device-suffered'),
  when: (state, { event, source }) => event.device === source && shipsInPlay(state).some(({ id }) => id === event.ship),
  still: stillThere('ship'),
  effect: [
    unlessItChooses(['xw.supplement-concussion-bomb.02'], {
      ship: (_state, { event }: SufferedFrame) => event?.ship ?? '',
      ...gainingInstead('strain'),
    }),
    run('expose a damage card', EXPOSE, (state, { event }: SufferedFrame) => {
      if (event) exposeDamageCard(state, event.ship, EXPOSE);
    }),
  ],
});

/** When its turn comes, a swarm acts in the Engagement Phase alone (xw.buzz-droid-swarm.02), a DRK-1 in the System Phase (xw.drk-1.05). */
export const remotes = [swarmAttaches, swarmEngages, drk1Relocates, drk1Measures, drk1IsHit, concussionBombExposes];
