/**
 * A character's turn, never a player's (min.rounds-phases-turns.04): it moves, attacks and uses abilities as the rules let it, until it ends
 * (min.taking-a-turn, min.activating-a-character).
 */
import {
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type DataOf,
  type Frame,
  type Reason,
  type RuleId,
  type Source,
  type UseAbility,
} from '../../core';
import { count, flag, list, nullable, object, oneOf, sourceCodec, text, type FieldsOf } from '../../core/codec';
import { expire } from '../effects/abilities';
import { moveDoors } from '../effects/doors';
import { defeatOnPit } from '../effects/pits';
import { spendForce } from '../effects/force';
import { placeLegally } from '../effects/movement';
import { ask, call, emit, forbidden, options, procedure, run, useInWindow } from '../engine';
import type { Square } from '../facts/battle-map';
import type { TurnAction } from '../model/actions';
import { square } from '../model/codecs';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { alliesOnMap, characterOf, enemiesOnMap, isOnMap } from '../queries/characters';
import { whyNoForce } from '../queries/force';
import type { MiniaturesNames } from '../queries/names';
import { moverOf, stanceOf } from '../queries/movers';
import { restOfMove, whyNoEndOfMove, type RestOfMove } from '../queries/move-ends';
import { costOfStep } from '../queries/reach';
import { DIRECTIONS, groundOf } from '../queries/movement';
import { rulesPermitting } from '../queries/permits';
import { boardIn } from '../queries/sight';
import { isSameStance, squeezedSteps, whyNoWholeStep, type Stance } from '../queries/squeezing';
import { doubleMove, speedOf } from '../queries/speed';
import { attackOf, targetsOf } from '../queries/targets';
import { standsLegally, whyNoStop } from '../queries/standing';
import { hasActed, squaresLeft, whyNoAttack, whyNoMoreAttacks, whyNoMoreSquares, whyNoMoving } from '../queries/turn';
import { newAttack } from './attack/frame';

/** What a character that has a turn in the middle of another's keeps of the outer turn. */
export interface Suspended {
  character: CharacterId;
  spent: CharacterId[];
  opportunity: boolean;
}

export interface TurnFrame extends Frame {
  character: CharacterId;
  /** As it was when the turn began: what changes it later does so from the next turn on (min.disruption.04, min.disruption.05). */
  speed: number;
  /** Squares without an attack. */
  double: number;
  /** Squares that were added in this turn, once to either (min.force-points-and-force-powers.06). */
  extra: number;
  /** Squares of movement that it has used. */
  moved: number;
  /** Steps that it has made. */
  entered: number;
  /** How it stood before each of them (min.galloping-attack.05). */
  way: Stance[];
  /** The last place where it could have ended its move. */
  stood: Square;
  /** Attacks that it has made as its own. */
  attacks: number;
  /** Whom it attacked so, the last one last. */
  targets: CharacterId[];
  /** Adjacent enemies that it has hit in this turn, once for each hit (min.rend.01). */
  hits: CharacterId[];
  /** The bonus for who does not move with which it has attacked in this turn; null: none (min.starter-commander-effects.05). */
  stays: Source | null;
  /** Squares that it had used as it first attacked, or used what replaces attacks. */
  movedBefore: number;
  /** It has moved since then. */
  movedAfter: boolean;
  /** It has used what replaces its attacks, or its turn (min.replaces-attacks.01, min.replaces-turn.01). */
  replaced: 'attacks' | 'turn' | null;
  /** Whose turn this one interrupts. */
  outer: CharacterId | null;
  suspended: Suspended[];
  usedHere: string[];
}

export const turnFields = ({ character }: MiniaturesNames): FieldsOf<TurnFrame> => ({
  character,
  speed: count,
  double: count,
  extra: count,
  moved: count,
  entered: count,
  way: list(object<Stance>('a place', { at: square, squeezed: nullable(square) })),
  stood: square,
  attacks: count,
  targets: list(character),
  hits: list(character),
  stays: nullable(sourceCodec),
  movedBefore: count,
  movedAfter: flag,
  replaced: nullable(oneOf('what is replaced', ['attacks', 'turn'])),
  outer: nullable(character),
  suspended: list(object<Suspended>('a suspended turn', { character, spent: list(character), opportunity: flag })),
  usedHere: list(text),
});

