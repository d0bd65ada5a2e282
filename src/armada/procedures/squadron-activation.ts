/** A squadron's activation (arm.squadron-activation): it may move or attack; by a squadron command it may do both. */
import {
  allowed,
  candidate,
  reason,
  say,
  type Candidate,
  type Frame,
  type Question,
  type Reason,
  type Region,
  type RuleId,
  withReasons,
} from '../../core';
import { count, flag, type FieldsOf } from '../../core/codec';
import { destroySquadronIfDue } from '../effects/destroy';
import { ask, call, emit, permitted, procedure, run } from '../engine';
import type { AttackAction, SquadronAction } from '../model/actions';
import type { ArmadaState, Squadron, SquadronId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { shipPieces, squadronPiece, squadronPieces } from '../queries/pieces';
import { isOnTable } from '../queries/ships';
import { placesOfMove, type Places } from '../queries/squadron-places';
import { cannotMove, engagedSquadrons, hasKeyword, squadronOf, squadronSpeed, whyNotHeld } from '../queries/squadrons';
import { targetsOfSquadron } from '../queries/targets';
import { newAttack } from './attack/frame';

export interface SquadronActivationFrame extends Frame {
  squadron: SquadronId;
  /** By a squadron command, that is: it may move and attack. */
  byCommand: boolean;
  moved: boolean;
  attacks: number;
}

export const squadronActivationFields = ({ squadron }: ArmadaNames): FieldsOf<SquadronActivationFrame> => ({
  squadron,
  byCommand: flag,
  moved: flag,
  attacks: count,
});

type Choice =
  | Extract<SquadronAction, { type: 'move-squadron' | 'end-activation' }>
  | Extract<AttackAction, { type: 'declare-target' }>;
type Move = Extract<Choice, { type: 'move-squadron' }>;

export const squadronActivation = procedure('squadron activation', squadronActivationFields, [
  run('start of the activation', ['arm.squadron-activation.01', 'arm.squadron-activation.02'], (state, frame) => {
    const rule = frame.byCommand ? 'arm.squadron-activation.02' : 'arm.squadron-activation.01';
    emit(state, { type: 'squadron-activates', rules: [rule], squadron: frame.squadron });
  }),
  ask('move or attack', ['arm.squadron-activation.03'], (state, frame) => whatToDo(state, frame, false), act),
  ask('move and attack', ['arm.squadron-activation.04'], (state, frame) => whatToDo(state, frame, true), act),
  run('end of the activation', ['arm.squadron-activation.06'], (state, { squadron: id }) => {
    const squadron = squadronOf(state, id);
    squadron.activated = true;
    if (!isOnTable(squadron)) return;
    emit(state, { type: 'squadron-activated', rules: ['arm.squadron-activation.06'], squadron: id });
  }),
]);

/** One of the two (arm.squadron-activation.03), by command each once (arm.squadron-activation.04). Null at the step of the other kind of activation, too. */
function whatToDo(state: ArmadaState, frame: SquadronActivationFrame, byCommand: boolean): Question<Choice> | null {
  if (doesBoth(state, frame) !== byCommand) return null;
  const squadron = squadronOf(state, frame.squadron);
  const isDone = byCommand ? frame.moved && frame.attacks > 0 : frame.moved || frame.attacks > 0;
  const done = frame.attacks > 1 || (isDone && !attacksAgain(state, frame));
  if (done || !isOnTable(squadron)) return null;
  const { id, controller: player } = squadron;
  const candidates: Candidate<Choice>[] = [
    ...attacks(state, squadron, frame),
    // It may do less than it could, or nothing (arm.squadron-activation.05).
    allowed({ type: 'end-activation', player, squadron: id }),
  ];
  return { by: [player], asks: 'move or attack', candidates, region: moves(state, squadron, frame) };
}

/** By a command, or because something permits it (arm.wave2.01). */
function doesBoth(state: ArmadaState, { byCommand, squadron }: SquadronActivationFrame): boolean {
  return byCommand || permitted(state, 'move and attack', { squadron });
}

/** Only where something permits it, of a squadron that does not move. */
function attacksAgain(state: ArmadaState, { squadron, moved, attacks: made }: SquadronActivationFrame): boolean {
  return made === 1 && !moved && permitted(state, 'attack twice', { squadron });
}

/** Once in an activation (arm.squadron-activation.04). */
function attacks(state: ArmadaState, squadron: Squadron, frame: SquadronActivationFrame): Candidate<Choice>[] {
  if (frame.attacks > 0 && !attacksAgain(state, frame)) return [];
  const { id, controller: player } = squadron;
  return targetsOfSquadron(state, squadron).map(({ zone, defender, defendingZone, not }): Candidate<Choice> => {
    const action = { type: 'declare-target', player, attacker: id, zone, defender, defendingZone } as const;
    return not ? candidate(action, not) : { action, not: null, rules: rulesOfTarget(state, squadron, action) };
  });
}

/** Why an engaged squadron may attack this one; else what every target must meet. */
function rulesOfTarget(
  state: ArmadaState,
  squadron: Squadron,
  { defender, defendingZone }: Pick<AttackAction & { type: 'declare-target' }, 'defender' | 'defendingZone'>,
): RuleId[] {
  if (engagedSquadrons(state, squadron).length === 0) return ['arm.attack.07'];
  if (defendingZone !== null) return ['arm.squadron-keywords.13', 'arm.engagement.05'];
  return [hasKeyword(squadronOf(state, defender), 'escort') ? 'arm.squadron-keywords.12' : 'arm.engagement.04'];
}

/** Where its player may move the squadron, course and place in one (arm.squadron-movement.01). Where it may not, the region says why of each place. */
function moves(state: ArmadaState, squadron: Squadron, { moved }: SquadronActivationFrame): Region<Choice> {
  const { id, controller: player } = squadron;
  const held = moved ? hasMoved(id) : cannotMove(state, squadron);
  const places = placesFor(state, squadron);
  return {
    type: 'move-squadron',
    contains: (action) => {
      const { squadron: named, at } = action as Move;
      return named === id ? (held ?? places.cannot(at)) : notActivated(named, id);
    },
    sample: (next) => {
      const at = held ? null : places.sample(next);
      return at && { type: 'move-squadron', player, squadron: id, at };
    },
  };
}

function notActivated(named: SquadronId, id: SquadronId): Reason {
  return reason('not-activated', say`${named} is not activated now: ${id} is.`, []);
}

function hasMoved(id: SquadronId): Reason {
  return reason('already-moved', say`${id} has moved.`, ['arm.squadron-activation.04']);
}

function placesFor(state: ArmadaState, squadron: Squadron): Places {
  const way = { ships: shipPieces(state), squadrons: squadronPieces(state, [squadron.id]) };
  return placesOfMove(state.lengths, squadronPiece(state, squadron), squadronSpeed(state, squadron), way);
}

function act(state: ArmadaState, frame: SquadronActivationFrame, action: Choice): 'again' | void {
  if (action.type === 'move-squadron') {
    frame.moved = true;
    moveSquadron(state, squadronOf(state, frame.squadron), action);
    return 'again';
  }
  if (action.type === 'end-activation') return;
  frame.attacks += 1;
  call(state, 'attack', newAttack(frame.squadron, action));
  return 'again';
}

/** arm.squadron-movement.03; staying in place counts (arm.squadron-movement.10, arm.obstacles.11). */
function moveSquadron(state: ArmadaState, squadron: Squadron, { at }: Move): void {
  const { id, at: from } = squadron;
  const stays = from.x === at.x && from.y === at.y;
  const rules = stays
    ? ['arm.squadron-movement.10', 'arm.obstacles.11']
    : ['arm.squadron-movement.03', 'arm.squadron-movement.04'];
  const because = whyNotHeld(state, squadron);
  const why = withReasons(because);
  squadron.at = { x: at.x, y: at.y };
  emit(state, { type: 'squadron-moved', rules, squadron: id, from, to: { x: at.x, y: at.y }, ...why });
  destroySquadronIfDue(state, id);
  if (stays && state.options.readings.squadronInPlace === 'no obstacle') return;
  // It may end on obstacles (arm.squadron-movement.08).
  if (isOnTable(squadron)) call(state, 'squadron at obstacles', { squadron: id });
}
