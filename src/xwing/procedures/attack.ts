/** An attack (xw.attack): steps and their order as in the rulebook (xw.attack.02). */
import type { Die, Frame, Source } from '../../core';
import {
  each,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  reasonCodec,
  sourceCodec,
  text,
  whole,
  type DataOf,
  type FieldsOf,
} from '../../core/codec';
import { declared, type AttackLimits, type Pool } from '../queries/attack';
import {
  inArcCodec,
  measuredCodec,
  measuringLineCodec,
  type InArc,
  type Measured,
  type MeasuringLine,
} from '../queries/range';
import { weaponChoiceCodec, type WeaponChoice } from '../queries/targets';
import { announce, call, emit, goTo, innermost, procedure, run } from '../engine';
import { type ObjectId, type ShipId, TOKEN_KINDS, type TokenKind, type Weapon, type XwingState } from '../model/state';
import { aftermath } from './aftermath';
import { dealDamage } from './deal-damage';
import { declareTarget } from './declare-target';
import { modifyDice } from './modify-dice';
import { neutralizeResults } from './neutralize';
import { rollDice } from './roll-dice';
import { SPENT_ON_DICE, type SpentOnDice } from '../model/values';
import { die, requirement, turretArc, weapon, few } from '../model/codecs';
import type { XwingNames } from '../queries/names';

export interface AttackFrame extends Frame, AttackLimits {
  attacker: ShipId;
  /** Weapons and targets as measured in step 1a. */
  choices: WeaponChoice[];
  weapon: Weapon | null;
  /** The ship that defends, until the aftermath is over (xw.defend.01, xw.defender.02). */
  defender: ShipId | null;
  /** Attack range, with the points between which it was measured. */
  range: Measured | null;
  /** By how many mm the defender is in the attack arc, and the line of the arc that decides. */
  arc: InArc | null;
  /** Equally short ways to measure it; the attacker chooses one if there are several. */
  lines: readonly MeasuringLine[];
  /** Obstacles and ships through which it was measured. */
  obstructedBy: readonly ObjectId[];
  /** Dice rolled more or fewer by abilities that were used. */
  extra: { attack: readonly Source[]; defense: readonly Source[] };
  /** Dice that are rolled next. */
  count: number;
  attackDice: Die[];
  defenseDice: Die[];
  /** The gas cloud has changed a die. */
  gasCloudUsed: boolean;
  /** Focus results that each side has changed or rerolled. */
  focusModified: { attacker: number; defender: number };
  /** How many of its dice the attacker has rerolled, and whether it has modified any; absent: none. */
  rerolled?: number;
  attackerModified?: boolean;
  /** What the ship whose dice they are has spent on them. */
  spent: Record<Pool, SpentOnDice[]>;
  hit: boolean | null;
  /** Hits and critical hits that were neutralized, and damage cards that the defender was dealt. */
  neutralized?: number;
  dealt?: number;
  /** Abilities that were used: each once in this attack, and anew in another (xw.once-per-opportunity.03). */
  usedHere: string[];
  /** Ships that have lost a shield in it. */
  lostShields?: ShipId[];
  /** Tokens that ships have spent in it, on dice or on anything else; absent: none. */
  tokensSpent?: { ship: ShipId; token: TokenKind }[];
}

