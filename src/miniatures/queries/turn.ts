/** The turn in progress: what its character may still do (min.activating-a-character). */
import { onPiece, reason, say, type Reason } from '../../core';
import { forbidden, innermost, modified, permitted } from '../engine';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { MiniaturesFrames } from '../model/types';
import { characterOf } from './characters';
import { ruleOf, whyOtherwise } from './deciding';
import { abilityPermitting } from './permits';
import { standsLegally } from './standing';

export type TurnFrame = MiniaturesFrames['turn'];

/** The innermost turn; null: between turns. */
export function currentTurn(state: MiniaturesState): TurnFrame | null {
  return innermost(state, 'turn');
}

/** Is it this character's own turn? */
export function isItsTurn(state: MiniaturesState, character: CharacterId): boolean {
  return currentTurn(state)?.character === character;
}

/** Has it moved at least one square in its own turn, which is this one (min.momentum.01)? */
export function hasMoved(state: MiniaturesState, character: CharacterId): boolean {
  const turn = currentTurn(state);
  return turn !== null && turn.character === character && turn.entered > 0;
}

/** Has it attacked, or used what replaces attacks? */
export function hasActed({ attacks, replaced }: TurnFrame): boolean {
  return attacks > 0 || replaced === 'attacks';
}

/** Attacks that it may make without moving (min.double-attack.01, min.extra-attack.02). */
function attacksOf(state: MiniaturesState, character: CharacterId): number {
  return modified(state, 'attacks', 1, { character }) + modified(state, 'extra attacks', 0, { character });
}

/** Why it moves no more in this turn, however many squares it has left; null: it may move. */
export function whyNoMoving(state: MiniaturesState, { character, stays }: TurnFrame): Reason | null {
  const never = forbidden(state, 'move', { character });
  if (never || !stays) return never;
  const said = say`${character} has attacked with the bonus of ${stays.by}, and does not move in this turn.`;
  return reason('stays', said, (stays.rules ?? []).slice(0, 1));
}

/** Squares of movement that are left to it in this turn: double its speed until it attacks, then its speed (min.move.01). */
export function squaresLeft(state: MiniaturesState, turn: TurnFrame): number {
  const { character, speed, extra, moved } = turn;
  if (turn.replaced === 'turn' || whyNoMoving(state, turn)) return 0;
  if (!hasActed(turn)) {
    const single = forbidden(state, 'move at double speed', { character }) !== null;
    return (single ? speed : turn.double) + extra - moved;
  }
  // With whatever was added to its speed in this turn (min.mobile-attack.03).
  return mayMoveOn(state, turn) ? speed + extra - moved : 0;
}

/** Why more squares would be of no use to it: its move is over. */
export function whyNoMoreSquares(state: MiniaturesState, turn: TurnFrame): Reason | null {
  if (squaresLeft(state, { ...turn, extra: turn.extra + 1 }) > 0) return null;
  const said = say`${turn.character} does not move any more in this turn.`;
  return whyNoMoving(state, turn) ?? reason('move-is-over', said, ['min.force-points-and-force-powers.08']);
}

/**
 * After an attack, or what replaces it, it moves if it had not (min.activating-a-character.03); after several, or once more, only where an ability says so
 * (min.taking-a-turn.03, min.double-attack.01).
 */
function mayMoveOn(state: MiniaturesState, { character, attacks, movedBefore, targets }: TurnFrame): boolean {
  const last = targets.at(-1) ?? character;
  if (attacks > 1 && !permitted(state, 'attack again after moving', { attacker: character, target: last }))
    return false;
  return (attacks <= 1 && movedBefore === 0) || permitted(state, 'move on after attacking', { character });
}

/** Why it cannot make an attack in its turn now, whatever the target; null: it can, be it that it has moved up to its speed (min.activating-a-character.02). */
export function whyNoAttack(state: MiniaturesState, turn: TurnFrame): Reason | null {
  const { character } = turn;
  if (turn.replaced !== null)
    return reason('attacks-replaced', say`${character} has used what replaces its attacks.`, [
      'min.replaces-attacks.02',
      'min.replaces-turn.01',
    ]);
  if (turn.movedAfter)
    return reason('moved-after-attacking', say`${character} has moved after it attacked.`, ['min.taking-a-turn.03']);
  if (turn.moved > turn.speed + turn.extra)
    return reason(
      'double-move',
      say`${character} has moved more than its speed.`,
      ['min.activating-a-character.04', 'min.taking-a-turn.02'],
      { speed: turn.speed + turn.extra, moved: turn.moved },
    );
  // Also where its move goes on afterwards (min.mobile-attack.04).
  if (!standsLegally(state, characterOf(state, character)))
    return reason('in-the-middle-of-a-move', say`${character} cannot end its move here.`, ['min.movement-basics.05']);
  return forbidden(state, 'attack', { character, kind: 'turn' });
}

/** Why it cannot attack this target once more; null: it can. One that has moved makes one attack (min.starter-special-abilities.06). */
export function whyNoMoreAttacks(state: MiniaturesState, turn: TurnFrame, target: CharacterId): Reason | null {
  const { character, attacks } = turn;
  if (attacks === 0) return null;
  const most = attacksOf(state, character);
  if (attacks >= most)
    return reason(
      'no-more-attacks',
      say`${character} has made ${[most === 1 ? 'its attack' : `its ${most} attacks`]} of this turn.`,
      ['min.activating-a-character.01', 'min.double-attack.01'],
      { attacks, most },
    );
  if (turn.entered === 0 || permitted(state, 'attack again after moving', { attacker: character, target })) return null;
  const rules = ['min.starter-special-abilities.06', 'min.double-attack.01'];
  const by = abilityPermitting(state, AGAIN, character);
  if (!by) return reason('has-moved', say`${character} has moved, and makes one attack.`, rules);
  const said = say`${character} has moved, and attacks again only as ${onPiece(by)} lets it.`;
  return reason('has-moved', said, [...ruleOf(by), ...rules]);
}

/** That an attack of opportunity is one alone, of somebody who could make more in its turn. */
export function whyOneAttack(
  state: MiniaturesState,
  { attacker, kind }: { attacker: CharacterId; kind: string },
): Reason[] {
  if (kind !== 'opportunity' || attacksOf(state, attacker) <= 1) return [];
  const said = say`it is one attack only, without the other ones that ${attacker} has in its turn.`;
  return [reason('one-attack', said, ['min.attacks-of-opportunity.09'])];
}

const AGAIN = 'attack again after moving';

/** By what it attacks once more in its turn, be it that it has moved (min.double-attack.01, min.triple-attack.01, min.extra-attack.02); none: this is its first attack. */
export function whyAgain(
  state: MiniaturesState,
  { attacker: character, target }: { attacker: CharacterId; target: CharacterId },
): Reason[] {
  const turn = currentTurn(state);
  if (turn?.character !== character || turn.attacks <= 1) return [];
  const by = turn.entered > 0 && permitted(state, AGAIN, { attacker: character, target }) ? AGAIN : null;
  const moved = by && abilityPermitting(state, by, character);
  const said = moved && say`${onPiece(moved)} lets it attack again after it has moved`;
  return [
    ...whyOtherwise(state, 'attacks', 1, { character }),
    ...whyOtherwise(state, 'extra attacks', 0, { character }),
    ...(moved && said ? [reason('attacks-again', said, ruleOf(moved))] : []),
  ];
}
