/** Looking at dials and setting them anew (xw.dial.04, .05). */
import { type AbilityFrame, allowed, type Candidate, type Json, question } from '../../../core';
import { changeDifficulty } from '../../effects/activation';
import { setDial, setRevealedDial } from '../../effects/dials';
import { ask } from '../../engine';
import { type Maneuver, ship as shipType } from '../../facts';
import { maneuverName } from '../../facts/maneuvers';
import type { PlanningAction } from '../../model/actions';
import type { Ship } from '../../model/state';
import { shipOf } from '../../queries/ships';
import { afterYouReveal } from './timing';
import { you } from './you';

/** Rules of a dial that is set anew. */
export const SET_DIAL = ['xw.dial.04', 'xw.maneuver.16'];
/** Rules of a dial that is looked at. */
export const LOOK_AT_DIAL = ['xw.dial.05', 'xw.system-phase.02'];
/** All maneuvers of a ship's dial. */
export const dialOf = ({ type }: Ship): readonly Maneuver[] => shipType(type)?.dial ?? [];

/** The maneuver of this name on its dial. @throws Error where there is none */
export const onDial = (ship: Ship, name: unknown): Maneuver => {
  const found = dialOf(ship).find((each) => maneuverName(each) === name);
  if (!found) throw new Error(`${ship.id} has no ${String(name)} on its dial`);
  return found;
};

/** 'Another maneuver': those of the dial of the ship that are so beside the revealed one. */
export const otherManeuvers = (ship: Ship, revealed: Maneuver, such: (other: Maneuver) => boolean): Candidate<Json>[] =>
  dialOf(ship)
    .filter((each) => maneuverName(each) !== maneuverName(revealed) && such(each))
    .map((each) => allowed<Json>(maneuverName(each)));

/** A dial that is set anew: by whom, and to what. */
export interface Resets {
  id: string;
  card: string;
  /** Of which revealed maneuvers; left out: of all. */
  of?: (revealed: Maneuver) => boolean;
  /** Which maneuvers it may become. */
  to: (other: Maneuver, revealed: Maneuver) => boolean;
  /** 'Increase its difficulty'. */
  harder?: boolean;
}

/** 'After you reveal your dial, you may set it to ...'. */
export const resets = ({ id, card, of = () => true, to, harder = false }: Resets) =>
  afterYouReveal({
    id,
    card,
    rules: SET_DIAL,
    if: (_state, { event }) => of(event.maneuver),
    may: true,
    choose: (state, { event }) =>
      otherManeuvers(shipOf(state, event.ship), event.maneuver, (each) => to(each, event.maneuver)),
    effect: (state, { event, chosen }) => {
      if (!event) return;
      setRevealedDial(state, event.ship, onDial(shipOf(state, event.ship), chosen), SET_DIAL);
      if (harder) changeDifficulty(state, event.ship, 1);
    },
  });

/** The other maneuver is as difficult as the revealed one. */
export const sameColor = (other: Maneuver, revealed: Maneuver): boolean => other.color === revealed.color;
const redOrBlue = ({ color }: Maneuver): boolean => color === 'red' || color === 'blue';

/** A red or blue maneuver becomes another of its difficulty. */
export const setsRedOrBlue = (id: string, card: string) => resets({ id, card, of: redOrBlue, to: sameColor });

type SetDial = Extract<PlanningAction, { type: 'set-dial' }>;

/** A step in which you choose your dial anew. */
export const setsDialAnew = ask(
  'set the dial anew',
  SET_DIAL,
  (state, self: AbilityFrame) => {
    const own = you(state, self);
    if (own.dial === null) return null;
    const settings = dialOf(own).map((each) => {
      return allowed<SetDial>({ type: 'set-dial', player: own.player, ship: own.id, maneuver: maneuverName(each) });
    });
    return question(own.player, 'set the dial anew', settings);
  },
  (state, _self, { ship, maneuver }: SetDial) => setDial(state, ship, onDial(shipOf(state, ship), maneuver), SET_DIAL),
);