/** A turn that is about to begin: nothing of its move and its attacks is used up (min.activating-a-character.01, .04). */
export function newTurn(character: CharacterId, outer: CharacterId | null = null): DataOf<TurnFrame> {
  return {
    character,
    speed: 0,
    double: 0,
    extra: 0,
    moved: 0,
    entered: 0,
    way: [],
    stood: [0, 0],
    attacks: 0,
    targets: [],
    hits: [],
    stays: null,
    movedBefore: 0,
    movedAfter: false,
    replaced: null,
    outer,
    suspended: [],
    usedHere: [],
  };
}

type Of<T extends TurnAction['type']> = Extract<TurnAction, { type: T }>;
type Answer = Exclude<TurnAction, { type: 'end-turn' }> | Of<'end-turn'> | UseAbility;

const turn = procedure('turn', turnFields, [
  run('the turn begins', ['min.taking-a-turn.01', 'min.turn.01'], begin),
  ask('act', ['min.activating-a-character.01', 'min.taking-a-turn.02'], whatToDo, act, { offers: 'turn' }),
  run('the turn ends', ['min.turn.01'], end),
  run('doors open and close', ['min.terrain-doors.03', 'min.terrain-doors.05'], moveDoors),
  run('the turn is over', ['min.turn.01'], over, { ends: 'turn' }),
]);

/** In the middle of another turn it is one of its own (min.pawn-of-the-dark-side.01, min.dominate.01). */
function begin(state: MiniaturesState, frame: TurnFrame): void {
  const character = characterOf(state, frame.character);
  frame.speed = speedOf(state, character);
  frame.double = doubleMove(state, character, frame.speed);
  frame.stood = character.at;
  state.turn = character.id;
  if (frame.outer === null) return;
  frame.suspended = state.characters.map(({ id, spent, opportunity }) => ({
    character: id,
    spent: [...spent],
    opportunity,
  }));
  resetTurn(state);
}

/** Who makes no step more may end its turn where it stands (min.squeezing-large-characters.02). */
const isStuck = (moves: readonly Candidate<Answer>[]): boolean => !moves.some(({ not }) => not === null);

function whatToDo(state: MiniaturesState, frame: TurnFrame) {
  const character = characterOf(state, frame.character);
  if (!isOnMap(character)) return null;
  const { player } = character;
  const rest = restOfMove(state, frame);
  const moves = movesOf(state, frame, character, rest);
  const stuck = isStuck(moves);
  return question<Candidate<Answer>>(player, 'what it does in its turn', [
    ...moves,
    ...attacksIn(state, frame, character),
    fasterIn(state, frame, character),
    ...options(state, { window: 'turn', player, event: null, frame }),
    candidate({ type: 'end-turn', player, character: character.id }, whyNoEnd(state, frame, character, stuck, rest)),
  ]);
}

/** Every step: those after which the move can still end somewhere, and those that cannot be made. */
function movesOf(
  state: MiniaturesState,
  frame: TurnFrame,
  character: Character,
  { ground, ends, steps }: RestOfMove,
): Candidate<Of<'move'>>[] {
  const { id, player, at } = character;
  const left = squaresLeft(state, frame);
  const candidates: Candidate<Of<'move'>>[] = [];
  const add = (to: Square, squeezed: Square | null, not: Reason | null): void =>
    void candidates.push(candidate({ type: 'move', player, character: id, to, squeezed }, not));
  for (const { to } of steps) add(to.at, to.squeezed, null);
  const over = (by?: RuleId): Reason => ends?.because ?? whyNoMoving(state, frame) ?? tooFar(state, frame, left, by);
  const never = forbidden(state, 'squeeze', { character: id });
  for (const { to, not } of squeezedSteps(ground, stanceOf(character), never))
    if (!steps.some((step) => isSameStance(step.to, to)))
      add(to.at, to.squeezed, (left > 0 ? not : null) ?? over('min.squeezing-large-characters.02'));
  if (character.squeezed !== null) return candidates;
  for (const [direction, [dx, dy]] of DIRECTIONS.entries()) {
    const to: Square = [at[0] + dx, at[1] + dy];
    const beside = to[0] < 0 || to[1] < 0;
    if (beside || steps.some((step) => isSameStance(step.to, { at: to, squeezed: null }))) continue;
    // With no squares left it does not matter what stands there.
    add(to, null, (left > 0 ? whyNoWholeStep(ground, at, direction, never) : null) ?? over());
  }
  return candidates;
}