export const attackFields = (names: XwingNames): FieldsOf<AttackFrame> => ({
  attacker: names.ship,
  bonus: flag,
  granted: list(reasonCodec),
  weapons: nullable(list(text)),
  defenders: nullable(list(names.target)),
  turretArcs: nullable(list(turretArc)),
  waives: list(requirement),
  must: optional(flag),
  rangeBy: optional(whole('-1 or 1', -1, 1)),
  choices: list(weaponChoiceCodec(names)),
  weapon: nullable(weapon),
  defender: nullable(names.target),
  range: nullable(measuredCodec),
  arc: nullable(inArcCodec),
  lines: list(measuringLineCodec(names)),
  obstructedBy: list(names.object),
  extra: object<AttackFrame['extra']>('extra dice', each(['attack', 'defense'], list(sourceCodec))),
  count: few,
  attackDice: list(die),
  defenseDice: list(die),
  gasCloudUsed: flag,
  focusModified: object<AttackFrame['focusModified']>('focus results modified', each(['attacker', 'defender'], few)),
  rerolled: optional(few),
  attackerModified: optional(flag),
  spent: object<AttackFrame['spent']>(
    'what is spent on dice',
    each(['attack', 'defense'], list(oneOf('what is spent on dice', SPENT_ON_DICE))),
  ),
  hit: nullable(flag),
  neutralized: optional(few),
  dealt: optional(few),
  usedHere: list(text),
  lostShields: optional(list(names.ship)),
  tokensSpent: optional(list(object('a spent token', { ship: names.ship, token: oneOf('a token', TOKEN_KINDS) }))),
});

export function newAttack(attacker: ShipId, limits: Partial<AttackLimits>): DataOf<AttackFrame> {
  return {
    attacker,
    bonus: false,
    granted: [],
    weapons: null,
    defenders: null,
    turretArcs: null,
    waives: [],
    ...limits,
    choices: [],
    weapon: null,
    defender: null,
    range: null,
    arc: null,
    lines: [],
    obstructedBy: [],
    extra: { attack: [], defense: [] },
    count: 0,
    attackDice: [],
    defenseDice: [],
    gasCloudUsed: false,
    focusModified: { attacker: 0, defender: 0 },
    spent: { attack: [], defense: [] },
    hit: null,
    usedHere: [],
  };
}

/**
 * The ship may perform an attack once the running step is done (xw.attack.01). A bonus attack is limited to one each round, and by what
 * grants it.
 */
export function performAttack(state: XwingState, ship: ShipId, limits: Partial<AttackLimits> = {}): void {
  call(state, 'attack', newAttack(ship, limits));
}

/** Adds a limit to the attack that is about to be performed. */
export function limitAttack(state: XwingState, limits: Partial<AttackLimits>): void {
  const frame = innermost(state, 'attack');
  if (frame) Object.assign(frame, limits);
}

export const attack = procedure('attack', attackFields, [
  run('before it is performed', ['xw.timing.02', 'xw.attack.04'], (state, { attacker }) =>
    announce(state, { type: 'about-to-attack', rules: ['xw.timing.02'], ship: attacker }),
  ),
  ...declareTarget,
  run('hit without dice', ['xw.golden-rules.02', 'xw.hit.01'], skipDice),
  ...rollDice('attack', ['xw.attack.15', 'xw.attack.16', 'xw.attack.17']),
  // The opponent of whoever rolled modifies first.
  modifyDice('attack', 'defender', ['xw.attack.18']),
  modifyDice('attack', 'attacker', ['xw.attack.18', 'xw.attack.19']),
  run('after the attack dice are modified', ['xw.dice-modification.07', 'xw.timing.07'], tellModified),
  ...rollDice('defense', ['xw.attack.21', 'xw.attack.22', 'xw.attack.23']),
  modifyDice('defense', 'attacker', ['xw.attack.24']),
  modifyDice('defense', 'defender', ['xw.attack.24', 'xw.attack.25']),
  ...neutralizeResults,
  ...dealDamage,
  ...aftermath,
]);

/** An ability has settled that it hits: no dice are rolled. */
function skipDice(state: XwingState, frame: AttackFrame): void {
  if (frame.hit !== true) return;
  const { attacker } = frame;
  goTo(frame, 'suffer damage');
  emit(state, { type: 'attack-hit', rules: ['xw.golden-rules.02'], attacker, defender: declared(frame).defender });
}

function tellModified(state: XwingState, { attacker }: AttackFrame): void {
  emit(state, { type: 'dice-modified', rules: ['xw.dice-modification.07'], ship: attacker, die: 'attack' });
}
