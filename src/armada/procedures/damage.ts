/** Damage that ships suffer, and damage cards that are dealt faceup (arm.damage). */
import {
  rulesOfAll,
  allowed,
  drawQuestion,
  question,
  takeNext,
  turnOverQuestion,
  type DrawAction,
  type Frame,
  type RuleId,
  reason,
  say,
  type Reason,
} from '../../core';
import { count, flag, nullable, type FieldsOf } from '../../core/codec';
import { dealFacedownCard, layFaceupCard, noCardLeft, reshuffleIfEmpty, turnFaceup } from '../effects/damage-cards';
import { destroyShipsIfDue } from '../effects/destroy';
import { loseShield } from '../effects/shields';
import { HULL_ZONES, type HullZone } from '../facts';
import { announce, ask, call, finish, goTo, innermost, procedure, run } from '../engine';
import type { ManeuverAction } from '../model/actions';
import { hullZone, rules } from '../model/codecs';
import type { ArmadaState, ShipId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { isOnTable, shipOf } from '../queries/ships';

export interface SufferDamageFrame extends Frame {
  ship: ShipId;
  /** Null: its owner chooses one for all of the damage (arm.damage.09). */
  zone: HullZone | null;
  /** Damage that is still to be suffered. */
  left: number;
  /** So many of the first damage cards are dealt faceup (arm.critical-effects.06). */
  faceup: number;
  /** Shields absorb none of it. */
  pastShields: boolean;
  /** It is what the attack in progress does: its damage cards are counted there. */
  ofAttack: boolean;
  /** What deals it: an attack, an obstacle, a card (arm.damage.01). */
  rules: readonly RuleId[];
}

export const sufferDamageFields = ({ ship }: ArmadaNames): FieldsOf<SufferDamageFrame> => ({
  ship,
  zone: nullable(hullZone),
  left: count,
  faceup: count,
  pastShields: flag,
  ofAttack: flag,
  rules,
});

/** What most damage is: past no shields, and no part of an attack. */
export const PLAIN_DAMAGE = Object.freeze({ faceup: 0, pastShields: false, ofAttack: false });

const sufferDamage = procedure('suffer damage', sufferDamageFields, [
  ask('choose a hull zone', ['arm.damage.09'], whichZone, (_state, frame, { zone }) => {
    frame.zone = zone;
  }),
  run('suffer one damage', ['arm.damage.04'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const { zone } = frame;
    if (frame.left === 0 || zone === null || !isOnTable(ship)) return finish(frame);
    frame.left -= 1;
    goTo(frame, 'suffer one damage');
    // Shields of other zones absorb nothing (arm.damage.05).
    if (ship.shields[zone] > 0 && !frame.pastShields)
      return loseShield(state, ship, zone, ['arm.damage.04', ...frame.rules]);
    dealCard(state, frame);
  }),
]);

function dealCard(state: ArmadaState, frame: SufferDamageFrame): void {
  const attack = frame.ofAttack ? innermost(state, 'attack') : null;
  if (attack) attack.cards += 1;
  const past = pastShields(state, frame);
  if (frame.faceup > 0) {
    frame.faceup -= 1;
    const even = attack ? ['arm.attack.23'] : [];
    const rules = ['arm.critical-effects.06', ...even, ...rulesOfAll(past), 'arm.damage.04', ...frame.rules];
    return call(state, 'deal faceup damage card', { ship: frame.ship, rules });
  }
  const rules = [...rulesOfAll(past), 'arm.damage.04', ...frame.rules];
  dealFacedownCard(state, shipOf(state, frame.ship), rules, past);
  destroyShipsIfDue(state, [frame.ship]);
}

/** Where the zone has shields that absorb none of it: a card says so (arm.golden-rules.02, arm.effect-use-and-timing.13). */
function pastShields(state: ArmadaState, { ship, zone, pastShields: past }: SufferDamageFrame): Reason[] {
  const left = zone === null ? 0 : shipOf(state, ship).shields[zone];
  const attacker = innermost(state, 'attack')?.attacker;
  if (!past || zone === null || left === 0 || attacker === undefined) return [];
  const shields = left === 1 ? say`a shield` : say`${left} shields`;
  const said = say`Against the ability of ${attacker} shields count as none; the ${zone} hull zone of ${ship} has ${shields}.`;
  return [reason('past-shields', said, ['arm.golden-rules.02'], { shields: left })];
}

function whichZone(state: ArmadaState, { ship: id, zone }: SufferDamageFrame) {
  if (zone !== null) return null;
  const { controller: player } = shipOf(state, id);
  return question(
    player,
    'choose a hull zone',
    HULL_ZONES.map((each) =>
      allowed<Extract<ManeuverAction, { type: 'choose-hull-zone' }>>({
        type: 'choose-hull-zone',
        player,
        ship: id,
        zone: each,
      }),
    ),
  );
}

export interface DealFaceupFrame extends Frame {
  ship: ShipId;
  /** What deals it. */
  rules: readonly RuleId[];
}

export const dealFaceupFields = ({ ship }: ArmadaNames): FieldsOf<DealFaceupFrame> => ({ ship, rules });

/** Past the shields; which card it is, chance says (arm.damage.08). */
const dealFaceupDamageCard = procedure('deal faceup damage card', dealFaceupFields, [
  run('about to be dealt', ['arm.damage.10'], (state, { ship, rules }) =>
    announce(state, { type: 'faceup-card-due', rules, ship }),
  ),
  run('look for a card', ['arm.damage.13'], (state, frame) => {
    if (!isOnTable(shipOf(state, frame.ship))) return finish(frame);
    if (reshuffleIfEmpty(state)) return;
    noCardLeft(state, shipOf(state, frame.ship));
    finish(frame);
  }),
  ask(
    'draw a damage card',
    ['arm.damage.10'],
    ({ damageDeck }: ArmadaState) => drawQuestion(damageDeck, 'a damage card'),
    (state, frame: DealFaceupFrame, drawn: DrawAction) => {
      deal(state, frame, drawn);
      finish(frame);
    },
  ),
  // The top card is known already.
  run('deal the known card', ['arm.damage.10'], (state, frame) => deal(state, frame, null)),
]);

function deal(state: ArmadaState, frame: DealFaceupFrame, drawn: DrawAction | null): void {
  const card = takeNext(state.damageDeck, drawn);
  if (card === null) return;
  layFaceupCard(state, shipOf(state, frame.ship), card, frame.rules);
  destroyShipsIfDue(state, [frame.ship]);
}

/** A facedown card of the ship, whichever chance says, is turned faceup. */
const turnDamageCardFaceup = procedure('turn damage card faceup', dealFaceupFields, [
  ask(
    'turn a damage card over',
    ['arm.damage.10', 'arm.damage.11'],
    (state: ArmadaState, { ship }: DealFaceupFrame) =>
      turnOverQuestion(shipOf(state, ship).damage, state.damageDeck, 'a facedown damage card'),
    (state, { ship, rules }, drawn: DrawAction) => turnFaceup(state, shipOf(state, ship), drawn, rules),
  ),
]);

export const damageProcedures = [sufferDamage, dealFaceupDamageCard, turnDamageCardFaceup];
