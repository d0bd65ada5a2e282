/** Maneuvers that are executed otherwise than they were revealed (xw.maneuver.15). */
import {
  type Ability,
  type AbilityInPlay,
  allowed,
  before,
  type Limit,
  type Reason,
  reason,
  say,
  type Self,
} from '../../../core';
import { executeInstead } from '../../effects/activation';
import { ability, framesOf, innermost, isResolving } from '../../engine';
import type { Maneuver } from '../../facts';
import { maneuverName } from '../../facts/maneuvers';
import type { XwingEvent } from '../../model/events';
import type { ShipId, XwingState } from '../../model/state';
import { isSideslip } from '../../procedures/maneuver';
import type { Xwing } from '../../model/types';
import { isYou } from './you';

/** An ability that is triggered as a ship is about to execute a maneuver. */
export type Executing = Self<Extract<XwingEvent, { type: 'about-to-execute' }>>;

/** Rules of another maneuver than the revealed one. */
export const OTHER_MANEUVER = ['xw.maneuver.15', 'xw.timing.02'];

/** Nothing of the ion maneuver changes (xw.ion.08). */
export function cannotChange(state: XwingState, { event: { ship } }: Executing): Reason | null {
  if (innermost(state, 'execute maneuver')?.fixed !== true) return null;
  return reason('ion-maneuver', say`${ship} executes the ion maneuver.`, ['xw.ion.08']);
}

function isAboutTo(state: XwingState, { ship, maneuver }: Executing['event']): boolean {
  const frame = innermost(state, 'execute maneuver');
  return frame?.ship === ship && maneuverName(frame.maneuver) === maneuverName(maneuver);
}

/** The ship ability of some TIEs, and what is executed by it. */
export const ADAPTIVE_AILERONS = 'adaptive-ailerons';
/** Adaptive Ailerons is resolving. */
export const withAilerons = (state: XwingState, { source }: Pick<AbilityInPlay, 'source'>): boolean =>
  isResolving(state, { ability: ADAPTIVE_AILERONS, source });

/** Another maneuver than the revealed one. */
export interface Instead {
  id: string;
  card: string;
  /** When; default: always. */
  if?: (state: XwingState, self: Executing) => boolean;
  /** Whose maneuver it is. Default: yours. */
  whose?: (state: XwingState, self: Executing) => boolean;
  /** Those that it may execute instead. */
  to: (maneuver: Maneuver) => readonly Maneuver[];
  /** 'Increase its difficulty'. */
  harder?: boolean;
  cost?: NonNullable<Ability<Xwing, 'about-to-execute'>['cost']>;
  limit?: Limit<Xwing>;
}

const yours = (state: XwingState, self: Executing): boolean => isYou(state, self, self.event.ship);
const always = (): boolean => true;

/** 'While you would execute such a maneuver, you may execute another instead'. */
export const executesInstead = ({ to, harder = false, whose = yours, if: holds = always, ...entry }: Instead) =>
  ability({
    ...entry,
    rules: OTHER_MANEUVER,
    on: before('about-to-execute'),
    when: (state, self) => whose(state, self) && holds(state, self),
    may: true,
    // Nothing else was put in its place meanwhile.
    still: (state, { event }) => isAboutTo(state, event),
    unable: cannotChange,
    choose: (_state, { event }) => to(event.maneuver).map((each) => allowed(maneuverName(each))),
    effect: (state, { event, chosen }) => {
      const by = event && to(event.maneuver).find((each) => maneuverName(each) === chosen);
      if (event && by) executeInstead(state, event.ship, by, OTHER_MANEUVER, harder ? 1 : 0);
    },
  });

/** Was the maneuver that the ship is just ending a sideslip? */
export const hasSlipped = (state: XwingState, ship: ShipId): boolean =>
  framesOf(state, 'execute maneuver').some((frame) => frame.ship === ship && isSideslip(frame));