/** The step could be made, but for the squares that are left, or for where the move could end after it. */
function tooFar(
  state: MiniaturesState,
  { character, attacks }: TurnFrame,
  left: number,
  by: RuleId = 'min.movement-basics.05',
): Reason {
  const rules = [by, 'min.activating-a-character.01'];
  if (left > 0)
    return reason(
      'too-far',
      say`${character} has ${left} squares of movement left, and could not end its move.`,
      rules,
      { left },
    );
  const usual = ['min.activating-a-character.01', 'min.taking-a-turn.03'];
  const on = attacks > 0 ? rulesPermitting(state, 'move on after attacking', character) : [];
  if (on.length > 0) {
    const all = say`${character} has moved as far as it may, before and after its attack.`;
    return reason('no-squares-left', all, [...on, ...usual], { left });
  }
  const said = say`${character} cannot move ${attacks > 0 ? 'any more' : 'now'}.`;
  return reason('no-squares-left', said, usual, { left });
}

/** Targets are looked for anew before each attack, which may choose another one (min.double-attack.02). */
function attacksIn(state: MiniaturesState, frame: TurnFrame, attacker: Character): Candidate<Of<'attack'>>[] {
  const { id: character, player } = attacker;
  const never = whyNoAttack(state, frame) ?? whyMoveFirst(state, frame);
  const refused = (target: Character, not: Reason): Candidate<Of<'attack'>> =>
    candidate({ type: 'attack', player, character, target: target.id }, not);
  const allies = alliesOnMap(state, attacker).map((ally) => refused(ally, never ?? isAlly(attacker, ally)));
  // Then it does not matter who is where.
  if (never) return [...enemiesOnMap(state, attacker).map((enemy) => refused(enemy, never)), ...allies];
  const enemies = targetsOf(state, attacker, attackOf(state, attacker, 'turn')).map(({ target, not }) =>
    candidate(
      { type: 'attack', player, character, target: target.id },
      not ?? whyNoMoreAttacks(state, frame, target.id),
    ),
  );
  return [...enemies, ...allies];
}

/** Nobody attacks them, those of a partner's squad neither. */
function isAlly(attacker: Character, ally: Character): Reason {
  const partner = ally.player === attacker.player ? [] : ['min.team-play.07'];
  return reason('ally', say`${ally.id} is an ally of ${attacker.id}.`, ['min.attacking-allies.01', ...partner]);
}

/** An attack after which it moves no more is the end of its move, unless it has done nothing in this turn. */
function whyMoveFirst(state: MiniaturesState, frame: TurnFrame): Reason | null {
  if (frame.entered === 0 && !hasActed(frame)) return null;
  const movedBefore = hasActed(frame) ? frame.movedBefore : frame.moved;
  const left = squaresLeft(state, { ...frame, attacks: frame.attacks + 1, movedBefore });
  return left > 0 ? null : whyNoEndOfMove(state, frame);
}

/** The extra squares are part of the one move of the turn (min.force-points-and-force-powers.08, min.force-points-basics.03). */
function fasterIn(state: MiniaturesState, frame: TurnFrame, character: Character): Candidate<Of<'move-faster'>> {
  const action = { type: 'move-faster', player: character.player, character: character.id } as const;
  return candidate(action, whyNoMoreSquares(state, frame) ?? whyNoForce(state, character, 1, 'move-faster'));
}

