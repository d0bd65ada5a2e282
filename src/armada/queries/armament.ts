/** Armaments: which dice are gathered, and how far they reach (arm.armament, arm.attack-range). */
import { DICE_COLORS, RANGE_BANDS, type Armament, type DiceColor, type HullZone, type RangeBand } from '../facts';
import { modified } from '../engine';
import type { ArmamentKind } from '../model/attack';
import type { ArmadaState, ShipId, SquadronId } from '../model/state';
import { cardOf } from './ships';
import { squadronCardOf, squadronOf } from './squadrons';

/** The colors that each range lets be gathered (arm.attack.09): a die reaches as far as its color. */
const REACH: Readonly<Record<DiceColor, RangeBand>> = { red: 'long', blue: 'medium', black: 'close' };

/** The armament of a hull zone or squadron (arm.armament.04 to .06); a Counter attack has one of its own (arm.squadron-keywords.19). */
export function armamentOf(
  state: ArmadaState,
  attacker: ShipId | SquadronId,
  zone: HullZone | null,
  armament: ArmamentKind,
  counter: number | null = null,
): Armament {
  const about = { attacker, zone, armament, counter: counter !== null };
  return modified(state, 'armament', printed(state, attacker, zone, armament, counter), about);
}

function printed(
  state: ArmadaState,
  attacker: ShipId | SquadronId,
  zone: HullZone | null,
  armament: ArmamentKind,
  counter: number | null,
): Armament {
  if (counter !== null) return { red: 0, blue: counter, black: 0 };
  if (zone === null) {
    const { battery, antiSquadron } = squadronCardOf(squadronOf(state, attacker));
    return armament === 'battery' ? battery : antiSquadron;
  }
  const ship = state.ships.find((each) => each.id === attacker);
  if (!ship) throw new Error(`no ship is called '${attacker}'`);
  const { battery, antiSquadron } = cardOf(ship);
  return armament === 'battery' ? battery[zone] : antiSquadron;
}

/** The dice that are gathered at a range (arm.attack.09). */
export function diceAt(armament: Armament, range: RangeBand): Record<DiceColor, number> {
  const at = RANGE_BANDS.indexOf(range);
  const dice = { red: 0, blue: 0, black: 0 };
  for (const color of DICE_COLORS) if (RANGE_BANDS.indexOf(REACH[color]) >= at) dice[color] = armament[color];
  return dice;
}

/** The farthest range at which an armament attacks (arm.attack-range.02 to .04); null: it has no dice. */
export function attackRangeOf(armament: Armament): RangeBand | null {
  const color = DICE_COLORS.find((each) => armament[each] > 0);
  return color === undefined ? null : REACH[color];
}

export function diceIn(dice: Readonly<Record<DiceColor, number>>): number {
  return dice.red + dice.blue + dice.black;
}
