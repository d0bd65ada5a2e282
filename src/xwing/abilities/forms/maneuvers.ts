/** Maneuvers that are executed otherwise than they were revealed (xw.maneuver.15), what they moved through, and boosts with another template. */
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
import { gainByItself } from '../../effects/tokens';
import { ability, framesOf, innermost, isResolving } from '../../engine';
import type { ActionColor, Maneuver } from '../../facts';
import { maneuverName } from '../../facts/maneuvers';
import type { XwingEvent } from '../../model/events';
import type { ObjectId, ShipId, XwingState } from '../../model/state';
import { boostWith } from '../../procedures/boost';
import { isSideslip } from '../../procedures/maneuver';
import type { Xwing } from '../../model/types';
import { shipsUnder } from '../../queries/move';
import type { Paid } from './costs';
import { isYou, you } from './you';

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

/** Obstacles, devices and ships that the template of the maneuver lay on which the ship is just ending. */
export const movedThrough = (state: XwingState, ship: ShipId): ObjectId[] =>
  framesOf(state, 'execute maneuver').flatMap((frame) =>
    frame.ship === ship && frame.laid ? [...frame.met.through, ...shipsUnder(state, frame.laid, ship)] : [],
  );

/** The boost action that the ship performs now, and in which color; null: it performs none, though it may boost. */
export function boostAction(state: XwingState, ship: ShipId): { color: ActionColor } | null {
  const now = innermost(state, 'perform action');
  return now?.ship === ship && now.chosen?.action === 'boost' ? now.chosen : null;
}

/** 'You may treat it as red': the action that is performed now, with the stress token that a red one costs (xw.actions.09). */
export const treatingAsRed: Paid = {
  cannot: () => null,
  pay: (state, self) => {
    const now = innermost(state, 'perform action');
    if (now?.chosen) now.chosen.color = 'red';
    gainByItself(state, you(state, self).id, 'stress', ['xw.actions.09', 'xw.actions.12']);
  },
};

interface WithTurn {
  id: string;
  card: string;
  /** Default: whenever it boosts. */
  if?: (state: XwingState, ship: ShipId) => boolean;
  cost?: Paid;
}

/** '..., you may use the turn template instead.' */
export const boostsWithATurn = ({ if: holds = () => true, ...entry }: WithTurn) =>
  ability({
    ...entry,
    rules: ['xw.boost.02', 'xw.golden-rules.02'],
    on: before('about-to-boost'),
    when: (state, self) => isYou(state, self, self.event.ship) && holds(state, self.event.ship),
    may: true,
    effect: (state) => boostWith(state, ['turn-left', 'turn-right']),
  });