/** It may end its turn with nothing done in it (min.taking-a-turn.04). */
function whyNoEnd(
  state: MiniaturesState,
  frame: TurnFrame,
  character: Character,
  stuck: boolean,
  rest: RestOfMove,
): Reason | null {
  return (
    // Who cannot go on from where nobody may stop goes back.
    (stuck ? null : whyNoStop(state, character)) ??
    whyNoEndOfMove(state, frame, rest) ??
    forbidden(state, 'end turn', { character: character.id })
  );
}

/**
 * Squares that a Force point adds (min.force-points-and-force-powers.06): Count Dooku moves 8 and attacks, or 14 (min.force-points-and-force-powers.07). Of
 * his 5 Force points 4 are left then (min.timing-of-force-powers.04).
 */
const FASTER = 2;

function act(state: MiniaturesState, frame: TurnFrame, action: Answer): 'again' | void {
  const character = characterOf(state, frame.character);
  switch (action.type) {
    case 'move':
      step(state, frame, character, action);
      return 'again';
    case 'attack':
      countAct(frame);
      frame.attacks += 1;
      frame.targets.push(action.target);
      // Only when that one is over it decides to move, or to attack once more (min.starter-special-abilities.05).
      call(state, 'attack', newAttack(character.id, action.target, 'turn'));
      return 'again';
    case 'move-faster': {
      const rules = ['min.force-points-and-force-powers.06', 'min.force-points.02'];
      spendForce(state, character, 1, 'move-faster', rules);
      addSquares(state, frame, FASTER, rules);
      return 'again';
    }
    case 'use-ability':
      useInWindow(state, { window: 'turn', player: character.player, event: null, frame }, action);
      // What Force points pay for may be used again where they may (min.master-of-the-force.02).
      frame.usedHere = [];
      return 'again';
    default:
      return;
  }
}

/** Its first attack of the turn, or what it uses in place of it: from then on it moves only if it had not. */
export function countAct(frame: TurnFrame): void {
  if (!hasActed(frame)) frame.movedBefore = frame.moved;
}

/** It moves so many squares more in this turn. */
export function addSquares(state: MiniaturesState, frame: TurnFrame, squares: number, rules: readonly string[]): void {
  frame.extra += squares;
  emit(state, { type: 'moves-faster', rules, character: frame.character, squares });
}

/** A step of its own move. */
export function step(
  state: MiniaturesState,
  frame: TurnFrame,
  character: Character,
  { to, squeezed }: Pick<Of<'move'>, 'to' | 'squeezed'>,
): void {
  const ground = groundOf(boardIn(state), moverOf(state, character));
  const cost = costOfStep(ground, stanceOf(character), { at: to, squeezed }) ?? 0;
  if (hasActed(frame)) frame.movedAfter = true;
  frame.moved += cost;
  frame.entered += 1;
  frame.way.push(stanceOf(character));
  if (standsLegally(state, character)) frame.stood = character.at;
  call(state, 'step', { character: character.id, from: character.at, to, squeezed, cost, passed: [], attacked: [] });
}

/** What lasts to the end of the turn ends; then whatever happens at the end of a turn. */
function end(state: MiniaturesState, frame: TurnFrame): void {
  const character = characterOf(state, frame.character);
  placeLegally(state, character, frame.stood);
  expire(state, 'turn', character.id);
  emit(state, { type: 'turn-ended', rules: ['min.turn.01', 'min.replaces-turn.02'], character: character.id });
  defeatOnPit(state);
}

function over(state: MiniaturesState, frame: TurnFrame): void {
  resetTurn(state);
  for (const { character, spent, opportunity } of frame.suspended)
    Object.assign(characterOf(state, character), { spent, opportunity });
  state.turn = frame.outer;
}

/**
 * What is counted in each turn is counted anew, for all: in the turn of another, too, Force points are spent once (min.spending-force-points.03), and one
 * attack of opportunity is made (min.attacks-of-opportunity.04).
 */
export function resetTurn({ characters }: MiniaturesState): void {
  for (const each of characters) {
    each.spent = [];
    each.opportunity = false;
  }
}

export const turnProcedures = [turn];
