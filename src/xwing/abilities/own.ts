/**
 * Functions for abilities of your own, which `xwing.with({ abilities })` adds to the game (docs/adding-cards.md). They are the forms of the library's
 * own cards, what ships can be asked, and what can be done to the table.
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/xwing/abilities
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Xwing } from '../model/types';

export {
  after,
  alike,
  allowed,
  before,
  candidate,
  choicesOfDice,
  circumstance,
  countFaces,
  onPiece,
  question,
  questionIfAny,
  reason,
  rollQuestion,
  say,
} from '../../core';
export {
  changeDifficulty,
  changeSpeed,
  executeAlong,
  executeAsSideslip,
  skipExecuteManeuver,
  skipPerformAction,
} from '../effects/activation';
export { loseCharge, recoverCharge, spendCharge } from '../effects/charges';
export { assignCondition, putDamageOn, removeCondition, revealCondition, takeDamageOff } from '../effects/conditions';
export { discardDrawn, discardFacedown, discardFaceup, facedownCard } from '../effects/damage-deck';
export { changeFuses, relocateDevice, removeDevice } from '../effects/devices';
export { lookAtDial, nothingToSee, setDial, setRevealedDial, turnDialFaceup } from '../effects/dials';
export { addResult, cancelResults, changeResult, changeResults, spendResult } from '../effects/dice';
export { leaveReserve } from '../effects/docking';
export { nothingDone } from '../effects/failing';
export { startEffect, untilEndOf } from '../effects/lasting-effects';
export { breakLock, spendLock, transferLock } from '../effects/locks';
export { rotateShip } from '../effects/move';
export { mustChoose, reachFarther } from '../effects/reach';
export {
  flipReinforce,
  gainByItself,
  gainToken,
  removeToken,
  removeTokens,
  spendToken,
  transferToken,
} from '../effects/tokens';
export { changeTokensOn, flipUpgrade, moveUpgrade } from '../effects/upgrades';
export { cardKey, condition, damageCard, hugeDamageCard, pilot, sideKey, upgrade } from '../facts';
export { changedSpeed, difficultyLevel, directionOf, isBasic, maneuverName, slipsTo } from '../facts/maneuvers';
export { type PayloadCard, PAYLOADS } from '../facts/payloads';
export { highestSpeed, templateOf } from '../facts/templates';
export { DECLARED_MOVES } from '../model/codecs';
export { EDGES, TOKENS, TOKEN_KINDS } from '../model/state';
export { limitAttack, performAttack } from '../procedures/attack';
export { barrelRoll } from '../procedures/barrel-roll';
export { boostWith } from '../procedures/boost';
export { decloak } from '../procedures/cloak';
export { coordinate, coordinateFor } from '../procedures/coordinate';
export { EXPOSE, exposeDamageCard, lookBeforeExposing, oneOfCards, repairDamageCard } from '../procedures/damage-cards';
export { preventDetonation } from '../procedures/detonate';
export { inflictTokens } from '../procedures/deal-damage';
export { destroyAtOnce } from '../procedures/destroy';
export { jam } from '../procedures/jam';
export { acquireLock } from '../procedures/lock';
export { executeManeuver } from '../procedures/maneuver';
export { cannotPerformAny, isTreatedBy, performAction } from '../procedures/perform-action';
export { type PlacedFreely, placeFreely } from '../procedures/place-device';
export { rerollResults } from '../procedures/reroll-dice';
export { allShown, rollADie, rollDefenseDice, shownOn } from '../procedures/roll-a-die';
export { diceToRollNow, hasRangeBonus, rollMore } from '../procedures/roll-dice';
export { ARCS, pointTurret, rotate } from '../procedures/rotate';
export { putInPlay } from '../procedures/setup';
export {
  dealFoundCard,
  dealDamageCard,
  dealThisCard,
  dealtFacedown,
  preventDamage,
  rollAndSuffer,
  sufferDamage,
  sufferOne,
} from '../procedures/suffer-damage';
export { PERFORM_ACTION, actionsOnBar, cannotPerform } from '../queries/actions';
export { activationOf } from '../queries/activation';
export { aboutAttack, cannotModify, currentAttack, modifierOf, poolOf } from '../queries/attack';
export { cannotSpendCharge, chargesOf } from '../queries/charges';
export { agilityOf, cloaked, isCloaked } from '../queries/cloak';
export { hasCondition } from '../queries/conditions';
export { cardsToFind, causeOfDamage, damageCards } from '../queries/damage-cards';
export { deviceFacts, deviceNamed, deviceOf, deviceType, devicesInPlay, isRemote } from '../queries/devices';
export { canReroll, dieKind, facesOf, rolledNow, wasRerolled, withinFocusLimit } from '../queries/dice';
export { colorToExecute } from '../queries/difficulty';
export { dockedWith } from '../queries/docking';
export { LAST_RANGE, arcInWords, firingArcs, isTurret, turretArcs } from '../queries/firing-arcs';
export { initiativeOf } from '../queries/initiative';
export { isIonized } from '../queries/ion';
export { ANY_RANGE, cannotSpendLock, hasLocked, locksOf } from '../queries/locks';
export { shipsUnder } from '../queries/move';
export { objectsOnTable } from '../queries/objects';
export { obstacleKindOf, obstacleOf } from '../queries/obstacles';
export { obstaclesAtRange0 } from '../queries/overlap';
export { edgesOver } from '../queries/play-area';
export {
  edgeOf,
  isInDeploymentArea,
  placingFromReserve,
  placingNearEdge,
  placingNear,
  placingNearFriends,
} from '../queries/placing';
export { LIES, type Lies, noPlaceAgain, placingAgain } from '../queries/placing-freely';
export {
  cannotLie,
  cannotPlaceAny,
  fittedTo,
  isDroppedObstacle,
  objectsOverlapped,
  relocatedBy,
} from '../queries/placing-devices';
export {
  inMm,
  isAtRange,
  isInAnyArc,
  isInArc,
  isOutsideArcs,
  rangeBetween,
  rangeToObject,
  relativePosition,
} from '../queries/range';
export {
  isActive,
  isEnemy,
  isFriendly,
  isAllied,
  isSameSide,
  opponentsOf,
  shipOf,
  shipsInPlay,
  shipsNotRemoved,
} from '../queries/ships';
export { isHuge, isLarger } from '../queries/size';
export { isCriticallyDamaged, isDamaged, isShielded, isTractored } from '../queries/status';
export { cannotAttack, noAttack, weaponChoices } from '../queries/targets';
export { cannotRemoveToken, cannotSpendToken, greenTokens, isStressed, becauseStressed } from '../queries/tokens';
export { cannotEquip, cannotFlip, isOfSlot, shipEquippedWith, sideOf, upSide } from '../queries/upgrades';
export { primaryValues, primaryWeaponsOf, weaponsOf } from '../queries/weapons';
export * from './forms/actions';
export * from './forms/attacks';
export * from './forms/bonus-attacks';
export * from './forms/condition-cards';
export * from './forms/conditions';
export * from './forms/costs';
export * from './forms/damage';
export * from './forms/devices';
export * from './forms/dials';
export * from './forms/dice';
export * from './forms/docking';
export * from './forms/each-ship';
export * from './forms/flipping';
export * from './forms/held-tokens';
export * from './forms/initiative';
export * from './forms/lasting-effects';
export * from './forms/locks';
export * from './forms/maneuvers';
export * from './forms/obstacles';
export * from './forms/placing';
export * from './forms/replaced-abilities';
export * from './forms/same-text';
export * from './forms/secret-conditions';
export * from './forms/targets';
export * from './forms/timing';
export * from './forms/tokens';
export * from './forms/turrets';
export * from './forms/unless';
export * from './forms/you';
export type {
  AbilityFrame,
  AbilityInPlay,
  AnyAbility,
  Candidate,
  ChooseForAbility,
  Cost,
  DeclineAbility,
  PlayerId,
  Reason,
  RollAction,
  RuleId,
  Self,
  Sentence,
  UseAbility,
} from '../../core';
export type { Way } from '../facts/payloads';
export type { Bearing, Size, Slot } from '../facts/words';
export type { DeclaredMove, EngagementAction, MoveTemplate, PlanningAction, SetupAction } from '../model/actions';
export type { XwingEvent } from '../model/events';
export type {
  ActionGrant,
  AssignedCondition,
  Device,
  EquippedCard,
  Lock,
  ObjectId,
  Ship,
  ShipId,
  StandardArc,
  TokenKind,
  Weapon,
  XwingState,
} from '../model/state';
export type { Xwing } from '../model/types';
export type { Pool } from '../queries/attack';
export type { AttackFrame } from '../procedures/attack';
export type { Face } from '../queries/dice';
export type { Grants } from '../procedures/grants';
export type { ArcEdge, Point, Verdict } from '../../core/geometry';
export type { Modifier } from '../model/values';
export type { ArcName } from '../queries/firing-arcs';
export type { InArc, MeasuringLine, Measured } from '../queries/range';
export type { Target, WeaponChoice } from '../queries/targets';
export type { ChargesOf } from '../queries/charges';
export type { AttackLimits } from '../queries/attack';
export type { Role } from '../queries/attack';
export type { LockLimits } from '../procedures/lock';
export type { Damage } from '../procedures/suffer-damage';
export type { DeviceType } from '../facts/devices';
export type { ActivationFrame } from '../procedures/activation-phase';
export type { BarrelRollOptions } from '../procedures/barrel-roll';
export type { Repaired } from '../procedures/damage-cards';
export type { ManeuverOptions } from '../procedures/maneuver';
export type { Printed } from '../queries/devices';
export type { RemoteAsShip } from '../queries/devices';
export type { ArcAsked } from '../queries/firing-arcs';
export type { Indicators } from '../queries/firing-arcs';
export type { Laid } from '../queries/move';
export type { TableObject } from '../queries/objects';
export type { Agreed } from '../queries/outlines';
export type { Payload } from '../queries/placing-devices';
export type { RelativePosition } from '../queries/range';
export type { Circle, PlacingRegion, Template } from '../../core/geometry';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
/** Types an entry of the registry, and gives it back. */
export const ability: Engine<Xwing>['ability'] = engine.ability;
/** A step of an effect at which somebody decides. */
export const ask: Engine<Xwing>['ask'] = engine.ask;
/** Runs a procedure when the running step is done; several calls run in the order they were made. */
export const call: Engine<Xwing>['call'] = engine.call;
/** Makes an event happen; other abilities may come before it or replace it, so look at its result in a later step. */
export const cause: Engine<Xwing>['cause'] = engine.cause;
/** Tells an event that has happened, and triggers the abilities that come after it. */
export const emit: Engine<Xwing>['emit'] = engine.emit;
/** Why an ability forbids this ('cannot'), or null. */
export const forbidden: Engine<Xwing>['forbidden'] = engine.forbidden;
/** A value after every continuous change that applies to it. */
export const modified: Engine<Xwing>['modified'] = engine.modified;
/** Does any ability permit this ('can')? */
export const permitted: Engine<Xwing>['permitted'] = engine.permitted;
/** A step of an effect in which the game does something. */
export const run: Engine<Xwing>['run'] = engine.run;
/** Brings the abilities of a card into play, on the piece that carries it and under a controller. */
export const bringIntoPlay: Engine<Xwing>['bringIntoPlay'] = engine.bringIntoPlay;
/** Takes every ability of a piece, or those for which something holds, out of play. */
export const takeOutOfPlay: Engine<Xwing>['takeOutOfPlay'] = engine.takeOutOfPlay;
/** The frame's procedure ends after the running step. */
export const finish: Engine<Xwing>['finish'] = engine.finish;
/** The frames of a procedure that are under way, the innermost last. */
export const framesOf: Engine<Xwing>['framesOf'] = engine.framesOf;
/** The innermost frame of a procedure that is under way; undefined: there is none. */
export const innermost: Engine<Xwing>['innermost'] = engine.innermost;
/** Is this ability resolving: has its effect begun, and not ended? */
export const isResolving: Engine<Xwing>['isResolving'] = engine.isResolving;
/** Was this ability used in the window of this frame? */
export const wasUsed: Engine<Xwing>['wasUsed'] = engine.wasUsed;
