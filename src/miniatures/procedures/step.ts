/** One step of a move, and the attacks of opportunity that it provokes (min.attacks-of-opportunity). */
import {
  candidate,
  allowed,
  inParts,
  listed,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Reason,
} from '../../core';
import { count, list, nullable, type FieldsOf } from '../../core/codec';
import { moveTo } from '../effects/movement';
import { ask, call, emit, procedure, run } from '../engine';
import type { Square } from '../facts/battle-map';
import type { AttackAction } from '../model/actions';
import { square } from '../model/codecs';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { characterOf, isOnMap } from '../queries/characters';
import { rulesOfReasons, whyOtherwise } from '../queries/deciding';
import { groundOf, IGNORES_NOTHING } from '../queries/movement';
import { moverOf, stanceOf } from '../queries/movers';
import type { MiniaturesNames } from '../queries/names';
import { opportunists } from '../queries/opportunities';
import { rulesPermitting } from '../queries/permits';
import { playersFrom } from '../queries/players';
import { costOfStep } from '../queries/reach';
import { boardIn } from '../queries/sight';
import type { Stance } from '../queries/squeezing';
import { currentTurn } from '../queries/turn';
import { newAttack } from './attack/frame';

export interface StepFrame extends Frame {
  character: CharacterId;
  from: Square;
  to: Square;
  /** How it stands after the step. */
  squeezed: Square | null;
  /** Squares of movement. */
  cost: number;
  /** Players who make no more attacks of opportunity against this step. */
  passed: PlayerId[];
  /** Who has made one against it. */
  attacked: CharacterId[];
}

export const stepFields = ({ character, player }: MiniaturesNames): FieldsOf<StepFrame> => ({
  character,
  from: square,
  to: square,
  squeezed: nullable(square),
  cost: count,
  passed: list(player),
  attacked: list(character),
});

type Of<T extends AttackAction['type']> = Extract<AttackAction, { type: T }>;
type Answer = Of<'attack-of-opportunity'> | Of<'let-pass'>;

const stepProcedure = procedure('step', stepFields, [
  ask(
    'attacks of opportunity',
    ['min.attacks-of-opportunity.01', 'min.attacks-of-opportunity.07'],
    who,
    (state, frame, action: Answer) => {
      if (action.type === 'let-pass') {
        frame.passed.push(action.player);
        const rules = ['min.attacks-of-opportunity.05'];
        emit(state, { type: 'opportunity-passed', rules, player: action.player, character: frame.character });
        return 'again';
      }
      characterOf(state, action.character).opportunity = true;
      frame.attacked.push(action.character);
      // One usual attack, whatever else it has for its turn (min.attacks-of-opportunity.09, min.attacks-of-opportunity.13, min.attack-of-opportunity.03).
      call(state, 'attack', newAttack(action.character, frame.character, 'opportunity'));
      return 'again';
    },
  ),
  run(
    'step',
    ['min.attacks-of-opportunity.08', 'min.movement-basics.01'],
    (state, { character: id, from, to, squeezed, cost, attacked }) => {
      const character = characterOf(state, id);
      // Defeated, or moved by something else, it does not go on.
      if (!isOnMap(character) || character.at[0] !== from[0] || character.at[1] !== from[1]) return;
      const stance = { at: to, squeezed };
      const so = [...whySo(state, character, stance, cost), ...whyUnanswered(state, character, stance, attacked)];
      const rules = [...whyMovesOn(state, id), ...rulesOfReasons(so), ...stepRules(from, to)];
      moveTo(state, character, to, squeezed, cost, rules, so);
    },
  ),
]);

/** Why others, beside whom it leaves a square, make no attack of opportunity against it. */
function whyUnanswered(
  state: MiniaturesState,
  mover: Character,
  to: Stance,
  attacked: readonly CharacterId[],
): Reason[] {
  const barred = new Map<Reason, CharacterId[]>();
  for (const { enemy, not } of opportunists(state, mover, to))
    if (not && !attacked.includes(enemy.id)) barred.set(not, [...(barred.get(not) ?? []), enemy.id]);
  return [...barred].map(([{ code, rules, parts, message }, enemies]) =>
    reason(code, say`no attack of opportunity by ${listed(enemies)}: ${parts ?? inParts(message)}`, rules),
  );
}

/** By what it moves once more after it has moved and attacked (min.mobile-attack.01). */
function whyMovesOn(state: MiniaturesState, character: CharacterId): readonly string[] {
  const turn = currentTurn(state);
  return turn?.character === character && turn.movedAfter && turn.movedBefore > 0
    ? rulesPermitting(state, 'move on after attacking', character)
    : [];
}

/** By what it makes a step that it could not make otherwise, or not at this cost (min.stable-footing.01). */
function whySo(state: MiniaturesState, character: Character, to: Stance, cost: number): Reason[] {
  const by = whyOtherwise(state, 'movement ignores', IGNORES_NOTHING, { character: character.id });
  if (by.length === 0) return by;
  const usual = groundOf(boardIn(state), { ...moverOf(state, character), ignores: IGNORES_NOTHING });
  return costOfStep(usual, stanceOf(character), to) === cost ? [] : by;
}

function stepRules(from: Square, to: Square): string[] {
  const diagonal = from[0] !== to[0] && from[1] !== to[1];
  return diagonal ? ['min.movement-basics.03'] : ['min.movement-basics.01'];
}

/**
 * Who may make one against this step, each its own (min.attacks-of-opportunity.06); the active player's opponents in the order in which they sit
 * (min.immediate.02).
 */
function who(state: MiniaturesState, frame: StepFrame) {
  const mover = characterOf(state, frame.character);
  if (!isOnMap(mover)) return null;
  const beside = opportunists(state, mover, { at: frame.to, squeezed: frame.squeezed });
  if (!beside.some(({ not }) => not === null)) return null;
  const player = playersFrom(state, mover.player).find(
    (id) => !frame.passed.includes(id) && beside.some(({ enemy, not }) => not === null && enemy.player === id),
  );
  if (player === undefined) return null;
  const candidates = beside
    .filter(({ enemy }) => enemy.player === player)
    .map(({ enemy: { id }, not }): Candidate<Answer> =>
      candidate({ type: 'attack-of-opportunity', player, character: id, target: mover.id }, not),
    );
  return question(player, 'attack of opportunity', [
    ...candidates,
    allowed<Answer>({ type: 'let-pass', player, target: mover.id }),
  ]);
}

export const stepProcedures = [stepProcedure];
